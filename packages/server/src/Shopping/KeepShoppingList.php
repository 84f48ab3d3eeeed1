<?php
declare( strict_types=1 );

namespace Larder\Shopping;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_shopping_list`: gives the shopping list of the account, or stores one in its place.
 *
 * A list of an outdated revision is not stored, which is no error: the response contains the stored list, and the browser merges both.
 *
 * @phpstan-import-type Content from ShoppingLists
 * @phpstan-import-type KeepShoppingListRequest from \Larder\Contracts\Requests
 * @implements Action<KeepShoppingListRequest>
 */
final class KeepShoppingList implements Action {

	/** More than 500 lines with long names take, in bytes. */
	private const MAX_BYTES = 512 * 1024;

	public function __construct(
		private readonly ShoppingLists $lists,
		private readonly Root $root
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_shopping_list';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$user_id  = get_current_user_id();
		$tag      = $this->lists->tag( $user_id );
		$content  = isset( $input['list'] ) ? $this->content( $input['list'] ) : null;
		$is_owner = in_array( $input['account'] ?? '', [ '', $tag ], true );
		$revision = $input['revision'] ?? 0;
		$stored   = null !== $content && $is_owner ? $this->lists->store( $user_id, $content, $revision ) : null;
		if ( null !== $stored ) {
			return [
				'is_saved' => true,
				'revision' => $stored,
				'account'  => $tag,
				'list'     => '',
			];
		}
		$current = $this->lists->get( $user_id );
		return [
			'is_saved' => false,
			'revision' => $current['revision'],
			'account'  => $tag,
			'list'     => (string) wp_json_encode( $current['list'] ),
		];
	}

	/**
	 * Reads a list that was sent.
	 *
	 * @param string $json What was sent.
	 * @return Content
	 * @throws Refusal When it is too long, or no list.
	 */
	private function content( string $json ): array {
		if ( strlen( $json ) > self::MAX_BYTES ) {
			throw new Refusal(
				'list_too_long',
				esc_html__( 'Your shopping list is too long for your account. Clear what you have ticked, then it fits again.', 'larder' ),
				413
			);
		}
		/** @var array<string, mixed> $schema */
		$schema = require $this->root->path( 'packages/server/contracts/shopping-list.php' );
		$sent   = json_decode( $json, true );
		$valid  = rest_validate_value_from_schema( $sent, $schema, 'list' );
		if ( is_wp_error( $valid ) ) {
			throw new Refusal( 'invalid_input', esc_html( $valid->get_error_message() ) );
		}
		/** @var Content $clean Held to its schema. */
		$clean = rest_sanitize_value_from_schema( $sent, $schema, 'list' );
		return $clean;
	}
}
