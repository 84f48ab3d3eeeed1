<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Contracts\Constants;
use Larder\Recipe\Attributes;
use Larder\Search\Answer\SearchService;
use Larder\Search\Query\Facet;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\RangeFacet;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the filters of a search block with their values.
 *
 * @phpstan-import-type Answer from SearchService
 * @phpstan-import-type SentFilter from \Larder\Contracts\Props as Filter
 */
final class SearchFilters {

	/** Kinds of control for values. */
	private const CONTROLS = [ 'dropdown', 'chips', 'checkboxes' ];

	public function __construct(
		private readonly Facets $facets,
		private readonly SearchService $service
	) {}

	/**
	 * Returns the facets whose values the filters of a block show.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @return list<string> Each once.
	 */
	public static function facets( array $attributes ): array {
		return array_values( array_unique( array_map( self::facet_of( ... ), array_column( self::wanted( $attributes ), 'id' ) ) ) );
	}

	/**
	 * Returns for each filter of a block whether results have `all` of its chosen values, or `any`.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @return array<string, string> Empty texts for the default.
	 */
	public static function matches( array $attributes ): array {
		return array_column( self::wanted( $attributes ), 'match', 'id' );
	}

	/**
	 * Returns the filters of the block with their values.
	 *
	 * @param array<array-key, mixed>     $attributes The block's attributes.
	 * @param Answer                      $answer     The first answer.
	 * @param Query                       $query      The first question.
	 * @param array<string, list<string>> $fixed      Chosen by the page itself, which nobody is asked again.
	 * @return list<Filter>
	 */
	public function build( array $attributes, array $answer, Query $query, array $fixed ): array {
		$filters = [];
		foreach ( self::wanted( $attributes ) as [ 'id' => $id, 'control' => $control, 'label' => $label, 'letters' => $letters ] ) {
			$name  = self::facet_of( $id );
			$facet = $this->facets->all()[ $name ] ?? null;
			$range = $this->facets->ranges()[ $id ] ?? null;
			if ( null !== $range ) {
				$filters[] = self::range( $id, $label, $range );
			} elseif ( null !== $facet && ! isset( $fixed[ $id ] ) ) {
				$filters[] = [ 'letters' => $letters ] + $this->choice(
					$id,
					$label,
					$control,
					$facet,
					$query,
					FilterCounts::having( $name, $facet->taxonomy ?? '', $answer )
				);
			}
		}
		return $filters;
	}

	/**
	 * Returns filters that the URL has and the block does not show, so that what they take away can be seen and given back.
	 *
	 * @param list<Filter>                $filters     The filters of the block.
	 * @param array<string, list<string>> $search      Chosen values by filter.
	 * @param Query                       $query       The first question.
	 * @param bool                        $has_keyword Whether the block has a field for words.
	 * @return list<Filter> With the chosen values as their only ones.
	 */
	public function hidden_filters( array $filters, array $search, Query $query, bool $has_keyword ): array {
		$shown  = [ 'sorting', ...( $has_keyword ? [ 'keyword' ] : [] ), ...array_column( $filters, 'id' ) ];
		$others = [];
		foreach ( array_diff_key( $search, array_flip( $shown ) ) as $id => $values ) {
			$facet = $this->facets->all()[ self::facet_of( $id ) ] ?? null;
			$range = $this->facets->ranges()[ $id ] ?? null;
			if ( null !== $range ) {
				$others[] = self::range( $id, '', $range );
			} elseif ( null !== $facet ) {
				$others[] = $this->choice( $id, '', 'dropdown', $facet, $query, array_fill_keys( $values, 0 ) );
			} elseif ( 'keyword' === $id ) {
				$others[] = [
					'options' => array_map(
						static fn ( string $words ): array => [
							'value' => $words,
							'label' => $words,
							'depth' => 0,
						],
						$values
					),
				] + self::plain( $id, __( 'Search recipes', 'larder' ), 'dropdown' );
			}
		}
		return $others;
	}

	/**
	 * Builds a filter with values to choose from.
	 *
	 * @param string                     $id      The filter.
	 * @param string                     $label   What the block calls it; empty for the default.
	 * @param Filter['control']          $control How it is shown.
	 * @param Query                      $query   The first question.
	 * @param array<array-key, int|null> $counts  Recipes by value; null where nobody knows.
	 * @return Filter
	 */
	private function choice( string $id, string $label, string $control, Facet $facet, Query $query, array $counts ): array {
		$name       = self::facet_of( $id );
		$is_without = $name !== $id;
		/* translators: %s: name of a filter whose values recipes must not have, such as "Ingredients". */
		$usual = $is_without ? sprintf( __( 'Without: %s', 'larder' ), $facet->label ) : $facet->label;
		// A list this long may have more values, which are read when somebody opens it.
		$has_more = count( $counts ) >= Constants::MAX_FILTER_VALUES;
		return [
			'taxonomy' => $facet->taxonomy ?? '',
			'without'  => $is_without ? $name : '',
			'isAll'    => $query->has_all( $name, $facet ),
			'hasMore'  => $has_more,
			'size'     => $has_more && 'dropdown' !== $control ? $this->service->size( $name ) : 0,
			'options'  => $this->service->options( $name, $counts ),
		] + self::plain( $id, '' === $label ? $usual : $label, $control );
	}

	/**
	 * Builds a filter without values.
	 *
	 * @param string $id    The filter.
	 * @param string $label What it is called.
	 * @param Filter['control'] $control How it is shown.
	 * @return Filter
	 */
	private static function plain( string $id, string $label, string $control ): array {
		return [
			'id'       => $id,
			'label'    => $label,
			'control'  => $control,
			'taxonomy' => '',
			'without'  => '',
			'isAll'    => false,
			'hasMore'  => false,
			'size'     => 0,
			'letters'  => 0,
			'options'  => [],
			'max'      => 0,
			'presets'  => [],
			'most'     => '',
		];
	}

	/**
	 * Returns the facet that a filter chooses from, or takes values out of.
	 *
	 * @param string $id The filter.
	 */
	private static function facet_of( string $id ): string {
		return str_starts_with( $id, SearchInput::NOT ) ? substr( $id, strlen( SearchInput::NOT ) ) : $id;
	}

	/**
	 * Builds a range filter.
	 *
	 * @param string     $id    The filter.
	 * @param string     $label What the block calls it; empty for the default.
	 * @param RangeFacet $range What is known of it.
	 * @return Filter
	 */
	private static function range( string $id, string $label, RangeFacet $range ): array {
		return [
			'max'     => $range->open,
			'presets' => $range->presets,
			'most'    => $range->most,
		] + self::plain( $id, '' === $label ? $range->label : $label, 'range' );
	}

	/**
	 * Reads which filters the block has.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @return list<array{id: string, control: value-of<self::CONTROLS>, label: string, match: string, letters: int}>
	 */
	private static function wanted( array $attributes ): array {
		$stored = $attributes['filters'] ?? null;
		$wanted = [];
		foreach ( is_array( $stored ) && [] !== $stored ? $stored : Constants::DEFAULT_FILTERS as $filter ) {
			$values  = Attributes::from_value( $filter );
			$control = $values->text( 'control' );
			if ( '' !== $values->text( 'id' ) ) {
				$wanted[] = [
					'id'      => $values->text( 'id' ),
					'control' => in_array( $control, self::CONTROLS, true ) ? $control : 'dropdown',
					'label'   => $values->text( 'label' ),
					'match'   => $values->text( 'match' ),
					'letters' => min( Constants::MAX_AWAITED_LETTERS, $values->count( 'letters' ) ),
				];
			}
		}
		return $wanted;
	}
}
