{
"made_by": "queens q_version from queens.json.m4, N=q_n PREFIX=q_prefix",
"n": q_n,
"all": q_solutions,
"fundamental": q_fundamentals,
"image_names": [q_each(<|image_name|>, <|q_between(<|, |>)"$2"|>)],
"solutions": [
q_each(<|entry|>, <|q_between(<|,
|>)[$3]|>)
],
"group_of": [
q_each(<|sixteen|>, <|q_between(<|,
|>)$1|>)
],
"image_of": [
q_each(<|sixteen|>, <|q_between(<|,
|>)$2|>)
],
"fundamentals": [
q_each(<|group|>, <|q_between(<|,
|>)[$5]|>)
],
"group_size": [
q_each(<|sixteen_groups|>, <|q_between(<|,
|>)$1|>)
]
}
