<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Ajax\Refusal;
use Larder\Card\CardData;
use Larder\Recipe\Attributes;

/**
 * Gives what the search block shows: its filters, what is chosen in the address, and the first answer.
 *
 * @phpstan-import-type Answer from SearchService
 * @phpstan-type Filter array{
 *     id: string, label: string, control: string, taxonomy: string, without: string, isAll: bool,
 *     options: list<array{value: string, label: string, depth: int}>, max: int, step: int
 * }
 * @phpstan-type Props array{
 *     id: string, filters: list<Filter>, sorts: list<array{value: string, label: string}>, search: array<string, list<string>>,
 *     keep: array<string, string>, perPage: int, answer: Answer, hasCounts: bool, hasEmpty: bool, hasKeyword: bool, noResults: string, level: int
 * }
 */
final class SearchProps {

	/** Kinds of control for values. */
	private const CONTROLS = [ 'dropdown', 'chips', 'checkboxes' ];

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
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @param array<array-key, mixed> $address    Query arguments of the page, without slashes.
	 * @return Props
	 */
	public function of( array $attributes, array $address ): array {
		$values   = new Attributes( $attributes );
		$per_page = min( 100, $values->count( 'perPage' ) );
		$search   = $this->chosen( $address );
		$page     = $address[ Pages::ARGUMENT ] ?? 1;
		$page     = is_numeric( $page ) ? max( 1, min( 1_000_000, (int) $page ) ) : 1;
		$counted  = [];
		foreach ( self::wanted( $attributes ) as $filter ) {
			$counted[] = self::facet_of( $filter['id'] );
		}
		$counted = array_values( array_unique( $counted ) );
		$matches = array_column( self::wanted( $attributes ), 'match', 'id' );
		try {
			$query = $this->input->query( $search, $page, 0 === $per_page ? null : $per_page, $counted, $matches );
		} catch ( Refusal ) {
			// An address that somebody has mistyped shows all recipes.
			$search = [];
			$query  = $this->input->query( [], 1, 0 === $per_page ? null : $per_page, $counted, $matches );
		}
		$answer = $this->service->answer( $query, CardData::FIRST_ROW );
		return [
			'id'         => wp_unique_id( 'larder-search-' ),
			'filters'    => $this->filters( $attributes, $answer, $query ),
			'sorts'      => array_map(
				static fn ( Sort $sort ): array => [
					'value' => $sort->value,
					'label' => $sort->label(),
				],
				Sort::cases()
			),
			'search'     => $search,
			'keep'       => Address::kept( $address, $this->input->names() ),
			'perPage'    => $query->per_page,
			'answer'     => $answer,
			'hasCounts'  => false !== ( $attributes['showCounts'] ?? true ),
			'hasEmpty'   => false !== ( $attributes['showEmpty'] ?? true ),
			'hasKeyword' => false !== ( $attributes['showKeyword'] ?? true ),
			'noResults'  => $values->text( 'noResults' ),
			'level'      => max( 2, min( 6, $values->count( 'level' ) ) ),
		];
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
			$most = $search[ $name ][0] ?? '';
			// A form without JavaScript sends the number alone.
			if ( ctype_digit( $most ) ) {
				$search[ $name ] = [ "-$most" ];
			}
			if ( '' !== $most && (int) ltrim( $search[ $name ][0] ?? '', '-' ) >= $max ) {
				unset( $search[ $name ] );
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
	 * @return list<Filter>
	 */
	private function filters( array $attributes, array $answer, Query $query ): array {
		$filters = [];
		foreach ( self::wanted( $attributes ) as [ 'id' => $id, 'control' => $control, 'label' => $label ] ) {
			$name  = self::facet_of( $id );
			$facet = $this->facets->all()[ $name ] ?? null;
			if ( isset( self::SLIDERS[ $id ] ) ) {
				$filters[] = self::slider( $id, $label );
			} elseif ( null !== $facet ) {
				$is_without = $name !== $id;
				/* translators: %s: name of a filter whose values recipes must not have, such as "Ingredients". */
				$usual     = $is_without ? sprintf( __( 'Without: %s', 'larder' ), $facet->label ) : $facet->label;
				$filters[] = [
					'id'       => $id,
					'label'    => '' === $label ? $usual : $label,
					'control'  => $control,
					'taxonomy' => $facet->taxonomy ?? '',
					'without'  => $is_without ? $name : '',
					'isAll'    => $query->has_all( $name, $facet ),
					'options'  => $this->service->options( $name, FilterCounts::having( $name, $facet->taxonomy ?? '', $answer ) ),
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
