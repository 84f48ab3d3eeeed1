<?php
declare( strict_types=1 );

namespace Larder\Head;

defined( 'ABSPATH' ) || exit;

/**
 * The URL of a page of results, beside what a plugin has printed for it.
 *
 * @phpstan-import-type Wishes from \Larder\Search\Page\SearchEngineHints
 */
final class ResultsUrl {

	/**
	 * @param Wishes $search What the page says of itself.
	 */
	public function __construct( private readonly array $search ) {}

	/**
	 * Returns whether a URL names another page of results than this one, or none. A URL elsewhere is the wish of who writes the page.
	 *
	 * @param string $url What a plugin has printed.
	 */
	public function differs_from( string $url ): bool {
		if ( '' === $url || self::is_what_is_left_of_the_request( $url ) ) {
			return true;
		}
		return self::path( $url ) === self::path( $this->search['plain'] )
			&& ( $this->search['forVisitors'] || $this->search['canonical'] !== $this->search['plain'] );
	}

	/**
	 * Returns whether a URL is the requested one without its query, where the query alone names the page: `/` of `/?post_type=recipe`.
	 *
	 * @param string $url The URL.
	 */
	private static function is_what_is_left_of_the_request( string $url ): bool {
		global $wp;
		return $wp instanceof \WP && '' === $wp->request && ! is_front_page() && self::path( $url ) === self::path( home_url() );
	}

	/**
	 * Returns a URL without its query and the number of a page.
	 *
	 * @param string $url The URL.
	 */
	private static function path( string $url ): string {
		return (string) preg_replace( '#(?:/page/\d+)?/*(?:[?\#].*)?$#', '', $url );
	}
}
