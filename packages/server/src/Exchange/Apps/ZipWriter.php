<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

defined( 'ABSPATH' ) || exit;

/**
 * Writes an archive file by file: it needs neither an extension of PHP for archives, nor a temporary file, nor the memory of all files
 * at once.
 */
final class ZipWriter {

	/** Version 2.0, which every program reads. */
	private const VERSION = 20;

	/** Version 4.5, which reads more and larger files. */
	private const VERSION_LARGE = 45;

	/** Numbers that stand for those that are too large for their fields. */
	private const MAX_COUNT = 0xFFFF;
	private const MAX_OFFSET = 0xFFFFFFFF;

	/** Says that names are UTF-8. */
	private const UTF8 = 0x0800;

	/** The first day that the format knows, 1 January 1980. */
	private const DAY = 33;

	/** The directory of the files so far. */
	private string $directory = '';

	private int $count = 0;

	private int $length = 0;

	/**
	 * Packs files.
	 *
	 * @param array<string, string> $files Bytes by name.
	 */
	public static function pack( array $files ): string {
		$zip   = new self();
		$bytes = '';
		foreach ( $files as $name => $file ) {
			$bytes .= $zip->file( (string) $name, $file );
		}
		return $bytes . $zip->end();
	}

	/**
	 * Returns the part of the archive that holds a file.
	 *
	 * @param string $name  Its path in the archive.
	 * @param string $bytes What it holds.
	 */
	public function file( string $name, string $bytes ): string {
		$packed = (string) gzdeflate( $bytes );
		// What is compressed already is stored.
		$method = strlen( $packed ) < strlen( $bytes ) ? 8 : 0;
		$held   = 0 === $method ? $bytes : $packed;
		$facts  = pack(
			'vvvvvVVVvv',
			self::VERSION,
			self::UTF8,
			$method,
			0,
			self::DAY,
			crc32( $bytes ),
			strlen( $held ),
			strlen( $bytes ),
			strlen( $name ),
			0
		);
		$part   = "PK\3\4$facts$name$held";

		$this->directory .= "PK\1\2" . pack( 'v', self::VERSION ) . $this->entry( $facts, $name );
		$this->length += strlen( $part );
		++$this->count;
		return $part;
	}

	/**
	 * Returns the end of the archive; a larger one than the format first knew says its numbers before it, in longer fields.
	 */
	public function end(): string {
		$size    = strlen( $this->directory );
		$longer  = pack( 'PvvVVPPPP', 44, self::VERSION_LARGE, self::VERSION_LARGE, 0, 0, $this->count, $this->count, $size, $this->length )
			. "PK\6\7" . pack( 'VPV', 0, $this->length + $size, 1 );
		$count   = min( $this->count, self::MAX_COUNT );
		$is_long = $this->count >= self::MAX_COUNT || $this->length >= self::MAX_OFFSET;
		return $this->directory
			. ( $is_long ? "PK\6\6$longer" : '' )
			. "PK\5\6" . pack( 'vvvvVVv', 0, 0, $count, $count, $size, min( $this->length, self::MAX_OFFSET ), 0 );
	}

	/**
	 * Returns what the directory says of a file after its first version: its facts and name, and where it begins.
	 *
	 * @param string $facts The facts as they are before the file itself.
	 * @param string $name  Its path in the archive.
	 */
	private function entry( string $facts, string $name ): string {
		if ( $this->length < self::MAX_OFFSET ) {
			return $facts . pack( 'vvvVV', 0, 0, 0, 0, $this->length ) . $name;
		}
		$place = pack( 'vvP', 1, 8, $this->length );
		return substr( $facts, 0, -2 ) . pack( 'vvvvVV', strlen( $place ), 0, 0, 0, 0, self::MAX_OFFSET ) . $name . $place;
	}
}
