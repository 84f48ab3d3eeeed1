<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

use Larder\Exchange\Written\MealMaster;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a large collection of Meal-Master above the first lines of its recipes.
 */
final class MealMasterPieces {

	/** Bytes of a piece that has no such line, and is cut wherever it is. */
	private const MAX_BYTES = 8_388_608;

	/**
	 * @param resource $file  The file, open for reading.
	 * @param int      $bytes How much the recipes of a piece have together, at least.
	 */
	public function __construct( private $file, private readonly int $bytes ) {}

	/**
	 * Cuts the file.
	 *
	 * @return \Generator<int, string> Small collections by the number of the first recipe in them, from 0.
	 */
	public function all(): \Generator {
		$text   = '';
		$first  = 0;
		$number = 0;
		while ( false !== ( $line = fgets( $this->file, self::MAX_BYTES ) ) ) {
			$is_head = 1 === preg_match( '/^' . MealMaster::HEADER . '/i', $line );
			if ( strlen( $text ) >= ( $is_head ? $this->bytes : self::MAX_BYTES ) ) {
				yield $first => $text;
				$first = $number;
				$text  = '';
			}
			$number += $is_head ? 1 : 0;
			$text .= $line;
		}
		if ( '' !== $text ) {
			yield $first => $text;
		}
	}
}
