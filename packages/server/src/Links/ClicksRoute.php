<?php
declare( strict_types=1 );

namespace Larder\Links;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PlainText;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/link-clicks`: tells editors how often the links of recipes were clicked.
 */
final class ClicksRoute implements Registrable {

	/** More rows than somebody reads. */
	private const MAX_ROWS = 200;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly LinkClicks $clicks,
		private readonly KeywordLinks $keywords
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the route.
	 */
	public function add(): void {
		register_rest_route(
			'larder/v1',
			'/link-clicks',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn (): bool => current_user_can( 'edit_others_delicious_recipes' )
					|| current_user_can( 'edit_delicious_settings' ),
			]
		);
	}

	/**
	 * Returns the links of recipes by their clicks, most first.
	 *
	 * @return \WP_REST_Response A list of `id`, `url` (empty for a link that is gone), `recipe`, `edit` (empty for people who may not),
	 *                           `clicks` and `last`, a time in UTC or null.
	 */
	public function answer(): \WP_REST_Response {
		$rows = $this->clicks->most( self::MAX_ROWS );
		_prime_post_caches( array_column( $rows, 'post_id' ), false );
		return new \WP_REST_Response(
			array_map(
				fn ( array $row ): array => [
					'id'     => $row['link_id'],
					'url'    => $this->url( $row['post_id'], substr( $row['link_id'], strlen( (string) $row['post_id'] ) + 1 ) ),
					'recipe' => PlainText::from_html( get_the_title( $row['post_id'] ) ),
					'edit'   => (string) get_edit_post_link( $row['post_id'], 'raw' ),
					'clicks' => $row['clicks'],
					'last'   => null === $row['last_click'] ? null : mysql_to_rfc3339( $row['last_click'] ) . 'Z',
				],
				$rows
			)
		);
	}

	/**
	 * Returns where a link leads.
	 *
	 * @param string $id Id of the link in its recipe.
	 * @return string Empty for one that is gone.
	 */
	private function url( int $post_id, string $id ): string {
		$set = $this->keywords->urls();
		if ( isset( $set[ $id ] ) ) {
			return $set[ $id ];
		}
		foreach ( $this->documents->get( $post_id )?->items() ?? [] as $item ) {
			if ( $item['id'] === $id ) {
				return $item['link']['url'] ?? '';
			}
		}
		return '';
	}
}
