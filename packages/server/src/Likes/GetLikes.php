<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Ajax\Action;
use Larder\Ajax\Caller;

defined( 'ABSPATH' ) || exit;

/**
 * The action `recipe_get_likes`: tells how many likes recipes have. What the visitor cannot read is left out.
 */
final class GetLikes implements Action {

	/**
	 * @param LikeCounts $counts Reads likes.
	 */
	public function __construct( private readonly LikeCounts $counts ) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'recipe_get_likes';
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
		$ids = is_array( $input['ids'] ) ? array_values( array_filter( $input['ids'], is_int( ... ) ) ) : [];
		// An object also where it is empty.
		return [ 'recipes' => (object) $this->counts->of( $ids ) ];
	}
}
