<?php
declare( strict_types=1 );

namespace Larder\Links;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;
use Larder\Recipe\DocumentRepository;

defined( 'ABSPATH' ) || exit;

/**
 * The action `get_ingredient_links_count`: counts one click and answers the total.
 *
 * @phpstan-import-type GetIngredientLinksCountRequest from \Larder\Contracts\Requests
 * @implements Action<GetIngredientLinksCountRequest>
 */
final class CountLinkClick implements Action {

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly LinkClicks $clicks,
		private readonly KeywordLinks $keywords
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'get_ingredient_links_count';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		[ $post_id, $ingredient ] = explode( '-', $input['ingredientLinkID'], 2 ) + [ '', '' ];
		$post_id                  = (int) $post_id;
		if ( ! $this->exists( $post_id, $ingredient ) ) {
			throw new Refusal( 'unknown_link', esc_html__( 'There is no such link.', 'larder' ), 404 );
		}
		// A link is counted once, with however many zeros somebody writes it.
		$link_id = "$post_id-$ingredient";
		$this->clicks->add( $link_id, $post_id );
		return [
			'ingredientLinkID' => $link_id,
			'clicks'           => $this->clicks->count( $link_id ),
		];
	}

	/**
	 * Returns whether a recipe that everybody can read has such a link.
	 *
	 * @param string $ingredient Id of the ingredient.
	 */
	private function exists( int $post_id, string $ingredient ): bool {
		$post = get_post( $post_id );
		if ( ! $post instanceof \WP_Post || ! is_post_publicly_viewable( $post ) || '' !== $post->post_password ) {
			return false;
		}
		$document = $this->documents->readable( $post_id );
		if ( null !== $document && $this->keywords->has( $ingredient ) ) {
			return true;
		}
		foreach ( $document?->items() ?? [] as $item ) {
			if ( $item['id'] === $ingredient && null !== $item['link'] ) {
				return true;
			}
		}
		return false;
	}
}
