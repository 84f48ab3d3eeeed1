<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes votes when their post or account is deleted.
 */
final class Cleanup implements Registrable {

	public function __construct(
		private readonly Votes $votes,
		private readonly Audit $audit,
		private readonly VoteTables $tables
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'deleted_post', $this->forget_post( ... ), 10, 2 );
		add_action( 'deleted_user', $this->forget_account( ... ) );
	}

	/**
	 * Deletes the votes on a post.
	 *
	 * @param \WP_Post|null $post    The post as it was; a revision never has any votes.
	 */
	public function forget_post( int $post_id, ?\WP_Post $post = null ): void {
		if ( 'revision' !== $post?->post_type && $this->tables->are_there() ) {
			$this->audit->forget_post( $post_id );
		}
	}

	/**
	 * Withdraws all votes of an account that is deleted: on the site that is looked at, and on all others once the network has it no more.
	 *
	 * WordPress says once that an account is gone, on whatever site that is. Whoever has an
	 * account may vote on every site of the network, so it is not enough to go where it was
	 * a member. For the same reason an account that is only taken off a site (`remove_user_from_blog`)
	 * keeps its votes there: its owner can still vote, and take votes back.
	 */
	public function forget_account( int $user_id ): void {
		$this->forget_person( $user_id );
		if ( ! is_multisite() || false !== get_userdata( $user_id ) ) {
			return;
		}
		$sites = get_sites(
			[
				'fields'       => 'ids',
				'number'       => 0,
				'site__not_in' => [ get_current_blog_id() ],
			]
		);
		foreach ( is_array( $sites ) ? $sites : [] as $site ) {
			if ( is_int( $site ) ) {
				switch_to_blog( $site );
				try {
					$this->forget_person( $user_id );
				} finally {
					restore_current_blog();
				}
			}
		}
	}

	/**
	 * Withdraws all votes of a person on the site that is looked at.
	 *
	 * @param int    $user_id The account, 0 without one.
	 * @param string $email   Mail address of comments without an account, empty for none.
	 * @return int How many there were.
	 */
	public function forget_person( int $user_id, string $email = '' ): int {
		$votes = [];
		foreach ( Voter::of_person( $user_id, $email ) as $voter ) {
			foreach ( Kind::cases() as $kind ) {
				foreach ( $this->votes->posts_of( $voter, $kind ) as $post_id ) {
					$votes[] = [ $post_id, $kind, $voter ];
				}
			}
		}
		/**
		 * Fires before all votes of a person are withdrawn for good: the account is deleted, or what is stored of a person is erased.
		 *
		 * Code that derives votes from other data has to delete that data too, or they would come back.
		 *
		 * @param int    $user_id The account, 0 without one.
		 * @param string $email   Mail address of what was done without an account, empty for none.
		 */
		do_action( 'larder_forget_person', $user_id, $email );
		foreach ( $votes as $vote ) {
			$this->votes->withdraw( ...$vote );
		}
		return count( $votes );
	}
}
