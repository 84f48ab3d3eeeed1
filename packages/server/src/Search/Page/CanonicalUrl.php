<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Ajax\Refusal;
use Larder\Contracts\Constants;
use Larder\Recipe\PostType;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\SearchInput;
use Larder\Search\Query\Sort;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the canonical URL of a search, for search engines.
 */
final class CanonicalUrl {

	public function __construct(
		private readonly SearchInput $input,
		private readonly ShownResults $shown
	) {}

	/**
	 * Returns the URL of the page as nobody has narrowed it, without a page number.
	 *
	 * @return string Empty where the page is neither a search nor an archive of recipes.
	 */
	public function plain(): string {
		$object = get_queried_object();
		if ( is_singular() ) {
			return $object instanceof \WP_Post && ( has_block( 'larder/recipe-search', $object ) || null !== $this->shown->get() )
				? (string) get_permalink( $object )
				: '';
		}
		if ( is_post_type_archive( PostType::NAME ) ) {
			return (string) get_post_type_archive_link( PostType::NAME );
		}
		$link = is_tax( Taxonomy::keys() ) && $object instanceof \WP_Term ? get_term_link( $object ) : '';
		return is_string( $link ) ? $link : '';
	}

	/**
	 * Returns the URL of a page of what nobody has narrowed.
	 *
	 * @param int $page From 1.
	 */
	public function for_page( int $page ): string {
		$plain = $this->plain();
		return $page > 1 && '' !== $plain ? add_query_arg( Constants::RESULTS_PAGE_ARGUMENT, $page, $plain ) : $plain;
	}

	/**
	 * Returns whether the URL narrows or sorts what is shown.
	 */
	public function is_filtered(): bool {
		$first = Sort::tryFrom( $this->shown->get()['sort'] ?? '' ) ?? Sort::Newest;
		try {
			return [] !== $this->input->canonical( array_intersect_key( self::arguments(), array_flip( $this->input->names() ) ), $first );
		} catch ( Refusal ) {
			return true;
		}
	}

	/**
	 * Returns the number of the page that is shown, or that is requested as long as nothing is.
	 *
	 * @return int From 1.
	 */
	public function page(): int {
		return $this->shown->get()['page'] ?? PageNumbers::current( self::arguments() );
	}

	/**
	 * Returns the query arguments of the URL.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function arguments(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only read, and nothing of it is printed.
		$arguments = wp_unslash( $_GET );
		return is_array( $arguments ) ? $arguments : [];
	}
}
