<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Ajax\Refusal;
use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Recipe\Attributes;

/**
 * Gives what the search block shows: its filters, what is chosen in the address, and the first answer.
 *
 * @phpstan-import-type Answer from SearchService
 * @phpstan-type Filter array{
 *     id: string, label: string, control: string, taxonomy: string, without: string, isAll: bool, hasMore: bool, size: int,
 *     options: list<array{value: string, label: string, depth: int}>, max: int, step: int
 * }
 * @phpstan-type Props array{
 *     id: string, filters: list<Filter>, sorts: list<array{value: string, label: string}>, search: array<string, list<string>>,
 *     fixed: array<string, list<string>>, keep: array<string, string>, perPage: int, answer: Answer, hasCounts: bool, hasEmpty: bool, hasKeyword: bool, noResults: string, noneHtml: string, pagination: string, layout: string, level: int
 * }
 */
final class SearchProps {

	/** Kinds of control for values. */
	private const CONTROLS = [ 'dropdown', 'chips', 'checkboxes' ];

	/** Ways from one page to the next. */
	private const PAGINATIONS = [ 'numbers', 'more', 'scroll' ];

	/** Numbers that a slider limits: the most, and its steps. */
	private const SLIDERS = [
		'total_time' => [ 180, 15 ],
		'calories'   => [ 1000, 50 ],
	];

	private const DEFAULT_FILTERS = [
		[ 'id' => 'recipe_courses' ],
		[ 'id' => 'recipe_cuisines' ],
		[ 'id' => 'recipe_dietary' ],
		[ 'id' => 'recipe_ingredients' ],
		[
			'id'      => 'difficulty_level',
			'control' => 'chips',
		],
		[ 'id' => 'total_time' ],
	];

	/**
	 * Takes what it needs.
	 *
	 * @param Facets        $facets  The facets.
	 * @param SearchInput   $input   Reads questions.
	 * @param SearchService $service Answers them.
	 */
	public function __construct(
		private readonly Facets $facets,
		private readonly SearchInput $input,
		private readonly SearchService $service
	) {}

	/**
	 * Gives the props of a block.
	 *
	 * @param array<array-key, mixed>     $attributes The block's attributes.
	 * @param array<array-key, mixed>     $address    Query arguments of the page, without slashes.
	 * @param array<string, list<string>> $fixed      Chosen by the page itself.
	 * @return Props
	 */
	public function of( array $attributes, array $address, array $fixed = [] ): array {
		$values   = new Attributes( $attributes );
		$level    = max( 2, min( 6, $values->count( 'level' ) ) );
		$layout   = $values->text( 'layout' );
		$layout   = '' === $layout ? CardRenderer::DEFAULT_LAYOUT : $layout;
		$per_page = min( 100, $values->count( 'perPage' ) );
		$search   = array_diff_key( $this->chosen( $address ), $fixed );
		$page     = Pages::current( $address );
		$counted  = [];
		foreach ( self::wanted( $attributes ) as $filter ) {
			$counted[] = self::facet_of( $filter['id'] );
		}
		$counted = array_values( array_unique( $counted ) );
		$matches = array_column( self::wanted( $attributes ), 'match', 'id' );
		try {
			$query = $this->input->query( $fixed + $search, $page, 0 === $per_page ? null : $per_page, $counted, $matches );
		} catch ( Refusal ) {
			// An address that somebody has mistyped shows all recipes.
			$search = [];
			$query  = $this->input->query( $fixed, 1, 0 === $per_page ? null : $per_page, $counted, $matches );
		}
		$answer = $this->service->answer( $query, CardData::FIRST_ROW, $layout, $level );
		if ( $answer['page'] > $answer['pages'] && $answer['pages'] > 0 ) {
			// A link from when there were more recipes leads to the last page.
			$query  = $this->input->query( $fixed + $search, $answer['pages'], 0 === $per_page ? null : $per_page, $counted, $matches );
			$answer = $this->service->answer( $query, CardData::FIRST_ROW, $layout, $level );
		}
		return [
			'id'         => wp_unique_id( 'larder-search-' ),
			'filters'    => $this->filters( $attributes, $answer, $query, $fixed ),
			'sorts'      => self::sorts( $values->texts( 'sorts' ) ),
			'search'     => $search,
			'fixed'      => $fixed,
			'keep'       => Address::kept( $address, $this->input->names() ),
			'perPage'    => $query->per_page,
			'answer'     => $answer,
			'hasCounts'  => false !== ( $attributes['showCounts'] ?? true ),
			'hasEmpty'   => false !== ( $attributes['showEmpty'] ?? true ),
			'hasKeyword' => false !== ( $attributes['showKeyword'] ?? true ),
			'noResults'  => $values->text( 'noResults' ),
			'noneHtml'   => '',
			'pagination' => in_array( $values->text( 'pagination' ), self::PAGINATIONS, true ) ? $values->text( 'pagination' ) : 'numbers',
			'layout'     => $layout,
			'level'      => $level,
		];
	}

