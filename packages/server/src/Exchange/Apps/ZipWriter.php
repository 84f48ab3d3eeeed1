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

		$this->directory .= "PK\1\2" . pack( 'v', self::VERSION ) . $facts . pack( 'vvvVV', 0, 0, 0, 0, $this->length ) . $name;
		$this->length += strlen( $part );
		++$this->count;
		return $part;
	}

	/**
	 * Returns the end of the archive.
	 */
	public function end(): string {
		return $this->directory
			. "PK\5\6" . pack( 'vvvvVVv', 0, 0, $this->count, $this->count, strlen( $this->directory ), $this->length, 0 );
	}
}
