<?php
declare( strict_types=1 );

namespace Larder\Abilities;

use Larder\Lines\Scale\WrittenLine;

defined( 'ABSPATH' ) || exit;

/**
 * Says an ingredient that was taken apart as one line.
 *
 * @phpstan-import-type Pieces from WrittenLine
 */
final class WrittenItem {

	/**
	 * Says it.
	 *
	 * @param Pieces $pieces Its pieces.
	 */
	public static function text( array $pieces ): string {
		$start = implode(
			' ',
			array_filter( [ $pieces['quantity'], $pieces['unit'], $pieces['name'] ], static fn ( string $piece ): bool => '' !== $piece )
		);
		return '' === $pieces['note'] ? $start : "$start, {$pieces['note']}";
	}
}
