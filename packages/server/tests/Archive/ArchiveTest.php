<?php
declare( strict_types=1 );

namespace Larder\Tests\Archive;

use Larder\Archive\ArchiveQuery;
use Larder\Archive\ArchiveRenderer;
use Larder\Archive\ArchiveSource;
use Larder\Archive\Season;
use Larder\Contracts\Constants;
use Larder\Settings\Settings;
use Larder\Tests\Support\Logged;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\Kind;
use Larder\Votes\Voter;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What an archive finds and prints.
 *
 * @phpstan-import-type Props from ArchiveRenderer
 */
final class ArchiveTest extends ArchiveTestCase {

	public function test_the_newest_come_first_without_what_nobody_may_read_and_the_page_itself(): void {
		$old = $this->recipe( '2031-01-01 10:00:00' );
		$new = $this->recipe( '2031-01-02 10:00:00' );
		$own = $this->recipe( '2031-01-03 10:00:00' );
		$this->publish( [], [], [ 'post_status' => 'draft' ] );
		$this->publish( [], [], [ 'post_password' => 'secret' ] );
		self::assertSame( [ $new, $old ], array_slice( $this->find( ArchiveSource::Newest, 2, current: $own ), 0, 2 ) );
	}

	public function test_hand_picked_recipes_keep_their_order_and_lose_what_is_gone(): void {
		$one   = $this->publish()->ID;
		$draft = $this->publish( [], [], [ 'post_status' => 'draft' ] )->ID;
		$two   = $this->publish()->ID;
		self::assertSame( [ $two, $one ], $this->find( ArchiveSource::Picked, 1, ids: [ $two, $draft, PHP_INT_MAX >> 8, $one ] ) );
		self::assertSame( [], $this->find( ArchiveSource::Picked, 6 ) );
	}

	public function test_related_recipes_share_terms_and_a_rare_term_says_more(): void {
		$here   = $this->publish()->ID;
		$common = $this->publish()->ID;
		$rare   = $this->publish()->ID;
		$this->publish();
		foreach ( [ $here, $common ] as $id ) {
			wp_set_object_terms( $id, 'Unheard-of main course', 'recipe-course' );
		}
		foreach ( range( 1, 3 ) as $number ) {
			wp_set_object_terms( $this->publish( [], [], [ 'post_status' => 'publish' ] )->ID, 'Unheard-of main course', 'recipe-course' );
		}
		foreach ( [ $here, $rare ] as $id ) {
			wp_set_object_terms( $id, 'Unheard-of spice', 'recipe-tag' );
		}
		$found = $this->find( ArchiveSource::Related, 12, current: $here );
		self::assertSame( $rare, $found[0] ?? 0 );
		self::assertContains( $common, $found );
		self::assertNotContains( $here, $found );
		self::assertCount( 5, $found );
	}

	public function test_a_recipe_of_the_season_is_found_and_one_that_only_names_it_is_not(): void {
		add_filter( 'larder_season', static fn (): string => 'monsoon' );
		$in    = $this->publish( [ 'seasons' => [ 'spring', 'monsoon' ] ] )->ID;
		$names = $this->publish( [ 'seasons' => [ 'spring' ], 'description' => '"seasons":["monsoon"] monsoon' ] )->ID;
		( new SearchParts( $this->db() ) )->rebuild->run();
		$found = $this->find( ArchiveSource::Seasonal, 24 );
		self::assertContains( $in, $found );
		self::assertNotContains( $names, $found );
	}