	/**
	 * Gives the orders to choose from.
	 *
	 * @param list<string> $wanted Those of the block; empty for all.
	 * @return list<array{value: string, label: string}>
	 */
	private static function sorts( array $wanted ): array {
		$sorts = array_filter( Sort::cases(), static fn ( Sort $sort ): bool => [] === $wanted || in_array( $sort->value, $wanted, true ) );
		return array_map(
			static fn ( Sort $sort ): array => [
				'value' => $sort->value,
				'label' => $sort->label(),
			],
			array_values( $sorts )
		);
	}

	/**
	 * Reads what is chosen from an address; sliders at their end choose nothing.
	 *
	 * @param array<array-key, mixed> $address Query arguments.
	 * @return array<string, list<string>>
	 */
	private function chosen( array $address ): array {
		$search = [];
		try {
			foreach ( $this->input->canonical( array_intersect_key( $address, array_flip( $this->input->names() ) ) ) as $name => $value ) {
				$search[ $name ] = 'keyword' === $name ? [ $value ] : explode( ',', $value );
			}
		} catch ( Refusal ) {
			return [];
		}
		foreach ( self::SLIDERS as $name => [ $max ] ) {
			// A form without JavaScript sends the number alone; the least of a range that was written by hand is nothing that a slider can say.
			$range = explode( '-', $search[ $name ][0] ?? '' );
			$most  = end( $range );
			unset( $search[ $name ] );
			if ( ctype_digit( $most ) && (int) $most < $max ) {
				$search[ $name ] = [ '-' . (int) $most ];
			}
		}
		return $search;
	}

	/**
	 * Gives the filters of the block with their values.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @param Answer                  $answer     The first answer.
	 * @param Query                   $query      The first question.
	 * @param array<string, list<string>> $fixed  Chosen by the page itself, which nobody is asked again.
	 * @return list<Filter>
	 */
	private function filters( array $attributes, array $answer, Query $query, array $fixed ): array {
		$filters = [];
		foreach ( self::wanted( $attributes ) as [ 'id' => $id, 'control' => $control, 'label' => $label ] ) {
			$name  = self::facet_of( $id );
			$facet = $this->facets->all()[ $name ] ?? null;
			if ( isset( self::SLIDERS[ $id ] ) ) {
				$filters[] = self::slider( $id, $label );
			} elseif ( null !== $facet && ! isset( $fixed[ $id ] ) ) {
				$is_without = $name !== $id;
				/* translators: %s: name of a filter whose values recipes must not have, such as "Ingredients". */
				$usual     = $is_without ? sprintf( __( 'Without: %s', 'larder' ), $facet->label ) : $facet->label;
				$counts    = FilterCounts::having( $name, $facet->taxonomy ?? '', $answer );
				// A list this long may go on; whoever opens it asks.
				$has_more  = count( $counts ) >= SearchInput::MOST_VALUES;
				$filters[] = [
					'id'       => $id,
					'label'    => '' === $label ? $usual : $label,
					'control'  => $control,
					'taxonomy' => $facet->taxonomy ?? '',
					'without'  => $is_without ? $name : '',
					'isAll'    => $query->has_all( $name, $facet ),
					'hasMore'  => $has_more,
					'size'     => $has_more && 'dropdown' !== $control ? $this->service->size( $name ) : 0,
					'options'  => $this->service->options( $name, $counts ),
					'max'      => 0,
					'step'     => 0,
				];
			}
		}
		return $filters;
	}

	/**
	 * Gives the facet that a filter chooses from, or takes values out of.
	 *
	 * @param string $id The filter.
	 */
	private static function facet_of( string $id ): string {
		return str_starts_with( $id, SearchInput::NOT ) ? substr( $id, strlen( SearchInput::NOT ) ) : $id;
	}

	/**
	 * Makes a slider.
	 *
	 * @param string $id    A key of {@see self::SLIDERS}.
	 * @param string $label What the block calls it; empty for the usual.
	 * @return Filter
	 */
	private static function slider( string $id, string $label ): array {
		[ $max, $step ] = self::SLIDERS[ $id ] ?? [ 0, 1 ];
		$usual          = 'calories' === $id ? __( 'Calories', 'larder' ) : __( 'Total time', 'larder' );
		return [
			'id'       => $id,
			'label'    => '' === $label ? $usual : $label,
			'control'  => 'range',
			'taxonomy' => '',
			'without'  => '',
			'isAll'    => false,
			'hasMore'  => false,
			'size'     => 0,
			'options'  => [],
			'max'      => $max,
			'step'     => $step,
		];
	}

	/**
	 * Reads which filters the block has.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @return list<array{id: string, control: string, label: string, match: string}>
	 */
	private static function wanted( array $attributes ): array {
		$stored = $attributes['filters'] ?? null;
		$wanted = [];
		foreach ( is_array( $stored ) && [] !== $stored ? $stored : self::DEFAULT_FILTERS as $filter ) {
			$values  = Attributes::of( $filter );
			$control = $values->text( 'control' );
			if ( '' !== $values->text( 'id' ) ) {
				$wanted[] = [
					'id'      => $values->text( 'id' ),
					'control' => in_array( $control, self::CONTROLS, true ) ? $control : 'dropdown',
					'label'   => $values->text( 'label' ),
					'match'   => $values->text( 'match' ),
				];
			}
		}
		return $wanted;
	}
}
