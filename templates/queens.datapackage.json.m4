m4_dnl The columns of the .csv, for Frictionless (Data Package, version 1)
m4_define(<|q_lower|>, <|m4_translit(q_name, <|A-Z|>, <|a-z|>)|>)m4_dnl
m4_dnl q_field(NAME, TYPE, MEANING)  q_number(NAME, LEAST, MEANING)
m4_define(<|q_field|>, <|{ "name": "$1", "type": "$2", "description": "$3"|>)m4_dnl
m4_define(<|q_number|>, <|q_field(<|$1|>, integer, <|$3|>), "constraints": { "minimum": $2 } }|>)m4_dnl
{
"profile": "tabular-data-package",
"name": "q_lower",
"title": "All solutions of q_n queens",
"description": "q_made(.datapackage.json)",
"resources": [{
"profile": "tabular-data-resource",
"name": "q_lower",
"path": "q_name.csv",
"schema": {
"primaryKey": "solution",
"fields": [
q_number(solution, 1, <|number in lexicographic order|>),
q_each(<|row|>, <|q_number(row$1, 1, <|column of the queen in row $1, from the left; rows are from the top|>),
|>)m4_dnl
q_number(group_number, 1, <|number of its group: a solution with its rotations and reflections|>),
q_field(image_name, string, <|which image of its group's fundamental solution, the least of the group|>) },
q_number(image_number, 0, <|q_images(<| |>)|>),
q_number(group_size, 1, <|solutions of the group: 8, 4, 2 or 1|>)
]
}
}]
}
