q_boards(<|4 5 6|>, <|a walk is drawn for boards 4 to 6; larger ones have too many steps|>)m4_dnl
q_facts(<|pictures|>)m4_dnl
q_facts(<|walk|>)m4_dnl
m4_dnl
m4_dnl A step by its kind: q_call_KIND is its name, q_step_KIND(ROW, COLUMN, COLUMNS)
m4_dnl what happens.
m4_define(<|q_call_place|>, <|Place|>)m4_dnl
m4_define(<|q_call_back|>, <|Go back|>)m4_dnl
m4_define(<|q_call_dead|>, <|Dead end|>)m4_dnl
m4_define(<|q_call_left|>, <|Dead end|>)m4_dnl
m4_define(<|q_call_solved|>, <|Solved|>)m4_dnl
m4_define(<|q_step_place|>, <|Row $1: column $2 is free.|>)m4_dnl
m4_define(<|q_step_back|>, <|Back to row $1: try column $2.|>)m4_dnl
m4_define(<|q_step_dead|>, <|Row $1: all are attacked.|>)m4_dnl
m4_define(<|q_step_left|>, <|Back to row $1: none is left.|>)m4_dnl
m4_define(<|q_step_solved|>, <|Row $1: column $2 is free: <span class="cols">$3</span>.|>)m4_dnl
m4_dnl
m4_dnl The marks on a board.
m4_define(<|q_stands|>, <|<polyline class="stands" points="$1"/>|>)m4_dnl
m4_define(<|q_given_up|>, <|<polyline class="given-up" points="$1"/>|>)m4_dnl
m4_define(<|q_attacked|>, <|<polyline class="attacked" points="$1"/>|>)m4_dnl
m4_define(<|q_attacked_below|>, <|<polyline class="below" points="$1"/>|>)m4_dnl
m4_define(<|q_key|>, <|<li><svg viewBox="1 1 1 1" aria-hidden="true"><path class="l" d="M1 1h1v1H1z"/><polyline class="$1" points="1 1"/></svg>$2</li>|>)m4_dnl
m4_dnl
m4_dnl The nodes of the tree, by their kind: COLUMN and the number of the frame.
m4_define(<|q_node_top|>, <|<circle r=".13"/>|>)m4_dnl
m4_define(<|q_node_queen|>, <|<circle r=".28"/><text y=".12">$1</text><text class="frame" x=".36" y="-.13">$2</text>|>)m4_dnl
m4_define(<|q_node_solved|>, <|q_node_queen(<|$1|>, <|$2|>)|>)m4_dnl
m4_define(<|q_node_dead|>, <|<path d="M-.15-.15l.3.3m0-.3l-.3.3"/><text class="frame" x=".26" y="-.13">$2</text>|>)m4_dnl
m4_dnl
<!DOCTYPE html>
<!-- Made by queens q_version from queens_walk.html.m4, N=q_n PREFIX=q_prefix.  Do not edit. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Backtracking: the first solution of q_n q_queens</title>
<meta name="description" content="How backtracking finds the first solution of q_n q_queens, step by step.">
<style>
m4_include(pictures/page.m4)m4_dnl
m4_include(pictures/walk.m4)m4_dnl
</style>
</head>
<body class="n<||>q_n">
<svg class="defs" aria-hidden="true"><defs>
<g id="b">q_board</g>
<marker id="q" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse"><g class="crown">q_crown</g></marker>
<marker id="g" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse"><g class="hollow"><path d="M.262.69.128.34.317.515V.222L.433.482.5.18.567.482.683.222V.515L.872.34.738.69zM.258.745H.742L.78.875H.22z"/></g></marker>
<marker id="x" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse"><path class="small" d="M.38.38l.24.24m0-.24l-.24.24"/></marker>
<marker id="X" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse"><path class="cross" d="M.3.3l.4.4m0-.4l-.4.4"/></marker>
</defs></svg>
<header class="wrap">
<div><h1>Backtracking</h1>
<p class="deck">q_n q_queens on q_n by q_n squares, row by row: take the first square that no queen attacks. Where a row has none, go back and move the queen above.</p>
<ul class="key">
q_key(stands, queen)
q_key(given-up, <|tried, given up|>)
q_key(attacked, <|attacked, in this row|>)
q_key(below, <|attacked, further down|>)
</ul></div>
<figure><div class="scroll" role="group" tabindex="0" aria-label="Search tree"><svg class="tree" viewBox="0 -.2 q_tree_width q_n.6" role="img" aria-label="The boards that were tried; the frames below say the same in words">
q_each(<|heat|>, <|<path class="row" d="M0 $1H q_tree_width"/><text class="name" y="$1" dy="-.1">Row $1</text>
|>)m4_dnl
q_each(<|node|>, <|<path class="edge to-$1" d="M$4 $5L$2 $3"/>
|>)m4_dnl
q_each(<|node|>, <|<g class="$1" transform="translate($2 $3)">q_node_$1(<|$6|>, <|$7|>)</g>
|>)m4_dnl
</svg></div><figcaption>In a circle, the column of the row's queen; beside it, the number of the frame.</figcaption></figure>
</header>
<main class="wrap"><ol class="strip">
q_each(<|frame|>, <|<li class="$2" id="f$1"><figure><svg viewBox="1 1 q_n q_n" role="img" aria-label="Frame $1. Queens: $5."><use href="#b"/>$9$8$7$6<path class="looked-at" d="M1 $3h q_n v1H1z"/><path class="pointer" d="M.9 $3.5l-.36-.2v.4z"/></svg><figcaption><b><i>$1</i> q_call_$2</b> q_step_$2(<|$3|>, <|$4|>, <|$5|>)</figcaption></figure></li>
|>)m4_dnl
</ol></main>
<footer><p class="wrap">Made by queens q_version. This page needs no script and loads nothing.</p></footer>
</body>
</html>
