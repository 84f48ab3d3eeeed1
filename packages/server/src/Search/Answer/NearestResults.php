<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Search\Engine\FacetEngine;
use Larder\Search\Query\Facets;
use Larder\Search\Query\Query;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what comes nearest to a question that no recipe answers: which part of it keeps most recipes away, which of
 * several words finds any, and the first recipes of the best way.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-type Way array{without: list<string>, keyword: string, total: int}
 * @phpstan-type Found array{ways: list<Way>, results: list<Card>, printed: list<string>}
 */
final class NearestResults {

	/** How many recipes are shown. */
	private const CARDS = 3;

	/** How many parts of a question are left out, and how many of its words are looked for, one after the other. */
	private const MAX_PARTS = 8;

	public function __construct(
		private readonly CardData $cards,
		private readonly Facets $facets
	) {}

	/**
	 * Returns what comes nearest.
	 *
	 * @param FacetEngine $engine Answers searches.
	 * @param Query       $query  A question without an answer.
	 * @param string      $layout How cards look, as `CardLook` writes it.
	 * @param int         $level  Level of their headings.
	 * @return Found Nothing where every part keeps all recipes away.
	 */
	public function find( FacetEngine $engine, Query $query, string $layout, int $level ): array {
		$ways  = [];
		$first = [];
		foreach ( $this->candidates( $query ) as [ $without, $keyword ] ) {
			// People usually undo one choice too many, so that is offered first; all filters are left out only where that finds nothing.
			if ( count( $without ) > 1 && [] !== $ways ) {
				break;
			}
			$result = $engine->search( $this->without_parts( $query, $without, $keyword ) );
			if ( $result->total > 0 ) {
				$ways[]  = [
					'without' => $without,
					'keyword' => $keyword,
					'total'   => $result->total,
				];
				$first[] = $result->ids;
			}
		}
		// What has a word of the question in it comes nearer than the most recipes without any.
		$order = array_keys( $ways );
		usort(
			$order,
			static fn ( int $one, int $other ): int => [
				in_array( 'keyword', $ways[ $one ]['without'], true ),
				$ways[ $other ]['total'],
			] <=> [ in_array( 'keyword', $ways[ $other ]['without'], true ), $ways[ $one ]['total'] ]
		);
		$cards = $this->cards->list( $first[ $order[0] ?? -1 ] ?? [], 0, false, $layout );
		return [
			'ways'    => array_map( static fn ( int $at ): array => $ways[ $at ], $order ),
			'results' => $cards,
			'printed' => CardRenderer::printed( $cards, $layout, min( 6, $level + 1 ) ),
		];
	}

	/**
	 * Lists what a question asks for, by the names that a URL has for it.
	 *
	 * @return list<string>
	 */
	private function parts( Query $query ): array {
		$ranges = array_keys( array_intersect( $this->facets->fields(), array_keys( $query->ranges ) ) );
		$not    = array_map( static fn ( string $facet ): string => SearchInput::NOT . $facet, array_keys( $query->without ) );
		return array_slice(
			[ ...( '' === $query->text ? [] : [ 'keyword' ] ), ...array_keys( $query->filters ), ...$not, ...$ranges ],
			0,
			self::MAX_PARTS
		);
	}

	/**
	 * Lists what is asked instead: one word of several, then without each part, and then without all filters.
	 *
	 * @return list<array{list<string>, string}> What is left out, and the only word that is looked for, if any.
	 */
	private function candidates( Query $query ): array {
		$parts   = $this->parts( $query );
		$all     = array_values( array_unique( preg_split( '/\s+/u', $query->text, -1, PREG_SPLIT_NO_EMPTY ) ?: [] ) );
		$words   = array_slice( StopWords::without( $all ), 0, self::MAX_PARTS );
		$found   = count( $all ) < 2 ? [] : array_map( static fn ( string $word ): array => [ [], $word ], $words );
		$filters = array_values( array_diff( $parts, [ 'keyword' ] ) );
		// Without its only part a question asks for everything, which is nothing near.
		foreach ( count( $parts ) < 2 ? [] : $parts as $part ) {
			$found[] = [ [ $part ], '' ];
		}
		if ( count( $filters ) > 1 && count( $filters ) < count( $parts ) ) {
			$found[] = [ $filters, '' ];
		}
		return $found;
	}

	/**
	 * Returns the question without some of its parts, for a few recipes and no counts.
	 *
	 * @param list<string> $without Its parts.
	 * @param string       $keyword The only word that is looked for; empty for all.
	 */
	private function without_parts( Query $query, array $without, string $keyword ): Query {
		$names = array_flip( $without );
		$not   = array_filter(
			$query->without,
			static fn ( string $facet ): bool => ! isset( $names[ SearchInput::NOT . $facet ] ),
			ARRAY_FILTER_USE_KEY
		);
		return new Query(
			array_diff_key( $query->filters, $names ),
			$not,
			array_diff_key( $query->ranges, array_flip( array_intersect_key( $this->facets->fields(), $names ) ) ),
			isset( $names['keyword'] ) ? '' : ( '' === $keyword ? $query->text : $keyword ),
			$query->sort,
			1,
			self::CARDS,
			$query->is_any,
			[],
			$query->matches,
			[],
			$query->within
		);
	}
}
