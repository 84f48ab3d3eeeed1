<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Log;
use Larder\Registrable;
use Larder\Votes\HashedIpAddresses;
use Larder\Votes\Kind;
use Larder\Votes\StorageFailure;
use Larder\Votes\Voter;
use Larder\Votes\Votes;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a person's comments on a recipe say as one vote.
 *
 * The newest comment that is approved and gives stars counts. Whenever one that
 * counted or is to count changes, the vote is worked out again from the comments,
 * so it does not matter in which order things happen, nor how often.
 *
 * The rating of an account takes the place of one that was given under the account's mail
 * address without it, and never the other way round: anybody can type an address.
 */
final class CommentVotes implements Registrable {

	/** @var array<int, CommentRater> Authors of comments that are being edited, as they were. */
	private array $before = [];

	/** Whether the comment that is stored next is that of the visitor who makes the request, without an account. */
	private bool $is_own = false;

	/** Finds the comment that counts. */
	private readonly NewestRating $newest;

	/**
	 * @param HashedIpAddresses $addresses Tell where a visitor calls from.
	 */
	public function __construct(
		\wpdb $db,
		private readonly Votes $votes,
		private readonly HashedIpAddresses $addresses
	) {
		$this->newest = new NewestRating( $db );
	}

	/** {@inheritDoc} */
	public function register(): void {
		// The form and REST; then WordPress stores the comment with its stars, and says so.
		add_filter( 'preprocess_comment', $this->expect( ... ), PHP_INT_MAX );
		add_filter( 'rest_pre_insert_comment', $this->expect( ... ), PHP_INT_MAX );
		add_action( 'wp_insert_comment', $this->expect_none( ... ) );
		// New, edited and deleted comments alike: WordPress takes the meta away before the comment.
		foreach ( [ 'added_comment_meta', 'updated_comment_meta', 'deleted_comment_meta' ] as $hook ) {
			add_action( $hook, $this->meta_changed( ... ), 10, 3 );
		}
		add_action( 'transition_comment_status', $this->status_changed( ... ), 10, 3 );
		add_filter( 'wp_update_comment_data', $this->remember( ... ), 10, 2 );
		add_action( 'edit_comment', $this->edited( ... ), 20 );
	}

	/**
	 * Notes that a visitor's comment comes next: its rating came from where this request comes from.
	 *
	 * One that a moderator writes, approves or edits, or a task in the background, came from elsewhere.
	 *
	 * @param mixed $comment What is to be stored, or an error.
	 * @return mixed The same.
	 */
	public function expect( mixed $comment ): mixed {
		$this->is_own = ! is_wp_error( $comment ) && ! is_user_logged_in() && ! wp_doing_cron();
		return $comment;
	}

	/**
	 * Notes that the visitor's comment is stored.
	 */
	public function expect_none(): void {
		$this->is_own = false;
	}

	/**
	 * Counts again when the stars of an approved comment have changed.
	 */
	public function meta_changed( mixed $meta_id, int|string $comment_id, string $key ): void {
		$comment = CommentRating::KEY === $key ? get_comment( (int) $comment_id ) : null;
		if ( $comment instanceof \WP_Comment && '1' === $comment->comment_approved && CommentRating::can_have( $comment->to_array() ) ) {
			$person = CommentRater::from_comment( $comment );
			$this->count( $person, $this->is_own && 0 === $person->user_id ? $this->addresses->current() : '' );
		}
	}

	/**
	 * Counts again when a comment with stars is approved, or is so no longer.
	 *
	 * @param int|string $new_status Such as `approved`, `spam` or `trash`.
	 * @param int|string $old_status As above.
	 */
	public function status_changed( int|string $new_status, int|string $old_status, \WP_Comment $comment ): void {
		if ( in_array( 'approved', [ $new_status, $old_status ], true ) && CommentRating::for_comment( $comment ) > 0 ) {
			$this->count( CommentRater::from_comment( $comment ) );
		}
	}

	/**
	 * Notes the author of a comment before it is edited.
	 *
	 * @param mixed                $data    What will be stored.
	 * @param array<string, mixed> $comment What is stored.
	 * @return mixed The first argument.
	 */
	public function remember( mixed $data, array $comment ): mixed {
		$stored = get_comment( is_numeric( $comment['comment_ID'] ?? null ) ? (int) $comment['comment_ID'] : 0 );
		if ( $stored instanceof \WP_Comment && '1' === $stored->comment_approved && CommentRating::for_comment( $stored ) > 0 ) {
			$this->before[ (int) $stored->comment_ID ] = CommentRater::from_comment( $stored );
		}
		return $data;
	}

