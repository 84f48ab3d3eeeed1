<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What other plugins keep beside a post: a change-over leaves it in order.
 */
final class NeighboursTest extends WordPressTestCase {

	private const POST = 790001;

	private const RECIPE = 790002;

	private const OTHER = 790003;

	private const PICTURE = 790004;

	/** Fields of SEO plugins and of WPML, as they store them. */
	private const FIELDS = [
		'_yoast_wpseo_title'                => 'Pie %%sep%% %%sitename%%',
		'_yoast_wpseo_metadesc'             => 'The best "pie" \\ of all',
		'_yoast_wpseo_canonical'            => 'https://example.org/pie',
		'rank_math_description'             => 'Pie & cream',
		'rank_math_schema_Recipe'           => 'a:1:{s:5:"@type";s:6:"Recipe";}',
		'_aioseo_description'               => 'Pie',
		'_seopress_titles_desc'             => 'Pie',
		'_icl_lang_duplicate_of'            => '12',
		'_wpml_word_count'                  => '{"total":4}',
		'_thumbnail_id'                     => '790004',
	];

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
		register_taxonomy( 'language', 'post', [ 'public' => false ] );
		register_taxonomy( 'post_translations', 'post', [ 'public' => false ] );
		$fields = [];
		foreach ( self::FIELDS as $key => $value ) {
			$fields[] = ForeignSite::meta( 'post_id', self::POST, $key, $value );
		}
		$picture = [ 'post_status' => 'inherit', 'post_mime_type' => 'image/png' ];
		$locked  = [ 'post_status' => 'private', 'comment_status' => 'closed', 'ping_status' => 'open', 'menu_order' => '7' ];
		$this->site->load( [
			'posts'    => [
				array_replace( ForeignSite::post( self::POST, 'post', 'Pie', '[wprm-recipe id="' . self::RECIPE . '"]' ), $locked ),
				ForeignSite::post( self::RECIPE, 'wprm_recipe', 'Pie', '' ),
				ForeignSite::post( self::OTHER, 'post', 'Tarte', '[wprm-recipe id="' . self::RECIPE . '"]' ),
				array_replace( ForeignSite::post( self::PICTURE, 'attachment', 'Pie', '' ), $picture ),
			],
			'postmeta' => $fields,
			'comments' => [ [
				'comment_ID'       => '790005',
				'comment_post_ID'  => (string) self::POST,
				'comment_author'   => 'Ana',
				'comment_content'  => 'We <b>liked</b> it.',
				'comment_approved' => '1',
				'comment_type'     => 'comment',
				'comment_date'     => '2024-03-04 05:06:07',
				'comment_date_gmt' => '2024-03-04 05:06:07',
			] ],
		] );
		foreach ( [ self::POST => 'English', self::OTHER => 'French' ] as $post => $language ) {
			wp_set_object_terms( $post, $language, 'language' );
			wp_set_object_terms( $post, 'pll_790', 'post_translations' );
		}
	}

	protected function tearDown(): void {
		unregister_taxonomy( 'language' );
		unregister_taxonomy( 'post_translations' );
		parent::tearDown();
	}

	public function test_fields_of_seo_plugins_pictures_and_comments_stay_as_they_are(): void {
		$comment = get_comment( 790005, 'ARRAY_A' );
		$this->run_all();
		foreach ( self::FIELDS as $key => $value ) {
			$stored = $this->db()->get_col( (string) $this->db()->prepare(
				'SELECT meta_value FROM %i WHERE post_id = %d AND meta_key = %s',
				$this->db()->postmeta,
				self::POST,
				$key
			) );
			self::assertSame( [ $value ], $stored, $key );
		}
		self::assertSame( self::PICTURE, get_post_thumbnail_id( self::POST ) );
		self::assertSame( $comment, get_comment( 790005, 'ARRAY_A' ) );
	}

	public function test_languages_and_links_to_translations_stay_as_they_are(): void {
		$this->run_all();
		foreach ( [ self::POST => [ 'English' ], self::OTHER => [ 'French' ] ] as $post => $language ) {
			self::assertSame( $language, wp_get_object_terms( $post, 'language', [ 'fields' => 'names' ] ) );
			self::assertSame( [ 'pll_790' ], wp_get_object_terms( $post, 'post_translations', [ 'fields' => 'names' ] ) );
		}
		$other = get_post( self::OTHER )->post_content ?? '';
		self::assertStringContainsString( '"recipeId":' . self::POST, $other, 'the translation shows the recipe, too' );
	}

	public function test_a_recipe_that_gets_a_post_of_its_own_has_the_language_of_the_post_that_shows_it(): void {
		register_taxonomy( 'language', [ 'post', 'recipe' ], [ 'public' => false ] );
		[ $own, $second ] = [ self::RECIPE + 10, self::RECIPE + 11 ];
		$shown            = "[wprm-recipe id=\"$own\"]\n\n[wprm-recipe id=\"$second\"]";
		$this->site->load( [ 'posts' => [
			ForeignSite::post( $own, 'wprm_recipe', 'Tarte', '' ),
			ForeignSite::post( $second, 'wprm_recipe', 'Cream', '' ),
		] ] );
		wp_update_post( [ 'ID' => self::OTHER, 'post_content' => wp_slash( $shown ) ] );
		$before = $this->site->everything();
		$told   = [];
		$known  = static fn ( mixed $none, array $post ): object => (object) [
			'language_code' => self::OTHER === $post['element_id'] ? 'fr' : 'en',
		];
		$set    = static function ( array $details ) use ( &$told ): void {
			$told[] = [ $details['element_id'] ?? 0, $details['element_type'] ?? '', $details['language_code'] ?? '' ];
		};
		add_filter( 'wpml_element_language_details', $known, 10, 2 );
		add_action( 'wpml_set_element_language_details', $set );
		$this->run_all();
		remove_filter( 'wpml_element_language_details', $known );
		remove_action( 'wpml_set_element_language_details', $set );
		$post = $this->switch->locations->find( 'wp-recipe-maker', (string) $second );
		self::assertSame( 'recipe', get_post_type( $post ) );
		self::assertSame( [ 'French' ], wp_get_object_terms( $post, 'language', [ 'fields' => 'names' ] ) );
		self::assertSame( [ [ $post, 'post_recipe', 'fr' ] ], $told );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_the_row_of_a_post_keeps_all_but_its_content(): void {
		$before = get_post( self::POST, 'ARRAY_A' );
		$link   = get_permalink( self::POST );
		$this->run_all();
		$after = get_post( self::POST, 'ARRAY_A' );
		self::assertIsArray( $before );
		self::assertIsArray( $after );
		unset( $before['post_content'], $after['post_content'] );
		self::assertSame( $before, $after );
		self::assertSame( $link, get_permalink( self::POST ) );
	}

	/**
	 * Changes the whole site over.
	 */
	private function run_all(): void {
		Switching::change( $this->switch, $this->switch->sources->all()['wp-recipe-maker'] );
	}
}
