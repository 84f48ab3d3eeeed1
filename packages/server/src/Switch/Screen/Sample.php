<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Registrable;
use Larder\Switch\Content;
use Larder\Switch\Embed;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Sources;
use Larder\Tools\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * A page as it would be after the change-over, for the sample beside the page as it is; nothing is stored for it.
 */
final class Sample implements Registrable {

	/** The query argument that makes a page a sample of a plugin's recipes after the change-over; empty for the page as it is. */
	private const ARGUMENT = 'larder-sample';

	private const NONCE = 'larder-sample-of';

	public function __construct(
		private readonly Sources $sources,
		private readonly RecipeLocations $locations
	) {}

	/**
	 * Returns the URL of a sample.
	 *
	 * @param string $page   URL of the page.
	 * @param string $source The plugin; empty for the page as it is.
	 */
	public static function url( string $page, string $source ): string {
		return add_query_arg(
			[
				self::ARGUMENT => $source,
				self::NONCE    => wp_create_nonce( self::NONCE ),
			],
			$page
		);
	}

	/**
	 * Returns whether a request asks for one.
	 */
	public static function is_asked(): bool {
		return isset( $_GET[ self::ARGUMENT ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether a nonce is to be looked at.
	}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'template_redirect', $this->begin( ... ), -1 );
	}

	/**
	 * Changes the page in memory, for those who may see the sample.
	 */
	public function begin(): void {
		$nonce  = isset( $_GET[ self::NONCE ] ) && is_string( $_GET[ self::NONCE ] ) ? sanitize_key( $_GET[ self::NONCE ] ) : '';
		$name   = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_key( $_GET[ self::ARGUMENT ] ) : '';
		$source = $this->sources->all()[ $name ] ?? null;
		$post   = get_queried_object();
		if ( 1 !== wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( Jobs::CAPABILITY ) ) {
			return;
		}
		nocache_headers();
		add_filter( 'show_admin_bar', '__return_false' );
		if ( null !== $source && $post instanceof \WP_Post ) {
			$this->show( $post, $this->content( $source, $post ) );
		}
	}

	/**
	 * Returns what a post would contain after the change-over.
	 */
	public function content( PluginSource $source, \WP_Post $post ): string {
		$embeds = $source->embeds( $post );
		if ( [] === $embeds ) {
			$embeds = [ new Embed( (string) $post->ID, strlen( $post->post_content ), '' ) ];
		}
		$markup = [];
		$has_one = false;
		foreach ( $embeds as $number => $embed ) {
			$home   = $this->locations->find( $source->id(), $embed->key );
			$there  = $home > 0 ? get_post( $home ) : null;
			$recipe = $source->recipe( $embed->key );
			if ( null !== $embed->rest ) {
				$markup[ $number ] = $embed->rest;
			} elseif ( $there instanceof \WP_Post ) {
				$markup[ $number ] = EmbedBlock::html( $there );
			} elseif ( null !== $recipe && ! $has_one ) {
				$has_one           = true;
				$markup[ $number ] = $recipe->blocks( $post->post_title, (int) get_post_thumbnail_id( $post ) );
			} elseif ( null !== $recipe ) {
				// It gets a post of its own, which is not there yet.
				$markup[ $number ] = EmbedBlock::foreign(
					(string) get_permalink( $post ),
					$recipe->document->data['name'],
					esc_html__( 'This recipe gets a page of its own, and is shown here.', 'larder' )
				);
			}
		}
		return Content::replaced( $post->post_content, $markup, $embeds );
	}

	/**
	 * Replaces the stored content of the page for this request alone.
	 *
	 * @param \WP_Post $post    The post of the page.
	 * @param string   $content What it says.
	 */
	private function show( \WP_Post $post, string $content ): void {
		// What is shared with other requests must not hear of it.
		wp_cache_add_non_persistent_groups( [ 'posts', 'post_meta' ] );
		$query = $GLOBALS['wp_query'] ?? null;
		$known = $query instanceof \WP_Query ? [ $query->post, ...( is_array( $query->posts ) ? $query->posts : [] ) ] : [];
		// WordPress has it in several places, which need not be one object.
		foreach ( [ $post, $GLOBALS['post'] ?? null, ...$known ] as $copy ) {
			if ( $copy instanceof \WP_Post && $copy->ID === $post->ID ) {
				$copy->post_content = $content;
			}
		}
		wp_cache_set( $post->ID, $post, 'posts' );
		add_filter(
			'get_post_metadata',
			static fn ( mixed $value, int $id, string $key ): mixed => $id === $post->ID && DocumentRepository::META_KEY === $key
				// No document of this version, so that one is made of the content.
				? [ '{}' ]
				: $value,
			10,
			3
		);
	}
}
