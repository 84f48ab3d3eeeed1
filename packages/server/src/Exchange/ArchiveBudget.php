<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * What an archive and all archives in it may unpack, counted together.
 */
final class ArchiveBudget {

	/** Bytes that one file may unpack to: a recipe with its pictures in it. */
	public const MAX_FILE_BYTES = 33_554_432;

	/** How many bytes may come out. */
	private const MAX_BYTES = 1_073_741_824;

	/** How many files may be in them. */
	private const MAX_FILES = 50_000;

	/**
	 * @param int $bytes Bytes that may still be unpacked.
	 * @param int $files Files that may still be looked at.
	 */
	public function __construct( public int $bytes = self::MAX_BYTES, public int $files = self::MAX_FILES ) {}
}
