<?php
declare( strict_types=1 );

namespace Larder\Tests\Ratings;

use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;

/**
 * A site on which comments are published at once, as fast as they come.
 */
abstract class RatingTestCase extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'comment_moderation', 'comment_previously_approved' ] as $option ) {
			add_filter( "pre_option_$option", static fn (): string => '0' );
		}
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		add_filter( 'pre_wp_mail', '__return_true' );
		add_filter( 'wp_is_comment_flood', '__return_false', 99 );
	}

	/**
	 * Returns what the ratings of a post come to.
	 *
	 * @return array{int, int} Count and sum of stars.
	 */
	protected function tally( int $post_id ): array {
		$tally = ( new VoteParts( $this->db() ) )->tallies->for_posts( [ $post_id ], Kind::Rating )[ $post_id ];
		return [ $tally->count, $tally->sum ];
	}
}
