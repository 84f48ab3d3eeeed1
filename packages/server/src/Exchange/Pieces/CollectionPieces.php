<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a large text between its recipes.
 */
final class CollectionPieces {

	/** Bytes of a piece in which no other recipe begins, and which is cut wherever it is, even within a line. */
	private const MAX_BYTES = 8_388_608;

	/** How much is read at once, in bytes. */
	private const BLOCK = 65_536;

	/**
	 * @param resource $file  The file, open for reading.
	 * @param int      $bytes How much the recipes of a piece have together, at least.
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
			$is_full = strlen( $text ) >= self::MAX_BYTES;
			if ( ! $is_full && ( strlen( $text ) < $next || ! str_ends_with( $line, "\n" ) ) ) {
				continue;
			}
			$parts = $this->format->split( $text );
			// The last may continue.
			$last = array_pop( $parts );
			if ( [] !== $parts || $is_full ) {
				$piece = [] === $parts ? substr( $last, 0, self::end( $last ) ) : implode( '', $parts );
				$text  = substr( $text, strlen( $piece ) );
				yield $first => $piece;
				$first += max( 1, count( $parts ) );
				$next   = $this->bytes;
			} else {
				$next = strlen( $text ) * 2;
			}
		}
		if ( '' !== $text ) {
			yield $first => $text;
		}
	}

	/**
	 * Returns where a text that continues is cut: after its last line, or where it is one line before its last letter.
	 */
	private static function end( string $text ): int {
		// Old files end their lines in a carriage return alone.
		$end = max( (int) strrpos( $text, "\n" ), (int) strrpos( $text, "\r" ) );
		if ( $end > 0 ) {
			return $end + 1;
		}
		// A letter of UTF-8 that is not whole would make another encoding of the piece.
		preg_match( '/(?:[\xC0-\xFF][\x80-\xBF]{0,3})?$/D', substr( $text, -4 ), $letter );
		return strlen( $text ) - strlen( $letter[0] ?? '' );
	}
}
