// Made by queens q_version from queens.hpp.m4, N=q_n PREFIX=q_prefix.  Do not edit.
#ifndef q_ID(HPP)
#define q_ID(HPP)

// All solutions of q_n queens, and their groups under the symmetries of the square.
//
// For C++17.  Constant expressions may use all of it; a program that does not use a
// table does not contain it.  Numbers count from 0: rows and columns to q_n - 1,
// solutions i to solutions - 1, groups g to fundamentals - 1.  No function checks
// its arguments.  In a constant expression the compiler refuses an index past the
// end of a table.
//
//	for (std::size_t i = 0; i < q_name::solutions; i++)
//		for (unsigned column : q_name::solution(i))
//			...

#include <array>
#include <cstddef>
#include <cstdint>

namespace q_name
{

inline constexpr std::size_t n = q_n;
inline constexpr std::size_t solutions = q_solutions;
inline constexpr std::size_t fundamentals = q_fundamentals;
inline constexpr std::size_t groups_of_8 = q_groups_of_8;
inline constexpr std::size_t groups_of_4 = q_groups_of_4;
inline constexpr std::size_t groups_of_2 = q_groups_of_2;
inline constexpr std::size_t groups_of_1 = q_groups_of_1;

// The column of the queen in each row.
using board = std::array<unsigned, n>;

// The tables, as in q_name.c.  A board without solutions has a spare item.
namespace tables
{

// q_row_bits bits a queen, row 0 in the top bits.
using packed = std::array<std::uint8_t, q_row_bytes>;

inline constexpr std::array<packed, q_rows> solutions = { {
q_each(<|row|>, <|	{ { $2 } },
|>)m4_dnl
} };

inline constexpr std::array<packed, q_groups> fundamentals = { {
q_each(<|fundamental|>, <|	{ { $1 } },
|>)m4_dnl
} };

inline constexpr std::array<std::uint<||>q_group_bits<||>_t, q_rows> group_of = { {
q_each(<|sixteen|>, <|	$1,
|>)m4_dnl
} };

inline constexpr std::array<std::uint8_t, q_rows> image_of = { {
q_each(<|sixteen|>, <|	$2,
|>)m4_dnl
} };

inline constexpr std::array<std::uint8_t, q_groups> group_size = { {
q_each(<|sixteen_groups|>, <|	$1,
|>)m4_dnl
} };

constexpr unsigned column(const packed &bytes, std::size_t row) noexcept
{
	const std::size_t bit = q_row_bits * row;
	const unsigned first = bytes[bit / 8], last = bytes[(bit + q_last_bit) / 8];

	return ((first << 8U | last) << bit % 8) >> q_row_shift<||>U & q_row_mask<||>U;
}

constexpr board unpack(const packed &bytes) noexcept
{
	board columns{};

	for (std::size_t row = 0; row < n; row++)
		columns[row] = column(bytes, row);
	return columns;
}

} // namespace tables

// Solution i, and fundamental solution g: the column in one row, or in all.
constexpr unsigned column(std::size_t i, std::size_t row) noexcept
{
	return tables::column(tables::solutions[i], row);
}

constexpr unsigned fundamental_column(std::size_t g, std::size_t row) noexcept
{
	return tables::column(tables::fundamentals[g], row);
}

constexpr board solution(std::size_t i) noexcept
{
	return tables::unpack(tables::solutions[i]);
}

constexpr board fundamental(std::size_t g) noexcept
{
	return tables::unpack(tables::fundamentals[g]);
}

// The group of solution i.
constexpr unsigned group(std::size_t i) noexcept
{
	return tables::group_of[i];
}

// Which image of its group's fundamental solution solution i is:
q_each(<|image_name|>, <|// $1 $2
|>)m4_dnl
// Rotations are clockwise; a reflection is about the bottom edge, and comes first.
constexpr unsigned image(std::size_t i) noexcept
{
	return tables::image_of[i];
}

// How many solutions group g has: 8, 4, 2 or 1.
constexpr unsigned group_size(std::size_t g) noexcept
{
	return tables::group_size[g];
}

} // namespace q_name

#endif
