<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;
use Larder\Card\CardRenderer;
use Larder\Search\Query\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * The action `recipe_search_results`. A nonce is accepted and not looked at, so that a cached page can search.
 */
final class SearchRecipes implements Action {

	/**
	 * @param SearchInput   $input   Reads questions.
	 * @param SearchService $service Answers them.
	 */
	public function __construct(
		private readonly SearchInput $input,
		private readonly SearchService $service
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'recipe_search_results';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return false;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Anyone;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$search = $input['search'] ?? [];
		$facets = $input['facets'] ?? null;
		$match  = $input['match'] ?? [];
		$named  = $input['named'] ?? [];
		$layout = CardRenderer::asked( $input['layout'] ?? '' );
		$level  = $input['level'] ?? 3;
		$answer = $this->service->answer(
			$this->input->query(
				is_array( $search ) ? $search : [],
				is_int( $input['paged'] ?? null ) ? $input['paged'] : 1,
				is_int( $input['per_page'] ?? null ) ? $input['per_page'] : null,
				is_array( $facets ) ? array_values( array_filter( $facets, is_string( ... ) ) ) : null,
				is_array( $match ) ? $match : [],
				is_array( $named ) ? $named : []
			),
			0,
			$layout,
			is_int( $level ) ? $level : 3
		);
		return AnswerJson::of( $answer );
	}
}
