<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_forget_saved`: deletes all that the visitor has saved.
 *
 * @phpstan-import-type ForgetSavedRequest from \Larder\Contracts\Requests
 * @implements Action<ForgetSavedRequest>
 */
final class ForgetSaved implements Action {

	public function __construct( private readonly SavedList $list ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_forget_saved';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		return [ 'forgotten' => $this->list->forget( get_current_user_id() ) ];
	}
}
