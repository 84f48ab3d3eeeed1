<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\FileType;
use Larder\Exchange\Notice;
use Larder\Lock;
use Larder\Recipe\PortalVideo;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads the pictures of a recipe into the media library, each once, with an alternative text.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class Pictures {

	/** Meta key of the URL that a picture came from. */
	private const ORIGIN = '_larder_origin';

	/** Meta key of the import that has brought it. */
	public const RUN = '_larder_import';

	/** Meta key of what its bytes are. */
	private const HASH = '_larder_hash';

	/** Points that a picture may have: WordPress unpacks each to four bytes, of the 256 MB that it asks for. */
	private const POINTS = 50_000_000;

	/** Seconds that one picture may take: how long somebody waits who wants the same. */
	private const TIMEOUT = 30;

	/** Microseconds between two looks whether the other one is done. */
	private const PAUSE = 200_000;

	private const TYPES = [
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	];

	/**
	 * What was brought in.
	 *
	 * @var list<int>
	 */
	public array $made = [];

	/**
	 * What could not be brought in.
	 *
	 * @var list<Notice>
	 */
	public array $notices = [];

	/**
	 * @param Fetcher $fetcher Fetches from the public web.
	 * @param string  $run     The import that it is for, which takes them away again; empty for none.
	 */
	public function __construct( private readonly Fetcher $fetcher, private readonly string $run = '' ) {}

	/**
	 * Imports all pictures of a document; one that cannot be fetched keeps its URL and is reported.
	 */
	public function brought( RecipeDocument $document ): RecipeDocument {
		/** @var Document $data */
		$data   = $this->walk( $document->data, $document->data['name'] );
		$poster = $data['video']['poster'] ?? null;
		if ( isset( $data['video'], $poster ) && 0 === $poster['id'] && PortalVideo::is_picture( $poster['url'] ) ) {
			// Visitors contact a video portal only when they play its video.
			$data['video']['poster'] = null;
		}
		return new RecipeDocument( $data );
	}

	/**
	 * Imports one picture.
	 *
	 * @param string $alt What it shows.
	 * @return array{id: int, url: string, alt: string}|null Null where it is not available.
	 */
	public function one( string $url, string $alt ): ?array {
		$id = $this->bring( $url, $alt );
		return 0 === $id ? null : [
			'id'  => $id,
			'url' => (string) wp_get_attachment_url( $id ),
			'alt' => $alt,
		];
	}

	/**
	 * Finds a picture of the library by the address that it was fetched from.
	 *
	 * @return int The attachment, 0 for none.
	 */
	public static function fetched_from( string $url ): int {
		return self::find( self::ORIGIN, md5( $url ) );
	}

	/**
	 * Imports the pictures of a part of a document.
	 *
	 * @param array<array-key, mixed> $part
	 * @param string                  $name Name of the recipe, which a picture shows that says nothing else.
	 * @return array<array-key, mixed>|null Null for a picture that only its file had, and that is none.
	 */
	private function walk( array $part, string $name ): ?array {
		$is_picture = isset( $part['id'], $part['url'], $part['alt'] )
			&& is_string( $part['url'] )
			&& is_string( $part['alt'] )
			&& is_int( $part['id'] )
			&& 'video' !== ( $part['type'] ?? '' );
		if ( $is_picture ) {
			$one = $this->one( $part['url'], '' === $part['alt'] ? $name : $part['alt'] );
			return null === $one && '' === self::url_for_notice( $part['url'] ) ? null : ( $one ?? [ 'id' => 0 ] ) + $part;
		}
		$new = array_map( fn ( mixed $value ): mixed => is_array( $value ) ? $this->walk( $value, $name ) : $value, $part );
		return array_is_list( $part ) ? array_values( array_filter( $new, static fn ( mixed $value ): bool => null !== $value ) ) : $new;
	}

	/**
	 * Imports a picture, unless the library has it.
	 *
	 * @param string $alt What it shows.
	 * @return int The attachment, 0 where it is not available.
	 */
	private function bring( string $url, string $alt ): int {
		$own = 1 === preg_match( '#^https?://#i', $url ) ? attachment_url_to_postid( $url ) : 0;
		if ( $own > 0 ) {
			return $own;
		}
		$known = self::fetched_from( $url );
		return $known > 0 ? $known : $this->exclusively( md5( $url ), fn (): int => $this->fetched( $url, $alt ) );
	}

	/**
	 * Fetches a picture and stores it, unless it has come meanwhile, or another URL has brought it.
	 *
	 * @param string $alt What it shows.
	 * @return int The attachment, 0 where it is not available.
	 */
	private function fetched( string $url, string $alt ): int {
		$known = self::fetched_from( $url );
		if ( $known > 0 ) {
			return $known;
		}
		$bytes = $this->bytes( $url );
		if ( $bytes instanceof Notice ) {
			$this->notices[] = $bytes;
			return 0;
		}
		$hash = md5( $bytes );
		$same = self::find( self::HASH, $hash );
		$id   = $same > 0 ? $same : $this->exclusively( $hash, function () use ( $bytes, $hash, $url, $alt ): int {
			$come = self::find( self::HASH, $hash );
			return $come > 0 ? $come : $this->store( $bytes, $url, $alt );
		} );
		if ( $id > 0 ) {
			add_post_meta( $id, self::ORIGIN, md5( $url ) );
		}
		return $id;
	}

	/**
	 * Runs a function for a picture while no other process does so for the same one.
	 *
	 * @param string          $key  What tells the picture from others.
	 * @param \Closure(): int $work What is done.
	 * @return int What it gives.
	 */
	private function exclusively( string $key, \Closure $work ): int {
		$lock = new Lock( "larder_picture_$key", self::TIMEOUT );
		if ( ! $lock->wait( self::TIMEOUT, self::PAUSE ) ) {
			$this->notices[] = new Notice( Notice::SLOW, 'image' );
			return 0;
		}
		try {
			return $work();
		} finally {
			$lock->release();
		}
	}

	/**
	 * Returns the bytes of a picture.
	 *
	 * @param string $url Its URL, or the picture itself.
	 */
	private function bytes( string $url ): string|Notice {
		$own = EmbeddedPictures::bytes( $url ) ?? PictureSpool::bytes( $url );
		if ( null !== $own ) {
			return '' === $own ? new Notice( Notice::BROKEN, 'image' ) : $own;
		}
		$source = $this->fetcher->fetch( $url );
		return $source instanceof Notice ? new Notice( $source->code, 'image', $url ) : $source->bytes;
	}

	/**
	 * Stores a picture in the library.
	 *
	 * @param string $bytes The picture.
	 * @param string $url   Where it came from.
	 * @param string $alt   What it shows.
	 * @return int The attachment, 0 where it is not a picture or cannot be stored.
	 */
	private function store( string $bytes, string $url, string $alt ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		$ending = self::TYPES[ FileType::detect( $bytes ) ] ?? '';
		if ( '' === $ending ) {
			$this->notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'image', self::url_for_notice( $url ) );
			return 0;
		}
		$file = wp_tempnam( 'larder' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- The file that WordPress takes in next.
		$written = '' !== $file && strlen( $bytes ) === file_put_contents( $file, $bytes );
		$size    = $written ? wp_getimagesize( $file ) : false;
		if ( is_array( $size ) && $size[0] * $size[1] > self::POINTS ) {
			wp_delete_file( $file );
			$this->notices[] = new Notice( Notice::TOO_LARGE, 'image', self::url_for_notice( $url ) );
			return 0;
		}
		$name    = sanitize_title(
			1 !== preg_match( '#^https?:#i', $url )
				? $alt
				: pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_FILENAME )
		);
		$id      = is_array( $size ) ? media_handle_sideload(
			[
				'name'     => ( '' === $name ? 'recipe' : $name ) . ".$ending",
				'tmp_name' => $file,
			],
			0,
			null,
			[ 'meta_input' => wp_slash(
				[
					self::HASH                 => md5( $bytes ),
					'_wp_attachment_image_alt' => $alt,
				] + ( '' === $this->run ? [] : [ self::RUN => $this->run ] )
			) ]
		) : 0;
		if ( file_exists( $file ) ) {
			wp_delete_file( $file );
		}
		if ( ! is_int( $id ) || 0 === $id ) {
			$reason          = is_wp_error( $id ) ? $id->get_error_message() : self::url_for_notice( $url );
			$this->notices[] = new Notice( Notice::BROKEN, 'image', $reason );
			return 0;
		}
		$this->made[] = $id;
		return $id;
	}

	/**
	 * Returns a URL as a notice says it: a picture that a file holds has none.
	 */
	private static function url_for_notice( string $url ): string {
		return EmbeddedPictures::is_one( $url ) || PictureSpool::is_one( $url ) ? '' : $url;
	}

	/**
	 * Finds a picture of the library.
	 *
	 * @param string $key Meta key.
	 * @return int The attachment, 0 for none.
	 */
	private static function find( string $key, string $value ): int {
		$found = get_posts(
			[
				'post_type'      => 'attachment',
				'post_status'    => 'any',
				'fields'         => 'ids',
				'posts_per_page' => 1,
				'no_found_rows'  => true,
				// Another process may have brought it a moment ago.
				'cache_results'  => false,
				'meta_key'       => $key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once a picture of an import.
				'meta_value'     => $value, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
			]
		);
		return isset( $found[0] ) && is_int( $found[0] ) ? $found[0] : 0;
	}
}
