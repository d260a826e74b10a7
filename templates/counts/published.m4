m4_dnl published.m4 -- solutions of n queens, all and fundamental
m4_dnl
m4_dnl n, OEIS A000170, OEIS A002562, and whether `make counts' counts them too:
m4_dnl it stops where it finds another number.
q_count(<|1|>, <|1|>, <|1|>, <|computed|>)m4_dnl
q_count(<|2|>, <|0|>, <|0|>, <|computed|>)m4_dnl
q_count(<|3|>, <|0|>, <|0|>, <|computed|>)m4_dnl
q_count(<|4|>, <|2|>, <|1|>, <|computed|>)m4_dnl
q_count(<|5|>, <|10|>, <|2|>, <|computed|>)m4_dnl
q_count(<|6|>, <|4|>, <|1|>, <|computed|>)m4_dnl
q_count(<|7|>, <|40|>, <|6|>, <|computed|>)m4_dnl
q_count(<|8|>, <|92|>, <|12|>, <|computed|>)m4_dnl
q_count(<|9|>, <|352|>, <|46|>, <|computed|>)m4_dnl
q_count(<|10|>, <|724|>, <|92|>, <|computed|>)m4_dnl
q_count(<|11|>, <|2680|>, <|341|>, <|computed|>)m4_dnl
q_count(<|12|>, <|14200|>, <|1787|>, <|computed|>)m4_dnl
q_count(<|13|>, <|73712|>, <|9233|>, <|computed|>)m4_dnl
q_count(<|14|>, <|365596|>, <|45752|>, <|computed|>)m4_dnl
q_count(<|15|>, <|2279184|>, <|285053|>, <|computed|>)m4_dnl
q_count(<|16|>, <|14772512|>, <|1846955|>, <|computed|>)m4_dnl
q_count(<|17|>, <|95815104|>, <|11977939|>, <|published|>)m4_dnl
q_count(<|18|>, <|666090624|>, <|83263591|>, <|published|>)m4_dnl
q_count(<|19|>, <|4968057848|>, <|621012754|>, <|published|>)m4_dnl
q_count(<|20|>, <|39029188884|>, <|4878666808|>, <|published|>)m4_dnl
q_count(<|21|>, <|314666222712|>, <|39333324973|>, <|published|>)m4_dnl
q_count(<|22|>, <|2691008701644|>, <|336376244042|>, <|published|>)m4_dnl
q_count(<|23|>, <|24233937684440|>, <|3029242658210|>, <|published|>)m4_dnl
q_count(<|24|>, <|227514171973736|>, <|28439272956934|>, <|published|>)m4_dnl
q_count(<|25|>, <|2207893435808352|>, <|275986683743434|>, <|published|>)m4_dnl
q_count(<|26|>, <|22317699616364044|>, <|2789712466510289|>, <|published|>)m4_dnl
q_count(<|27|>, <|234907967154122528|>, <|29363495934315694|>, <|published|>)m4_dnl
