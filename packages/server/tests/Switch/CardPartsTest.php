<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\StandIns\OldAnchors;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What WPZOOM's plugin keeps beside its card, and recipes that are put together from such blocks without a card.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class CardPartsTest extends WordPressTestCase {

	private const POST = 720101;

	private const PLUGIN = 'recipe-card-blocks-by-wpzoom';

	private SwitchModule $switch;

	private ForeignSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
	}

	public function test_the_nutrition_beside_a_card_is_that_of_its_recipe_and_goes_back_with_it(): void {
		$nutrition = self::block( 'nutrition', [ 'data' => [
			'serving-size' => '1 bowl',
			'servings'     => '4',
			'calories'     => '210',
			'total-fat'    => '7.5',
			'vitamin-a'    => '12',
			'added-sugars' => '2',
			'zinc'         => '',
		] ] );
		$card = self::card_named( 'Leek soup' );
		// The table may precede the card that it belongs to.
		$this->load( "$nutrition\n\n<!-- wp:paragraph -->\n<p>A story.</p>\n<!-- /wp:paragraph -->\n\n$card" );
		$before = $this->site->everything();
		$data   = $this->change();
		self::assertSame( 'Leek soup', $data['name'] );
		self::assertSame( [ '1 bowl', '4' ], [ $data['nutrition']['servingSize'] ?? '', $data['nutrition']['servings'] ?? '' ] );
		self::assertSame( [ 'calories' => '210', 'totalFat' => '7.5 g', 'vitaminA' => '12 mcg' ], $data['nutrition']['values'] ?? [] );
		self::assertSame( [ [ 'name' => 'Added Sugars', 'value' => '2 g' ] ], $data['nutrition']['additional'] ?? [] );
		self::assertStringNotContainsString( 'wpzoom', get_post( self::POST )->post_content ?? '', 'the table is not there twice' );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_blocks_without_a_card_are_one_recipe_at_the_place_of_the_first(): void {
		$this->load( implode( "\n\n", [
			self::paragraph( 'Before.' ),
			self::block( 'details', [
				'details' => [ [ 'label' => 'Servings', 'value' => '2', 'unit' => 'bowls' ], [ 'value' => '10', 'unit' => 'minutes' ] ],
				'course'  => [ 'Soup' ],
			] ),
			self::paragraph( 'Between.' ),
			self::block( 'ingredients', [
				'title' => 'You need',
				'items' => [ [ 'name' => [ '1 leek' ] ], [ 'name' => [ 'Top' ], 'isGroup' => true ], [ 'name' => [ 'chives' ] ] ],
			] ),
			self::block( 'directions', [ 'title' => 'Directions', 'steps' => [ [ 'text' => [ 'Boil.' ] ], [ 'text' => [] ] ] ] ),
			self::paragraph( 'Behind.' ),
		] ) );
		$source = $this->switch->sources->all()[ self::PLUGIN ];
		self::assertSame( 1, $source->count() );
		$before = $this->site->everything();
		$data   = $this->change();
		self::assertSame( [ 'Soup of the week', 2, 10 ], [ $data['name'], $data['yield']['amount'], $data['times']['prep'] ] );
		self::assertSame( [ '', 'Top' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '1 leek', 'chives' ], array_column( array_merge( ...array_column( $data['ingredients'], 'items' ) ), 'text' ) );
		self::assertSame( [ 'Boil.' ], array_column( $data['instructions'][0]['steps'], 'text' ) );
		$content = get_post( self::POST )->post_content ?? '';
		self::assertMatchesRegularExpression( '#Before\.</p>.*wp:larder/recipe.*Between\.</p>.*Behind\.</p>#s', $content );
		self::assertStringContainsString( 'You need', $content, 'a heading of the author stays above its list' );
		self::assertStringNotContainsString( 'wpzoom', $content );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_ids_that_blocks_made_for_themselves_lead_on(): void {
		$this->load( implode( "\n\n", [
			self::block( 'details', [ 'id' => 'wpzoom-recipe-details-c1', 'details' => [ [ 'label' => 'Servings', 'value' => '2' ] ] ] ),
			self::block( 'ingredients', [ 'id' => 'wpzoom-recipe-ingredients-c7', 'items' => [ [ 'name' => [ '1 leek' ] ] ] ] ),
			self::block( 'directions', [ 'id' => 'wpzoom-recipe-directions-a1', 'steps' => [ [ 'text' => [ 'Boil.' ] ] ] ] ),
		] ) );
		$this->change();
		self::open_page( [ 'p' => self::POST ] );
		$html = do_blocks( get_post( self::POST )->post_content ?? '' );
		foreach ( [ 'ingredients-c7' => 'ingredients', 'directions-a1' => 'instructions' ] as $id => $part ) {
			$tag = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tag->next_tag( [ 'class_name' => "wp-block-larder-$part" ] ) );
			self::assertSame( "wpzoom-recipe-$id", $tag->get_attribute( 'id' ) );
		}
		self::assertStringContainsString( 'id="wpzoom-recipe-details-c1"', $html );
	}

	public function test_a_card_keeps_an_id_that_it_has_alone(): void {
		foreach ( [ 'dr-dynamic-recipe-card-x' => 1, 'dr-dynamic-recipe-card' => 1, 'no id' => 0 ] as $id => $times ) {
			$this->load( '<!-- wp:delicious-recipes/dynamic-recipe-card {"id":"' . $id . '","recipeTitle":"Soup"} /-->' );
			Switching::change( $this->switch, $this->switch->sources->all()['delicious-recipes-card'] );
			self::open_page( [ 'p' => self::POST ] );
			( new OldAnchors( self::services()->page_ids ) )->register();
			$html = do_blocks( get_post( self::POST )->post_content ?? '' );
			self::assertSame( $times, substr_count( $html, "id=\"$id\"" ), $id );
			self::leave_page();
			Switching::undo( $this->switch );
		}
	}

	public function test_cards_of_a_post_that_share_an_id_get_none(): void {
		$card = '<!-- wp:delicious-recipes/dynamic-recipe-card {"id":"dr-dynamic-recipe-card-x","recipeTitle":"Soup"} /-->';
		$this->load( "$card\n\n$card" );
		Switching::change( $this->switch, $this->switch->sources->all()['delicious-recipes-card'] );
		self::assertStringNotContainsString( 'dr-dynamic', get_post( self::POST )->post_content ?? '' );
	}

	public function test_of_several_lists_without_a_card_each_is_a_group(): void {
		$this->load( implode( "\n\n", [
			self::block( 'ingredients', [ 'title' => 'Dough', 'items' => [ [ 'name' => [ 'flour' ] ] ] ] ),
			self::block( 'ingredients', [ 'title' => 'Filling', 'items' => [ [ 'name' => [ 'plums' ] ] ] ] ),
		] ) );
		$data = $this->change();
		self::assertSame( [ 'Dough', 'Filling' ], array_column( $data['ingredients'], 'title' ) );
	}

	public function test_a_block_with_saved_markup_takes_nothing_with_it(): void {
		$saved = '<!-- wp:wpzoom-recipe-card/block-ingredients {"id":"a"} --><div>1 leek</div><!-- /wp:wpzoom-recipe-card/block-ingredients -->';
		$this->load( implode( "\n\n", [
			$saved,
			self::paragraph( 'Between.' ),
			self::block( 'ingredients', [ 'title' => 'Dough', 'items' => [ [ 'name' => [ 'flour' ] ] ] ] ),
		] ) );
		$this->change();
		$content = get_post( self::POST )->post_content ?? '';
		self::assertStringContainsString( $saved, $content );
		self::assertStringContainsString( 'Between.', $content );
	}

	public function test_a_second_nutrition_table_of_a_recipe_is_among_its_notes(): void {
		$this->load( implode( "\n\n", [
			self::card_named( 'Leek soup' ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '', 'total-fat' => '' ] ] ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '100' ] ] ),
			self::block( 'nutrition', [ 'data' => [
				'serving-size' => '100 g',
				'calories'     => '200',
				'total-fat'    => '7,5',
				'added-sugars' => '2',
			] ] ),
		] ) );
		$before = $this->site->everything();
		$data   = $this->change();
		self::assertSame( [ 'calories' => '100' ], $data['nutrition']['values'] ?? [], 'an empty table does not count' );
		self::assertStringContainsString(
			'Nutrition: Serving size 100 g; Calories 200; Total Fat 7,5 g; Added Sugars 2 g',
			(string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES )
		);
		self::assertStringNotContainsString( 'wpzoom', get_post( self::POST )->post_content ?? '' );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_each_card_of_a_post_has_the_nutrition_after_it(): void {
		$second = [
			self::card_named( 'Plum cake' ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '222' ] ] ),
		];
		$this->load( implode( "\n\n", [
			self::card_named( 'Leek soup' ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '111' ] ] ),
			...$second,
			self::block( 'ingredients', [ 'title' => 'Bread', 'items' => [ [ 'name' => [ 'flour' ] ] ] ] ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '333' ] ] ),
		] ) );
		$before = $this->site->everything();
		self::assertSame( [ 'calories' => '111' ], $this->change()['nutrition']['values'] ?? [] );
		self::assertSame( [ 'calories' => '222' ], $this->nutrition_of( self::POST . '-1' ) );
		self::assertSame( [ 'calories' => '333' ], $this->nutrition_of( self::POST . '-2' ), 'lists without a card are one more recipe' );
		self::assertStringNotContainsString( 'wpzoom', get_post( self::POST )->post_content ?? '' );
		$this->switch->trial->undo( $this->switch->locations->find( self::PLUGIN, self::POST . '-1' ) );
		self::assertStringContainsString(
			implode( "\n\n", $second ),
			get_post( self::POST )->post_content ?? '',
			'a recipe that goes back alone has its nutrition after it again'
		);
		Switching::undo( $this->switch );
		self::assertSame( $before['posts'], $this->site->everything()['posts'] );
	}

	public function test_nutrition_stays_beside_a_card_that_cannot_be_read(): void {
		$broken    = '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Leek soup"," /-->';
		$broken    = str_replace( '"," /', '","}} /', $broken );
		$nutrition = self::block( 'nutrition', [ 'data' => [ 'calories' => '111' ] ] );
		$this->load( implode( "\n\n", [ $broken, $nutrition, self::card_named( 'Plum cake' ) ] ) );
		self::assertNull( $this->change()['nutrition'] );
		$content = get_post( self::POST )->post_content ?? '';
		self::assertStringContainsString( "$broken\n\n$nutrition", $content );
		self::assertStringContainsString( 'wp:larder/recipe', $content );
	}

	public function test_facts_alone_are_no_recipe(): void {
		$content = self::block( 'details', [ 'details' => [ [ 'value' => '2' ] ] ] );
		$this->load( $content );
		Switching::change( $this->switch, $this->switch->sources->all()[ self::PLUGIN ] );
		self::assertSame( $content, get_post( self::POST )->post_content ?? '' );
	}

	/**
	 * Writes a block of the plugin.
	 *
	 * @param string               $name       Its name, without what all begin with.
	 * @param array<string, mixed> $attributes
	 */
	private static function block( string $name, array $attributes ): string {
		return "<!-- wp:wpzoom-recipe-card/block-$name " . wp_json_encode( $attributes ) . ' /-->';
	}

	/**
	 * Writes a card.
	 */
	private static function card_named( string $title ): string {
		return self::block( 'recipe-card', [
			'recipeTitle' => $title,
			'ingredients' => [ [ 'name' => [ '1 leek' ] ] ],
			'steps'       => [ [ 'text' => [ 'Boil.' ] ] ],
		] );
	}

	/**
	 * Writes a paragraph.
	 *
	 * @param string $text Plain text.
	 */
	private static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->";
	}

	/**
	 * Loads the post.
	 *
	 * @param string $content What it says.
	 */
	private function load( string $content ): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'Soup of the week', $content ) ] ] );
	}

	/**
	 * Changes the site over.
	 *
	 * @return Document The recipe of the post.
	 */
	private function change(): array {
		Switching::change( $this->switch, $this->switch->sources->all()[ self::PLUGIN ] );
		return $this->recipe_in( self::POST );
	}

	/**
	 * Reads the nutrition of a recipe that has changed over.
	 *
	 * @param string $key The recipe.
	 * @return array<string, string>
	 */
	private function nutrition_of( string $key ): array {
		return $this->recipe_in( $this->switch->locations->find( self::PLUGIN, $key ) )['nutrition']['values'] ?? [];
	}

	/**
	 * Reads the recipe of a post.
	 *
	 * @return Document
	 */
	private function recipe_in( int $post_id ): array {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post_id );
		self::assertNotNull( $document );
		return $document->data;
	}
}
