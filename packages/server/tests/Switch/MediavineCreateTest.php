<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\RecipeDocument;
use Larder\Switch\Rows;
use Larder\Switch\Sources\MediavineCreate;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What an author has written on one card of Mediavine Create and on no other.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class MediavineCreateTest extends WordPressTestCase {

	private const TABLES = [
		'mv_creations' => "CREATE TABLE {prefix}mv_creations ( id bigint(20) NOT NULL AUTO_INCREMENT, type varchar(20) NOT NULL DEFAULT 'recipe', title longtext, notes longtext, prep_time bigint(20), active_time bigint(20), prep_time_label varchar(128), active_time_label varchar(128), custom_fields longtext, difficulty varchar(128), estimated_cost varchar(128), canonical_post_id bigint(20), published longtext, PRIMARY KEY (id) ) {charset_collate}",
		'mv_products_map' => 'CREATE TABLE {prefix}mv_products_map ( id bigint(20) NOT NULL AUTO_INCREMENT, creation bigint(20) NOT NULL, title longtext, link text, thumbnail_id bigint(20), position int, PRIMARY KEY (id) ) {charset_collate}',
		'mv_supplies'  => 'CREATE TABLE {prefix}mv_supplies ( id bigint(20) NOT NULL AUTO_INCREMENT, creation bigint(20) NOT NULL, type varchar(20), position int, original_text longtext, PRIMARY KEY (id) ) {charset_collate}',
	];

	public static function setUpBeforeClass(): void {
		self::site()->create( self::TABLES );
	}

	public static function tearDownAfterClass(): void {
		self::site()->drop( self::TABLES );
	}

	public function test_a_name_that_one_time_has_and_a_message_about_sold_links_are_among_the_notes(): void {
		$this->load(
			[ 'active_time_label' => 'Bake &amp; rest', 'custom_fields' => '{"mv_create_affiliate_message":"We earn <b>money<\/b>."}' ],
			[],
			[]
		);
		self::assertSame( [ 'Keeps.', 'Bake & rest: 45 min', 'We earn money.' ], $this->notes( 1 ) );
		self::assertSame( [ 'Keeps.' ], $this->notes( 2 ), 'the name that most cards have is that of the site' );
	}

	public function test_the_message_of_the_site_stays_with_the_cards_that_recommend_products(): void {
		$site = [ 'published' => '{"create_settings":{"mv_create_affiliate_message":"As an Associate I earn."}}' ];
		$this->load( $site, $site, [ 'custom_fields' => '{"mv_create_affiliate_message":"Mine."}' ] + $site );
		foreach ( [ '1', '3' ] as $card ) {
			self::site()->insert( 'mv_products_map', [ [ 'creation' => $card, 'title' => 'Pin', 'link' => 'https://example.org/pin' ] ] );
		}
		self::assertSame( [ 'Keeps.', 'As an Associate I earn.' ], $this->notes( 1 ) );
		self::assertSame( [ 'Keeps.' ], $this->notes( 2 ), 'without products nothing is said' );
		self::assertSame( [ 'Keeps.', 'Mine.' ], $this->notes( 3 ) );
	}

	public function test_a_name_of_a_time_that_is_not_known_is_none(): void {
		$this->load( [ 'active_time_label' => 'Bake', 'active_time' => '0' ], [ 'active_time_label' => 'Cook Time' ] );
		self::assertSame( [ 'Keeps.' ], $this->notes( 1 ) );
		self::assertSame( [ 'Keeps.' ], $this->notes( 2 ), 'the plugin calls it so' );
	}

	public function test_a_difficulty_and_a_cost_have_their_fields_and_their_words_are_among_the_notes(): void {
		$this->load( [ 'difficulty' => 'Easy', 'estimated_cost' => '$40' ], [ 'difficulty' => 'Fiddly', 'estimated_cost' => 'little' ] );
		$data = $this->recipe( 1 );
		self::assertSame( [ 'beginner', [ 'amount' => 40, 'currency' => 'USD' ] ], [ $data['difficulty'], $data['cost'] ] );
		self::assertSame( [ 'Keeps.' ], $this->notes( 1 ) );
		self::assertSame( [ 'Keeps.', 'Difficulty: Fiddly', 'Cost: little' ], $this->notes( 2 ) );
	}

	public function test_a_picture_among_the_notes_is_shown_and_one_that_is_gone_is_named(): void {
		$picture = wp_insert_attachment( [ 'post_title' => 'Jar', 'post_mime_type' => 'image/jpeg' ], '2024/03/jar.jpg' );
		$this->load( [ 'notes' => "<p>Keeps. [mv_img id=\"$picture\"] [mv_img id=\"999999\"]</p>" ] );
		$recipe = ( new MediavineCreate( new Rows( $this->db() ) ) )->recipe( '1' );
		self::assertStringContainsString( "<img class=\"wp-image-$picture\" src=\"", $recipe->document->data['notesHtml'] ?? '' );
		self::assertStringNotContainsString( 'mv_img', $recipe->document->data['notes'] ?? '' );
		self::assertContains( 'attachment 999999', array_column( $recipe->notices ?? [], 'value' ) );
	}

	public function test_a_card_whose_post_was_thrown_away_or_never_saved_becomes_a_draft(): void {
		$posts = array_map( static fn ( string $status ): string => (string) wp_insert_post(
			[ 'post_title' => 'Pies', 'post_content' => 'No card.', 'post_status' => $status ]
		), [ 'auto-draft', 'trash', 'private' ] );
		$this->load( ...array_map( static fn ( string $post ): array => [ 'canonical_post_id' => $post ], $posts ) );
		$switch = Switching::module( $this->db() );
		Switching::change( $switch, $switch->sources->all()['mediavine-create'] );
		self::assertSame( [ 'draft', 'draft', 'private' ], array_map(
			static fn ( int $card ): string => (string) get_post_status( $switch->locations->find( 'mediavine-create', (string) $card ) ),
			[ 1, 2, 3 ]
		) );
	}

	/**
	 * Stores cards.
	 *
	 * @param array<string, string> ...$cards What each has that others have not.
	 */
	private function load( array ...$cards ): void {
		foreach ( array_values( $cards ) as $at => $card ) {
			self::site()->insert( 'mv_creations', [ $card + [
				'id'                => (string) ( $at + 1 ),
				'title'             => 'Pie',
				'notes'             => '<p>Keeps.</p>',
				'active_time'       => '2700',
				'active_time_label' => 'Kochzeit',
				'prep_time_label'   => 'Vorbereitung',
			] ] );
		}
	}

	/**
	 * Reads the notes of a card.
	 *
	 * @param int $id The card.
	 * @return list<string> Their paragraphs.
	 */
	private function notes( int $id ): array {
		return array_values( array_filter( array_map( trim( ... ), explode( "\n", $this->recipe( $id )['notes'] ) ) ) );
	}

	/**
	 * Reads a card.
	 *
	 * @param int $id The card.
	 * @return Document
	 */
	private function recipe( int $id ): array {
		$recipe = ( new MediavineCreate( new Rows( $this->db() ) ) )->recipe( (string) $id );
		self::assertNotNull( $recipe );
		return $recipe->document->data;
	}

	/**
	 * Returns what puts rows into the database.
	 */
	private static function site(): ForeignSite {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return new ForeignSite( $db );
	}
}
