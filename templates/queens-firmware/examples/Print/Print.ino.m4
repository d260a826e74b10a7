// Prints the solutions of q_n queens once, one solution a line.
m4_ifelse(q_form, rows, <|#include <q_name.h>

void setup()
{
	Serial.begin(115200);
	for (unsigned i = 0; i != q_ID(SOLUTIONS); i++)
		for (unsigned row = 0; row < q_ID(N); row++) {
			Serial.print(q_ID(COLUMN)(i, row) + 1);
			Serial.print(row + 1 < q_ID(N) ? ' ' : '\n');
		}
	Serial.println("end");
}
|>, <|// They come group by group, from the compact form: an AVR cannot hold the tables.
#include <q_name<||>_compact.h>

static struct q_id(walk) walk;

void setup()
{
	Serial.begin(115200);
	while (q_id(walk_next)(&walk))
		for (unsigned row = 0; row < q_ID(COMPACT_N); row++) {
			Serial.print(walk.column[row] + 1);
			Serial.print(row + 1 < q_ID(COMPACT_N) ? ' ' : '\n');
		}
	Serial.println("end");
}
|>)m4_dnl

void loop()
{
}
