<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Switch\OwnTypes;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Preserves the URLs of posts that a plugin had as a type of its own, whether they are recipes of Larder now or kept their type.
 */
final class OwnUrls implements Registrable {

	public function __construct(
		private readonly Rows $rows,
		private readonly RecipeLocations $locations
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After other plugins: a type that somebody has stays theirs.
		add_action( 'init', OwnTypes::register( ... ), 99 );
		if ( [] !== self::plugins() ) {
			add_filter( 'request', $this->find( ... ) );
			add_filter( 'post_type_link', $this->name( ... ), 10, 2 );
		}
	}

	/**
	 * Answers the URL of such a post.
	 *
	 * @param mixed $wanted What WordPress has read out of the URL.
	 * @return mixed The same, or what leads to the post.
	 */
	public function find( mixed $wanted ): mixed {
		global $wp;
		$path = $wp instanceof \WP ? trim( rawurldecode( $wp->request ), '/' ) : '';
		foreach ( self::plugins() as $source ) {
			$own  = OwnTypes::for_plugin( $source );
			$end  = '#^' . preg_quote( OwnTypes::base( $source ), '#' ) . '/([^/]+)(?:/(feed|comment-page-(\d+)|(\d+)))?$#';
			$asks = is_array( $wanted ) && is_string( $wanted[ $own ] ?? null );
			$slug = 1 === preg_match( $end, $path, $found ) ? $found[1] : '';
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A URL that asks for something to read.
			$plain = isset( $_GET[ $own ] ) && is_string( $_GET[ $own ] ) ? sanitize_title( wp_unslash( $_GET[ $own ] ) ) : '';
			$slug  = '' === $slug ? $plain : sanitize_title( $slug );
			$type  = '' === $slug ? '' : $this->type( $source, $slug );
			if ( '' === $type || ( $asks && $type === $own ) ) {
				continue;
			}
			$kept = array_intersect_key( is_array( $wanted ) ? $wanted : [], array_flip( [ 'preview', 'preview_id', 'preview_nonce' ] ) );
			return array_filter( [
				'post_type' => $type,
				'name'      => $slug,
				$type       => $slug,
				'feed'      => 'feed' === ( $found[2] ?? '' ) ? 'feed' : '',
				'cpage'     => $found[3] ?? '',
				'page'      => $found[4] ?? '',
			] ) + $kept;
		}
		return $wanted;
	}

	/**
	 * Filters the permalink of a recipe: it keeps the one that it had as a post of its plugin.
	 *
	 * @param mixed $link The URL.
	 * @return mixed The URL.
	 */
	public function name( mixed $link, mixed $post ): mixed {
		if ( ! is_string( $link ) || ! $post instanceof \WP_Post || PostType::NAME !== $post->post_type ) {
			return $link;
		}
		$type    = get_post_type_object( PostType::NAME );
		$rewrite = $type instanceof \WP_Post_Type && is_array( $type->rewrite ) ? $type->rewrite : [];
		$base    = is_string( $rewrite['slug'] ?? null ) ? $rewrite['slug'] : '';
		$ours    = home_url( "/$base/" );
		foreach ( '' === $base ? [] : self::plugins() as $source ) {
			if ( str_starts_with( $link, $ours ) && RecipeLocations::is_own( $source, $post->ID ) ) {
				return home_url( '/' . OwnTypes::base( $source ) . '/' ) . substr( $link, strlen( $ours ) );
			}
		}
		return $link;
	}

	/**
	 * Finds what type a post of a plugin has now.
	 *
	 * @param string $source The plugin.
	 * @param string $slug   The post's name.
	 * @return string Empty where no such post has changed over.
	 */
	private function type( string $source, string $slug ): string {
		foreach ( [ PostType::NAME, OwnTypes::for_plugin( $source ) ] as $type ) {
			foreach ( $this->rows->posts->named( $slug, $type ) as $id ) {
				if ( $id === $this->locations->find( $source, (string) $id ) ) {
					return $type;
				}
			}
		}
		return '';
	}

	/**
	 * Returns the plugins with a post type of their own of which something has changed over.
	 *
	 * @return list<string>
	 */
	private static function plugins(): array {
		return array_values(
			array_filter( RecipeLocations::plugins(), static fn ( string $source ): bool => '' !== OwnTypes::for_plugin( $source ) )
		);
	}
}
