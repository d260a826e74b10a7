{
"made_by": "q_made(.json)",
"version": "q_version",
"n": q_n,
"index_base": 0,
"image_rule": "q_images(<| |>)",
"sha256": "q_sha256",
"image_names": [q_each(<|image_name|>, <|q_between(<|, |>)"$2"|>)],
"solutions": [
q_each(<|solution|>, <|q_between(<|,
|>)[$3]|>)
],
"group_of": [
q_each(<|solution|>, <|q_between(<|,|>)m4_decr($4)q_every(16, $8, <|
|>)|>)
],
"image_of": [
q_each(<|solution|>, <|q_between(<|,|>)$6q_every(16, $8, <|
|>)|>)
],
"fundamentals": [
q_each(<|fundamental|>, <|q_between(<|,
|>)[$3]|>)
],
"group_size": [
q_each(<|fundamental|>, <|q_between(<|,|>)$7q_every(16, $8, <|
|>)|>)
]
}
