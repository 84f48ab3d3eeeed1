<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_share_saved`: makes a link to the visitor's saved recipes, or makes it worthless.
 *
 * @phpstan-import-type ShareSavedRequest from \Larder\Contracts\Requests
 * @implements Action<ShareSavedRequest>
 */
final class ShareSaved implements Action {

	public function __construct( private readonly SavedList $list ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_share_saved';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$user_id = get_current_user_id();
		if ( true === $input['is_shared'] ) {
			return [ 'share' => $this->list->start_sharing( $user_id ) ];
		}
		$this->list->stop_sharing( $user_id );
		return [ 'share' => '' ];
	}
}
