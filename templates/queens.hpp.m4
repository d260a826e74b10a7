// q_made(.hpp)
// clang-format off
#ifndef q_ID(HPP)
#define q_ID(HPP)

// All solutions of q_n queens, and their groups under the symmetries of the square.
//
// For C++17.  Constant expressions may use all of it; a program that does not use a
// table does not contain it.  Numbers count from 0.  An index past the end of a table
// is refused in a constant expression, and not noticed elsewhere.
//
//	for (std::size_t i = 0; i < q_name::solutions.size(); i++)
//		for (unsigned column : q_name::solutions[i])
//			...

#include <array>
#include <cstddef>
#include <cstdint>

namespace q_name
{

inline constexpr std::size_t n = q_n;
inline constexpr std::size_t groups_of_8 = q_groups_of_8;
inline constexpr std::size_t groups_of_4 = q_groups_of_4;
inline constexpr std::size_t groups_of_2 = q_groups_of_2;
inline constexpr std::size_t groups_of_1 = q_groups_of_1;

// The columns of the queens: board[row].
using board = std::array<std::uint8_t, n>;

// All solutions, in lexicographic order.
inline constexpr std::array<board, q_solutions> solutions = { {
q_each(<|solution|>, <|	{ { $3 } },
|>)m4_dnl
} };

// The fundamental solutions, the least of each group.
inline constexpr std::array<board, q_fundamentals> fundamentals = { {
q_each(<|fundamental|>, <|	{ { $3 } },
|>)m4_dnl
} };

// The group of each solution.
inline constexpr std::array<std::uint<||>q_group_bits<||>_t, q_solutions> group_of = { {
q_each(<|solution|>, <|m4_decr($4),q_every(16, $8, <|
|>)|>)
} };

// Which image of its group's fundamental solution each solution is:
q_each(<|image_name|>, <|// $1 $2
|>)m4_dnl
// q_images(<|
// |>)
inline constexpr std::array<std::uint8_t, q_solutions> image_of = { {
q_each(<|solution|>, <|$6,q_every(16, $8, <|
|>)|>)
} };

// How many solutions each group has: 8, 4, 2 or 1.
inline constexpr std::array<std::uint8_t, q_fundamentals> group_size = { {
q_each(<|fundamental|>, <|$7,q_every(16, $8, <|
|>)|>)
} };

} // namespace q_name

#endif
