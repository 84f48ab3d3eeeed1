<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the browser fetch the picture at the top of a recipe's page before it has read the styles of the head, and show it in the first
 * frame after that.
 *
 * Block themes draw the page before its head, so that the picture is known by then. Of a classic theme WordPress keeps the page until it
 * is whole (since 6.9), and the head names the picture afterwards; where it does not, the browser finds it where it is.
 */
final class FirstPicture implements Registrable {

	/** Pixels up to which an image is a thumbnail. */
	private const SMALL = 300;

	/** A placeholder in the head of a buffered page, until its picture is known. */
	private const PLACE = '<!-- larder: picture -->';

	/** The `img`, as the page prints it; empty before one is known. */
	private string $html = '';

	/** Whether the page has shown its featured image: what comes of it later is not a picture at the top. */
	private bool $is_found = false;

	/** Whether the head has named the picture. */
	private bool $is_named = false;

	public function __construct( private readonly DocumentRepository $documents ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_preload_resources', $this->add( ... ) );
		add_filter( 'post_thumbnail_html', $this->show_at_once( ... ), 10, 2 );
		add_action( 'wp_template_enhancement_output_buffer_started', $this->await_picture( ... ) );
	}

	/**
	 * Reserves a place in the head for the preload link, on a page that WordPress buffers.
	 */
	public function await_picture(): void {
		if ( wp_is_block_theme() || ! is_singular() || null === $this->documents->readable( get_queried_object_id() ) ) {
			return;
		}
		add_action(
			'wp_head',
			static function (): void {
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A comment of our own.
				echo self::PLACE, "\n";
			},
			1
		);
		// Before others read or change what the head loads.
		add_filter( 'wp_template_enhancement_output_buffer', $this->complete( ... ), 1 );
	}

	/**
	 * Puts the picture where the head of a page has kept its place.
	 */
	public function complete( mixed $page ): mixed {
		$at = is_string( $page ) ? strpos( $page, self::PLACE ) : false;
		if ( ! is_string( $page ) || false === $at ) {
			return $page;
		}
		$picture = $this->is_named ? [] : $this->fetched();
		$link    = '';
		foreach ( $picture as $name => $value ) {
			$link .= sprintf( ' %s="%s"', $name, 'href' === $name ? esc_url( $value ) : esc_attr( $value ) );
		}
		return substr_replace( $page, '' === $link ? '' : "<link rel=\"preload\"$link>", $at, strlen( self::PLACE ) );
	}

	/**
	 * Gives the featured image a high priority, and has it decoded with the frame that shows it, on the page of a recipe.
	 *
	 * WordPress lets it come a frame later, which on a slow phone lays out the whole recipe before; and it prefers one
	 * image of a page alone, which a large logo above it takes away.
	 *
	 * @param mixed $html The image.
	 * @return mixed The same on another page, and where the image does not come first.
	 */
	public function show_at_once( mixed $html, mixed $post_id = 0 ): mixed {
		$id     = is_numeric( $post_id ) ? (int) $post_id : 0;
		$is_own = is_string( $html ) && '' === $this->html && ! $this->is_found && is_singular() && get_queried_object_id() === $id;
		$tags   = new \WP_HTML_Tag_Processor( $is_own ? $html : '' );
		if (
			! $tags->next_tag( [ 'tag_name' => 'IMG' ] )
			|| 'lazy' === $tags->get_attribute( 'loading' )
			|| self::is_small( $tags->get_attribute( 'width' ) )
			|| null === $this->documents->readable( $id )
		) {
			return $html;
		}
		$this->is_found = true;
		$tags->set_attribute( 'fetchpriority', 'high' );
		$tags->set_attribute( 'decoding', 'sync' );
		return $tags->get_updated_html();
	}

	/**
	 * Returns whether an image is too small to be the picture at the top of a page.
	 *
	 * @param string|bool|null $width Its width, as its element says.
	 */
	private static function is_small( string|bool|null $width ): bool {
		return is_numeric( $width ) && $width <= self::SMALL;
	}

	/**
	 * Notes a picture at the top of the page; the first of them counts.
	 *
	 * @param string $html Its `img`.
	 */
	public function note( string $html ): void {
		if ( '' === $this->html ) {
			$this->html = $html;
		}
	}

	/**
	 * Adds the picture to what the browser fetches at once.
	 *
	 * @param mixed $resources What is fetched so far.
	 * @return mixed The same where there is no picture that comes first.
	 */
	public function add( mixed $resources ): mixed {
		$picture = is_array( $resources ) ? $this->fetched() : [];
		if ( ! is_array( $resources ) || [] === $picture ) {
			return $resources;
		}
		$this->is_named = true;
		return [ ...$resources, $picture ];
	}

	/**
	 * Returns what the head says of the picture.
	 *
	 * @return array<string, string> Empty where it says nothing.
	 */
	private function fetched(): array {
		$picture = $this->resource();
		/**
		 * Filters whether the head of a recipe's page has the browser fetch the picture at its top.
		 *
		 * For sites that send another file than the page names, such as WebP in a `picture` that comes after all filters.
		 *
		 * @param bool $is_fetched False leaves it where it is.
		 */
		return [] !== $picture && true === apply_filters( 'larder_preload_picture', true ) ? $picture : [];
	}

	/**
	 * Describes the picture as WordPress prints it.
	 *
	 * @return array<string, string> Empty where there is none, where it waits, or where the page offers several kinds of it.
	 */
	private function resource(): array {
		$tags = new \WP_HTML_Tag_Processor( $this->html );
		if ( str_contains( $this->html, '<source' ) || ! $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			return [];
		}
		$given = static function ( string $name ) use ( $tags ): string {
			$value = $tags->get_attribute( $name );
			return is_string( $value ) ? $value : '';
		};
		// Without `href` beside a set: a browser that does not know sets would fetch a second file.
		$file  = '' === $given( 'srcset' )
			? [ 'href' => $given( 'src' ) ]
			: [
				'imagesrcset' => $given( 'srcset' ),
				'imagesizes'  => $given( 'sizes' ),
			];
		return 'high' === $given( 'fetchpriority' ) && '' !== $given( 'src' )
			? [ 'as' => 'image' ] + array_filter( $file, static fn ( string $text ): bool => '' !== $text ) + [ 'fetchpriority' => 'high' ]
			: [];
	}
}
