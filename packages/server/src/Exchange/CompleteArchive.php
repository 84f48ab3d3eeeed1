<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Unpacks the files of a ZIP archive that is whole; {@see TruncatedArchive} those of one whose end is missing.
 */
final class CompleteArchive {

	/**
	 * Yields the files one by one, without those that cannot hold recipes.
	 *
	 * @param \ZipArchive   $zip    The archive, open.
	 * @param ArchiveBudget $budget What may still be unpacked, beyond the files that are left out.
	 * @param int           $skip   How many files are left out at the beginning, because they were read before.
	 * @return iterable<string, string|Notice> Bytes of files by their names, or why there are none.
	 */
	public static function files( \ZipArchive $zip, ArchiveBudget $budget, int $skip = 0 ): iterable {
		if ( 0 === $skip ) {
			if ( $zip->numFiles > $budget->files ) {
				yield '' => new Notice( Notice::TOO_LARGE, '', (string) $zip->numFiles );
				return;
			}
			$budget->files -= $zip->numFiles;
		} elseif ( $zip->numFiles > ( new ArchiveBudget() )->files ) {
			// What is left out was the notice of that.
			return;
		}
		for ( $at = 0; $at < $zip->numFiles; ++$at ) {
			$stat = $zip->statIndex( $at );
			$name = is_array( $stat ) ? (string) $stat['name'] : '';
			if ( ! is_array( $stat ) || ArchivedName::is_skipped( $name ) ) {
				continue;
			}
			if ( --$skip >= 0 ) {
				continue;
			}
			if ( $budget->bytes < 0 ) {
				yield $name => new Notice( Notice::TOO_LARGE, $name );
				return;
			}
			yield $name => self::bytes( $zip, $at, $stat, $budget );
		}
	}

	/**
	 * Unpacks one file.
	 *
	 * @param int                     $at     Place of the file.
	 * @param array<array-key, mixed> $stat   What the archive says of it.
	 * @param ArchiveBudget           $budget What may still be unpacked.
	 * @return string|Notice Its bytes, or why there are none.
	 */
	private static function bytes( \ZipArchive $zip, int $at, array $stat, ArchiveBudget $budget ): string|Notice {
		$name = is_string( $stat['name'] ) ? $stat['name'] : '';
		if ( ArchivedName::leads_out( $name ) ) {
			return new Notice( Notice::OUTSIDE, $name );
		}
		if ( 0 !== ( $stat['encryption_method'] ?? 0 ) ) {
			return new Notice( Notice::LOCKED, $name );
		}
		// What an archive says of a file's size may be a lie, so what comes out is counted.
		$most   = min( ArchiveBudget::MAX_FILE_BYTES, $budget->bytes );
		$stream = $zip->getStreamIndex( $at );
		$bytes  = false === $stream ? false : stream_get_contents( $stream, $most + 1 );
		if ( false === $bytes || ( is_int( $stat['size'] ) && strlen( $bytes ) < min( $stat['size'], $most ) ) ) {
			return new Notice( Notice::BROKEN, $name );
		}
		$budget->bytes -= strlen( $bytes );
		return strlen( $bytes ) > $most ? new Notice( Notice::TOO_LARGE, $name ) : $bytes;
	}
}
