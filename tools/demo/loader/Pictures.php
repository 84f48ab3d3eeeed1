<?php
declare( strict_types=1 );

namespace Larder\Demo;

/**
 * Uploads the pictures, films and fonts to the media library, with the sizes that WordPress makes.
 */
final class Pictures {

	/** How well sizes are drawn, of 100: what WordPress takes by itself weighs half as much again, and looks the same. */
	private const QUALITY = 76;

	public function __construct(
		private readonly Source $source,
		private readonly Ledger $ledger
	) {}

	/**
	 * Imports a picture, unless it is there and the same.
	 *
	 * @param string $slug Name of the picture.
	 * @param string $file Path in the folder.
	 * @param string $alt  What it shows.
	 * @return bool Whether anything was written.
	 * @throws \RuntimeException When the file cannot be stored.
	 */
	public function keep( string $slug, string $file, string $alt ): bool {
		$path    = $this->source->path( $file );
		$key     = "picture:$slug";
		$version = (string) md5_file( $path );
		if ( $this->ledger->is_current( $key, $version ) ) {
			$this->keep_alt( $this->ledger->post_id( $key ), $alt );
			return false;
		}
		$old = $this->ledger->post_id( $key );
		if ( $old > 0 ) {
			wp_delete_attachment( $old, true );
		}
		$this->ledger->note_post( $key, $this->import( $path, $alt ), $version );
		return true;
	}

	/**
	 * Creates the sizes of a picture that has none yet.
	 *
	 * @param int $id The attachment.
	 */
	public static function make_sizes( int $id ): void {
		$file = get_attached_file( $id );
		if ( false === $file || ! empty( wp_get_attachment_metadata( $id ) ) ) {
			return;
		}
		$sizes   = self::sizes( ... );
		$quality = static fn (): int => self::QUALITY;
		add_filter( 'intermediate_image_sizes_advanced', $sizes );
		add_filter( 'wp_editor_set_quality', $quality );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		remove_filter( 'wp_editor_set_quality', $quality );
		remove_filter( 'intermediate_image_sizes_advanced', $sizes );
	}

	/**
	 * Leaves out the sizes that take as long as all others: drawn again they weigh more than the picture itself.
	 *
	 * Two are added for the tiles of courses: one as wide as a tile, from which WordPress reckons what browsers are told, and
	 * a sharp one. Otherwise phones would take the square of 600 pixels.
	 *
	 * @param array<string, mixed> $sizes Sizes to make, by name.
	 * @return array<string, mixed>
	 */
	private static function sizes( array $sizes ): array {
		unset( $sizes['1536x1536'], $sizes['large'] );
		foreach ( [
			'plum-tile'    => 120,
			'plum-tile-2x' => 300,
		] as $name => $width ) {
			$sizes[ $name ] = [
				'width'  => $width,
				'height' => $width,
				'crop'   => true,
			];
		}
		return $sizes;
	}

	/**
	 * Stores the alternative text of a picture, where that changed.
	 *
	 * @param int    $id  The attachment.
	 * @param string $alt What it shows.
	 */
	private function keep_alt( int $id, string $alt ): void {
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $alt ) );
	}

	/**
	 * Creates the attachment.
	 *
	 * @param string $path The file.
	 * @param string $alt  What it shows.
	 * @throws \RuntimeException When the file cannot be stored.
	 */
	private function import( string $path, string $alt ): int {
		$name = basename( $path );
		if ( '' === $name ) {
			throw new \RuntimeException( 'A picture needs a name.' );
		}
		$with_fonts = static fn ( array $types ): array => $types + [ 'woff2' => 'font/woff2' ];
		add_filter( 'upload_mimes', $with_fonts );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file, not an address.
		$upload = wp_upload_bits( $name, null, (string) file_get_contents( $path ) );
		if ( ! empty( $upload['error'] ) ) {
			throw new \RuntimeException( basename( $path ) . ': ' . $upload['error'] );
		}
		$type = wp_check_filetype( $upload['file'] );
		remove_filter( 'upload_mimes', $with_fonts );
		$id = wp_insert_attachment(
			[
				'post_title'     => ucfirst( str_replace( '-', ' ', pathinfo( $path, PATHINFO_FILENAME ) ) ),
				'post_mime_type' => (string) $type['type'],
				'guid'           => $upload['url'],
			],
			$upload['file'],
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( basename( $path ) . ': ' . $id->get_error_message() );
		}
		$this->keep_alt( $id, $alt );
		return $id;
	}
}
