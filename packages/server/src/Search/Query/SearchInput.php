<?php
declare( strict_types=1 );

namespace Larder\Search\Query;

use Larder\Ajax\Refusal;
use Larder\Contracts\Constants;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a question from what a request or a URL says.
 *
 * All of it is one map from the name of a filter to the chosen values. The
 * keyword, the order and the ranges are in it, too.
 */
final class SearchInput {

	/** Prefix of the name of a facet whose values no result may have. */
	public const NOT = 'not_';

	/** What precedes the name of a facet of whose values every result has one, also where one matching filter is enough. */
	private const WITHIN = 'within_';

	/** The longest keyword that is looked for. */
	private const MAX_TEXT_LENGTH = 200;

	public function __construct(
		private readonly Facets $facets,
		private readonly Settings $settings
	) {}

	/**
	 * Returns the names that a URL may have.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		$facets = array_keys( $this->facets->all() );
		return [ 'keyword', 'sorting', ...array_keys( $this->facets->ranges() ), ...$facets, ...self::prefixed( self::NOT, $facets ) ];
	}

	/**
	 * Returns from which number on the ranges let everything through.
	 *
	 * @return array<string, int> By name.
	 */
	public function open_ends(): array {
		return array_map( static fn ( RangeFacet $range ): int => $range->open, $this->facets->ranges() );
	}

	/**
	 * Returns what a page itself chooses so that it holds whatever joins the filters: an archive stays among its own recipes.
	 *
	 * @param array<string, list<string>> $fixed Values by facet.
	 * @return array<string, list<string>> The same, to be asked with other filters.
	 */
	public function fixed( array $fixed ): array {
		return $this->is_any() ? array_combine( self::prefixed( self::WITHIN, array_keys( $fixed ) ), array_values( $fixed ) ) : $fixed;
	}

	/**
	 * Returns whether one matching filter is enough on this site.
	 */
	private function is_any(): bool {
		return 'OR' === $this->settings->search_logic();
	}

	/**
	 * Writes something before names.
	 *
	 * @param string       $prefix What is written.
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function prefixed( string $prefix, array $names ): array {
		return array_map( static fn ( string $name ): string => $prefix . $name, $names );
	}

	/**
	 * Returns the facet that a name means with something before it.
	 *
	 * @return string|null Null where it does not, or there is no such facet.
	 */
	private function facet_behind( string $name, string $prefix ): ?string {
		$facet = str_starts_with( $name, $prefix ) ? substr( $name, strlen( $prefix ) ) : '';
		return isset( $this->facets->all()[ $facet ] ) ? $facet : null;
	}

