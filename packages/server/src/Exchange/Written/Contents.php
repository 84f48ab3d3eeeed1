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
	 * Removes that list, whose entries would begin these parts: each is said again below it as a heading,
	 * or at least names a part that is still to come.
	 *
	 * @param list<MarkedLine> $lines
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
				$is_entry = $is_again || ( [] !== $said && self::is_part_to_come( $lines, $at ) );
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
	 * Returns whether a line names a part that another line below it names, too: the last one is the heading of the part itself.
	 * What names another part than the two lists is an entry as long as a list is still to come, for a recipe may have no such part.
	 *
	 * @param list<MarkedLine> $lines
	 * @param int              $at    Which of them.
	 */
	private static function is_part_to_come( array $lines, int $at ): bool {
		$part  = SectionNames::written_part_of( $lines[ $at ]->text );
		$lists = [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ];
		$named = in_array( $part, $lists, true ) ? [ $part ] : [ $part, ...$lists ];
		for ( $below = $at + 1; '' !== $part && $below < count( $lines ); ++$below ) {
			if ( in_array( SectionNames::written_part_of( $lines[ $below ]->text ), $named, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns a text for comparison: its letters and digits.
	 */
	private static function folded( string $text ): string {
		return preg_replace( '/[^\p{L}\p{N}]+/u', '', mb_strtolower( $text ) ) ?? $text;
	}
}
