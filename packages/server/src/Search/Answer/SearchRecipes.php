<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Action;
use Larder\Card\CardRenderer;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * The action `recipe_search_results`. A nonce is accepted and not looked at, so that a cached page can search.
 *
 * @phpstan-import-type RecipeSearchResultsRequest from \Larder\Contracts\Requests
 * @implements Action<RecipeSearchResultsRequest>
 */
final class SearchRecipes implements Action {

	public function __construct(
		private readonly SearchInput $input,
		private readonly SearchService $service
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'recipe_search_results';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$answer = $this->service->answer(
			$this->input->query(
				$input['search'] ?? [],
				$input['paged'] ?? 1,
				$input['per_page'] ?? null,
				$input['facets'] ?? null,
				$input['match'] ?? [],
				$input['named'] ?? []
			),
			0,
			CardRenderer::asked( $input['layout'] ?? '' ),
			$input['level'] ?? 3
		);
		return AnswerJson::from_answer( ( $input['links'] ?? true ) ? SearchService::with_links( $answer ) : $answer );
	}
}