	/**
	 * Lists days and their seasons.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function seasons(): iterable {
		yield 'January in Berlin' => [ '2026-01-15', 'Europe/Berlin', 'winter' ];
		yield 'January in Sydney' => [ '2026-01-15', 'Australia/Sydney', 'summer' ];
		yield 'March in Berlin' => [ '2026-03-01', 'Europe/Berlin', 'spring' ];
		yield 'November in Cape Town' => [ '2026-11-30', 'Africa/Johannesburg', 'spring' ];
		yield 'December by an offset' => [ '2026-12-01', '+02:00', 'winter' ];
		yield 'July by UTC' => [ '2026-07-01', 'UTC', 'summer' ];
	}

	#[DataProvider( 'seasons' )]
	public function test_the_season_is_that_of_the_place( string $day, string $zone, string $season ): void {
		self::assertSame( $season, Season::on( new \DateTimeImmutable( $day, new \DateTimeZone( $zone ) ) ) );
	}

	public function test_featured_commented_and_tagged_recipes_are_found(): void {
		$id = $this->publish()->ID;
		update_post_meta( $id, Constants::FEATURED_META, 'yes' );
		update_post_meta( $this->publish()->ID, Constants::FEATURED_META, 'no' );
		self::assertSame( [ $id ], $this->find( ArchiveSource::Featured, 24 ) );

		$quiet = $this->publish()->ID;
		foreach ( range( 1, 40 ) as $number ) {
			wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => "Comment $number", 'comment_approved' => 1 ] );
		}
		$commented = $this->find( ArchiveSource::Commented, 24 );
		self::assertSame( $id, $commented[0] ?? 0 );
		self::assertNotContains( $quiet, $commented );

		wp_set_object_terms( $id, 'Unheard-of soup', 'recipe-course' );
		$term = get_term_by( 'name', 'Unheard-of soup', 'recipe-course' );
		self::assertInstanceOf( \WP_Term::class, $term );
		self::assertSame( [ $id ], $this->find( ArchiveSource::Tagged, 24, ids: [ $term->term_id ] ) );
	}

	public function test_recipes_in_posts_and_pages_are_found_like_any_other_and_posts_without_one_are_not(): void {
		register_taxonomy_for_object_type( 'recipe-course', 'post' );
		$here  = $this->recipe( '2031-01-01 10:00:00' );
		$held  = $this->publish( [], [], [ 'post_type' => 'post' ] )->ID;
		$plain = $this->publish( [], [], [ 'post_type' => 'post', 'post_content' => 'No recipe' ] )->ID;
		foreach ( [ $held, $plain ] as $id ) {
			$this->db()->update(
				$this->db()->posts,
				[ 'post_date' => '2031-01-02 10:00:00', 'post_date_gmt' => '2031-01-02 10:00:00' ],
				[ 'ID' => $id ]
			);
			clean_post_cache( $id );
			wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'A comment', 'comment_approved' => 1 ] );
			update_post_meta( $id, Constants::FEATURED_META, 'yes' );
		}
		foreach ( [ $here, $held, $plain ] as $id ) {
			wp_set_object_terms( $id, 'Unheard-of soup', 'recipe-course' );
		}
		$term = get_term_by( 'name', 'Unheard-of soup', 'recipe-course' );
		self::assertInstanceOf( \WP_Term::class, $term );
		( new SearchParts( $this->db() ) )->rebuild->run();

		self::assertSame( [ $held, $here ], $this->find( ArchiveSource::Newest, 2 ) );
		self::assertSame( [ $here ], $this->find( ArchiveSource::Newest, 1, current: $held ) );
		self::assertSame( [ $held, $here ], $this->find( ArchiveSource::Picked, 1, ids: [ $plain, $held, $here ] ) );
		self::assertSame( [ $held, $here ], $this->find( ArchiveSource::Tagged, 24, ids: [ $term->term_id ] ) );
		self::assertSame( [ $held ], $this->find( ArchiveSource::Featured, 24 ) );
		self::assertSame( [ $held ], $this->find( ArchiveSource::Related, 24, current: $here ) );
		$commented = $this->find( ArchiveSource::Commented, 24 );
		self::assertContains( $held, $commented );
		self::assertNotContains( $plain, $commented );
	}

	public function test_the_editor_finds_recipes_of_every_type_by_their_title_when_it_asks_for_them(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$own   = $this->publish( [], [], [ 'post_title' => 'Unheard-of soup' ] )->ID;
		$held  = $this->publish( [], [], [ 'post_title' => 'Unheard-of stew', 'post_type' => 'page' ] )->ID;
		$this->publish( [], [], [ 'post_title' => 'Unheard-of page', 'post_type' => 'page', 'post_content' => 'No recipe' ] );
		$list = static function ( bool $everywhere ): array {
			$request = new \WP_REST_Request( 'GET', '/wp/v2/recipe' );
			$request->set_query_params( [
				'search'            => 'Unheard-of',
				'orderby'           => 'id',
				'order'             => 'asc',
				'larder_everywhere' => $everywhere ? '1' : '0',
			] );
			$answer = rest_do_request( $request )->get_data();
			return array_column( is_array( $answer ) ? $answer : [], 'id' );
		};
		self::assertSame( [ $own, $held ], $list( true ) );
		self::assertSame( [ $own ], $list( false ) );
	}

	public function test_the_editor_offers_no_recipe_that_a_password_protects_and_knows_one_that_was_picked(): void {
		wp_set_current_user( $this->user( 'editor' ) );
		$open = $this->publish( [], [], [ 'post_title' => 'Unheard-of soup' ] )->ID;
		$shut = $this->publish( [], [], [ 'post_title' => 'Unheard-of stew', 'post_password' => 'sesame' ] )->ID;
		$list = static function ( array $asked ): array {
			$request = new \WP_REST_Request( 'GET', '/wp/v2/recipe' );
			$request->set_query_params( $asked + [ 'search' => 'Unheard-of', 'orderby' => 'id', 'order' => 'asc' ] );
			$answer = rest_do_request( $request )->get_data();
			return array_column( is_array( $answer ) ? $answer : [], 'id' );
		};
		self::assertSame( [ $open ], $list( [ 'larder_everywhere' => '1' ] ) );
		self::assertSame( [ $open, $shut ], $list( [ 'larder_everywhere' => '1', 'include' => "$open,$shut" ] ) );
		self::assertSame( [ $open, $shut ], $list( [] ), 'other lists stay as they are' );
	}

	public function test_a_carousel_brings_its_view_and_a_grid_waits_for_a_press(): void {
		$this->publish();
		self::assertStringContainsString( 'data-larder-trigger="visible"', $this->render( [] ) );
		self::assertStringNotContainsString( 'data-larder-trigger', $this->render( [ 'className' => 'is-style-grid' ] ) );
		self::assertStringNotContainsString( 'data-larder-trigger', $this->render( [ 'className' => 'mine is-style-list' ] ) );
		self::assertStringNotContainsString(
			'data-larder-island',
			$this->render( [ 'source' => 'terms', 'className' => 'is-style-grid' ] ),
			'terms have nothing to press'
		);
	}

	public function test_the_view_is_told_whose_the_cards_are_and_nothing_that_stands_in_them(): void {
		$id = $this->publish( [], [], [ 'post_title' => 'Unheard-of bread' ] )->ID;
		self::assertSame(
			[ 'recipes' => [ $id ], 'autoplay' => false, 'isPlain' => false ],
			array_diff_key(
				$this->props_on( $this->render( [ 'source' => 'picked', 'ids' => [ $id ] ] ), 'recipe-archive' ),
				[ 'id' => '' ]
			)
		);
	}

	public function test_a_site_that_changes_cards_has_them_on_its_pages(): void {
		$this->publish();
		add_filter( 'larder_card_actions', static fn (): array => [ '<button>Save</button>' ] );
		self::assertStringContainsString(
			'<div class="larder-card__actions"><button>Save</button></div>',
			$this->render( [ 'count' => 1 ] )
		);
	}

	public function test_cards_have_the_layout_that_was_chosen_and_a_missing_one_is_said_once(): void {
		$ids = [
			$this->publish( [], [], [ 'post_title' => 'Apple pie' ] )->ID,
			$this->publish( [], [], [ 'post_title' => 'Barley soup' ] )->ID,
		];
		add_filter(
			'larder_card_layouts',
			static fn ( array $layouts ): array => $layouts + [
				'tiny' => static fn ( array $card ): string => '<b>' . esc_html(
					is_string( $card['title'] )
						? $card['title']
						: ''
				) . '</b>',
			]
		);
		$of = fn ( string $layout, string $style ): string => $this->render( [
			'source'    => 'picked',
			'ids'       => $ids,
			'layout'    => $layout,
			'className' => $style,
		] );
		foreach ( [ 'is-style-default', 'is-style-grid', 'is-style-list' ] as $style ) {
			self::assertSame( 2, substr_count( $of( 'tiny', $style ), '"><b>' ), $style );
			self::assertStringNotContainsString( 'larder-card__title', $of( 'tiny', $style ) );
			self::assertStringContainsString( 'larder-card__title', $of( 'default', $style ) );
		}
		$log = new Logged();
		for ( $times = 0; $times < 2; $times++ ) {
			self::assertSame( 1, substr_count( $of( 'from last year', 'is-style-grid' ), 'larder-card-missing">Template not found</p>' ) );
		}
		self::assertLessThan( 2, count( $log->lines() ), 'not at each render' );
		$log->end();
	}

	public function test_names_are_headings_of_the_level_that_was_chosen(): void {
		$this->publish();
		self::assertStringContainsString( '<h2 class="larder-card__title">', $this->render( [ 'level' => 2 ] ) );
		self::assertStringContainsString( '<h6 class="larder-card__title">', $this->render( [ 'level' => 60 ] ) );
	}

	public function test_nothing_is_printed_where_nothing_is_found(): void {
		self::assertSame( '', $this->render( [ 'source' => 'picked' ] ) );
		self::assertSame( '', $this->render( [ 'source' => 'related' ] ) );
	}

	public function test_damaged_attributes_break_nothing(): void {
		$id   = $this->publish()->ID;
		$html = $this->render( [
			'source'   => [ 'x' ],
			'count'    => -5,
			'taxonomy' => 7,
			'ids'      => 'no list',
			'showMeta' => 'yes',
			'autoplay' => 1,
		] );
		self::assertSame( 1, substr_count( $html, '<article' ) );
		$html = $this->render( [ 'source' => 'picked', 'ids' => [ 'x', null, [ 1 ], (string) $id, $id, -$id ] ] );
		self::assertSame( 1, substr_count( $html, '<article' ) );
	}

	/**
	 * Publishes a recipe of a day.
	 *
	 * @param string $date The day; in the future, so that it is newer than those of the site.
	 */
	private function recipe( string $date ): int {
		$id = $this->publish()->ID;
		$this->db()->update( $this->db()->posts, [ 'post_date' => $date, 'post_date_gmt' => $date ], [ 'ID' => $id ] );
		clean_post_cache( $id );
		return $id;
	}

