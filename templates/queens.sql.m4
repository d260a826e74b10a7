-- q_made(.sql)
-- Load it by `sqlite3 FILE <q_name.sql' or by `psql -f q_name.sql'.
-- All solutions of q_n queens, in lexicographic order.  Rows, columns, solutions and groups
-- count from 1, images from 0.
-- q_images(<|
-- |>)
BEGIN;
CREATE TABLE q_name (
  solution INTEGER PRIMARY KEY,
q_each(<|row|>, <|  row$1 SMALLINT NOT NULL,
|>)m4_dnl
  group_number INTEGER NOT NULL,
  image_name VARCHAR(22) NOT NULL,
  image_number SMALLINT NOT NULL,
  group_size SMALLINT NOT NULL
);
q_each(<|solution|>, <|m4_ifelse(m4_eval($8 % 100), 1, <|q_between(<|;
|>)INSERT INTO q_name VALUES|>, <|,|>)
($1, $2, $4, '$5', $6, $7)|>)m4_ifelse(q_solutions, 0, <||>, <|;
|>)m4_dnl
COMMIT;
