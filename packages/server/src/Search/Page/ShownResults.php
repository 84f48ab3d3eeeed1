<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Records what the first search of a page has found, for the head of the page.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class ShownResults {

	/** @var array{asked: int, page: int, pages: int, total: int, first: int, sort: string, links: list<string>, names: list<string>}|null */
	private ?array $results = null;

	/**
	 * Notes what a search has found, unless another one came before it.
	 *
	 * @param Props $props What its view gets.
	 * @param int   $asked The page that the URL asks for; past the end another one is shown.
	 */
	public function note( array $props, int $asked ): void {
		$answer          = $props['answer'];
		$this->results ??= [
			'asked' => $asked,
			'page'  => min( $answer['page'], max( 1, $answer['pages'] ) ),
			'pages' => $answer['pages'],
			'total' => $answer['total'],
			'first' => ( $answer['page'] - 1 ) * $props['perPage'] + 1,
			'sort'  => $props['sorts'][0]['value'] ?? '',
			'links' => array_column( $answer['results'], 'permalink' ),
			'names' => array_column( $answer['results'], 'title' ),
		];
	}

	/**
	 * Returns what was found: the page that was requested, the one that is shown and how many there are, all recipes, the
	 * number of the first one, the order where none is named, and their URLs and names.
	 *
	 * @return array{asked: int, page: int, pages: int, total: int, first: int, sort: string, links: list<string>, names: list<string>}|null Null while nothing was printed.
	 */
	public function get(): ?array {
		return $this->results;
	}
}