	public function test_most_liked_and_best_rated_come_in_the_order_of_their_votes(): void {
		$votes  = ( new VoteParts( $this->db() ) )->votes;
		$search = new SearchParts( $this->db() );
		[ $one, $many, $none ] = [
			$this->recipe( '2024-01-01 10:00:00' ),
			$this->recipe( '2024-01-02 10:00:00' ),
			$this->recipe( '2024-01-03 10:00:00' ),
		];
		$votes->cast( $one, Kind::Like, Voter::account( 1 ) );
		$votes->cast( $one, Kind::Rating, Voter::account( 1 ), 5 );
		foreach ( range( 1, 20 ) as $user ) {
			$votes->cast( $many, Kind::Like, Voter::account( $user ) );
			$votes->cast( $many, Kind::Rating, Voter::account( $user ), $user < 3 ? 4 : 5 );
		}
		$search->end_request();
		self::assertSame( [ $many, $one ], $this->find( ArchiveSource::Liked, 3 ) );
		self::assertSame(
			[ $many, $one ],
			$this->find( ArchiveSource::Rated, 3 ),
			'One visitor with five stars does not beat twenty with nearly five.'
		);
		self::assertSame( [ $one ], $this->find( ArchiveSource::Liked, 3, [], $many ) );
		self::assertNotContains( $none, $this->find( ArchiveSource::Liked, 3 ) );
	}

