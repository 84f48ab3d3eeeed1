<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Print\PrintPage;
use Larder\Recipe\Blocks;
use Larder\Recipe\PostContent;
use Larder\Recipe\ReadAccess;
use Larder\Registrable;
use Larder\Switch\OwnTypes;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Rows;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects the print URLs of plugins from which a site has changed over to the print page of the recipe.
 *
 * Only where nobody else answers them.
 */
final class OldUrls implements Registrable {

	public function __construct(
		private readonly Rows $rows,
		private readonly RecipeLocations $locations,
		private readonly ForeignIds $ids
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		if ( [] !== RecipeLocations::plugins() ) {
			// Before WordPress guesses what a missing URL may have meant.
			add_action( 'template_redirect', $this->lead_on( ... ), 5 );
		}
	}

	/**
	 * Returns the URL to which an old one redirects.
	 *
	 * @param string                  $path  The path, without that of the site.
	 * @param array<array-key, mixed> $query Parameters of the URL.
	 * @return string Empty where it is none of a recipe that visitors may read.
	 */
	public function target( string $path, array $query ): string {
		return self::url( ...$this->find( $path, $query ) );
	}

	/**
	 * Finds the recipe to which an old URL leads.
	 *
	 * @param string                  $path  The path, without that of the site.
	 * @param array<array-key, mixed> $query Parameters of the URL.
	 * @return array{int, bool} The post that has it, 0 for none, and whether its print page is meant.
	 */
	private function find( string $path, array $query ): array {
		$path = trim( rawurldecode( $path ), '/' );
		$home = $this->by_query( $query );
		// WordPress takes the end of a long path for the name of a file, which a picture of the recipe may have.
		$home = $home > 0 || ! ( is_404() || is_attachment() ) ? $home : $this->by_path( $path );
		if ( $home > 0 ) {
			return [ $home, true ];
		}
		$recipe = is_404() ? $this->of_cooked( $path ) : 0;
		$shown  = is_singular() ? get_queried_object_id() : $recipe;
		$print  = isset( $query['print'] );
		return [ $print || $recipe > 0 ? $shown : 0, $print ];
	}

	/**
	 * Redirects the requested page.
	 */
	private function lead_on(): void {
		global $wp;
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A URL that asks for something to read.
		$query = wp_unslash( $_GET );

		[ $post_id, $is_printed ] = $this->find( $wp instanceof \WP ? $wp->request : '', $query );

		$target = self::url( $post_id, $is_printed );
		// Browsers remember a permanent one, and whoever has given the password is led to the print page.
		$status = $is_printed && post_password_required( $post_id ) ? 302 : 301;
		if ( '' !== $target && wp_safe_redirect( $target, $status ) ) {
			exit;
		}
	}

	/**
	 * Finds the recipe that a parameter names.
	 *
	 * @param array<array-key, mixed> $query Parameters of the URL.
	 */
	private function by_query( array $query ): int {
		foreach ( [ 'wprm_print', 'wpzoom_rcb_print' ] as $name ) {
			$value = $query[ $name ] ?? '';
			if ( is_string( $value ) && '' !== $value ) {
				return $this->by_path( "$name/$value" );
			}
		}
		$tasty = $query['print'] ?? '';
		return is_numeric( $tasty ) ? $this->ids->home( 'tasty-recipes-lite', (int) $tasty ) : 0;
	}

	/**
	 * Finds the recipe that a path names.
	 *
	 * @param string $path The path, without slashes at its ends.
	 */
	private function by_path( string $path ): int {
		return match ( true ) {
			1 === preg_match( '#^wprm_print/([^/]+)#', $path, $found )              => $this->of_recipe_maker( $found[1] ),
			1 === preg_match( '#^wpzoom_rcb_print/(\d+)(?:/|$)#', $path, $found )   => $this->ids->home(
				'recipe-card-blocks-by-wpzoom',
				(int) $found[1]
			),
			1 === preg_match( '#^easyrecipe-print/(\d+-\d+)(?:/|$)#', $path, $found ) => $this->locations->find( 'easyrecipe', $found[1] ),
			1 === preg_match( '#^.+/print/(\d+)$#', $path, $found )                 => $this->ids->home(
				'tasty-recipes-lite',
				(int) $found[1]
			),
			! is_attachment() && 1 === preg_match( '#^(.+)/print$#', $path, $found ) => url_to_postid( home_url( $found[1] ) ),
			default                                                                 => 0,
		};
	}

	/**
	 * Finds a recipe of WP Recipe Maker.
	 *
	 * @param string $name Its number or its slug.
	 */
	private function of_recipe_maker( string $name ): int {
		$id = ctype_digit( $name ) ? (int) $name : $this->by_slug( 'wprm_recipe', "wprm-$name", $name );
		return $this->ids->home( 'wp-recipe-maker', $id );
	}

	/**
	 * Finds a recipe of Cooked, whose posts have URLs of their own.
	 *
	 * @param string $path The path, without slashes at its ends.
	 * @return int The post that has it now, 0 for none.
	 */
	private function of_cooked( string $path ): int {
		$base = OwnTypes::base( 'cooked' );
		$slug = str_starts_with( $path, "$base/" ) ? substr( $path, strlen( $base ) + 1 ) : '';
		return '' === $slug ? 0 : $this->ids->home( 'cooked', $this->by_slug( 'cp_recipe', $slug ) );
	}

	/**
	 * Finds a post of another plugin's type.
	 *
	 * @param string ...$slugs Slugs that it may have.
	 */
	private function by_slug( string $type, string ...$slugs ): int {
		foreach ( $slugs as $slug ) {
			$id = $this->rows->posts->named( sanitize_title( $slug ), $type )[0] ?? 0;
			if ( $id > 0 ) {
				return $id;
			}
		}
		return 0;
	}

	/**
	 * Returns the URL of a recipe.
	 *
	 * @param int  $post_id    The post that has it.
	 * @param bool $is_printed Whether that of its print page.
	 * @return string Empty where there is no recipe that visitors may read, or may have the password of.
	 */
	private static function url( int $post_id, bool $is_printed ): string {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		if ( ! $post instanceof \WP_Post || ! PostContent::has( Blocks::RECIPE, $post ) ) {
			return '';
		}
		// Its page asks for the password.
		$is_locked = is_post_publicly_viewable( $post ) && post_password_required( $post );
		if ( ! $is_locked && ! ReadAccess::may_read( $post ) ) {
			return '';
		}
		return $is_printed && ! $is_locked ? PrintPage::url( $post_id ) : (string) get_permalink( $post );
	}
}
