<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_forget_saved`: deletes all that the visitor has saved.
 */
final class ForgetSaved implements Action {

	/**
	 * @param SavedList $list What accounts have saved.
	 */
	public function __construct( private readonly SavedList $list ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_forget_saved';
	}

	/** {@inheritDoc} */
	public function is_write(): bool {
		return true;
	}

	/** {@inheritDoc} */
	public function caller(): Caller {
		return Caller::Account;
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		return [ 'forgotten' => $this->list->forget( get_current_user_id() ) ];
	}
}
