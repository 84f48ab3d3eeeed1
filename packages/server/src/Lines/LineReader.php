<?php
declare( strict_types=1 );

namespace Larder\Lines;

use Larder\Lines\Scale\AddedAmounts;
use Larder\Lines\Scale\SlashRange;

defined( 'ABSPATH' ) || exit;

/**
 * Reads ingredient lines as people write them, `2 tbsp olive oil, plus extra`, with the
 * same results as `packages/lines`: the words and patterns are generated from there.
 */
final class LineReader {

	/**
	 * Reads a line. Nothing that was typed is lost: outside of the pieces there are only
	 * spaces, bullets, and the marks between a name and its note.
	 *
	 * @param string $line   Plain text; tags are passed over.
	 * @param string $locale Language tag of the line; English lines are read in any language.
	 */
	public static function read( string $line, string $locale = 'en' ): Line {
		if ( Chars::is_longer( $line, (int) Tables::number( 'ingredient.MAX_LINE_LENGTH' ) ) ) {
			// It is prose.
			return new Line( $line, null, null, null, $line, $line, null, [ 'name' => $line ] );
		}
		$grammar = Grammar::for_locale( $locale );
		$texts   = new LineTexts( mb_scrub( $line, 'UTF-8' ), $grammar );
		$measure = MeasureReader::read( $texts );
		$pieces  = [
			'quantity' => $texts->typed( $measure->quantity ),
			'unit'     => $texts->typed( $measure->unit_at ),
			...array_map( $texts->typed( ... ), self::name_and_note( $texts, $measure ) ),
		];
		$name    = self::bare( $pieces['name'] ?? '' );
		if ( null !== $name && ( null !== $measure->unit_at || null !== $measure->quantity ) ) {
			// What is elided is with the food, and is not part of its name.
			$name = $grammar->replace( 'ingredient.ELIDED', $name );
		}
		$range = SlashRange::in_line( $pieces['quantity'], $pieces['unit'], $pieces['name'] ?? '', $locale );
		[ $low, $high ] = null === $range ? [
			$measure->numbers[0]->value ?? null,
			$measure->numbers[1]->value ?? null,
		] : array_map( floatval( ... ), explode( '-', $range ) );
		return new Line(
			$line,
			$low,
			$high,
			$measure->unit,
			$name,
			null === $name ? null : self::bare_food( $name, $grammar ),
			self::bare( $pieces['note'] ?? '' ),
			array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece )
		);
	}

	/**
	 * Returns a food without the words on size and preparation around it: tomatoes for `large sliced tomatoes`. What would
	 * be nothing without them stays.
	 *
	 * @param string $locale Language tag of the name.
	 */
	public static function food( string $name, string $locale ): string {
		return self::bare_food( mb_scrub( $name, 'UTF-8' ), Grammar::for_locale( $locale ) );
	}

	/**
	 * Returns a food without the words around it.
	 */
	private static function bare_food( string $name, Grammar $grammar ): string {
		$food = $grammar->replace( 'preparedBehind', $grammar->replace( 'prepared', $name ) );
		return '' === $food ? $name : $food;
	}

	/**
	 * Returns a piece without tags.
	 *
	 * @return string|null Null where nothing is left.
	 */
	private static function bare( string $piece ): ?string {
		$bare = Chars::trim( Blank::without_tags( $piece ) );
		return '' === $bare ? null : $bare;
	}

	/**
	 * Returns where name and note are in the line.
	 *
	 * @param Measure $measure How much it asks for.
	 * @return array<string, array{int, int}>
	 */
	private static function name_and_note( LineTexts $texts, Measure $measure ): array {
		$all = strlen( $texts->line );
		if ( null !== $measure->food ) {
			return array_filter(
				[
					'name' => $measure->food,
					'note' => self::trimmed( $texts->line, $measure->end, $all ),
				]
			);
		}
		$cut  = self::cut( $texts, $measure->end, Units::is_measure( $measure->unit ) );
		$name = self::trimmed( $texts->line, $measure->end, $cut );
		$note = self::trimmed( $texts->line, $cut, $all );
		if ( null !== $name && null !== $measure->unit_at && $measure->unit_at[0] > $name[0] ) {
			// The unit ends the name: "2 garlic cloves from the garden, crushed".
			$name = self::trimmed( $texts->line, $name[0], $measure->unit_at[0] );
			$note = self::trimmed( $texts->line, $measure->unit_at[1], $all );
		}
		return array_filter(
			[
				'name' => $name,
				'note' => $note,
			]
		);
	}

	/**
	 * Finds where the name ends and the note begins.
	 *
	 * @param int  $start       Where the name begins.
	 * @param bool $is_measured Whether the line begins with a weight or volume, which its end may say again.
	 */
	private static function cut( LineTexts $texts, int $start, bool $is_measured ): int {
		preg_match( '/[\s,;:‐-―-]*/uA', $texts->line, $marks, 0, $start );
		$noun = $start + strlen( $marks[0] ?? '' );
		for ( $words = 0; $words < 3; ++$words ) {
			$noun += strlen( $texts->grammar->match( 'adjective', substr( $texts->plain, $noun ) )[0] ?? '' );
		}
		$cuts = array_filter(
			[
				$texts->grammar->place( 'note', substr( $texts->plain, $noun ) ),
				$texts->grammar->place( 'ingredient.LAST_BRACKETS', substr( $texts->line, $noun ) ),
				$is_measured ? AddedAmounts::again_at_end( substr( $texts->plain, $noun ), $texts->grammar ) : -1,
			],
			static fn ( int $place ): bool => $place > 0
		);
		return [] === $cuts ? strlen( $texts->line ) : $noun + min( $cuts );
	}

	/**
	 * Trims spaces and joining punctuation off both ends of a piece.
	 *
	 * @param int $from Where a piece begins.
	 * @param int $to   Where it ends.
	 * @return array{int, int}|null Null where nothing is left.
	 */
	private static function trimmed( string $line, int $from, int $to ): ?array {
		$piece = substr( $line, $from, $to - $from );
		preg_match( $from > 0 ? '/[\s,;:‐-―-]*/uA' : '/\s*/uA', $piece, $marks );
		$start = strlen( $marks[0] ?? '' );
		$end   = strlen( Chars::trim_end( $piece ) );
		return $end > $start ? [ $from + $start, $from + $end ] : null;
	}
}
