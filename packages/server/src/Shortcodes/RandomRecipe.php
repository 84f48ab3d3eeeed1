<?php
declare( strict_types=1 );

namespace Larder\Shortcodes;

use Larder\Recipe\RecipeTypes;
use Larder\Registrable;
use Larder\Search\Engine\Engines;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects to a random recipe.
 */
final class RandomRecipe implements Registrable {

	/** What a URL has that asks for one. */
	private const QUERY_ARGUMENT = 'larder_surprise';

	/** What a menu of WP Delicious leads to for one. */
	private const OF_MENUS = '#dr_surprise_me';

	/** From how many recipes the database picks one: `ORDER BY RAND()` over all recipes of a large site is too slow. */
	private const DATABASE_PICKS_FROM = 24;

	public function __construct( private readonly Engines $engines ) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'template_redirect', $this->redirect( ... ) );
		add_filter( 'nav_menu_link_attributes', self::lead_from_menu( ... ) );
		add_filter( 'render_block_core/navigation-link', self::lead_from_navigation( ... ) );
	}

	/**
	 * Returns a link to one.
	 *
	 * @param string $title Words of the link, plain text; empty for the default.
	 * @return string Safe HTML.
	 */
	public static function link( string $title ): string {
		return sprintf(
			'<a class="larder-surprise" href="%s" rel="nofollow">%s</a>',
			esc_url( self::url() ),
			esc_html( '' === $title ? __( 'Surprise me', 'larder' ) : $title )
		);
	}

	/**
	 * Returns the URL that leads to one.
	 */
	private static function url(): string {
		return add_query_arg( self::QUERY_ARGUMENT, '1', home_url( '/' ) );
	}

	/**
	 * Points a menu link that was made for WP Delicious to a recipe.
	 *
	 * @param mixed $attributes Attributes of the link.
	 * @return mixed The same, with the URL.
	 */
	private static function lead_from_menu( mixed $attributes ): mixed {
		$is_meant = is_array( $attributes ) && self::OF_MENUS === ( $attributes['href'] ?? '' );
		return $is_meant ? [ 'href' => self::url(), 'rel' => 'nofollow' ] + $attributes : $attributes;
	}

	/**
	 * Points a link of a navigation block to a recipe.
	 *
	 * @param mixed $html The link.
	 * @return mixed The same, with the URL.
	 */
	private static function lead_from_navigation( mixed $html ): mixed {
		return is_string( $html )
			? str_replace( 'href="' . self::OF_MENUS . '"', sprintf( 'rel="nofollow" href="%s"', esc_url( self::url() ) ), $html )
			: $html;
	}

	/**
	 * Redirects to a random recipe, uncached.
	 */
	public function redirect(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link that changes nothing.
		if ( ! isset( $_GET[ self::QUERY_ARGUMENT ] ) ) {
			return;
		}
		$url = $this->pick();
		nocache_headers();
		wp_safe_redirect( '' === $url ? home_url( '/' ) : $url );
		exit;
	}

	/**
	 * Picks a recipe.
	 *
	 * @return string Its URL, empty where there is none.
	 */
	public function pick(): string {
		$few = $this->engines->random_page( self::DATABASE_PICKS_FROM );
		// All are asked without an index, and where another plugin shows none of these, such as those of another language.
		$ids = ( [] === $few ? [] : self::any( [ 'post__in' => $few ] ) ) ?: self::any( [] );
		return isset( $ids[0] ) ? (string) get_permalink( $ids[0] ) : '';
	}

	/**
	 * Returns one recipe that everybody may see.
	 *
	 * @param array{post__in?: list<int>} $among Among which, all for none.
	 * @return array<int> None where there is none.
	 */
	private static function any( array $among ): array {
		return get_posts(
			$among + RecipeTypes::query() + [
				'has_password'     => false,
				'orderby'          => 'rand',
				'numberposts'      => 1,
				'fields'           => 'ids',
				'suppress_filters' => false,
			]
		);
	}
}
