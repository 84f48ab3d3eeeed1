<?php
declare( strict_types=1 );

namespace Larder\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Changes a vote and its tally atomically, and clears the cached tally; a repeated vote changes nothing.
 */
interface VoteRepository {

	/**
	 * Stores a vote, in the place of one that is there.
	 *
	 * @param int    $value   Stars of a rating, else 1.
	 * @param string $address Hash of the address it came from, empty for an account, and where it is not known.
	 * @return Tally|null What all votes come to now; null when nothing has changed.
	 * @throws StorageFailure When the database refuses.
	 */
	public function put( int $post_id, Kind $kind, Voter $voter, int $value, string $address ): ?Tally;

	/**
	 * Deletes a vote.
	 *
	 * @return Tally|null What all other votes come to; null when nothing has changed.
	 * @throws StorageFailure When the database refuses.
	 */
	public function take( int $post_id, Kind $kind, Voter $voter ): ?Tally;
}