	/**
	 * Finds recipes.
	 *
	 * @param ArchiveSource $source  Where they come from.
	 * @param list<int>     $ids     Picked ones, or terms.
	 * @param int           $current The recipe of the page.
	 * @return list<int>
	 */
	private function find( ArchiveSource $source, int $count, array $ids = [], int $current = 0 ): array {
		return ( new ArchiveQuery(
			$this->db(),
			( new SearchParts( $this->db() ) )->engines
		) )->recipes( $source, $count, 'recipe-course', $ids, $current );
	}

	public function test_archives_have_names_of_their_own(): void {
		$id       = $this->recipe( '2031-01-01 10:00:00' );
		$renderer = $this->renderer();
		$names    = array_map(
			function ( string $source ) use ( $renderer, $id ): string {
				$html = $this->render_by(
					$renderer,
					[
						'source' => $source,
						'count'  => 4,
						'ids'    => [ $id ],
					]
				);
				preg_match( '/^<section [^>]*aria-label="([^"]*)"/', $html, $name );
				return $name[1] ?? '';
			},
			[ 'newest', 'picked', 'newest' ]
		);
		self::assertSame( [ 'Newest recipes', 'Recipes', 'Newest recipes (2)' ], $names );
	}

	/**
	 * Renders the block as a page does.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function render( array $attributes ): string {
		return $this->render_by( $this->renderer(), $attributes );
	}

	/**
	 * Creates the renderer of archives.
	 */
	private function renderer(): ArchiveRenderer {
		return new ArchiveRenderer(
			$this->islands(),
			new ArchiveQuery( $this->db(), ( new SearchParts( $this->db() ) )->engines ),
			$this->cards(),
			$this->terms(),
			new Settings()
		);
	}

	/**
	 * Renders one of the archives of a page.
	 *
	 * @param ArchiveRenderer      $renderer   What renders the page's.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private function render_by( ArchiveRenderer $renderer, array $attributes ): string {
		\WP_Block_Supports::$block_to_render = [
			'blockName' => 'larder/recipe-archive',
			'attrs'     => [],
		];
		return $renderer->render( $attributes, 0 );
	}
}
