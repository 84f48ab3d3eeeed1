<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what is chosen as a URL of the page; `search-url.ts` of the block writes the same.
 */
final class SearchUrl {

	/**
	 * Returns the URL of a state of the search, relative to its page.
	 *
	 * @param array<string, list<string>> $search Chosen values by filter.
	 * @param int                         $page   From 1.
	 * @param array<string, string>       $keep   Query arguments that WordPress needs to find the page.
	 */
	public static function build( array $search, int $page = 1, array $keep = [] ): string {
		$parts = [];
		foreach ( $keep as $name => $value ) {
			$parts[] = rawurlencode( $name ) . '=' . rawurlencode( $value );
		}
		foreach ( $search as $name => $values ) {
			if ( [] !== $values ) {
				$parts[] = rawurlencode( $name ) . '=' . implode(
					',',
					array_map( static fn ( string $value ): string => rawurlencode( self::joined( $name, [ $value ] ) ), $values )
				);
			}
		}
		if ( $page > 1 ) {
			$parts[] = Constants::RESULTS_PAGE_ARGUMENT . '=' . $page;
		}
		return '?' . implode( '&', $parts );
	}

	/**
	 * Writes values as one text: with commas between them, and a backslash before a comma or a backslash within one.
	 *
	 * @param string       $name   The filter; words are one value, which stays as it is.
	 * @param list<string> $values
	 */
	public static function joined( string $name, array $values ): string {
		return implode(
			',',
			'keyword' === $name ? $values : array_map( static fn ( string $value ): string => addcslashes( $value, '\\,' ), $values )
		);
	}

	/**
	 * Reads such a text; a backslash before anything else is itself.
	 *
	 * @param string $name The filter.
	 * @param string $text Its values.
	 * @return list<string> Empty ones are left out.
	 */
	public static function split( string $name, string $text ): array {
		if ( 'keyword' === $name ) {
			return [ $text ];
		}
		preg_match_all( '/(?:[^,\\\\]++|\\\\[\\\\,]|\\\\)++/', $text, $matches );
		return array_map( static fn ( string $value ): string => (string) preg_replace( '/\\\\([\\\\,])/', '$1', $value ), $matches[0] );
	}

	/**
	 * Returns the query arguments of a URL that WordPress needs to find its page: where permalinks are plain, or for a language.
	 *
	 * @param array<array-key, mixed> $arguments Query arguments.
	 * @param list<string>            $own       Names that belong to the search.
	 * @return array<string, string>
	 */
	public static function wordpress_arguments( array $arguments, array $own ): array {
		$wp    = $GLOBALS['wp'] ?? null;
		$names = $wp instanceof \WP
			? array_diff( [ ...$wp->public_query_vars, 'lang' ], $own, [ 'paged', 'page', Constants::RESULTS_PAGE_ARGUMENT ] )
			: [];
		return array_filter( array_intersect_key( $arguments, array_flip( $names ) ), is_string( ... ) );
	}
}
