<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the lists that stand side by side in a table, by the rules of the editor's paste, in
 * `packages/editor/src/paste/column-lists.ts`.
 *
 * @phpstan-type Rows list<list<string>>
 * @phpstan-type Lists array{of: list<int>, foods: int, amounts: int|null}
 */
final class ColumnLists {

	/**
	 * Returns whether a row names ingredients; all other rows are not looked at.
	 *
	 * @param list<string> $names What a row says.
	 */
	public static function names_foods( array $names ): bool {
		return in_array( SectionNames::INGREDIENTS, array_map( SectionNames::written_part_of( ... ), $names ), true );
	}

	/**
	 * Returns the lines of the lists, each from its name downwards.
	 *
	 * @param Rows $rows The rows, that of the names first.
	 * @return list<string>|null Null where the first row does not name lists.
	 */
	public static function lines( array $rows ): ?array {
		$lists = self::lists( $rows[0] ?? [], array_slice( $rows, 1 ) );
		if ( null === $lists ) {
			return null;
		}
		$found = [];
		foreach ( array_unique( $lists['of'] ) as $list ) {
			foreach ( $rows as $at => $row ) {
				$found[] = 0 === $at ? $row[ $list ] ?? '' : self::line( $row, $list, $lists );
			}
			$found[] = '';
		}
		return $found;
	}

	/**
	 * Finds the lists that a row names: ingredients beside steps, or ingredients with a column of their amounts. Columns without a
	 * name belong to the next that has one, and all beside amounts to their foods.
	 *
	 * @param list<string> $names
	 * @param Rows         $rows  The rows below them.
	 * @return Lists|null For each column the one that names its list, that of the foods, and that of their amounts where it is
	 *                    after them; null for any other table, and for links to the parts of a page.
	 */
	private static function lists( array $names, array $rows ): ?array {
		$parts = array_map( static function ( string $name ): string {
			$part = SectionNames::written_part_of( $name );
			// A column of comments is of the recipe, as a page's comments are not.
			return SectionNames::OTHER === $part ? '' : $part;
		}, $names );
		$named = array_filter( $parts, static fn ( string $part ): bool => '' !== $part );
		$foods = array_search( SectionNames::INGREDIENTS, $parts, true );
		if (
			false === $foods
			|| count( array_unique( $named ) ) < count( $named )
			|| [] === $rows
			|| self::is_most( self::texts( $rows, $foods ), static fn ( string $text ): bool => null !== FactTexts::written( $text ) )
		) {
			return null;
		}
		$width   = max( array_map( count( ... ), [ $names, ...$rows ] ) );
		$others  = array_filter( $named, static fn ( string $part, int $at ): bool
			=> $at > $foods && SectionNames::NOTES !== $part, ARRAY_FILTER_USE_BOTH );
		$end     = array_key_first( $others ) ?? $width;
		$columns = self::are_amounts( $rows, $foods ) ? [] : range( 0, $width - 1 );
		$rules    = WrittenRules::all();
		$named_by = static fn ( string $called ): array => array_values( array_filter( $columns, static fn ( int $at ): bool
			=> $at > $foods && $at < $end && '' === ( $parts[ $at ] ?? '' ) && self::may_name_amounts( $names[ $at ] ?? '', $called )
				&& self::are_amounts( $rows, $at ) ) );
		$usual    = $named_by( $rules['amounts'] );
		// Beside shares or calories a weight is one more value.
		$is_alone = count( $parts ) - count( $named ) === 1;
		$amounts  = [] === $usual && $is_alone ? $named_by( $rules['weights'] ) : $usual;
		$alone   = [] === array_diff( $named, [ SectionNames::INGREDIENTS, SectionNames::NOTES ] );
		if ( ! in_array( SectionNames::INSTRUCTIONS, $parts, true ) && ! ( $alone && 1 === count( $amounts ) ) ) {
			return null;
		}
		$lists   = array_keys( $named );
		return [
			'of'      => array_map(
				static fn ( int $at ): int => [] !== $amounts && $at > $foods && $at < $end
					? $foods
					: min( [ ...array_filter( $lists, static fn ( int $column ): bool => $column >= $at ), max( $foods, ...$lists ) ] ),
				range( 0, $width - 1 )
			),
			'foods'   => $foods,
			'amounts' => $amounts[0] ?? null,
		];
	}

	/**
	 * Writes a line of a list: "500 g flour, sifted".
	 *
	 * @param list<string> $row   The cells of its row.
	 * @param int          $list  Which column names the list.
	 * @param Lists        $lists
	 */
	private static function line( array $row, int $list, array $lists ): string {
		[ 'of' => $of, 'foods' => $foods, 'amounts' => $amounts ] = $lists;
		$own = array_filter( $row, static fn ( string $text, int $at ): bool
			=> '' !== $text && ( $of[ $at ] ?? null ) === $list, ARRAY_FILTER_USE_BOTH );
		if ( $list !== $foods || null === $amounts ) {
			return implode( ' ', $own );
		}
		$unit  = WrittenRules::whole( '(?:' . WrittenRules::all()['measures'] . ')\.?' );
		$words = [ [], [], [], [] ];
		foreach ( $own as $at => $text ) {
			$is_amount = 1 === preg_match( $unit, $text ) || ( $at === $amounts && self::begins_with_amount( $text ) );
			$place     = $at <=> $foods;

			$words[ $place < 0 ? 0 : ( 0 === $place ? 2 : ( $is_amount ? 1 : 3 ) ) ][] = $text;
		}
		[ $before, $much, $food, $after ] = $words;
		$first = implode( ' ', [ ...$before, ...$much, ...$food ] );
		return implode( ', ', '' === $first ? $after : [ $first, ...$after ] );
	}

	/**
	 * Returns what the cells of a column say, without the empty ones.
	 *
	 * @param Rows $rows
	 * @return list<string>
	 */
	private static function texts( array $rows, int $column ): array {
		return array_values( array_filter(
			array_map( static fn ( array $row ): string => $row[ $column ] ?? '', $rows ),
			static fn ( string $text ): bool => '' !== $text
		) );
	}

	/**
	 * Returns whether something holds for most of some texts.
	 *
	 * @param list<string>           $texts
	 * @param callable(string): bool $holds What holds.
	 */
	private static function is_most( array $texts, callable $holds ): bool {
		return count( array_filter( $texts, $holds ) ) * 2 > count( $texts );
	}

	/**
	 * Returns whether a column may be one of amounts by its name: one of calories, prices or substitutes begins with numbers, too.
	 *
	 * @param string $name   Its name, which may be empty.
	 * @param string $called What such columns are called: weights are the amounts where they are alone.
	 */
	private static function may_name_amounts( string $name, string $called ): bool {
		$name = trim( $name );
		return '' === $name || 1 === preg_match( WrittenRules::whole( $called ), $name );
	}

	/**
	 * Returns whether the cells of a column are amounts.
	 *
	 * @param Rows $rows
	 */
	private static function are_amounts( array $rows, int $column ): bool {
		$texts = self::texts( $rows, $column );
		$long  = array_filter( $texts, static fn ( string $text ): bool => mb_strlen( $text ) > Constants::MAX_AMOUNT_LENGTH );
		return [] === $long && self::is_most( $texts, self::begins_with_amount( ... ) );
	}

	/**
	 * Returns whether a text begins with an amount.
	 */
	private static function begins_with_amount( string $text ): bool {
		$amount = WrittenRules::all()['amount'];
		return 1 === preg_match( "%^{$amount}%u", $text );
	}
}
