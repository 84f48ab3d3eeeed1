<?php
declare( strict_types=1 );

namespace Larder\Tests\Card;

use Larder\Card\CardData;
use Larder\Card\CardLook;
use Larder\Card\CardRenderer;
use Larder\Contracts\Constants;
use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Taxonomies\TermIcons;
use Larder\Taxonomies\TermMeta;
use Larder\Tests\Support\AjaxCall;
use Larder\Tests\Support\Logged;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What a card shows of a recipe, and that React renders the same.
 *
 * @phpstan-import-type Card from CardData
 */
final class CardTest extends WordPressTestCase {

	#[DataProvider( 'fixtures' )]
	public function test_php_prints_what_react_renders( string $file ): void {
		/** @var array{card: Card, level: int, html: string} $fixture */
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture beside the test.
		$fixture = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( $fixture['html'], CardRenderer::default_layout( $fixture['card'], $fixture['level'] ) );
	}

	/**
	 * Lists the fixtures that the unit tests read too.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function fixtures(): iterable {
		foreach ( glob( dirname( __DIR__, 3 ) . '/card/test/fixtures/recipe-card/*.json' ) ?: [] as $file ) {
			yield basename( $file, '.json' ) => [ $file ];
		}
	}

	public function test_a_card_has_what_the_search_request_names(): void {
		$post = $this->publish(
			[
				'prepTime'   => 15,
				'cookTime'   => 60,
				'difficulty' => 'beginner',
				'calories'   => 1200,
			],
			[],
			[ 'post_title' => 'Soup &amp; <em>bread</em>' ]
		);
		$this->term( $post->ID, 'recipe-key', 'Vegan', [ 'taxonomy_color' => '#2F6B3A', 'taxonomy_svg' => 'sprout' ] );
		$this->term( $post->ID, 'recipe-badge', 'New', [] );
		$card = $this->card( $post->ID );
		self::assertIsArray( $card );
		self::assertSame(
			[
				'recipe_id',
				'title',
				'permalink',
				'thumbnail_id',
				'thumbnail_url',
				'thumbnail',
				'recipe_keys',
				'total_time',
				'total_minutes',
				'difficulty_level',
				'recipe_calories',
				'enable_pinit',
				'badges',
				'rating',
				'likes_count',
			],
			array_keys( $card )
		);
		self::assertSame( 'Soup & bread', $card['title'] );
		self::assertSame( "1\u{00A0}h 15\u{00A0}min", $card['total_time'] );
		self::assertSame( 75, $card['total_minutes'] );
		self::assertSame( 'Beginner', $card['difficulty_level'] );
		self::assertSame( "1,200\u{00A0}kcal", $card['recipe_calories'] );
		self::assertSame(
			[ 'Vegan', TermIcons::svg( 'sprout' ), '#2F6B3A' ],
			[ $card['recipe_keys'][0]['key'], $card['recipe_keys'][0]['icon'], $card['recipe_keys'][0]['color'] ]
		);
		self::assertStringStartsWith( '<svg ', $card['recipe_keys'][0]['icon'] );
		self::assertIsArray( $card['badges'] );
		self::assertSame( Constants::BADGE_COLOR, $card['badges']['color'] );
		self::assertFalse( $card['enable_pinit'] );
		self::assertSame( '', $card['thumbnail'] );
	}

	public function test_no_picture_below_a_recipe_is_taken_for_one_in_sight(): void {
		$post = $this->publish();
		$open = static function ( array $query ): int {
			self::open_page( $query );
			return CardData::first_row();
		};
		self::assertGreaterThan( 0, $open( [ 'post_type' => 'recipe' ] ) );
		self::assertSame( 0, $open( [ 'p' => $post->ID, 'post_type' => 'recipe' ] ) );
	}

	public function test_a_picture_waits_until_it_is_near_unless_it_is_in_sight(): void {
		$post = $this->publish();
		set_post_thumbnail( $post->ID, $this->picture() );
		$late = $this->card( $post->ID );
		$soon = $this->cards()->list( [ $post->ID ], 1 )[0] ?? null;
		self::assertIsArray( $late );
		self::assertIsArray( $soon );
		self::assertStringContainsString( 'loading="lazy"', $late['thumbnail'] );
		self::assertStringContainsString( 'class="dr-lazy"', $late['thumbnail'] );
		self::assertStringNotContainsString( 'dr-lazy', $soon['thumbnail'] );
		self::assertStringContainsString( 'sizes="auto, ', $late['thumbnail'] );
		self::assertStringNotContainsString( 'loading=', $soon['thumbnail'] );
		self::assertStringContainsString( 'srcset=', $soon['thumbnail'] );
		self::assertStringContainsString( 'alt=""', $soon['thumbnail'] );
	}

	public function test_of_a_list_that_the_page_is_about_the_first_picture_comes_before_all_others(): void {
		$ids = [];
		for ( $number = 0; $number < 3; $number++ ) {
			$ids[] = $this->publish()->ID;
			set_post_thumbnail( $ids[ $number ], $this->picture() );
		}
		// Small pictures in front of the list use up those that WordPress lets load at once.
		$page = wp_filter_content_tags(
			str_repeat( '<img src="/tile.png" width="150" height="150">', 4 ) . implode(
				'',
				array_column( $this->cards()->list( $ids, 2, true ), 'thumbnail' )
			),
			'template'
		);
		preg_match_all( '/<img [^>]*>/', $page, $found );
		[ , , , , $first, $second, $third ] = $found[0];
		self::assertStringContainsString( 'fetchpriority="high"', $first );
		self::assertStringNotContainsString( 'loading="lazy"', $first );
		self::assertStringNotContainsString( 'fetchpriority', $second );
		self::assertStringNotContainsString( 'loading="lazy"', $second );
		self::assertStringContainsString( 'loading="lazy"', $third );
	}

	public function test_nobody_sees_more_of_a_recipe_than_on_its_page(): void {
		$draft  = $this->publish( [], [], [ 'post_status' => 'draft' ] );
		$locked = $this->publish( [ 'cookTime' => 60 ], [], [ 'post_password' => 'secret' ] );
		self::assertNull( $this->card( $draft->ID ) );
		self::assertNull( $this->card( PHP_INT_MAX ) );
		self::assertSame( '', $this->card( $locked->ID )['total_time'] ?? null );
	}

	public function test_twelve_cards_take_no_more_queries_than_two(): void {
		$ids = [];
		foreach ( range( 1, 12 ) as $number ) {
			$id = $this->publish( [ 'cookTime' => $number ] )->ID;
			$this->term( $id, 'recipe-key', "Key $number", [ 'taxonomy_color' => '#123456' ] );
			$this->term( $id, 'recipe-badge', "Badge $number", [] );
			set_post_thumbnail( $id, $this->picture() );
			$ids[] = $id;
		}
		// What a request reads once, such as options, is read by now.
		$this->queries( array_slice( $ids, 0, 2 ) );
		$two    = $this->queries( array_slice( $ids, 0, 2 ) );
		$twelve = $this->queries( $ids );
		self::assertSame( $two, $twelve );
		self::assertLessThanOrEqual( 10, $twelve );
	}

	public function test_a_card_shows_no_more_than_picture_name_rating_time_difficulty_badge_and_the_control_to_save(): void {
		$html = ( new CardRenderer() )->render( $this->full_card( CardRenderer::DEFAULT_LAYOUT ) );
		foreach ( [ 'kcal', 'larder-card__likes', 'larder-card__author', 'larder-card__excerpt', 'larder-card__keys' ] as $rest ) {
			self::assertStringNotContainsString( $rest, $html );
		}
		self::assertStringContainsString(
			'<p class="larder-card__meta"><bdi>15' . "\u{00A0}" . 'min</bdi> · <bdi>Beginner</bdi></p>',
			$html
		);
		self::assertStringContainsString( 'Save Lentil soup', $html );
	}

	public function test_the_rest_is_what_the_site_chooses(): void {
		$look = CardLook::of_block( new Attributes( [ 'details' => [
			'keys',
			'excerpt',
			'author',
			'likes',
			'calories',
			'nonsense',
		] ] ) )->text();
		self::assertSame( 'default:calories,likes,author,excerpt,keys', $look );
		self::assertSame( $look, CardLook::read( $look )->text() );
		self::assertTrue( CardRenderer::has_own( $look ), 'views take such cards as they are printed' );
		$html = ( new CardRenderer() )->render( $this->full_card( $look ), $look );
		foreach ( [
			'kcal',
			'larder-card__likes',
			'<p class="larder-card__author">By <bdi>Ana &amp; Bo</bdi></p>',
			'<p class="larder-card__excerpt">Warm &lt;3</p>',
			'larder-card__keys',
		] as $shown ) {
			self::assertStringContainsString( $shown, $html );
		}
		self::assertStringNotContainsString( 'Save Lentil soup', $html );
	}

	public function test_what_a_site_has_stored_before_looks_as_it_did(): void {
		self::assertSame( 'default', CardLook::of_block( new Attributes( [] ) )->text() );
		self::assertSame( 'mine', CardLook::of_block( new Attributes( [ 'layout' => 'mine' ] ) )->text() );
		self::assertSame( 'mine:', CardLook::of_block( new Attributes( [ 'layout' => 'mine', 'details' => [] ] ) )->text() );
		$html = ( new CardRenderer() )->render( $this->full_card( 'default:' ), 'default:', 3, false );
		self::assertStringNotContainsString( 'Beginner', $html );
		self::assertStringNotContainsString( 'Save ', $html );
	}

	public function test_a_layout_whose_name_reads_like_a_choice_is_still_found(): void {
		add_filter( 'larder_card_layouts', static fn ( array $layouts ): array => $layouts + [ 'a:b' => static fn (): string => 'mine' ] );
		self::assertSame( 'mine', ( new CardRenderer() )->render( $this->full_card( 'a:b' ), 'a:b' ) );
		self::assertSame( 'a:b', CardRenderer::asked( 'a:b' ) );
	}

	public function test_a_badge_has_a_colour_where_the_site_has_given_it_one(): void {
		$card  = $this->full_card( CardRenderer::DEFAULT_LAYOUT );
		$badge = [ 'badge' => 'New', 'link' => 'https://example.org/new/' ];
		self::assertStringContainsString(
			'--larder-badge: #123456;',
			( new CardRenderer() )->render( [ 'badges' => $badge + [ 'color' => '#123456' ] ] + $card )
		);
		self::assertStringNotContainsString(
			'--larder-badge',
			( new CardRenderer() )->render( [ 'badges' => $badge + [ 'color' => Constants::BADGE_COLOR ] ] + $card )
		);
	}

	public function test_a_site_can_add_a_layout_and_controls(): void {
		$card = $this->card( $this->publish()->ID );
		self::assertIsArray( $card );
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
		add_filter( 'larder_card_actions', static fn (): array => [ '<button>Save</button>' ] );
		self::assertSame( '<b>Lentil soup</b>', ( new CardRenderer() )->render( $card, 'tiny' ) );
		self::assertStringContainsString(
			'<div class="larder-card__actions"><button>Save</button></div>',
			( new CardRenderer() )->render( $card )
		);
	}

	public function test_a_layout_that_is_gone_is_named_in_the_log(): void {
		$card = $this->card( $this->publish()->ID );
		self::assertIsArray( $card );
		$log  = new Logged();
		$html = ( new CardRenderer() )->render( $card, "no-such-layout\n[26-Nov-2026] PHP Fatal error: forged" );
		self::assertStringContainsString( 'Template not found', $html );
		self::assertCount( 1, $log->lines() );
		self::assertStringContainsString( '"no-such-layout [26-Nov-2026]', $log->lines()[0] );
		$log->end();
	}

	#[DataProvider( 'calls_with_layouts' )]
	public function test_a_call_with_an_unknown_layout_is_refused_and_nothing_of_it_is_logged( string $action ): void {
		$this->publish();
		$log    = new Logged();
		$answer = AjaxCall::make( $action, [ 'layout' => "gone\nforged line" ] );
		self::assertSame( [ 400, 'unknown_layout' ], [ $answer['status'], $answer['body']['data']['code'] ?? '' ], $answer['text'] );
		self::assertSame( [], $log->lines() );
		self::assertSame( 200, AjaxCall::make( $action, [ 'layout' => 'default' ] )['status'] );
		self::assertSame( 200, AjaxCall::make( $action, [ 'layout' => '' ] )['status'] );
		$log->end();
	}

	/**
	 * Lists the calls that say how cards look.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function calls_with_layouts(): iterable {
		yield 'a search' => [ 'recipe_search_results' ];
		yield 'saved recipes' => [ 'larder_saved_recipes' ];
	}

	/**
	 * Returns what makes cards.
	 */
	private function cards(): CardData {
		return new CardData(
			new DocumentRepository( $this->db(), new DocumentBuilder() ),
			$this->ratings(),
			( new VoteParts( $this->db() ) )->tallies
		);
	}