	/**
	 * Recounts the votes of the former and of the present author of a comment.
	 */
	public function edited( int|string $comment_id ): void {
		$before = $this->before[ (int) $comment_id ] ?? null;
		unset( $this->before[ (int) $comment_id ] );
		$comment = get_comment( (int) $comment_id );
		$counts  = $comment instanceof \WP_Comment && '1' === $comment->comment_approved && CommentRating::for_comment( $comment ) > 0;
		$now     = $counts ? CommentRater::from_comment( $comment ) : null;
		if ( null !== $before && ( null === $now || $before->post_id !== $now->post_id || $before->voter()->key !== $now->voter()->key ) ) {
			$this->count( $before );
		}
		if ( null !== $now ) {
			$this->count( $now );
		}
	}

	/**
	 * Counts a person's vote by the newest of the approved comments, and logs a failure.
	 *
	 * The comment is stored by then and must not fail for its vote; what the
	 * database did not take can be counted later.
	 *
	 * @param string $address Hash of the person's address, empty where somebody else makes the request.
	 */
	public function count( CommentRater $person, string $address = '' ): void {
		try {
			$this->adopt( $person, $address );
		} catch ( StorageFailure $failure ) {
			Log::note( sprintf(
				'a rating of post %d was not counted, "wp larder votes adopt" does it: %s',
				$person->post_id,
				$failure->getMessage()
			) );
			/**
			 * Fires after the database has not taken the vote of a comment, which is stored all the same.
			 *
			 * Who stores comments in a transaction of their own may throw here, and take all of it back.
			 *
			 * @param int            $post_id The post that the comment is under.
			 * @param StorageFailure $failure Why it was not taken.
			 */
			do_action( 'larder_vote_not_counted', $person->post_id, $failure );
		}
	}

	/**
	 * Counts a person's vote by the newest of the approved comments.
	 *
	 * @param string $address Hash of the person's address, empty where somebody else makes the request.
	 * @return bool Whether that is something new.
	 * @throws StorageFailure When the database refuses.
	 */
	public function adopt( CommentRater $person, string $address = '' ): bool {
		$newest = $this->newest->find( $person );
		$stars  = $this->is_outvoted( $person ) ? 0 : CommentRating::stored( $newest['stars'] ?? 0 );
		$voter  = $person->voter();
		$before = $this->votes->value_of( $person->post_id, Kind::Rating, $voter ) ?? 0;
		if ( $stars > 0 ) {
			$this->votes->cast( $person->post_id, Kind::Rating, $voter, $stars, $address );
			$browser = get_comment_meta( $newest['id'] ?? 0, CommentBrowser::KEY, true );
			if ( is_string( $browser ) && '' !== $browser ) {
				// What the same visitor has given without a comment.
				$this->votes->withdraw( $person->post_id, Kind::Rating, Voter::of_key( $browser ) );
			}
		} else {
			$this->votes->withdraw( $person->post_id, Kind::Rating, $voter );
		}
		$this->settle( $person );
		return $before !== $stars;
	}

	/**
	 * Counts again what was given under the mail address of an account without it.
	 *
	 * @param CommentRater $person Whose rating has changed; nothing happens to one without an account.
	 */
	private function settle( CommentRater $person ): void {
		$account = $person->user_id > 0 ? get_userdata( $person->user_id ) : false;
		$guest   = $account instanceof \WP_User && '' !== trim( $account->user_email )
			? CommentRater::guest( $person->post_id, $account->user_email, 0 )
			: null;
		if ( null !== $guest && null !== $this->newest->find( $guest ) ) {
			$this->count( $guest );
		}
	}

	/**
	 * Returns whether a mail address is that of an account which has rated the recipe itself.
	 *
	 * @param CommentRater $person The person; never one with an account, or without an address.
	 */
	private function is_outvoted( CommentRater $person ): bool {
		$account = 0 === $person->user_id && '' !== $person->email ? get_user_by( 'email', $person->email ) : false;
		return $account instanceof \WP_User
			&& null !== $this->votes->value_of( $person->post_id, Kind::Rating, Voter::account( $account->ID ) );
	}

	/**
	 * Changes the stars of the comment that counts, where there is one; without stars, those of all comments of that person.
	 *
	 * @param CommentRater $person The person, whose own vote is cast or withdrawn by now.
	 * @param int          $stars  Stars, 0 for none.
	 */
	public function change( CommentRater $person, int $stars ): void {
		$newest = $this->newest->find( $person );
		if ( null === $newest ) {
			$this->settle( $person );
			return;
		}
		if ( $stars > 0 ) {
			update_comment_meta( $newest['id'], CommentRating::KEY, $stars );
			return;
		}
		while ( null !== $newest && delete_comment_meta( $newest['id'], CommentRating::KEY ) ) {
			$newest = $this->newest->find( $person );
		}
	}
}
