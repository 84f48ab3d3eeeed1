<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the remarks below a list of steps, by the rules of the editor's paste, in `packages/editor/src/paste/remarks.ts`.
 */
final class Remarks {

	/**
	 * Finds where the remarks begin: sentences that tell something about the dish instead of what to do. One with a number, or in a list,
	 * is a step of its author; where it may be one, it stays one.
	 *
	 * @param list<MarkedLine> $lines The lines of the steps.
	 * @return int The first remark; the number of lines where there is none.
	 */
	public static function below( array $lines ): int {
		$start = count( $lines );
		while ( $start > 0 && self::is_plain( $lines[ $start - 1 ] ) && self::is_remark( $lines[ $start - 1 ]->text ) ) {
			--$start;
		}
		// Below the name of a group they are all that it names.
		return 0 === $start || $lines[ $start - 1 ]->is_head ? count( $lines ) : $start;
	}

	/**
	 * Returns whether a line is neither a heading, nor numbered, nor an entry of a list.
	 */
	private static function is_plain( MarkedLine $line ): bool {
		return ! $line->is_head && ! $line->counted && ! $line->listed && ! $line->is_item;
	}

	/**
	 * Returns whether a text tells something about the dish and nothing that has to be done: that takes minutes or heat, or goes on.
	 */
	private static function is_remark( string $text ): bool {
		[ 'labelled' => $labelled, 'remark' => $remark, 'goesOn' => $goes_on ] = WrittenRules::all();
		return 1 === preg_match( "%^$labelled%iu", $text )
			|| ( 1 === preg_match( "%^$remark%iu", $text ) && 1 !== preg_match( "%$goes_on%iu", $text ) );
	}
}
