{
	"name": "m4_translit(q_name, <|_|>, <|-|>)",
	"version": "q_version.0",
	"description": "All solutions of q_n queens, as constants in flash",
	"keywords": ["queens", "puzzle", "table"],
	"authors": [{ "name": "queens" }],
	"headers": "q_header",
	"frameworks": "*",
	"platforms": "*"
}
