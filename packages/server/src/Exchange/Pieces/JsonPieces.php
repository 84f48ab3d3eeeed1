<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts a large file of JSON into small ones, without holding more of it than one of these: each has some
 * entries of its list of recipes, and all that is around that list.
 *
 * Only where entries begin and end is looked for; what they say is read, and repaired, by who gets the pieces.
 */
final class JsonPieces {

	/** Names under which apps keep lists of recipes. Nodes of a graph name each other, so that it stays whole. */
	private const LISTS = [ 'recipes', 'items', 'data', 'results' ];

	/** How much is read at once, in bytes. */
	private const BLOCK = 65_536;

	/** Bytes that one entry may have. */
	private const MAX_BYTES = 33_554_432;

	/** What was read and is not done with. */
	private string $text = '';

	/** Up to where that was looked at. */
	private int $at = 0;

	/** Whether that is within a string. */
	private bool $is_string = false;

	/**
	 * @param resource $file  An open file.
	 * @param int      $bytes How much the entries of a piece have together, at least.
	 */
	public function __construct( private $file, private readonly int $bytes ) {}

	/**
	 * Cuts the file.
	 *
	 * @return \Generator<int, string> Small files by the number of the first entry in them, from 0; none for a file without a list of
	 *                                 recipes.
	 */
	public function all(): \Generator {
		$head = $this->head();
		if ( null === $head ) {
			return;
		}
		$tail    = str_starts_with( $head, '[' ) ? ']' : ']}';
		$entries = [];
		$first   = 0;
		$length  = 0;
		while ( null !== ( $entry = $this->entry() ) ) {
			$entries[] = $entry;
			$length += strlen( $entry );
			if ( $length >= $this->bytes ) {
				yield $first => $head . implode( ',', $entries ) . $tail;
				$first += count( $entries );
				$entries = [];
				$length  = 0;
			}
		}
		if ( [] !== $entries ) {
			yield $first => $head . implode( ',', $entries ) . $tail;
		}
		if ( '' !== trim( $this->text ) ) {
			// Cut off in the middle of an entry: its reader says so.
			yield $first + count( $entries ) => $head . $this->text;
		}
	}

	/**
	 * Reads up to the list.
	 *
	 * @return string|null What precedes its entries; null where no list of recipes begins soon.
	 */
	private function head(): ?string {
		$this->more();
		$this->text = preg_replace( '/^(?:\xEF\xBB\xBF)?\s*/', '', $this->text ) ?? $this->text;
		$lists      = implode( '|', self::LISTS );
		// Plain values may precede the list; a recipe that is alone has lists of its own.
		if ( 1 !== preg_match(
			"/^(?:\\[|\\{(?:\\s*\"[^\"\\\\]*\"\\s*:\\s*(?:\"[^\"\\\\]*\"|[\\w.+-]+)\\s*,)*\\s*\"(?:$lists)\"\\s*:\\s*\\[)(?=\\s*\\{)/",
			$this->text,
			$found
		) ) {
			return $this->has_lines() ? '[' : null;
		}
		$this->text = substr( $this->text, strlen( $found[0] ) );
		return $found[0];
	}

	/**
	 * Returns whether the file is not a list, but objects one after the other.
	 */
	private function has_lines(): bool {
		$first = str_starts_with( $this->text, '{' ) ? $this->entry() : null;
		while ( '' === trim( $this->text ) && $this->more() ) {
			continue;
		}
		$is_followed = null !== $first && str_starts_with( ltrim( $this->text ), '{' );
		$this->text  = "$first{$this->text}";
		return $is_followed;
	}

	/**
	 * Reads the next entry.
	 *
	 * @return string|null Null at the end of the list, or of a file that is cut off.
	 */
	private function entry(): ?string {
		$depth    = 0;
		$this->at = 0;
		$started  = false;
		while ( true ) {
			$this->at += strcspn( $this->text, $this->is_string ? '"\\' : '"{}[]', $this->at );
			if ( $this->at >= strlen( $this->text ) - 1 && ! $this->more() && $this->at >= strlen( $this->text ) ) {
				return null;
			}
			$letter = $this->text[ $this->at ];
			$this->at += '\\' === $letter ? 2 : 1;
			if ( '"' === $letter ) {
				$this->is_string = ! $this->is_string;
				continue;
			}
			$change = $this->is_string ? 0 : match ( $letter ) {
				'{', '[' => 1,
				'}', ']' => -1,
				default => 0,
			};
			$depth += $change;
			$started = $started || $depth > 0;
			if ( $depth < 0 ) {
				// The end of the list; what follows it says nothing of recipes.
				$this->text = '';
				return null;
			}
			if ( $started && 0 === $depth && ! $this->is_string ) {
				$entry      = ltrim( substr( $this->text, 0, $this->at ), " \t\r\n," );
				$this->text = substr( $this->text, $this->at );
				return $entry;
			}
		}
	}

	/**
	 * Reads more of the file.
	 *
	 * @return bool Whether there was more.
	 */
	private function more(): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fread -- Piece by piece, which WP_Filesystem cannot.
		$block = strlen( $this->text ) > self::MAX_BYTES ? false : fread( $this->file, self::BLOCK );
		$this->text .= (string) $block;
		return false !== $block && '' !== $block;
	}
}
