<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a large text between its recipes.
 */
final class CollectionPieces {

	/** Bytes of a piece in which no other recipe begins, and which is cut wherever it is. */
	private const LARGEST = 8_388_608;

	/** How much is read at once, in bytes. */
	private const BLOCK = 65_536;

	/**
	 * @param resource   $file   The file, open for reading.
	 * @param int        $bytes  How much the recipes of a piece have together, at least.
	 * @param Collection $format Its format.
	 */
	public function __construct( private $file, private readonly int $bytes, private readonly Collection $format ) {}

	/**
	 * Cuts the file.
	 *
	 * @return \Generator<int, string> Small texts by the number of the first recipe in them, from 0.
	 */
	public function all(): \Generator {
		$text  = '';
		$first = 0;
		$next  = $this->bytes;
		while ( false !== ( $line = fgets( $this->file, self::BLOCK ) ) ) {
			$text .= $line;
			if ( strlen( $text ) < $next || ! str_ends_with( $line, "\n" ) ) {
				continue;
			}
			$parts = $this->format->split( $text );
			// The last may go on.
			$last = array_pop( $parts );
			if ( [] !== $parts || strlen( $text ) >= self::LARGEST ) {
				yield $first => [] === $parts ? $last : implode( '', $parts );
				$first += max( 1, count( $parts ) );
				$text   = [] === $parts ? '' : $last;
				$next   = $this->bytes;
			} else {
				$next = strlen( $text ) * 2;
			}
		}
		if ( '' !== $text ) {
			yield $first => $text;
		}
	}
}
