<?php
declare( strict_types=1 );

namespace Larder\Tests\SavedRecipes;

use Larder\SavedRecipes\SavedList;
use Larder\SavedRecipes\SavedPage;
use Larder\Settings\Settings;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Visitors keep recipes in collections, show them by a link, and can take everything away.
 */
final class SavedRecipesTest extends WordPressTestCase {

	/**
	 * Calls an action as whoever is logged in.
	 *
	 * @param array<string, mixed> $fields
	 * @return array{status: int, data: array<string, mixed>}
	 */
	private function call( string $action, array $fields = [] ): array {
		$visitor = AjaxCall::make( 'larder_visitor', [ 'ids' => [] ] );
		$answer  = AjaxCall::make( $action, $fields + [ 'nonce' => $visitor['body']['data']['nonce'] ?? '' ] );
		return [
			'status' => $answer['status'],
			'data'   => $answer['body']['data'] ?? [],
		];
	}

	/**
	 * Returns the names of listed recipes.
	 *
	 * @param array<string, mixed> $data An answer.
	 * @return list<mixed>
	 */
	private static function names( array $data ): array {
		return is_array( $data['recipes'] ?? null ) ? array_column( $data['recipes'], 'title' ) : [];
	}

	private function save( int $post_id ): void {
		self::assertSame(
			200,
			$this->call(
				'delicious_recipes_wishlist',
				[
					'add_remove' => 'add',
					'recipe_id'  => $post_id,
				]
			)['status']
		);
	}

	public function test_a_visitor_sees_what_was_saved_as_long_as_it_can_be_seen(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$soup = $this->publish( [], [], [ 'post_title' => 'Soup' ] );
		$cake = $this->publish( [], [], [ 'post_title' => 'Cake' ] );
		$this->save( $soup->ID );
		$this->save( $cake->ID );
		self::assertEqualsCanonicalizing( [ 'Soup', 'Cake' ], self::names( $this->call( 'larder_saved_recipes' )['data'] ) );
		wp_trash_post( $cake->ID );
		self::assertSame( [ 'Soup' ], self::names( $this->call( 'larder_saved_recipes' )['data'] ) );
	}

	public function test_what_was_taken_off_by_mistake_comes_back_where_it_was(): void {
		$user = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		$titles = [ 'Soup', 'Cake', 'Bread' ];
		foreach ( $titles as $age => $title ) {
			$id = $this->publish( [], [], [ 'post_title' => $title ] )->ID;
			$this->save( $id );
			( new VoteParts( $this->db() ) )->votes->put_back( $id, Kind::Wishlist, Voter::account( $user ), time() - 100 * $age );
		}
		self::assertSame( $titles, self::names( $this->call( 'larder_saved_recipes' )['data'] ) );
		$cake = get_posts( [ 'post_type' => 'recipe', 'title' => 'Cake' ] )[0]->ID;
		$off  = $this->call( 'delicious_recipes_wishlist', [ 'add_remove' => 'remove', 'recipe_id' => $cake ] );
		self::assertSame( [ 'Soup', 'Bread' ], self::names( $this->call( 'larder_saved_recipes' )['data'] ) );
		$this->call( 'delicious_recipes_wishlist', [ 'add_remove' => 'add', 'recipe_id' => $cake, 'since' => $off['data']['since'] ?? 0 ] );
		self::assertSame( $titles, self::names( $this->call( 'larder_saved_recipes' )['data'] ) );
		$this->call( 'delicious_recipes_wishlist', [ 'add_remove' => 'add', 'recipe_id' => $cake, 'since' => time() + 1000 ] );
		self::assertSame( $titles, self::names( $this->call( 'larder_saved_recipes' )['data'] ), 'nothing is saved in the future' );
	}

	public function test_a_guest_gets_an_empty_list_and_may_change_nothing(): void {
		$answer = $this->call( 'larder_saved_recipes' );
		self::assertSame( 200, $answer['status'] );
		self::assertFalse( $answer['data']['logged_in'] );
		self::assertSame( [], $answer['data']['recipes'] );
		foreach ( [
			'larder_save_collections' => [ 'revision' => '0' ],
			'larder_share_saved'      => [ 'is_shared' => '1' ],
			'larder_forget_saved'     => [],
		] as $action => $fields ) {
			self::assertSame( 401, AjaxCall::make( $action, $fields )['status'], $action );
		}
	}

