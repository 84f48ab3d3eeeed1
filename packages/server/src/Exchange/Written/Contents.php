<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the list of a page's parts, by the rules of the editor's paste, in `packages/editor/src/paste/contents.ts`.
 */
final class Contents {

	/**
	 * Removes that list, whose entries would begin these parts: each is said again below it as a heading, or at least names a part.
	 *
	 * @param list<MarkedLine> $lines The lines.
	 * @return list<MarkedLine> The same without the list.
	 */
	public static function without( array $lines ): array {
		$contents = WrittenRules::whole( '(?:' . WrittenRules::all()['contents'] . ')\s*[:：]?' );
		$texts    = array_map( static fn ( MarkedLine $line ): string => self::folded( $line->text ), $lines );
		// Of texts that are there twice the last place counts.
		$last  = array_flip( $texts );
		$count = count( $lines );
		$out   = [];
		foreach ( $lines as $start => $line ) {
			if ( isset( $out[ $start ] ) || 1 !== preg_match( $contents, $line->text ) ) {
				continue;
			}
			$said = [];
			for ( $at = $start + 1; $at < $count; ++$at ) {
				$text     = $texts[ $at ];
				$is_again = $last[ $text ] > $at;
				$is_entry = $is_again || ( [] !== $said && '' !== SectionNames::written_part_of( $lines[ $at ]->text ) );
				if ( '' === $text || isset( $said[ $text ] ) || ! $is_entry ) {
					break;
				}
				$said[ $text ] = true;
				$out += [
					$start => true,
					$at    => true,
				];
			}
		}
		return array_values( array_diff_key( $lines, $out ) );
	}

	/**
	 * Returns a text for comparison: its letters and digits.
	 *
	 * @param string $text The text.
	 */
	private static function folded( string $text ): string {
		return preg_replace( '/[^\p{L}\p{N}]+/u', '', mb_strtolower( $text ) ) ?? $text;
	}
}
