<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Switch\CarriedSaves;
use Larder\Switch\CarriedVotes;
use Larder\Switch\Draft;
use Larder\Switch\SourceRecipe;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use Larder\Votes\VotesModule;

/**
 * Favourites of Cooked, and what it has told search engines.
 */
final class CookedSavesTest extends WordPressTestCase {

	private const RECIPE = 780001;

	private ForeignSite $site;

	private SwitchModule $switch;

	private VotesModule $votes;

	/** @var list<int> */
	private array $users = [];

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->votes  = new VotesModule( $this->db(), new ClientIpAddress() );
		$this->switch = new SwitchModule( $this->db(), $this->votes );
		foreach ( [ 'ana', 'ben' ] as $name ) {
			$user          = wp_insert_user( [ 'user_login' => "cooked-$name", 'user_pass' => wp_generate_password() ] );
			$this->users[] = is_int( $user ) ? $user : 0;
		}
	}

	public function test_accounts_find_their_favourites_among_saved_recipes_and_all_goes_back(): void {
		update_user_meta( $this->users[0], 'cooked_user_meta', [ 'favorites' => [ 5, self::RECIPE ] ] );
		update_user_meta( $this->users[1], 'cooked_user_meta', [ 'favorites' => [ (string) self::RECIPE ] ] );
		$this->load( '7' );
		$before = $this->site->everything();
		$home   = $this->change();
		self::assertSame( [ $home ], $this->votes->votes->posts_of( Voter::account( $this->users[0] ), Kind::Wishlist ) );
		self::assertSame( [ $home ], $this->votes->votes->posts_of( Voter::account( $this->users[1] ), Kind::Wishlist ) );
		self::assertSame( 7, $this->saved( $home ), 'what was counted beyond the accounts is there, too' );
		$this->undo();
		self::assertSame( [], $this->votes->votes->posts_of( Voter::account( $this->users[0] ), Kind::Wishlist ) );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_a_count_below_that_of_the_accounts_is_that_of_the_accounts(): void {
		update_user_meta( $this->users[0], 'cooked_user_meta', [ 'favorites' => [ self::RECIPE ] ] );
		update_user_meta( $this->users[1], 'cooked_user_meta', [ 'favorites' => [ self::RECIPE ] ] );
		$this->load( '1' );
		self::assertSame( 2, $this->saved( $this->change() ) );
	}

	public function test_a_recipe_that_nobody_has_saved_has_no_tally(): void {
		update_user_meta( $this->users[0], 'cooked_user_meta', 'damaged' );
		$this->load( '0' );
		$home = $this->change();
		self::assertFalse( $this->votes->counts()->has_tally( $home, Kind::Wishlist ) );
	}

	public function test_a_favourite_of_an_account_that_is_gone_still_counts(): void {
		$this->load( '3' );
		self::assertSame( 3, $this->saved( $this->change() ) );
	}

	public function test_what_was_saved_and_carried_before_stays_when_it_goes_back(): void {
		$this->load( '7' );
		update_user_meta( $this->users[0], 'cooked_user_meta', [ 'favorites' => [ self::RECIPE ] ] );
		$home = $this->change();
		$this->votes->votes->cast( $home, Kind::Wishlist, Voter::account( $this->users[1] ) );
		self::assertSame( 8, $this->saved( $home ), 'a visitor has saved it since' );
		$this->undo();
		foreach ( [ [ 3, true ], [ 0, false ] ] as [ $carried, $is_adopted ] ) {
			$this->load( '7' );
			$post = $this->publish()->ID;
			if ( $is_adopted ) {
				$this->votes->counts()->add( $post, Kind::Wishlist, $carried );
			}
			$this->votes->votes->cast( $post, Kind::Wishlist, Voter::account( $this->users[1] ) );
			$before = $this->site->everything();
			$saves  = new CarriedSaves( $this->votes->votes, new CarriedVotes( $this->votes->counts() ), $this->votes->tallies );
			$taken  = $saves->take( new SourceRecipe( '1', ( new Draft() )->document(), likes: 7, saved_by: [ $this->users[0] ] ), $post );
			self::assertSame( 7, $this->saved( $post ) );
			$saves->give_back( $post, $taken['users'], $taken['carried'] );
			self::assertSame( $before, $this->site->everything() );
		}
	}

	public function test_the_text_for_search_engines_is_the_excerpt_of_the_post(): void {
		$this->load( '0', [ 'excerpt' => 'For readers.', 'seo_description' => 'Pie &amp;amp; cream for &quot;all&quot;' ] );
		self::assertSame( 'Pie & cream for "all"', get_post( $this->change() )->post_excerpt ?? '' );
	}

	public function test_where_it_says_the_same_as_to_readers_there_is_no_excerpt(): void {
		$this->load( '0', [ 'excerpt' => 'For readers.', 'seo_description' => 'For readers.' ] );
		self::assertSame( '', get_post( $this->change() )->post_excerpt ?? '' );
	}

	/**
	 * Stores a recipe.
	 *
	 * @param string               $favorites How often it was saved.
	 * @param array<string, mixed> $fields    Further fields.
	 */
	private function load( string $favorites, array $fields = [] ): void {
		$fields += [ 'ingredients' => [ [ 'amount' => '1', 'measurement' => 'cup', 'name' => 'milk' ] ] ];
		$this->site->load( [
			'posts'    => [ ForeignSite::post( self::RECIPE, 'cp_recipe', 'Pie', '' ) ],
			'postmeta' => [
				// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
				ForeignSite::meta( 'post_id', self::RECIPE, '_recipe_settings', serialize( $fields ) ),
				ForeignSite::meta( 'post_id', self::RECIPE, '_recipe_favorites', $favorites ),
			],
		] );
	}

	/**
	 * Changes the recipe over.
	 *
	 * @return int The post that has it now.
	 */
	private function change(): int {
		$this->switch->change_over->change_recipe( $this->switch->sources->all()['cooked'], (string) self::RECIPE );
		return $this->switch->locations->find( 'cooked', (string) self::RECIPE );
	}

	/**
	 * Reverts all posts.
	 */
	private function undo(): void {
		Switching::undo( $this->switch, 'cooked' );
	}

	/**
	 * Returns how often a post was saved.
	 */
	private function saved( int $post_id ): int {
		return $this->votes->tallies->for_posts( [ $post_id ], Kind::Wishlist )[ $post_id ]->count;
	}
}
