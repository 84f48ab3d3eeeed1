<?php
declare( strict_types=1 );

namespace Larder\Ratings;

use Larder\Deferred;
use Larder\Islands\Islands;
use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Votes\VoteDatabase;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the parts of ratings that listen to WordPress.
 */
final class RatingsModule implements Registrable {

	/** @var list<Registrable> */
	private readonly array $parts;

	/**
	 * Creates the parts; those of wp-admin only there.
	 *
	 * @param Islands      $islands Loads views on the page.
	 * @param CommentVotes $votes   Counts comments as votes.
	 * @param Ratings      $ratings How recipes are rated.
	 */
	public function __construct( Islands $islands, Settings $settings, VoteDatabase $db, CommentVotes $votes, Ratings $ratings ) {
		$this->parts = [
			new CommentMeta( $settings ),
			new CommentForm( $islands, $settings ),
			new CommentList( $settings ),
			Deferred::to_admin( static fn (): array => [ new CommentColumns(), new CommentBox(), new ForeignForms() ] ),
			$votes,
			new Deferred( [ 'larder_forget_person', 'larder_forget_vote' ], static fn (): array => [ new WithdrawnStars( $db ) ] ),
			new Deferred( [ 'deleted_user', 'profile_update' ], static fn (): array => [ new MailAddresses( $db, $votes ) ] ),
			new RatingSchema( $ratings ),
			new Byline( $ratings ),
			new Deferred( [ 'rest_api_init' ], static fn (): array => [ new RestField( $ratings ) ] ),
			new PageCaches(),
		];
	}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->parts as $part ) {
			$part->register();
		}
	}
}
