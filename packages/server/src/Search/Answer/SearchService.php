<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Contracts\Constants;
use Larder\Recipe\PlainText;
use Larder\Search\Engine\Engines;
use Larder\Search\Query\Facet;
use Larder\Search\Query\Facets;
use Larder\Search\Query\PageNumbers;
use Larder\Search\Query\Query;
use Larder\Search\Query\TermTree;
use Larder\Settings\Settings;
use Larder\Taxonomies\TermNames;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a question in the shape that requests and blocks share.
 *
 * @phpstan-import-type Card from CardData
 * @phpstan-import-type Found from NearestResults
 * @phpstan-type Term array{term_id: int, name: string, count: int|null}
 * @phpstan-import-type SentSearch from \Larder\Contracts\Props
 * @phpstan-type Answer SentSearch['answer']
 */
final class SearchService {

	/** Finds what comes near where nothing is found. */
	private readonly NearestResults $nearest;

	/** @var array<string, int> How many values facets have, as far as an answer has said. */
	private array $sizes = [];

	public function __construct(
		private readonly Engines $engines,
		private readonly Facets $facets,
		private readonly CardData $cards,
		private readonly Settings $settings
	) {
		$this->nearest = new NearestResults( $cards, $facets );
	}

	/**
	 * Answers a question.
	 *
	 * @param int    $eager  How many of the first pictures load at once, the first of them before all others of the page.
	 * @param string $layout How cards look, as `CardLook` writes it.
	 * @param int    $level  Level of their headings.
	 * @return Answer Without links to its pages, which the block's view renders itself.
	 */
	public function answer( Query $query, int $eager = 0, string $layout = CardRenderer::DEFAULT_LAYOUT, int $level = 3 ): array {
		$engine = $this->engines->engine();
		$result = $engine->search( $query );

		$this->sizes = $result->sizes + $this->sizes;
		$terms  = [];
		$metas  = [];
		$this->prime_terms( $result->counts );
		foreach ( $result->counts as $id => $counts ) {
			$facet = $this->facets->all()[ $id ] ?? null;
			if ( null === $facet ) {
				continue;
			}
			if ( null === $facet->taxonomy ) {
				$metas[ $id ] = $counts;
			} else {
				$terms[ $facet->taxonomy ] = $this->terms( $facet, $counts );
			}
		}
		$cards = $this->cards->list( $result->ids, $eager, true, $layout );
		$pages = (int) ceil( $result->total / max( 1, $query->per_page ) );
		return [
			'results'    => $cards,
			'printed'    => CardRenderer::printed( $cards, $layout, $level ),
			'pagination' => '',
			'logic'      => $this->settings->search_logic(),
			'terms'      => $terms,
			'metas'      => $metas,
			'total'      => $result->total,
			'page'       => $query->page,
			'pages'      => $pages,
		] + ( 0 === $result->total ? [ 'nearest' => $this->nearest->find( $engine, $query, $layout, $level ) ] : [] );
	}

	/**
	 * Reads the names of the terms of all facets at once.
	 *
	 * @param array<string, array<array-key, int|null>> $counts Recipes by facet and value.
	 */
	private function prime_terms( array $counts ): void {
		$ids = [];
		foreach ( $counts as $id => $values ) {
			if ( null !== ( $this->facets->all()[ $id ] ?? null )?->taxonomy ) {
				array_push( $ids, ...array_keys( $values ) );
			}
		}
		TermNames::prime( array_map( intval( ... ), $ids ) );
	}

	/**
	 * Returns how many values a facet has.
	 *
	 * @param string $id The facet.
	 */
	public function size( string $id ): int {
		return $this->sizes[ $id ] ??= count( $this->engines->engine()->values( $id ) );
	}

	/**
	 * Returns the labels that are shown for values of a facet.
	 *
	 * @param string       $id     The facet.
	 * @param list<string> $values
	 * @return array<array-key, string> By value; one that is gone, such as a deleted term, has none.
	 */
	public function labels( string $id, array $values ): array {
		return null === ( $this->facets->all()[ $id ] ?? null )?->spellings
			? $this->facets->labels( $id, $values )
			: $this->engines->engine()->labels( $id, $values );
	}

	/**
	 * Returns the values of a facet with their labels, in the order in which people look for them.
	 *
	 * @param string                     $id     The facet.
	 * @param array<array-key, int|null> $counts Recipes by value.
	 * @return list<array{value: string, label: string, depth: int}> A value below another one is deeper.
	 */
	public function options( string $id, array $counts ): array {
		$facet = $this->facets->all()[ $id ] ?? null;
		if ( null === $facet ) {
			return [];
		}
		$values = array_map( strval( ... ), array_keys( $counts ) );
		$labels = $this->labels( $id, $values );
		if ( null !== $facet->known ) {
			$values = array_values( array_unique( [ ...array_intersect( $facet->known, $values ), ...$values ] ) );
		} elseif ( $facet->by_label ) {
			usort(
				$values,
				static fn ( string $one, string $other ): int => strnatcasecmp(
					remove_accents( $labels[ $one ] ?? $one ),
					remove_accents( $labels[ $other ] ?? $other )
				)
			);
		}
		$depths  = null === $facet->taxonomy ? [] : TermTree::build( $facet->taxonomy, $values );
		$options = [];
		foreach ( [] === $depths ? $values : array_map( strval( ... ), array_keys( $depths ) ) as $value ) {
			// A term that was deleted a moment ago has no name any more.
			if ( isset( $labels[ $value ] ) ) {
				$options[] = [
					'value' => $value,
					'label' => html_entity_decode( $labels[ $value ], ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'depth' => $depths[ $value ] ?? 0,
				];
			}
		}
		return $options;
	}

	/**
	 * Returns the terms of a facet with their counts.
	 *
	 * @param array<array-key, int|null> $counts Recipes by term id; null where nobody knows.
	 * @return list<Term>
	 */
	private function terms( Facet $facet, array $counts ): array {
		$names = ( $facet->labels )( array_map( strval( ... ), array_keys( $counts ) ) );
		$terms = [];
		foreach ( $counts as $id => $count ) {
			if ( isset( $names[ $id ] ) ) {
				$terms[] = [
					'term_id' => (int) $id,
					'name'    => html_entity_decode( $names[ $id ], ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'count'   => $count,
				];
			}
		}
		return $terms;
	}

	/**
	 * Adds pagination links to an answer, for a list of results that is shown without the block's view.
	 *
	 * @param Answer $answer
	 * @return Answer
	 */
	public static function with_links( array $answer ): array {
		[ 'page' => $page, 'pages' => $pages ] = $answer;
		if ( $pages < 2 ) {
			return $answer;
		}
		$items = '';
		foreach ( PageNumbers::around( $page, $pages ) as $number ) {
			$items .= null === $number
				? '<li aria-hidden="true">…</li>'
				: sprintf(
					'<li><a href="?%s=%d"%s>%s</a></li>',
					Constants::RESULTS_PAGE_ARGUMENT,
					$number,
					$number === $page ? ' aria-current="page"' : '',
					PlainText::number( $number )
				);
		}
		$html = sprintf( '<nav aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'Pages of results', 'larder' ), $items );
		return [ 'pagination' => $html ] + $answer;
	}
}
