<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Lines\Scale\WrittenLine;
use Larder\Recipe\WordOrder;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites an ingredient with other amounts, in the order and with the punctuation with which it was typed.
 *
 * @phpstan-import-type Pieces from WrittenLine
 */
final class WrittenItem {

	/**
	 * Returns the line with the amounts that are shown.
	 *
	 * @param string $text   The line as it is written.
	 * @param Pieces $pieces What it was taken apart to.
	 * @param Pieces $shown  The same with the amounts to show.
	 * @return string The line as it is written where they are the same.
	 */
	public static function text( string $text, array $pieces, array $shown ): string {
		$order = WordOrder::of_text( $text, $pieces );
		$lines = array_map( static fn ( array $line ): string => WordOrder::text( [ 'order' => $order ] + $line ), [ $pieces, $shown ] );
		return $lines[0] === $lines[1] ? $text : $lines[1];
	}
}
