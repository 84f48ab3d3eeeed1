<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Registrable;
use Larder\Votes\VoteDatabase;

defined( 'ABSPATH' ) || exit;

/**
 * Counts again what was given under a mail address without an account, when an account comes to the address or leaves it.
 *
 * On a network that is done on the site that is looked at; elsewhere with the next `wp larder votes adopt`.
 */
final class MailAddresses implements Registrable {

	/** After the votes of an account that is deleted are withdrawn. */
	private const AFTERWARDS = 20;

	public function __construct(
		private readonly VoteDatabase $db,
		private readonly CommentVotes $votes
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'deleted_user', $this->account_deleted( ... ), self::AFTERWARDS, 3 );
		add_action( 'profile_update', $this->account_changed( ... ), self::AFTERWARDS, 2 );
	}

	/**
	 * Counts what was given under the address of an account that is deleted.
	 *
	 * @param mixed         $reassign Who gets its posts.
	 * @param \WP_User|null $account  The account as it was; null where another plugin fires the hook without it.
	 */
	public function account_deleted( int $user_id, mixed $reassign = null, ?\WP_User $account = null ): void {
		$this->count( $account->user_email ?? '' );
	}

	/**
	 * Counts what was given under the old and the new address of an account.
	 *
	 * @param \WP_User|null $before As above.
	 */
	public function account_changed( int $user_id, ?\WP_User $before = null ): void {
		$now = get_userdata( $user_id );
		if ( false !== $now && null !== $before && 0 !== strcasecmp( $now->user_email, $before->user_email ) ) {
			$this->count( $before->user_email );
			$this->count( $now->user_email );
		}
	}

	/**
	 * Counts what was given under an address.
	 *
	 * @param string $email The address, empty for none.
	 */
	private function count( string $email ): void {
		$person = strtolower( trim( $email ) );
		if ( '' === $person ) {
			return;
		}
		$rated = $this->db->rows(
			'SELECT DISTINCT c.comment_post_ID AS id FROM %i c JOIN %i m ON m.comment_id = c.comment_ID AND m.meta_key = %s WHERE c.user_id = 0 AND LOWER( TRIM( c.comment_author_email ) ) = %s',
			$this->db->wpdb->comments,
			$this->db->wpdb->commentmeta,
			CommentRating::KEY,
			$person
		);
		foreach ( $rated as $row ) {
			$this->votes->count( CommentRater::guest( (int) $row['id'], $person, 0 ) );
		}
	}
}
