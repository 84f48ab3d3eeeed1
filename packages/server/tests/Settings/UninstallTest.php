<?php
declare( strict_types=1 );

namespace Larder\Tests\Settings;

use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Uninstall;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

/**
 * What of a site's data goes with the plugin. Tables are not dropped here: that would end the test's transaction.
 */
final class UninstallTest extends WordPressTestCase {

	/**
	 * Counts stored votes.
	 *
	 * @param Kind $kind What they say.
	 */
	private function stored( Kind $kind ): int {
		return absint( $this->db()->get_var( $this->db()->prepare( 'SELECT COUNT(*) FROM %i WHERE kind = %s', $this->db()->prefix . 'larder_votes', $kind->value ) ) );
	}

	public function test_only_the_index_is_given_up_unless_a_site_says_more(): void {
		delete_option( Store::OPTION );
		self::assertSame( [ 'index' ], ( new Settings() )->choices( 'deleteOnUninstall' ) );
		( new Store() )->save( [ 'deleteOnUninstall' => [] ] );
		self::assertSame( [], ( new Settings() )->choices( 'deleteOnUninstall' ), 'nothing chosen is an answer, too' );
	}

	public function test_saved_recipes_and_other_votes_go_each_by_itself(): void {
		$post  = $this->publish();
		$user  = $this->user( 'subscriber' );
		$votes = ( new VoteParts( $this->db() ) )->votes;
		foreach ( [ Kind::Like, Kind::Wishlist ] as $kind ) {
			$votes->cast( $post->ID, $kind, Voter::account( $user ), 1 );
		}
		update_user_meta( $user, 'larder_saved_collections', [ 'Soups' ] );
		$likes = $this->stored( Kind::Like );
		( new Uninstall( $this->db() ) )->forget_votes( false, true );
		self::assertSame( 0, $this->stored( Kind::Wishlist ) );
		self::assertSame( $likes, $this->stored( Kind::Like ) );
		self::assertSame( '', get_user_meta( $user, 'larder_saved_collections', true ) );
		( new Uninstall( $this->db() ) )->forget_votes( true, false );
		self::assertSame( 0, $this->stored( Kind::Like ) );
		self::assertSame( 'publish', get_post_status( $post ) );
	}
}
