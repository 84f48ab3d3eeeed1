<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Switch\Inspection;
use Larder\Switch\Phase;
use Larder\Switch\Rows;
use Larder\Switch\State;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Posts that show a card of another post, by the copy that WPZOOM's plugin keeps of it.
 */
final class CardCopiesTest extends WordPressTestCase {

	/** A post that shows the card of a later one. */
	private const EARLY = 720001;

	/** The post that has the card. */
	private const CARD = 720002;

	private const COPY = 720003;

	/** A copy that stands for itself. */
	private const ALONE = 720004;

	private SwitchModule $switch;

	private ForeignSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
		$card         = static fn ( string $name ): string => '<!-- wp:wpzoom-recipe-card/block-recipe-card ' . wp_json_encode( [
			'recipeTitle' => $name,
			'ingredients' => [ [ 'name' => 'leeks' ] ],
			'steps'       => [ [ 'text' => 'Simmer.' ] ],
		] ) . ' /-->';
		$this->site->load( [
			'posts'    => [
				ForeignSite::post(
					self::EARLY,
					'post',
					'A menu',
					'<!-- wp:wpzoom-recipe-card/recipe-block-from-posts {"postId":"' . self::COPY . '"} /-->' . "\n\n"
						. '[wpzoom_rcb_post id="' . self::ALONE . '"]'
				),
				ForeignSite::post( self::CARD, 'post', 'Leek soup', $card( 'Leek soup' ) ),
				ForeignSite::post( self::COPY, 'wpzoom_rcb', 'Leek soup', $card( 'Leek u0026 soup' ) ),
				ForeignSite::post( self::ALONE, 'wpzoom_rcb', 'Rye bread', $card( 'Rye bread' ) ),
			],
			'postmeta' => [ ForeignSite::meta( 'post_id', self::COPY, '_wpzoom_rcb_parent_post_id', (string) self::CARD ) ],
		] );
	}

	public function test_a_card_stays_in_its_post_and_others_embed_it(): void {
		$before = $this->site->everything();
		$this->run_all();
		self::assertTrue( has_block( Blocks::RECIPE, self::CARD ) );
		self::assertFalse( has_block( Blocks::RECIPE, self::EARLY ), 'the recipe is that of the later post' );
		self::assertStringContainsString( '"recipeId":' . self::CARD . ',', get_post( self::EARLY )->post_content ?? '' );
		self::assertStringContainsString( 'block-recipe-card', get_post( self::COPY )->post_content ?? '', 'a copy stays as it was' );
		$this->switch->run->undo( 0 );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_a_card_that_several_posts_show_is_counted_and_reported_once(): void {
		$this->assert_counted( [ self::CARD . '-0', self::ALONE . '-0' ] );
	}

	public function test_a_card_in_a_post_in_the_trash_is_counted_and_reported_once_where_others_show_it(): void {
		$menu = get_post( self::EARLY )->post_content ?? '';
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::CARD + 50, 'post', 'Another menu', $menu ) ] ] );
		foreach ( [ 'trash', 'auto-draft' ] as $status ) {
			$this->db()->update( $this->db()->posts, [ 'post_status' => $status ], [ 'ID' => self::CARD ] );
			wp_cache_flush();
			$this->assert_counted( [ self::CARD . '-0', self::ALONE . '-0' ] );
		}
		$this->run_all();
		$home = $this->switch->locations->find( 'recipe-card-blocks-by-wpzoom', self::CARD . '-0' );
		self::assertSame( 'Leek soup', get_the_title( $home ), 'it changes over, once' );
		self::assertStringContainsString( "\"recipeId\":$home,", get_post( self::CARD + 50 )->post_content ?? '' );
	}

	public function test_a_recipe_in_a_post_that_goes_with_its_plugin_gets_one_of_larders(): void {
		$this->run_all();
		$home = $this->switch->locations->find( 'recipe-card-blocks-by-wpzoom', self::ALONE . '-0' );
		self::assertSame( [ 'recipe', 'Rye bread' ], [ get_post_type( $home ), get_the_title( $home ) ] );
		self::assertStringContainsString( "\"recipeId\":$home,", get_post( self::EARLY )->post_content ?? '' );
		self::assertStringContainsString( 'block-recipe-card', get_post( self::ALONE )->post_content ?? '' );
	}

	public function test_two_posts_that_show_the_cards_of_each_other_come_to_an_end(): void {
		$card = get_post( self::CARD )->post_content ?? '';
		$this->site->load( [ 'posts' => [
			ForeignSite::post( self::EARLY, 'post', 'One', $card . "\n\n" . '[wpzoom_rcb_post id="' . self::CARD . '"]' ),
			ForeignSite::post( self::CARD, 'post', 'Other', $card . "\n\n" . '[wpzoom_rcb_post id="' . self::EARLY . '"]' ),
		] ] );
		$this->run_all();
		self::assertTrue( has_block( Blocks::RECIPE, self::EARLY ) );
		self::assertTrue( has_block( Blocks::RECIPE, self::CARD ) );
		self::assertStringContainsString( '"recipeId":' . self::CARD . ',', get_post( self::EARLY )->post_content ?? '' );
	}

	public function test_nutrition_after_the_card_of_another_post_stays_where_it_is(): void {
		$table = static fn ( string $calories ): string => '<!-- wp:wpzoom-recipe-card/block-nutrition '
			. wp_json_encode( [ 'data' => [ 'calories' => $calories ] ] ) . ' /-->';
		$card  = get_post( self::CARD )->post_content ?? '';
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::EARLY, 'post', 'A menu', implode( "\n\n", [
			$card,
			'[wpzoom_rcb_post id="' . self::CARD . '"]',
			$table( '111' ),
			'[wpzoom_rcb_post id="' . self::EARLY . '"]',
			$table( '222' ),
		] ) ) ] ] );
		$before = $this->site->everything();
		$this->run_all();
		self::assertSame( [ 'calories' => '222' ], $this->nutrition_of( self::EARLY ), 'the table after its own card, shown once more' );
		self::assertSame( [], $this->nutrition_of( self::CARD ) );
		$content = get_post( self::EARLY )->post_content ?? '';
		self::assertStringContainsString( $table( '111' ), $content );
		self::assertStringNotContainsString( $table( '222' ), $content );
		$this->switch->run->undo( 0 );
		wp_cache_flush();
		self::assertSame( $before, $this->site->everything() );
	}

	/**
	 * Asserts that recipes are counted and reported, each step of the count in a process of its own.
	 *
	 * @param list<string> $recipes Their keys; each has one ingredient and one step.
	 */
	private function assert_counted( array $recipes ): void {
		$source = $this->switch->sources->all()['recipe-card-blocks-by-wpzoom'];
		$state  = new State();
		$state->enter( Phase::Looking, 1 );
		while ( Phase::Looking === $state->phase ) {
			( new Inspection( new Rows( $this->db() ) ) )->step( $source, $state );
			$state = State::from_json( $state->to_json() );
		}
		self::assertSame( array_fill( 0, 3, count( $recipes ) ), array_map(
			static fn ( string $kind ): int => $state->counts->numbers[ $kind ],
			[ 'recipes', 'ingredients', 'steps' ]
		) );
		$waiting = iterator_to_array( $this->switch->report->rows( $source ), false );
		self::assertEqualsCanonicalizing( $recipes, array_column( $waiting, 'recipe' ) );
	}

	/**
	 * Reads the nutrition of the recipe of a post.
	 *
	 * @return array<string, string>
	 */
	private function nutrition_of( int $post_id ): array {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post_id );
		return $document->data['nutrition']['values'] ?? [];
	}

	/**
	 * Changes the whole site over.
	 */
	private function run_all(): void {
		Switching::change( $this->switch, $this->switch->sources->all()['recipe-card-blocks-by-wpzoom'] );
	}
}