	/**
	 * Returns the card of one recipe.
	 *
	 * @return Card|null
	 */
	private function card( int $post_id ): ?array {
		return $this->cards()->list( [ $post_id ] )[0] ?? null;
	}

	/**
	 * Returns the card of a recipe that has all that a card may show.
	 *
	 * @param string $look How it is to look.
	 * @return Card
	 */
	private function full_card( string $look ): array {
		$post = $this->publish(
			[
				'prepTime'    => 15,
				'difficulty'  => 'beginner',
				'calories'    => 120,
				'author'      => 'Ana &amp; Bo',
				'description' => 'Warm &lt;3',
			]
		);
		$this->term( $post->ID, 'recipe-key', 'Vegan', [] );
		$card = $this->cards()->list( [ $post->ID ], 0, false, $look )[0] ?? null;
		self::assertIsArray( $card );
		return $card;
	}

	/**
	 * Counts the queries of a list, from an empty cache.
	 *
	 * @param list<int> $ids Posts.
	 */
	private function queries( array $ids ): int {
		wp_cache_flush();
		// What every page has read already.
		wp_load_alloptions();
		$before = get_num_queries();
		$cards  = $this->cards()->list( $ids );
		foreach ( $cards as $card ) {
			( new CardRenderer() )->render( $card );
		}
		self::assertCount( count( $ids ), $cards );
		return get_num_queries() - $before;
	}

	/**
	 * Adds a term to a post.
	 *
	 * @param string                $name The term's name.
	 * @param array<string, string> $look
	 */
	private function term( int $post_id, string $taxonomy, string $name, array $look ): void {
		$ids = wp_set_object_terms( $post_id, $name, $taxonomy );
		self::assertIsArray( $ids );
		$term = get_term_by( 'name', $name, $taxonomy );
		self::assertInstanceOf( \WP_Term::class, $term );
		update_term_meta( $term->term_id, TermMeta::KEY, $look );
	}

	/**
	 * Creates an attachment with two sizes; its file is never read.
	 */
	private function picture(): int {
		$id = wp_insert_attachment( [ 'post_title' => 'Soup', 'post_mime_type' => 'image/jpeg' ], '2026/01/soup.jpg' );
		self::assertIsInt( $id );
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => '2026/01/soup.jpg',
				'width'  => 1600,
				'height' => 1200,
				'sizes'  => [
					'medium_large' => [
						'file'      => 'soup-768x576.jpg',
						'width'     => 768,
						'height'    => 576,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		return $id;
	}
}