	public function test_a_guest_gets_the_recipes_of_the_device_where_guests_may_save(): void {
		$soup   = $this->publish( [], [], [ 'post_title' => 'Soup' ] );
		$cake   = $this->publish( [], [], [ 'post_title' => 'Cake' ] );
		$draft  = $this->publish( [], [], [ 'post_status' => 'draft' ] );
		$page   = $this->publish( [], [], [ 'post_type' => 'page' ] );
		$fields = [ 'ids' => [ $cake->ID, $draft->ID, $page->ID, $soup->ID, PHP_INT_MAX ] ];
		self::assertSame( [], $this->call( 'larder_saved_recipes', $fields )['data']['recipes'] );
		update_option( Settings::OPTION, [ 'guestsSaveOnDevice' => [ 'yes' ] ] );
		self::assertSame( [ 'Cake', 'Soup' ], self::names( $this->call( 'larder_saved_recipes', $fields )['data'] ) );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( [], $this->call( 'larder_saved_recipes', $fields )['data']['recipes'] );
	}

	public function test_many_recipes_of_a_device_take_no_more_queries_than_two(): void {
		update_option( Settings::OPTION, [ 'guestsSaveOnDevice' => [ 'yes' ] ] );
		$ids     = array_map( fn ( int $minutes ): int => $this->publish( [ 'cookTime' => $minutes ] )->ID, range( 1, 8 ) );
		$queries = function ( int ...$some ): int {
			wp_cache_flush();
			// What every request reads.
			wp_load_alloptions();
			$before = $this->db()->num_queries;
			self::assertCount( count( $some ), self::names( $this->call( 'larder_saved_recipes', [ 'ids' => $some ] )['data'] ) );
			return $this->db()->num_queries - $before;
		};
		$queries( $ids[0], $ids[1] );
		self::assertSame( $queries( $ids[0], $ids[1] ), $queries( ...$ids ) );
	}

	public function test_collections_are_stored_in_their_order_as_plain_text(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$stored = $this->call(
			'larder_save_collections',
			[
				'revision'    => '0',
				'collections' => [
					[
						'id'      => 'b',
						'name'    => 'O\'Neill\'s <b>best</b>',
						'note'    => "Quick \\ easy\nones",
						'recipes' => [ '12', '7', '12' ],
					],
					[
						'id'   => 'a',
						'name' => 'Empty',
					],
				],
			]
		);
		self::assertSame( [ 'revision' => 1 ], $stored['data'] );
		self::assertSame(
			[
				[
					'id'      => 'b',
					'name'    => 'O\'Neill\'s best',
					'note'    => "Quick \\ easy\nones",
					'recipes' => [ 12, 7 ],
				],
				[
					'id'      => 'a',
					'name'    => 'Empty',
					'note'    => '',
					'recipes' => [],
				],
			],
			$this->call( 'larder_saved_recipes' )['data']['collections']
		);
	}

	public function test_no_two_collections_get_one_name_and_those_that_share_one_keep_it(): void {
		$user = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		$named = static fn ( string $id, string $name ): array => [ 'id' => $id, 'name' => $name ];
		$send  = fn ( int $revision, array ...$collections ): array => $this->call(
			'larder_save_collections',
			[ 'revision' => (string) $revision, 'collections' => $collections ]
		);
		self::assertSame( 200, $send( 0, $named( 'a', 'Week Nights' ), $named( 'b', 'Cakes' ) )['status'] );
		$new     = $send( 1, $named( 'a', 'Week Nights' ), $named( 'b', 'Cakes' ), $named( 'c', 'week  nights ' ) );
		$renamed = $send( 1, $named( 'a', 'Week Nights' ), $named( 'b', 'WEEK NIGHTS' ) );
		self::assertSame( [ 'same_name', 'same_name' ], [ $new['data']['code'] ?? '', $renamed['data']['code'] ?? '' ] );
		self::assertSame(
			200,
			$send( 1, $named( 'b', 'cakes' ), $named( 'a', 'Week Nights' ) )['status'],
			'A collection may be written another way.'
		);

		$twins = [
			[ 'id' => 'a', 'name' => 'Cakes', 'note' => '', 'recipes' => [] ],
			[ 'id' => 'b', 'name' => 'Cakes', 'note' => '', 'recipes' => [] ],
		];
		// As they were stored before names had to differ.
		update_user_meta( $user, 'larder_saved_revision', 2 );
		update_user_meta( $user, 'larder_saved_collections', $twins );
		self::assertSame( 200, $send( 2, $named( 'b', 'Cakes' ), $named( 'a', 'Cakes' ) )['status'] );
	}

