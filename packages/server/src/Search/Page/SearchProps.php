<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Ajax\Refusal;
use Larder\Card\CardData;
use Larder\Card\CardLook;
use Larder\Recipe\Attributes;
use Larder\Search\Answer\SearchService;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\Query;
use Larder\Search\Query\SearchInput;
use Larder\Search\Query\SearchUrl;
use Larder\Search\Query\Sort;

defined( 'ABSPATH' ) || exit;

/**
 * Returns what the search block shows: its filters, what is chosen in the URL, and the first answer.
 *
 * @phpstan-import-type Answer from SearchService
 * @phpstan-import-type Filter from SearchFilters
 * @phpstan-import-type SentSearch from \Larder\Contracts\Props
 * @phpstan-type Props SentSearch
 */
final class SearchProps {

	/** Ways from one page to the next. */
	private const PAGINATIONS = [ 'numbers', 'more', 'scroll' ];

	public function __construct(
		private readonly SearchInput $input,
		private readonly SearchService $service,
		private readonly SearchFilters $filters
	) {}

	/**
	 * Returns the props of a block.
	 *
	 * @param array<array-key, mixed>     $attributes The block's attributes.
	 * @param array<array-key, mixed>     $arguments  Query arguments of the page, without slashes.
	 * @param array<string, list<string>> $fixed      Chosen by the page itself.
	 * @return Props
	 */
	public function build( array $attributes, array $arguments, array $fixed = [] ): array {
		$values   = new Attributes( $attributes );
		$level    = max( 2, min( 6, $values->count( 'level' ) ) );
		$layout   = CardLook::of_block( $values )->text();
		$per_page = min( 100, $values->count( 'perPage' ) );
		$sorts    = Sort::offered( $values->texts( 'sorts' ) );
		$search   = array_diff_key( $this->chosen( $arguments, $sorts ), $fixed );
		$asked    = $this->input->fixed( $fixed );
		$usual    = [ 'sorting' => [ $sorts[0]->value ] ];
		$page     = PageNumbers::current( $arguments );
		$counted  = SearchFilters::facets( $attributes );
		$matches  = SearchFilters::matches( $attributes );
		try {
			$query = $this->input->query( $asked + $search + $usual, $page, 0 === $per_page ? null : $per_page, $counted, $matches );
		} catch ( Refusal ) {
			// A URL that somebody has mistyped shows all recipes.
			$search = [];
			$query  = $this->input->query( $asked + $usual, 1, 0 === $per_page ? null : $per_page, $counted, $matches );
		}
		// On a phone only the first card is in view, and other eager pictures would compete for its bandwidth.
		$eager  = min( 1, CardData::first_row() );
		$answer = $this->service->answer( $query, $eager, $layout, $level );
		if ( $answer['page'] > $answer['pages'] && $answer['pages'] > 0 ) {
			// A link from when there were more recipes leads to the last page.
			$query  = $this->input->query(
				$asked + $search + $usual,
				$answer['pages'],
				0 === $per_page ? null : $per_page,
				$counted,
				$matches
			);
			$answer = $this->service->answer( $query, $eager, $layout, $level );
		}
		$filters     = $this->filters->build( $attributes, $answer, $query, $fixed );
		$has_keyword = false !== ( $attributes['showKeyword'] ?? true );
		return [
			'id'         => wp_unique_id( 'larder-search-' ),
			'filters'    => $filters,
			'others'     => $this->filters->hidden_filters( $filters, $search, $query, $has_keyword ),
			'sorts'      => self::choices( $sorts ),
			'search'     => $search,
			'fixed'      => $asked,
			'keep'       => SearchUrl::wordpress_arguments( $arguments, $this->input->names() ),
			'perPage'    => $query->per_page,
			'answer'     => $answer,
			'hasCounts'  => false !== ( $attributes['showCounts'] ?? true ),
			'hasEmpty'   => false !== ( $attributes['showEmpty'] ?? true ),
			'hasKeyword' => $has_keyword,
			'noResults'  => $values->text( 'noResults' ),
			'noneHtml'   => '',
			'pagination' => in_array( $values->text( 'pagination' ), self::PAGINATIONS, true ) ? $values->text( 'pagination' ) : 'numbers',
			'layout'     => $layout,
			'level'      => $level,
		];
	}

	/**
	 * Returns the orders to choose from.
	 *
	 * @param list<Sort> $sorts Those that the block offers.
	 * @return list<array{value: string, label: string}>
	 */
	private static function choices( array $sorts ): array {
		return array_map(
			static fn ( Sort $sort ): array => [
				'value' => $sort->value,
				'label' => $sort->label(),
			],
			$sorts
		);
	}

	/**
	 * Reads what is chosen from a URL; ranges at their end choose nothing, and so does an order that the block does not offer.
	 *
	 * @param array<array-key, mixed> $arguments Query arguments.
	 * @param non-empty-list<Sort>    $sorts     The orders that the block offers.
	 * @return array<string, list<string>>
	 */
	private function chosen( array $arguments, array $sorts ): array {
		$search = [];
		try {
			foreach ( $this->input->canonical(
				array_intersect_key( $arguments, array_flip( $this->input->names() ) ),
				$sorts[0]
			) as $name => $value ) {
				$search[ $name ] = SearchUrl::split( $name, $value );
			}
		} catch ( Refusal ) {
			return [];
		}
		if ( ! in_array( Sort::tryFrom( $search['sorting'][0] ?? '' ), $sorts, true ) ) {
			unset( $search['sorting'] );
		}
		foreach ( $this->input->open_ends() as $name => $max ) {
			// A form without JavaScript sends the number alone; the least of a range that was written by hand is nothing
			// that can be chosen.
			$range = explode( '-', $search[ $name ][0] ?? '' );
			$most  = end( $range );
			unset( $search[ $name ] );
			if ( ctype_digit( $most ) && (int) $most < $max ) {
				$search[ $name ] = [ '-' . (int) $most ];
			}
		}
		return $search;
	}
}
