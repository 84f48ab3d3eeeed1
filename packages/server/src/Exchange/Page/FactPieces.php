<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the facts of a line that has several: one after the other, with marks or labels between them.
 */
final class FactPieces {

	/** Letters of a line of facts. */
	private const MAX_LINE_LENGTH = 120;

	/** Pictures that letters have, such as a clock or a pot. */
	private const PICTOGRAPHS = '\x{2300}-\x{23FF}\x{2600}-\x{27BF}\x{1F300}-\x{1FAFF}';

	/**
	 * Reads a line of several facts, with marks between them: `Dessert – 4 servings – 40 minutes`.
	 *
	 * @return array<string, string>
	 */
	public static function read( string $text ): array {
		$pieces = preg_split( '/\s*[|•·]\s*|\s*[' . self::PICTOGRAPHS . ']\x{FE0F}?\s*/u', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$dashed = preg_split( '/\s+[–—]\s+/u', $text ) ?: [];
		$pieces = count( $pieces ) < 2 && count( $dashed ) > 2 ? $dashed : $pieces;
		if ( count( $pieces ) < 2 ) {
			// A mark may be at one end alone: `Serves 4 |`.
			$found = [ $text ] === $pieces ? null : FactTexts::read( $pieces[0] ?? '' );
			return self::of_labels( $text ) + ( null === $found ? [] : [ $found[0] => $found[1] ] ) + self::of_sentences( $text );
		}
		$facts = [];
		foreach ( $pieces as $piece ) {
			$found  = FactTexts::read( $piece );
			$facts += self::of_labels( $piece ) + ( null === $found ? [] : [ $found[0] => $found[1] ] );
		}
		// A time without a name beside the servings is that of all.
		foreach ( [ 'yield' ] === array_keys( $facts ) ? $pieces : [] as $piece ) {
			if (
				mb_strlen( $piece ) < 40
				&& 1 === preg_match( '/^\d/', $piece )
				&& Minutes::parse( $piece ) > 0
				&& 1 === preg_match( NamedBoxes::BARE_VALUE, $piece )
			) {
				$facts['total'] ??= $piece;
			}
		}
		return $facts;
	}

	/**
	 * Reads a line of several labels with a value each and nothing between them: `Prep: 20 min Cook: 40 min Serves: 8`.
	 *
	 * @return array<string, string>
	 */
	private static function of_labels( string $text ): array {
		$labels = implode( '|', WrittenRules::all()['facts'] );
		$starts = [];
		if ( mb_strlen( $text ) <= self::MAX_LINE_LENGTH ) {
			preg_match_all( "%(?<![\p{L}\p{M}])(?:$labels)\s*[:：](?=\s*\S)%iu", $text, $found, PREG_OFFSET_CAPTURE );
			$starts = array_column( $found[0], 1 );
		}
		$facts = [];
		foreach ( count( $starts ) > 1 ? $starts : [] as $at => $start ) {
			$piece = substr( $text, $start, ( $starts[ $at + 1 ] ?? strlen( $text ) ) - $start );
			$found = FactTexts::read( preg_replace( '/[\s,;(\/–—-]+$/u', '', $piece ) ?? $piece );
			if ( null !== $found ) {
				$facts[ $found[0] ] ??= $found[1];
			}
		}
		return $facts;
	}

	/**
	 * Reads a line that says nothing but facts, one after the other: `Serves 6. Ready in 45 minutes.`
	 *
	 * @return array<string, string> Empty where anything else is in it.
	 */
	private static function of_sentences( string $text ): array {
		$pieces = mb_strlen( $text ) > self::MAX_LINE_LENGTH ? [] : ( preg_split( '/[.;,]\s+/u', rtrim( $text, ' .' ) ) ?: [] );
		$facts  = [];
		foreach ( count( $pieces ) > 1 ? $pieces : [] as $piece ) {
			$found = FactTexts::read( $piece );
			if ( null === $found ) {
				return [];
			}
			$facts[ $found[0] ] ??= $found[1];
		}
		return $facts;
	}
}
