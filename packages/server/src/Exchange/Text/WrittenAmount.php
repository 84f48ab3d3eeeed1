<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * How people write an amount: expressions to build others from.
 */
final class WrittenAmount {

	/** Numbers, signs of fractions, and ranges of them: `1 ½`, `2-3`, `1/2`. */
	public const NUMBERS = '[\d½¼¾⅓⅔⅛⅜⅝⅞][\d\s.,\/½¼¾⅓⅔⅛⅜⅝⅞–-]*';
}
