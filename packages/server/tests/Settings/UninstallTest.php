<?php
declare( strict_types=1 );

namespace Larder\Tests\Settings;

use Larder\Exchange\Import\Spool;
use Larder\Settings\Settings;
use Larder\Settings\Store;
use Larder\Switch\Screen\Overview;
use Larder\Switch\Screen\SwitchNotice;
use Larder\Switch\Transaction;
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
		return absint( $this->db()->get_var( $this->db()->prepare(
			'SELECT COUNT(*) FROM %i WHERE kind = %s',
			$this->db()->prefix . 'larder_votes',
			$kind->value
		) ) );
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

	/**
	 * Lists the constants of one name that Larder's classes have.
	 *
	 * @return list<string> Their values.
	 */
	private static function constants( string $name ): array {
		$values = [];
		$files  = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 2 ) . '/src' ) );
		foreach ( $files as $file ) {
			self::assertInstanceOf( \SplFileInfo::class, $file );
			$found = 'php' === $file->getExtension()
				? preg_match( "/const $name += '(larder_[a-z_]+)'/", (string) file_get_contents( $file->getPathname() ), $match )
				: 0;
			$values = [ ...$values, ...( 1 === $found ? [ $match[1] ?? '' ] : [] ) ];
		}
		self::assertNotSame( [], $values );
		return $values;
	}

	public function test_nothing_waits_for_the_background_whatever_it_was_to_be_done_with(): void {
		$events = [ ...self::constants( 'EVENT' ), ...self::constants( 'BUILD' ), ...self::constants( 'CATCH_UP' ) ];
		foreach ( $events as $event ) {
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $event );
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $event, [ 'one' ] );
		}
		Uninstall::forget_events();
		foreach ( $events as $event ) {
			self::assertFalse( wp_next_scheduled( $event ), $event );
			self::assertFalse( wp_next_scheduled( $event, [ 'one' ] ), $event );
		}
	}

	public function test_marks_locks_and_files_of_work_that_has_ended_go(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		( new Transaction( $this->db() ) )->whole( static fn (): bool => true );
		foreach ( self::constants( 'LOCK' ) as $lock ) {
			\WP_Upgrader::create_lock( $lock );
		}
		set_transient( Overview::FOUND, [ 'cooked' => 3 ], HOUR_IN_SECONDS );
		$user = $this->user( 'administrator' );
		update_user_meta( $user, SwitchNotice::CLOSED, [ 'cooked' ] );
		$kept = Spool::keep( __FILE__ );
		self::assertIsString( $kept );
		Uninstall::forget_leftovers();
		self::assertSame( [], $this->db()->get_col( $this->db()->prepare(
			'SELECT option_name FROM %i WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s',
			$this->db()->options,
			'larder\_switch%',
			'larder\_%.lock',
			'%larder\_switch\_found'
		) ) );
		self::assertSame( '', get_user_meta( $user, SwitchNotice::CLOSED, true ) );
		self::assertDirectoryDoesNotExist( dirname( $kept ) );
	}

	public function test_settings_of_wp_delicious_stay_when_larders_go(): void {
		$theirs = [
			'recipeToggles' => [ [ 'key' => 'Video', 'enable' => [ 'yes' ] ] ],
			'recipePerPage' => '9',
			'primaryColor'  => '#2db68d',
		];
		$links  = [ [ 'ingredientsKeywords' => [ 'skillet' ], 'ingredientLink' => 'https://example.org/', 'totalClicks' => 7 ] ];
		update_option( Store::OPTION, $theirs );
		update_option( 'delicious_recipes_auto_link_ingredients', $links );
		( new Store() )->save( [ 'printPaper' => 'a4', 'offlineReading' => true ] );
		$stored = get_option( Store::OPTION );
		self::assertIsArray( $stored );
		self::assertArrayHasKey( 'printPaper', $stored );
		( new Store() )->remove();
		self::assertEquals( $theirs, get_option( Store::OPTION ) );
		self::assertEquals( $links, get_option( 'delicious_recipes_auto_link_ingredients' ) );
	}

	public function test_where_wp_delicious_never_was_nothing_of_the_settings_is_left(): void {
		delete_option( Store::OPTION );
		( new Store() )->save( [ 'recipePerPage' => 9, 'printPaper' => 'a4' ] );
		update_option( 'delicious_recipes_auto_link_ingredients', [] );
		( new Store() )->remove();
		self::assertFalse( get_option( Store::OPTION ) );
		self::assertFalse( get_option( 'delicious_recipes_auto_link_ingredients' ) );
	}
}