	/**
	 * Builds the query.
	 *
	 * @param array<array-key, mixed> $search   Chosen values by filter, each a list of texts.
	 * @param int                     $page     From 1.
	 * @param int|null                $per_page How many recipes a page has; null for the site's setting.
	 * @param list<string>|null       $counted  Facets whose values are counted; null for all.
	 * @param array<array-key, mixed> $matches  `all` or `any` by facet, where that is not as the facet says.
	 * @param array<array-key, mixed> $named    Values by facet that are counted besides those that most recipes have.
	 * @throws Refusal When a filter is not known, or a value cannot be read.
	 */
	public function query(
		array $search,
		int $page = 1,
		?int $per_page = null,
		?array $counted = null,
		array $matches = [],
		array $named = []
	): Query {
		$filters = [];
		$without = [];
		$within  = [];
		$ranges  = [];
		$text    = '';
		$sort    = Sort::Newest;
		foreach ( $search as $name => $values ) {
			$name   = (string) $name;
			$values = SearchValues::list( $name, $values );
			if ( [] === $values ) {
				continue;
			}
			if ( 'keyword' === $name ) {
				$text = mb_substr( trim( implode( ' ', $values ) ), 0, self::MAX_TEXT_LENGTH, 'UTF-8' );
			} elseif ( 'sorting' === $name ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
				$sort = Sort::tryFrom( $values[0] ) ?? throw SearchValues::unreadable( $name );
			} elseif ( isset( $this->facets->fields()[ $name ] ) ) {
				$ranges[ $this->facets->fields()[ $name ] ] = SearchValues::range( $name, $values[0] );
			} elseif ( isset( $this->facets->all()[ $name ] ) ) {
				$filters[ $name ] = $values;
			} elseif ( null !== $this->facet_behind( $name, self::NOT ) ) {
				$without[ $this->facet_behind( $name, self::NOT ) ] = $values;
			} elseif ( null !== $this->facet_behind( $name, self::WITHIN ) ) {
				$within[ $this->facet_behind( $name, self::WITHIN ) ] = $values;
			} else {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
				throw SearchValues::unknown( $name );
			}
		}
		$facets = null === $counted
			? array_keys( $this->facets->all() )
			: array_values( array_intersect( $counted, array_keys( $this->facets->all() ) ) );
		return new Query(
			$filters,
			$without,
			$ranges,
			$text,
			$sort,
			max( 1, $page ),
			$per_page ?? $this->settings->recipes_per_page(),
			$this->is_any(),
			array_fill_keys( $facets, Constants::MAX_FILTER_VALUES ),
			$this->matches( $matches ),
			$this->named( $facets, [ $filters, $without, $named ] ),
			$within
		);
	}

	/**
	 * Returns the values that are counted in any case: those that are chosen, and those that were named.
	 *
	 * @param list<string>                  $facets The facets that are counted.
	 * @param list<array<array-key, mixed>> $of     Values by facet.
	 * @return array<string, list<string>>
	 */
	private function named( array $facets, array $of ): array {
		$named = [];
		foreach ( $facets as $facet ) {
			$values = array_merge( ...array_map(
				static fn ( array $some ): array => is_array( $some[ $facet ] ?? null )
					? array_values( array_filter( $some[ $facet ], is_string( ... ) ) )
					: [],
				$of
			) );
			if ( [] !== $values ) {
				$named[ $facet ] = array_slice(
					array_values( array_unique( $values ) ),
					0,
					Constants::MAX_FILTER_VALUES + Constants::MAX_NAMED_VALUES
				);
			}
		}
		return $named;
	}

	/**
	 * Reads of which facets results have all chosen values, or one of them.
	 *
	 * @param array<array-key, mixed> $matches `all` or `any` by facet.
	 * @return array<string, bool> Whether all, by facet that there is.
	 */
	private function matches( array $matches ): array {
		return array_map(
			static fn ( mixed $match ): bool => 'all' === $match,
			array_intersect_key(
				array_filter( $matches, static fn ( mixed $match ): bool => in_array( $match, [ 'all', 'any' ], true ) ),
				$this->facets->all()
			)
		);
	}

	/**
	 * Returns the one URL of a question: names and values in order, nothing that says nothing.
	 *
	 * @param array<array-key, mixed> $search Chosen values by filter.
	 * @param Sort                    $first  The order that is meant where none is named; a block that does not offer the newest first
	 *                                        knows that one as no other.
	 * @return array<string, string> Query arguments.
	 */
	public function canonical( array $search, Sort $first = Sort::Newest ): array {
		$unsaid    = [ [ Sort::Newest->value ], [ $first->value ] ];
		$arguments = [];
		foreach ( [ ...$this->names(), ...self::prefixed( self::WITHIN, array_keys( $this->facets->all() ) ) ] as $name ) {
			$values = SearchValues::list( $name, $search[ $name ] ?? [] );
			if ( ! in_array( $name, [ 'keyword', 'sorting' ], true ) ) {
				sort( $values, SORT_STRING );
			}
			if ( [] !== $values && ( 'sorting' !== $name || ! in_array( $values, $unsaid, true ) ) ) {
				$arguments[ $name ] = SearchUrl::joined( $name, array_values( array_unique( $values ) ) );
			}
		}
		return $arguments;
	}
}
