<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ratings\CommentRating;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\PageIds;
use Larder\Shortcodes\Feature;
use Larder\Switch\OwnTypes;
use Larder\Switch\StandIns\OwnUrls;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\VoteParts;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Posts of a type that their plugin has for recipes: they become recipes of Larder or stay, as the owner chooses, at their address.
 */
final class OwnTypesTest extends WordPressTestCase {

	private const RECIPE = 781001;

	private const STORY = 781002;

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
		update_option( 'permalink_structure', '/%postname%/' );
		/** @var \WP_Rewrite $rewrite */
		$rewrite = $GLOBALS['wp_rewrite'];
		$rewrite->init();
		$this->load( '<p>[cooked-info left="author"]</p><p>My <em>story</em>.</p><p>[cooked-ingredients][cooked-directions]</p><p>The end.</p>' );
	}

	protected function tearDown(): void {
		OwnTypes::choose( 'cooked', false );
		if ( post_type_exists( 'cp_recipe' ) ) {
			unregister_post_type( 'cp_recipe' );
		}
		parent::tearDown();
		/** @var \WP_Rewrite $rewrite */
		$rewrite = $GLOBALS['wp_rewrite'];
		$rewrite->init();
	}

	/**
	 * @return array<string, array{bool, string}>
	 */
	public static function choices(): array {
		return [
			'it becomes a recipe' => [ false, 'recipe' ],
			'it keeps its type'   => [ true, 'cp_recipe' ],
		];
	}

	#[DataProvider( 'choices' )]
	public function test_a_post_keeps_its_address_and_all_that_belongs_to_it( bool $keep, string $type ): void {
		self::assertSame( '', $this->switch->type_choice->take( $this->switch->sources->all()['cooked'], $keep ) );
		$before = $this->site->everything();
		$this->change();
		$post = get_post( self::RECIPE );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( [ $type, 'pie' ], [ $post->post_type, $post->post_name ] );
		self::assertSame( self::RECIPE, $this->switch->locations->find( 'cooked', (string) self::RECIPE ) );
		self::assertTrue( has_block( Blocks::RECIPE, $post ) );
		self::assertNotNull( ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( self::RECIPE ) );
		self::assertSame( '4', get_comment_meta( 78101, CommentRating::KEY, true ), 'its comments stay, with their stars' );
		$tallies = ( new VoteParts( $this->db() ) )->tallies;
		self::assertSame( 1, $tallies->for_posts( [ self::RECIPE ], Kind::Rating )[ self::RECIPE ]->count );
		$addresses = $this->addresses();
		self::assertSame( home_url( '/recipes/pie/' ), $addresses->name( get_permalink( $post ), $post ) );
		self::assertSame( [ 'post_type' => $type, 'name' => 'pie', $type => 'pie' ], $this->find( 'recipes/pie' ) );
		self::assertSame(
			[ 'post_type' => $type, 'name' => 'pie', $type => 'pie', 'cpage' => '2' ],
			$this->find( 'recipes/pie/comment-page-2' )
		);
		self::assertSame( [ 'error' => '404' ], $this->find( 'recipes/stew' ), 'other addresses stay as they are' );
		self::assertStringContainsString(
			'"recipeId":' . self::RECIPE . ',',
			get_post( self::STORY )->post_content ?? '',
			'others embed it'
		);
		Switching::undo( $this->switch, 'cooked' );
		self::assertSame( $before, $this->site->everything() );
		self::assertFalse( OwnTypes::keeps( 'cooked' ), 'the choice is made anew' );
	}

	public function test_the_authors_own_words_around_the_parts_stay_and_what_was_made_of_the_fields_goes(): void {
		$this->change();
		$content = get_post( self::RECIPE )->post_content ?? '';
		$recipe  = (int) strpos( $content, '<!-- wp:larder/recipe ' );
		self::assertSame( 0, $recipe, 'it stands where its first part stood' );
		self::assertMatchesRegularExpression( '#<p>My <em>story</em>\.</p>\s*<p>The end\.</p>$#', $content );
		self::assertStringNotContainsString( 'Made from the fields', $content );
		self::assertStringNotContainsString( '[cooked-', $content );
	}

	public function test_words_before_the_first_part_stay_before_the_recipe(): void {
		$this->load( '<p>Before.</p><p>Within [cooked-ingredients] words.</p>' );
		$this->change();
		self::assertMatchesRegularExpression(
			'#^<p>Before\.</p>\s*<p>Within\s+words\.</p>\s*<!-- wp:larder/recipe #',
			get_post( self::RECIPE )->post_content ?? ''
		);
	}

	public function test_the_plugin_still_has_all_its_recipes(): void {
		$cooked = $this->switch->sources->all()['cooked'];
		self::assertSame( [ 1, [ self::RECIPE ] ], [ $cooked->count(), $cooked->next( 0, 10 ) ] );
		$this->change();
		self::assertSame( [ 1, [ self::RECIPE ] ], [ $cooked->count(), $cooked->next( 0, 10 ) ] );
		$once = $this->site->everything();
		$this->change();
		self::assertSame( $once, $this->site->everything() );
		$rows = iterator_to_array( $this->switch->report->rows( $cooked ), false );
		self::assertSame(
			[ [ 'changed', 'recipe' ] ],
			array_map( static fn ( array $row ): array => [ $row['state'], $row['type'] ], $rows )
		);
	}

	public function test_the_choice_is_made_before_the_first_recipe_changes_over(): void {
		$this->change();
		wp_set_current_user( $this->user( 'administrator' ) );
		$answer = rest_do_request( new \WP_REST_Request( 'POST', '/larder/v1/switch/cooked/type/keep' ) );
		self::assertSame( 409, $answer->get_status() );
		self::assertFalse( OwnTypes::keeps( 'cooked' ) );
		Switching::undo( $this->switch, 'cooked' );
		$status = rest_do_request( new \WP_REST_Request( 'POST', '/larder/v1/switch/cooked/type/keep' ) )->get_data();
		self::assertTrue( is_array( $status ) ? $status['keepsType'] : null );
	}

	public function test_a_plugin_without_such_a_type_has_no_choice(): void {
		$maker = $this->switch->sources->all()['wp-recipe-maker'];
		self::assertNotSame( '', $this->switch->type_choice->take( $maker, true ) );
		self::assertFalse( OwnTypes::keeps( 'wp-recipe-maker' ) );
	}

	/**
	 * Stores a recipe with a comment, and a post that shows it.
	 *
	 * @param string $layout What the author has written around its parts.
	 */
	private function load( string $layout ): void {
		$fields = [ 'content' => $layout, 'ingredients' => [ [ 'amount' => '1', 'measurement' => 'cup', 'name' => 'milk' ] ] ];
		$this->site->load( [
			'posts'       => [
				[ 'post_name' => 'pie', 'comment_count' => '1', 'post_excerpt' => 'Pie' ]
				+ ForeignSite::post( self::RECIPE, 'cp_recipe', 'Pie', '<h2>Made from the fields</h2>' ),
				ForeignSite::post( self::STORY, 'post', 'Story', '[cooked-recipe id="' . self::RECIPE . '"]' ),
			],
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
			'postmeta'    => [ ForeignSite::meta( 'post_id', self::RECIPE, '_recipe_settings', serialize( $fields ) ) ],
			'comments'    => [ [
				'comment_ID'           => '78101',
				'comment_post_ID'      => (string) self::RECIPE,
				'comment_author'       => 'Ana',
				'comment_author_email' => 'ana@example.org',
				'comment_content'      => 'Good.',
				'comment_approved'     => '1',
				'comment_type'         => 'comment',
			] ],
			'commentmeta' => [ ForeignSite::meta( 'comment_id', 78101, 'review_rating', '4' ) ],
		] );
	}

	/**
	 * Changes all over.
	 */
	private function change(): void {
		Switching::change( $this->switch, $this->switch->sources->all()['cooked'] );
	}

	/**
	 * Finds what an address leads to that WordPress knows nothing of.
	 */
	private function find( string $path ): mixed {
		$wp          = new \WP();
		$wp->request = $path;
		$before      = $GLOBALS['wp'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Tests have no page.
		$GLOBALS['wp'] = $wp;
		try {
			return $this->addresses()->find( [ 'error' => '404' ] );
		} finally {
			$GLOBALS['wp'] = $before;
		}
		// phpcs:enable
	}

	/**
	 * Creates what preserves URLs.
	 */
	private function addresses(): OwnUrls {
		return SwitchModule::stand_ins( $this->db(), new Feature(), new PageIds() )[2];
	}
}
