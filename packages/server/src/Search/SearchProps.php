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
 * @phpstan-type Filter array{id: string, label: string, control: string, taxonomy: string, options: list<array{value: string, label: string}>, max: int, step: int}
 * @phpstan-type Props array{
 *     id: string, filters: list<Filter>, sorts: list<array{value: string, label: string}>, search: array<string, list<string>>,
 *     perPage: int, answer: Answer, hasCounts: bool, hasEmpty: bool, hasKeyword: bool, noResults: string, level: int
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
			$counted[] = $filter['id'];
		}
		try {
			$query = $this->input->query( $search, $page, 0 === $per_page ? null : $per_page, $counted );
		} catch ( Refusal ) {
			// An address that somebody has mistyped shows all recipes.
			$search = [];
			$query  = $this->input->query( [], 1, 0 === $per_page ? null : $per_page, $counted );
		}
		$answer = $this->service->answer( $query, CardData::FIRST_ROW );
		return [
			'id'         => wp_unique_id( 'larder-search-' ),
			'filters'    => $this->filters( $attributes, $answer ),
			'sorts'      => array_map(
				static fn ( Sort $sort ): array => [
					'value' => $sort->value,
					'label' => $sort->label(),
				],
				Sort::cases()
			),
			'search'     => $search,
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
	 * @return list<Filter>
	 */
	private function filters( array $attributes, array $answer ): array {
		$filters = [];
		foreach ( self::wanted( $attributes ) as [ 'id' => $id, 'control' => $control, 'label' => $label ] ) {
			$facet = $this->facets->all()[ $id ] ?? null;
			if ( isset( self::SLIDERS[ $id ] ) ) {
				[ $max, $step ] = self::SLIDERS[ $id ];
				$filters[]      = [
					'id'       => $id,
					'label'    => '' === $label ? self::slider_label( $id ) : $label,
					'control'  => 'range',
					'taxonomy' => '',
					'options'  => [],
					'max'      => $max,
					'step'     => $step,
				];
			} elseif ( null !== $facet ) {
				$counts    = FilterControls::counts( $id, $facet->taxonomy ?? '', $answer );
				$filters[] = [
					'id'       => $id,
					'label'    => '' === $label ? $facet->label : $label,
					'control'  => $control,
					'taxonomy' => $facet->taxonomy ?? '',
					'options'  => array_map( static fn ( array $option ): array => array_intersect_key( $option, [ 'value' => true, 'label' => true ] ), $this->service->options( $id, $counts ) ),
					'max'      => 0,
					'step'     => 0,
				];
			}
		}
		return $filters;
	}

	/**
	 * Reads which filters the block has.
	 *
	 * @param array<array-key, mixed> $attributes The block's attributes.
	 * @return list<array{id: string, control: string, label: string}>
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
				];
			}
		}
		return $wanted;
	}

	/**
	 * Gives the label of a slider.
	 *
	 * @param string $id A key of {@see self::SLIDERS}.
	 */
	private static function slider_label( string $id ): string {
		return 'calories' === $id ? __( 'Calories', 'larder' ) : __( 'Total time', 'larder' );
	}
}