	public function test_of_two_devices_that_store_at_once_one_is_told_that_it_is_late(): void {
		$user  = $this->user( 'subscriber' );
		$list  = new SavedList( ( new VoteParts( $this->db() ) )->votes );
		$named = static fn ( string $name ): array => [ [ 'id' => 'a', 'name' => $name, 'note' => '"1\\2"', 'recipes' => [ 3 ] ] ];
		foreach ( [ 'INSERT INTO', 'UPDATE' ] as $revision => $statement ) {
			// The other device stores when this one is about to, and has looked.
			$store = static function ( string $query ) use ( &$store, $user, $list, $named, $revision, $statement ): string {
				if ( str_starts_with( $query, $statement ) && str_contains( $query, 'larder_saved_collections' ) ) {
					remove_filter( 'query', $store );
					self::assertSame( $revision + 1, $list->store( $user, $named( "Theirs $revision" ), $revision ) );
				}
				return $query;
			};
			add_filter( 'query', $store );
			self::assertNull( $list->store( $user, $named( 'Mine' ), $revision ) );
			self::assertSame( [ $revision + 1, $named( "Theirs $revision" ) ], [ $list->revision( $user ), $list->collections( $user ) ] );
		}
	}

	public function test_of_two_tabs_the_second_is_told_that_it_is_late(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		foreach ( [ 0, 1 ] as $revision ) {
			$mine = [
				'revision'    => (string) $revision,
				'collections' => [
					[
						'id'   => 'a',
						'name' => "Change $revision",
					],
				],
			];
			$first = $this->call( 'larder_save_collections', $mine );
			$late  = $this->call( 'larder_save_collections', $mine );
			self::assertSame( [ 200, 409, 'stale_collections' ], [ $first['status'], $late['status'], $late['data']['code'] ?? '' ] );
		}
	}

	public function test_a_link_shows_the_list_to_anybody_until_it_is_taken_back(): void {
		$owner = $this->user( 'subscriber' );
		wp_set_current_user( $owner );
		$this->save( $this->publish( [], [], [ 'post_title' => 'Soup' ] )->ID );
		$share = $this->call( 'larder_share_saved', [ 'is_shared' => '1' ] )['data']['share'];
		self::assertIsString( $share );
		self::assertMatchesRegularExpression( '/^\d+-[a-f0-9]{32}$/', $share );
		self::assertSame( $share, $this->call( 'larder_share_saved', [ 'is_shared' => '1' ] )['data']['share'] );

		wp_set_current_user( 0 );
		$shown = $this->call( 'larder_saved_recipes', [ 'share' => $share ] );
		self::assertSame( [ 'Soup' ], self::names( $shown['data'] ) );
		self::assertSame( 'Subscriber Person', $shown['data']['owner'] );
		self::assertSame( '', $shown['data']['share'] );
		self::assertSame( 404, $this->call( 'larder_saved_recipes', [ 'share' => "$owner-" . str_repeat( '0', 32 ) ] )['status'] );

		wp_set_current_user( $owner );
		$this->call( 'larder_share_saved', [ 'is_shared' => '0' ] );
		wp_set_current_user( 0 );
		self::assertSame( 404, $this->call( 'larder_saved_recipes', [ 'share' => $share ] )['status'] );
		wp_set_current_user( $owner );
		self::assertNotSame( $share, $this->call( 'larder_share_saved', [ 'is_shared' => '1' ] )['data']['share'] );
	}

	public function test_a_shared_list_names_no_draft_and_nothing_private_not_even_by_its_number(): void {
		$user = $this->user( 'subscriber' );
		wp_set_current_user( $user );
		$ids = [];
		foreach ( [ 'publish', 'draft', 'private', 'pending', 'trash' ] as $status ) {
			$ids[ $status ] = $this->publish( [], [], [ 'post_title' => "A $status soup" ] )->ID;
			$this->save( $ids[ $status ] );
			wp_update_post( [ 'ID' => $ids[ $status ], 'post_status' => $status ] );
		}
		$all = [ [ 'id' => 'c1', 'name' => 'All', 'note' => '', 'recipes' => array_values( $ids ) ] ];
		self::assertSame( 200, $this->call( 'larder_save_collections', [ 'revision' => '0', 'collections' => $all ] )['status'] );
		$link = $this->call( 'larder_share_saved', [ 'is_shared' => '1' ] )['data']['share'];
		$own  = $this->call( 'larder_saved_recipes' )['data'];
		self::assertSame(
			array_values( $ids ),
			is_array( $own['collections'] ) && is_array( $own['collections'][0] ) ? $own['collections'][0]['recipes'] : null,
			'its owner loses nothing'
		);
		wp_set_current_user( 0 );
		$shown = $this->call( 'larder_saved_recipes', [ 'share' => $link ] )['data'];
		self::assertSame( [ 'A publish soup' ], self::names( $shown ) );
		self::assertSame(
			[ $ids['publish'] ],
			is_array( $shown['collections'] ) && is_array( $shown['collections'][0] ) ? $shown['collections'][0]['recipes'] : null
		);
	}

