<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

use Larder\Exchange\Apps\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a large table into small ones, each with the names of the columns above its rows.
 */
final class TablePieces {

	/** Bytes that one row may have. */
	private const MAX_BYTES = 33_554_432;

	/**
	 * @param resource $file  An open file.
	 * @param int      $bytes How much the rows of a piece have together, at least.
	 */
	public function __construct( private $file, private readonly int $bytes ) {}

	/**
	 * Cuts the file.
	 *
	 * @return \Generator<int, string> Small tables by the number of the first row in them, from 0.
	 */
	public function all(): \Generator {
		$number = -1;
		do {
			$head = $this->row();
			++$number;
		} while ( null !== $head && 1 === preg_match( '/^' . Csv::ABOVE . '\R?$/i', $head ) );
		$rows  = '';
		$first = $number;
		while ( null !== $head && null !== ( $row = $this->row() ) ) {
			$rows .= $row;
			++$number;
			if ( strlen( $rows ) >= $this->bytes ) {
				yield $first => $head . $rows;
				$first = $number;
				$rows  = '';
			}
		}
		if ( '' !== $rows ) {
			yield $first => $head . $rows;
		}
	}

	/**
	 * Reads one row: lines up to one at whose end no cell is open.
	 *
	 * @return string|null Null at the end.
	 */
	private function row(): ?string {
		$row = '';
		do {
			$line = fgets( $this->file, self::MAX_BYTES );
			$row .= (string) $line;
		} while ( false !== $line && 1 === substr_count( $row, '"' ) % 2 && strlen( $row ) < self::MAX_BYTES );
		return '' === $row ? null : $row;
	}
}
