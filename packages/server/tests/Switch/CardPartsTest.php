<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
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
		$card = self::block( 'recipe-card', [
			'recipeTitle' => 'Leek soup',
			'ingredients' => [ [ 'name' => [ '1 leek' ] ] ],
			'steps'       => [ [ 'text' => [ 'Boil.' ] ] ],
		] );
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
		$source = $this->switch->sources->all()['recipe-card-blocks-by-wpzoom'];
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

	public function test_of_several_lists_without_a_card_each_is_a_group(): void {
		$this->load( implode( "\n\n", [
			self::block( 'ingredients', [ 'title' => 'Dough', 'items' => [ [ 'name' => [ 'flour' ] ] ] ] ),
			self::block( 'ingredients', [ 'title' => 'Filling', 'items' => [ [ 'name' => [ 'plums' ] ] ] ] ),
		] ) );
		$data = $this->change();
		self::assertSame( [ 'Dough', 'Filling' ], array_column( $data['ingredients'], 'title' ) );
	}

	public function test_a_block_with_saved_markup_takes_nothing_with_it_and_a_second_nutrition_stays(): void {
		$saved = '<!-- wp:wpzoom-recipe-card/block-ingredients {"id":"a"} --><div>1 leek</div><!-- /wp:wpzoom-recipe-card/block-ingredients -->';
		$this->load( implode( "\n\n", [
			$saved,
			self::paragraph( 'Between.' ),
			self::block( 'ingredients', [ 'title' => 'Dough', 'items' => [ [ 'name' => [ 'flour' ] ] ] ] ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '100' ] ] ),
			self::block( 'nutrition', [ 'data' => [ 'calories' => '200' ] ] ),
		] ) );
		$this->change();
		$content = get_post( self::POST )->post_content ?? '';
		self::assertStringContainsString( $saved, $content );
		self::assertStringContainsString( 'Between.', $content );
		self::assertStringContainsString( '"200"', $content );
		self::assertStringNotContainsString( 'block-nutrition {"data":{"calories":"100"', $content );
	}

	public function test_facts_alone_are_no_recipe(): void {
		$content = self::block( 'details', [ 'details' => [ [ 'value' => '2' ] ] ] );
		$this->load( $content );
		Switching::change( $this->switch, $this->switch->sources->all()['recipe-card-blocks-by-wpzoom'] );
		self::assertSame( $content, get_post( self::POST )->post_content ?? '' );
	}

	/**
	 * Writes a block of the plugin.
	 *
	 * @param string               $name       Its name, without what all begin with.
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function block( string $name, array $attributes ): string {
		return "<!-- wp:wpzoom-recipe-card/block-$name " . wp_json_encode( $attributes ) . ' /-->';
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
		Switching::change( $this->switch, $this->switch->sources->all()['recipe-card-blocks-by-wpzoom'] );
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( self::POST );
		self::assertNotNull( $document );
		return $document->data;
	}
}