	public function test_everything_can_be_deleted(): void {
		$owner = $this->user( 'subscriber' );
		wp_set_current_user( $owner );
		$this->save( $this->publish()->ID );
		$this->call(
			'larder_save_collections',
			[
				'revision'    => '0',
				'collections' => [
					[
						'id'   => 'a',
						'name' => 'Mine',
					],
				],
			]
		);
		self::assertSame( [ 'forgotten' => 1 ], $this->call( 'larder_forget_saved' )['data'] );
		$left = $this->call( 'larder_saved_recipes' )['data'];
		self::assertSame( [], $left['recipes'] );
		self::assertSame( [], $left['collections'] );
	}

	/**
	 * @param array<string, mixed> $fields Form fields.
	 */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_refused( string $action, array $fields ): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		$answer = $this->call( $action, $fields );
		self::assertSame( 400, $answer['status'] );
		self::assertSame( 'invalid_input', $answer['data']['code'] );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	public static function bad_input(): array {
		$cases = [];
		foreach ( [ 'larder_saved_recipes', 'larder_save_collections', 'larder_share_saved', 'larder_forget_saved' ] as $action ) {
			/** @var array{invalid: array<string, array<string, mixed>>} $fixture */
			$fixture = json_decode(
				(string) file_get_contents( dirname( __DIR__, 3 ) . "/contracts/fixtures/ajax/$action.json" ),
				true,
				512,
				JSON_THROW_ON_ERROR
			);
			foreach ( $fixture['invalid'] as $what => $fields ) {
				$cases[ "$action: $what" ] = [ $action, $fields ];
			}
		}
		return $cases;
	}

	public function test_the_card_is_that_of_the_search(): void {
		$contract = static fn ( string $action ): mixed => json_decode(
			(string) file_get_contents( dirname( __DIR__, 3 ) . "/contracts/schemas/ajax/$action.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		/** @var array{definitions: array{card: array<string, mixed>}} $search */
		$search = $contract( 'recipe_search_results' );
		/** @var array{properties: array{response: array{properties: array{recipes: array{items: array<string, mixed>}}}}} $list */
		$list  = $contract( 'larder_saved_recipes' );
		$found = $search['definitions']['card'];
		$saved = $list['properties']['response']['properties']['recipes']['items'];
		unset( $found['title'], $saved['title'] );
		self::assertEquals( $found, $saved );
	}

	public function test_cards_come_in_a_layout_of_the_site_and_a_missing_one_is_named_once(): void {
		wp_set_current_user( $this->user( 'subscriber' ) );
		foreach ( [ 'Soup', 'Cake' ] as $title ) {
			$this->save( $this->publish( [], [], [ 'post_title' => $title ] )->ID );
		}
		self::assertSame( [], $this->call( 'larder_saved_recipes' )['data']['printed'] ?? null );
		$layouts = static fn ( array $known ): array => [
			'plain' => static fn ( array $card, int $level ): string => "<h$level>" . esc_html(
				is_string( $card['title'] )
					? $card['title']
					: ''
			) . "</h$level>",
		] + $known;
		add_filter( 'larder_card_layouts', $layouts );
		$data = $this->call(
			'larder_saved_recipes',
			[
				'layout' => 'plain',
				'level'  => '4',
			]
		)['data'];
		self::assertEqualsCanonicalizing( [ '<h4>Soup</h4>', '<h4>Cake</h4>' ], $data['printed'] ?? null );
		self::assertSame(
			'plain',
			$this->props_on( do_blocks( '<!-- wp:larder/saved-recipes {"layout":"plain"} /-->' ), 'saved-recipes' )['layout']
		);
		remove_filter( 'larder_card_layouts', $layouts );

		$refused = $this->call( 'larder_saved_recipes', [ 'layout' => 'plain' ] );
		self::assertSame(
			[ 400, 'unknown_layout', 'Template not found' ],
			[ $refused['status'], $refused['data']['code'] ?? '', $refused['data']['message'] ?? '' ]
		);
	}

	public function test_the_page_is_the_same_for_everybody(): void {
		$guest = do_blocks( '<!-- wp:larder/saved-recipes /-->' );
		wp_set_current_user( $this->user( 'subscriber' ) );
		self::assertSame( $guest, do_blocks( '<!-- wp:larder/saved-recipes /-->' ) );
		self::assertStringContainsString( 'Looking up your saved recipes…', $guest );
	}

	public function test_a_page_is_made_once_and_stays_deleted(): void {
		delete_option( SavedPage::OPTION );
		( new SavedPage() )->activate();
		$id = get_option( SavedPage::OPTION );
		self::assertIsNumeric( $id );
		self::assertStringContainsString( 'wp:larder/saved-recipes', get_post( (int) $id )->post_content ?? '' );
		wp_delete_post( (int) $id, true );
		( new SavedPage() )->activate();
		self::assertNull( get_post( (int) $id ) );
		self::assertEquals( $id, get_option( SavedPage::OPTION ) );
	}
}
