<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Something that another plugin has left.
 */
interface Legacy {

	/**
	 * Returns posts or accounts that have it, in ascending order.
	 *
	 * @param int $after Only ids greater than this.
	 * @return list<int>
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Adopts the counts of one post or account, unless that was done before.
	 *
	 * @param int $id The post or account.
	 * @return bool Whether there was something new.
	 */
	public function adopt( int $id ): bool;
}
