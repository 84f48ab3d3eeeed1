<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes in a ZIP archive: each file in it is read in its own format.
 *
 * An archive is input like any other: names that climb out of it, locked and broken files, and more
 * than any collection of recipes needs are named, and what is whole is read.
 */
final class Archive implements Format {

	/** Bytes of an archive that is cut off, of which all is looked through. */
	private const MAX_TRUNCATED_BYTES = 67_108_864;

	/** How deep archives may be in each other. */
	private const DEPTH = 2;

	/** Files whose extension is that of recipes: one in which no recipe is found is reported. */
	private const OWN_KIND = '/\.(?:paprikarecipe|melarecipe|crumb|cook|mmf|recipeml)$/i';

	/**
	 * @param \Closure(): Formats $formats Creates them when they are needed.
	 * @param int                 $depth   How deep the archive is in others.
	 * @param ArchiveBudget|null  $budget  What the archive around it has left; its own otherwise.
	 */
	public function __construct(
		private readonly \Closure $formats,
		private readonly int $depth = 0,
		private readonly ?ArchiveBudget $budget = null
	) {}

	/** {@inheritDoc} */
	public function id(): string {
		return 'zip';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'ZIP';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'zip', 'paprikarecipes', 'melarecipes', 'crumbs' ];
	}

	/** {@inheritDoc} */
	public function media_types(): array {
		return [ 'application/zip' ];
	}

	/** {@inheritDoc} */
	public function confidence( Source $source ): float {
		return str_starts_with( $source->bytes, "PK\x03\x04" ) || str_starts_with( $source->bytes, "PK\x05\x06" )
			? self::CERTAIN
			: self::NO_MATCH;
	}

	/**
	 * Reads the recipes of all files.
	 */
	public function read( Source $source ): Reading {
		$path = tempnam( sys_get_temp_dir(), 'larder' );
		if ( false === $path ) {
			return new Reading( [], [ new Notice( Notice::BROKEN ) ] );
		}
		$recipes = [];
		$notices = [];
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file that only this request reads.
			file_put_contents( $path, $source->bytes );
			foreach ( $this->pieces( $path, $source->name, 0, $this->budget ?? new ArchiveBudget() ) as $reading ) {
				array_push( $recipes, ...$reading->recipes );
				array_push( $notices, ...$reading->notices );
			}
		} finally {
			unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.unlink_unlink -- The same file.
		}
		return new Reading( $recipes, [] === $recipes && [] === $notices ? [ new Notice( Notice::NO_RECIPE ) ] : $notices );
	}

	/**
	 * Reads an archive file by file.
	 *
	 * @param string        $path   Where it is.
	 * @param string        $name   What people call it.
	 * @param int           $skip   How many pieces are left out at the beginning.
	 * @param ArchiveBudget $budget What may still be unpacked, beyond those pieces.
	 * @return \Generator<int, Reading> What each file in it holds.
	 */
	public function pieces( string $path, string $name, int $skip = 0, ArchiveBudget $budget = new ArchiveBudget() ): \Generator {
		if ( ! class_exists( \ZipArchive::class ) ) {
			yield new Reading( [], [ new Notice( Notice::NOT_UNDERSTOOD, 'ext-zip' ) ] );
			return;
		}
		$zip = new \ZipArchive();
		if ( true === $zip->open( $path, \ZipArchive::RDONLY ) ) {
			yield from $this->whole( $zip, $budget, $skip );
			return;
		}
		// This is unpacked from its start whatever was read of it before, so that it is counted from there, too.
		foreach ( $this->read_cut_off( $path, $name, $skip > 0 ? new ArchiveBudget() : $budget ) as $reading ) {
			if ( --$skip < 0 ) {
				yield $reading;
			}
		}
	}

	/**
	 * Reads all files of an archive that is whole.
	 *
	 * @param \ZipArchive   $zip    The archive, open.
	 * @param ArchiveBudget $budget What may still be unpacked.
	 * @param int           $skip   How many files are left out at the beginning.
	 * @return \Generator<int, Reading>
	 */
	private function whole( \ZipArchive $zip, ArchiveBudget $budget, int $skip ): \Generator {
		$pictures = new ArchivePictures( $zip );
		foreach ( CompleteArchive::files( $zip, $budget, $skip ) as $name => $bytes ) {
			yield $this->reading( $bytes, $name, $budget, $pictures );
		}
		$zip->close();
	}

	/**
	 * Reads what is left of an archive that is cut off.
	 *
	 * @param string        $path   Where it is.
	 * @param string        $file   What people call it.
	 * @param ArchiveBudget $budget What may still be unpacked.
	 * @return \Generator<int, Reading>
	 */
	private function read_cut_off( string $path, string $file, ArchiveBudget $budget ): \Generator {
		yield new Reading( [], [ new Notice( Notice::BROKEN, $file ) ] );
		if ( filesize( $path ) > self::MAX_TRUNCATED_BYTES ) {
			yield new Reading( [], [ new Notice( Notice::TOO_LARGE, $file ) ] );
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this machine.
		foreach ( TruncatedArchive::files( (string) file_get_contents( $path ), ArchiveBudget::MAX_FILE_BYTES ) as $name => $bytes ) {
			if ( --$budget->files < 0 || $budget->bytes < 0 ) {
				yield new Reading( [], [ new Notice( Notice::TOO_LARGE, $name ) ] );
				return;
			}
			if ( ArchivedName::is_skipped( $name ) ) {
				continue;
			}
			$bytes = ArchivedName::leads_out( $name ) ? new Notice( Notice::OUTSIDE, $name ) : $bytes;
			$budget->bytes -= is_string( $bytes ) ? strlen( $bytes ) : 0;
			yield $this->reading( $bytes, $name, $budget );
		}
	}

	/**
	 * Reads one file.
	 *
	 * @param string|Notice        $bytes    What is in it, or why that is not available.
	 * @param ArchiveBudget        $budget   What may still be unpacked.
	 * @param ArchivePictures|null $pictures The pictures of the archive; null where they are not available.
	 */
	private function reading(
		string|Notice $bytes,
		string $name,
		ArchiveBudget $budget,
		?ArchivePictures $pictures = null
	): Reading {
		if ( $bytes instanceof Notice ) {
			return new Reading( [], self::placed( [ $bytes ], $name ) );
		}
		$named   = null === $pictures ? null : static fn ( string $picture ): string => $pictures->named( $name, $picture );
		$reading = $this->inner( new Source( $bytes, $name, pictures: $named ), $budget );
		$recipes = $reading->recipes;
		if (
			null !== $pictures
			&& 1 === count( $recipes )
			&& ! EmbeddedPictures::is_one( $recipes[0]->document->data['image']['url'] ?? '' )
		) {
			$recipes = [ $recipes[0]->with_image( $pictures->beside( $name ) ) ];
		}
		return new Reading( $recipes, self::placed( $reading->notices, $name ) );
	}

	/**
	 * Returns notices with the name of the file that they are about.
	 *
	 * @param list<Notice> $notices
	 * @param string       $name    The file.
	 * @return list<Notice> Without those of files that need not be recipes.
	 */
	private static function placed( array $notices, string $name ): array {
		$placed = [];
		foreach ( $notices as $notice ) {
			if ( Notice::NO_RECIPE !== $notice->code || 1 === preg_match( self::OWN_KIND, $name ) ) {
				$placed[] = '' === $notice->where ? new Notice( $notice->code, $name, $notice->value ) : $notice;
			}
		}
		return $placed;
	}

	/**
	 * Reads one file in its own format.
	 *
	 * @param ArchiveBudget $budget What may still be unpacked.
	 */
	private function inner( Source $source, ArchiveBudget $budget ): Reading {
		if ( $this->confidence( $source ) > self::NO_MATCH ) {
			return $this->depth < self::DEPTH
				? ( new self( $this->formats, $this->depth + 1, $budget ) )->read( $source )
				: new Reading( [], [ new Notice( Notice::TOO_LARGE ) ] );
		}
		// A picture in an archive is one of its recipes, and no page to be read.
		return '' === FileType::detect( $source->bytes ) ? ( $this->formats )()->read( $source ) : new Reading();
	}
}
