<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * What a vote says.
 */
enum Kind: string {

	case Like      = 'like';
	case Wishlist  = 'wishlist';
	case Recommend = 'recommend';
	case Rating    = 'rating';

	/**
	 * Returns the largest value that a vote can have: five stars, else one.
	 */
	public function most(): int {
		return self::Rating === $this ? 5 : 1;
	}
}
