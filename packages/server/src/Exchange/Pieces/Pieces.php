<?php
declare( strict_types=1 );

namespace Larder\Exchange\Pieces;

use Larder\Exchange\Archive;
use Larder\Exchange\ArchiveBudget;
use Larder\Exchange\BrokenJson;
use Larder\Exchange\Format;
use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a file in pieces, so that a large collection needs no more memory than a part of it.
 */
final class Pieces {

	/** Bytes of a file that is read at once. */
	private const SMALL = 1_048_576;

	/** Bytes in which a file tells its format. */
	private const START = 16_384;

	/** Bytes of the entries of a piece. */
	private const PIECE = 262_144;

	/** Bytes of a file of a format that cannot be cut. */
	private const MAX_BYTES = 67_108_864;

	/**
	 * @param Format|null $chosen The one that somebody has chosen; null where the file tells its own.
	 */
	public function __construct( private readonly Formats $formats, private readonly ?Format $chosen = null ) {}

	/**
	 * Reads a file.
	 *
	 * @param string        $path   Where it is.
	 * @param string        $name   What people call it.
	 * @param int           $skip   How many pieces are left out at the beginning.
	 * @param ArchiveBudget $budget What an archive may still unpack, beyond those pieces.
	 * @return \Generator<int, Reading> What each piece holds.
	 */
	public function readings( string $path, string $name, int $skip = 0, ArchiveBudget $budget = new ArchiveBudget() ): \Generator {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- Read piece by piece, which WP_Filesystem cannot.
		$file = is_readable( $path ) && is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			yield new Reading( [], [ new Notice( Notice::NO_FILE, $name ) ] );
			return;
		}
		$size  = (int) filesize( $path );
		$start = (string) fread( $file, 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fread -- As above.
		rewind( $file );
		$archive = $this->chosen ?? $this->formats->get( 'zip' );
		if ( in_array( $start, [ "PK\x03\x04", "PK\x05\x06" ], true ) && $archive instanceof Archive ) {
			yield from $archive->pieces( $path, $name, $skip, $budget );
		} else {
			yield from $this->read( $size > self::SMALL ? $this->cut( $file, $start, $name ) : [], $path, $name, $size, $skip );
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fclose -- As above.
	}

	/**
	 * Reads pieces in one format; a file that was not cut as a whole.
	 *
	 * @param iterable<int, string> $pieces Pieces by the number of their first entry.
	 * @param string                $path   Where the file is.
	 * @param string                $name   What people call it.
	 * @param int                   $size   Its bytes.
	 * @param int                   $skip   How many pieces are left out at the beginning.
	 * @return \Generator<int, Reading>
	 */
	private function read( iterable $pieces, string $path, string $name, int $size, int $skip ): \Generator {
		$format = $this->chosen;
		$is_cut = false;
		foreach ( $pieces as $first => $text ) {
			$source = new Source( $text, $name );
			// A piece that is cut off tells less of its format than the first.
			$format ??= $this->formats->detect( $source );
			$is_cut   = true;
			if ( --$skip >= 0 ) {
				continue;
			}
			$reading  = $format?->read( $source ) ?? new Reading( [], [ new Notice( Notice::NO_RECIPE ) ] );
			yield new Reading(
				$reading->recipes,
				array_map( static fn ( Notice $notice ): Notice => self::placed( $notice, $first ), $reading->notices )
			);
		}
		if ( $is_cut || $skip > 0 ) {
			return;
		}
		if ( $size > self::MAX_BYTES ) {
			yield new Reading( [], [ new Notice( Notice::TOO_LARGE, $name ) ] );
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
		$source = new Source( (string) file_get_contents( $path ), $name );
		yield null === $format ? $this->formats->read( $source ) : BrokenJson::named( $format->read( $source ), $source );
	}

	/**
	 * Cuts a file whose format can be cut.
	 *
	 * @param resource $file
	 * @param string   $start Its first bytes.
	 * @param string   $name  What people call it.
	 * @return iterable<int, string>
	 */
	private function cut( $file, string $start, string $name ): iterable {
		$ending = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		return match ( true ) {
			1 === preg_match( '/^(?:\xEF\xBB\xBF)?\s*(?:[\[{]|$)/', $start ) => ( new JsonPieces( $file, self::PIECE ) )->all(),
			// Lines of UTF-16 do not end in one byte.
			1 === preg_match( '/^(?:\xFF\xFE|\xFE\xFF)|\0/', $start ) => [],
			in_array( $ending, [ 'csv', 'tsv' ], true ) => ( new TablePieces( $file, self::PIECE ) )->all(),
			in_array( $ending, [ 'mmf', 'mm' ], true ) => ( new MealMasterPieces( $file, self::PIECE ) )->all(),
			default => $this->cut_text( $file, $name ),
		};
	}

	/**
	 * Cuts a file of text between its recipes.
	 *
	 * @param resource $file
	 * @param string   $name What people call it.
	 * @return iterable<int, string>
	 */
	private function cut_text( $file, string $name ): iterable {
		$start  = (string) fread( $file, self::START ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fread -- As above.
		rewind( $file );
		$format = $this->chosen ?? $this->formats->detect( new Source( $start, $name ) );
		return $format instanceof Collection ? ( new CollectionPieces( $file, self::PIECE, $format ) )->all() : [];
	}

	/**
	 * Returns a notice with its location in the whole file.
	 *
	 * @param Notice $notice What a piece has.
	 * @param int    $first  Number of its first entry.
	 */
	private static function placed( Notice $notice, int $first ): Notice {
		return new Notice(
			$notice->code,
			preg_replace_callback(
				'/^(#|line )(\d+)$/',
				static fn ( array $match ): string => $match[1] . ( (int) $match[2] + $first ),
				$notice->where
			) ?? $notice->where,
			$notice->value
		);
	}
}
