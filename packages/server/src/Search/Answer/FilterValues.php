<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Refusal;
use Larder\Contracts\Constants;
use Larder\Search\Engine\Engines;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\SearchInput;
use Larder\Search\Query\SearchValues;
use Larder\Search\Query\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds values of a filter that has more of them than a page shows.
 *
 * @phpstan-type Values array{options: list<array{value: string, label: string, depth: int, count: int|null}>, total: int}
 */
final class FilterValues {

	public function __construct(
		private readonly Engines $engines,
		private readonly Facets $facets,
		private readonly SearchInput $input,
		private readonly SearchService $service
	) {}

	/**
	 * Reads a question, so that one that cannot be read is refused before anything is looked for.
	 *
	 * @param array<array-key, mixed> $search  What is chosen, by filter.
	 * @param array<array-key, mixed> $matches `all` or `any` by facet, where that is not as the facet says.
	 * @throws Refusal When there is no such facet, or a value cannot be read.
	 */
	public function question( string $facet, array $search, array $matches = [] ): Query {
		if ( ! isset( $this->facets->all()[ $facet ] ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes out as JSON; the view shows it as text.
			throw SearchValues::unknown( $facet );
		}
		return $this->input->query( $search, 1, 1, [ $facet ], $matches );
	}

	/**
	 * Returns the values whose label has all words, those first that most recipes have, with exact counts under what is
	 * chosen, or none where nobody knows.
	 *
	 * @param Query  $query  What is chosen.
	 * @param string $text   What was typed; empty for all values.
	 * @param int    $offset How many values come before.
	 * @return Values With the number of all that were found. One page is sorted as the filter is.
	 */
	public function find( string $facet, Query $query, string $text, int $offset ): array {
		$engine = $this->engines->engine();
		$values = $this->labelled( $facet, $engine->values( $facet ), $text );
		$page   = array_slice( $values, $offset, Constants::MAX_FILTER_VALUES );
		$counts = [] === $page ? [] : $engine->search( $query->counting( $facet, $page ) )->counts[ $facet ] ?? [];
		$is_all = '' === trim( $text );
		return [
			'options' => array_map(
				static fn ( array $option ): array => [
					'value' => $option['value'],
					'label' => $option['label'],
					// What was searched for is alone, without what it is nested in.
					'depth' => $is_all ? $option['depth'] : 0,
					'count' => array_key_exists( $option['value'], $counts ) ? $counts[ $option['value'] ] : 0,
				],
				$this->service->options( $facet, $counts )
			),
			'total'   => count( $values ),
		];
	}

	/**
	 * Returns the values whose label has all words.
	 *
	 * @param list<string> $values
	 * @param string       $text   What was typed.
	 * @return list<string>
	 */
	private function labelled( string $facet, array $values, string $text ): array {
		$words = array_filter( explode( ' ', Text::fold( $text ) ), static fn ( string $word ): bool => '' !== $word );
		if ( [] === $words ) {
			return $values;
		}
		$labels = array_map( Text::fold( ... ), $this->service->labels( $facet, $values ) );
		return array_values(
			array_filter(
				$values,
				static function ( string $value ) use ( $labels, $words ): bool {
					foreach ( $words as $word ) {
						if ( ! str_contains( $labels[ $value ] ?? '', $word ) ) {
							return false;
						}
					}
					return true;
				}
			)
		);
	}
}
