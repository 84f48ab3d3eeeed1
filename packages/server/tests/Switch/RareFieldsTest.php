<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\Draft;
use Larder\Switch\Settings\TakenSettings;
use Larder\Switch\SwitchModule;
use Larder\Switch\TypedLists;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What few recipes of other plugins have comes along, too: own headings, subtitles, difficulties in words, baking tins, pins.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class RareFieldsTest extends WordPressTestCase {

	private const POST = 770601;

	/** A card with headings of its own. */
	private const CARD = '<!-- wp:wpzoom-recipe-card/block-recipe-card {"recipeTitle":"Soup","ingredientsTitle":"You need \u0026 want","directionsTitle":"Directions","notesTitle":"Mind","notes":"\u003cli\u003eHot.\u003c/li\u003e","ingredients":[{"id":"a","name":["1 leek"],"jsonName":"1 leek","isGroup":false}],"steps":[{"id":"b","text":["Boil."],"jsonText":"Boil.","isGroup":false}]} /-->';

	private SwitchModule $switch;

	private ForeignSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->switch = Switching::module( $this->db() );
		$this->site   = new ForeignSite( $this->db() );
	}

	public function test_headings_that_an_author_wrote_for_a_recipe_stay_above_its_lists(): void {
		$this->load( 'post', self::CARD, [] );
		$this->change( 'recipe-card-blocks-by-wpzoom' );
		$page = $this->page();
		self::assertMatchesRegularExpression( '#__title"[^>]*>You need &amp; want<#', $page );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Mind<#', $page );
		self::assertStringNotContainsString( 'Directions', $page, 'the word that all cards have is that of Larder' );
	}

	public function test_a_heading_of_notes_in_a_shortcode_of_jetpack_stays_above_them(): void {
		$this->load( 'post', '[recipe title="Soup"][recipe-ingredients]- 1 leek[/recipe-ingredients][recipe-directions]1. Boil.[/recipe-directions][recipe-notes title="Mind"]Hot.[/recipe-notes][/recipe]', [] );
		$this->change( 'jetpack-recipes' );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Mind<#', $this->page() );
	}

	public function test_pictures_and_nutrition_in_words_beside_the_lists_of_jetpack_come_along(): void {
		$lists = '[recipe-ingredients]- 1 leek[/recipe-ingredients][recipe-directions]1. Boil.[/recipe-directions]';
		$this->load( 'post', "[recipe title=\"Soup\" cooktime=\"overnight\"]\n[recipe-image https://example.org/a.png]\n$lists\n[recipe-image image=\"https://example.org/b.png\"][recipe-notes]Hot. [recipe-image https://example.org/c.png][/recipe-notes][recipe-nutrition]- calories: 1,250\n- plenty of fibre[/recipe-nutrition][/recipe]", [] );
		$data = $this->change( 'jetpack-recipes' );
		self::assertSame( 'https://example.org/a.png', $data['image']['url'] ?? '' );
		self::assertSame( [ 'https://example.org/b.png', 'https://example.org/c.png' ], array_column( $data['gallery'], 'url' ) );
		self::assertSame( 1250, $data['calories'] );
		self::assertSame( "Hot.\nNutrition: plenty of fibre\nCook time: overnight", $data['notes'] );
	}

	public function test_headings_that_a_site_has_for_all_cards_stay_above_their_lists_where_the_owner_agrees(): void {
		update_option( 'wpzoom-recipe-card-settings', [ 'wpzoom_rcb_settings_ingredients_title' => 'Zutaten' ] );
		self::assertSame( [ 'Zutaten' ], array_column( $this->switch->settings->offers( 'recipe-card-blocks-by-wpzoom' ), 'to' ) );
		$this->switch->settings->take( 'recipe-card-blocks-by-wpzoom' );
		$this->load( 'post', str_replace( '"ingredientsTitle":"You need \u0026 want",', '', self::CARD ), [] );
		$this->change( 'recipe-card-blocks-by-wpzoom' );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Zutaten<#', $this->page() );
		TakenSettings::keep( 'recipe-card-blocks-by-wpzoom' );
		$offers = $this->switch->settings->offers( 'recipe-card-blocks-by-wpzoom' );
		self::assertSame( [], $offers, 'those that change over later have it, too' );
	}

	public function test_a_fact_of_which_only_the_unit_is_there_is_none_and_nothing_is_named(): void {
		$details = '"details":[{"value":"4","unit":"bowls"},{"value":"","unit":"minutes"},{"unit":"hours"}],"ingredients"';
		$this->load( 'post', str_replace( '"ingredients"', $details, self::CARD ), [] );
		$recipe = $this->switch->sources->all()['recipe-card-blocks-by-wpzoom']->recipe( self::POST . '-0' );
		self::assertSame( [], $recipe->notices ?? null );
		self::assertSame( [ 4, 0, 0 ], [
			$recipe->document->data['yield']['amount'] ?? null,
			$recipe->document->data['times']['prep'] ?? null,
			$recipe->document->data['times']['cook'] ?? null,
		] );
	}

	public function test_a_picture_that_stands_among_ingredients_belongs_to_the_one_before_it(): void {
		$draft = new Draft();
		TypedLists::ingredients( $draft, [
			[ 'isHeading' => false, 'html' => '1 leek', 'images' => [] ],
			[ 'isHeading' => false, 'html' => '', 'images' => [ [ 'id' => 0, 'url' => 'https://pictures.example/leek.jpg' ] ] ],
			[ 'isHeading' => false, 'html' => '2 eggs', 'images' => [ [ 'id' => 0, 'url' => 'https://pictures.example/egg.jpg' ] ] ],
		] );
		$items = $draft->document()->items();
		self::assertSame( [ 'https://pictures.example/leek.jpg', 'https://pictures.example/egg.jpg' ], array_map(
			static fn ( array $item ): string => $item['image']['url'] ?? '',
			$items
		) );
	}

	public function test_a_recipe_of_wp_delicious_keeps_its_headings_subtitle_equipment_and_a_difficulty_of_its_own(): void {
		$this->load(
			'recipe',
			"A story.\n\nIts end.",
			[
				'delicious_recipes_metadata' => self::stored( [
					'recipeSubtitle'     => 'For cold days',
					'difficultyLevel'    => 'Child’s play',
					'ingredientTitle'    => 'Zutaten',
					'instructionsTitle'  => 'Instructions',
					'equipmentsContent'  => '<ul><li><a href="https://shop.example/pot" rel="sponsored">Pot</a></li><li>Ladle</li></ul>',
					'recipeIngredients'  => [ [ 'sectionTitle' => '', 'ingredients' => [ [ 'ingredient' => 'leek' ] ] ] ],
					'recipeInstructions' => [ [ 'sectionTitle' => '', 'instruction' => [ [ 'instruction' => 'Boil.' ] ] ] ],
				] ),
			]
		);
		$before = $this->site->everything();
		$data   = $this->change( 'delicious-recipes' );
		self::assertSame( [ 'Pot', 'Ladle' ], array_column( $data['equipment'], 'name' ) );
		self::assertSame( [ 'https://shop.example/pot', 'sponsored' ], [ $data['equipment'][0]['url'], $data['equipment'][0]['rel'] ] );
		self::assertStringContainsString( 'Difficulty: Child’s play', $data['notes'] );
		$page = $this->page();
		self::assertMatchesRegularExpression( '#^\s*<p[^>]*>For cold days</p>\s*<p[^>]*>A story.</p>#', $page );
		self::assertMatchesRegularExpression( '#__title"[^>]*>Zutaten<#', $page );
		Switching::undo( $this->switch );
		self::assertSame( $before, $this->site->everything() );
	}

	public function test_further_videos_of_wp_delicious_come_into_the_gallery(): void {
		$this->load(
			'recipe',
			'',
			[
				'delicious_recipes_metadata' => self::stored( [
					'videoGalleryVids' => [
						[ 'vidID' => 'abc', 'vidType' => 'youtube' ],
						[ 'vidID' => '123', 'vidType' => 'vimeo' ],
						[ 'vidID' => '"onload', 'vidType' => 'youtube' ],
					],
				] ),
			]
		);
		$data = $this->change( 'delicious-recipes' );
		self::assertSame( 'https://www.youtube.com/watch?v=abc', $data['video']['url'] ?? '' );
		self::assertSame( [ [ 'video', 'https://vimeo.com/123' ] ], array_map(
			static fn ( array $item ): array => [ $item['type'], $item['url'] ],
			$data['gallery']
		) );
	}

	public function test_a_recipe_of_wp_recipe_maker_keeps_its_baking_tin_and_the_picture_that_is_pinned(): void {
		$picture = wp_insert_attachment( [ 'post_title' => 'Pin', 'post_mime_type' => 'image/jpeg' ], '2024/03/pin.jpg' );
		$this->load(
			'wprm_recipe',
			'',
			[
				'wprm_pin_image_id'              => (string) $picture,
				'wprm_servings_advanced_enabled' => '1',
				'wprm_servings_advanced'         => self::stored(
					[ 'shape' => 'round', 'unit' => 'inch', 'diameter' => 9.5, 'width' => 0, 'height' => 2.5 ]
				),
			]
		);
		$data = $this->change( 'wp-recipe-maker' );
		self::assertSame( [ 'round', 9.5, 2.5, 'in' ], array_values( array_intersect_key(
			$data['pan'] ?? [],
			array_flip( [ 'shape', 'width', 'height', 'unit' ] )
		) ) );
		self::assertSame( $picture, $data['pinterest']['image']['id'] ?? 0 );
	}

	/**
	 * Loads a post.
	 *
	 * @param string                $content What it says.
	 * @param array<string, string> $meta    Its meta fields.
	 */
	private function load( string $type, string $content, array $meta ): void {
		$this->site->load( [
			'posts'    => [ ForeignSite::post( self::POST, $type, 'Soup', $content ) ],
			'postmeta' => array_map(
				static fn ( string $key, string $value ): array => ForeignSite::meta( 'post_id', self::POST, $key, $value ),
				array_keys( $meta ),
				array_values( $meta )
			),
		] );
	}

	/**
	 * Changes all of a plugin over.
	 *
	 * @return Document The recipe.
	 */
	private function change( string $plugin ): array {
		Switching::change( $this->switch, $this->switch->sources->all()[ $plugin ] );
		$is_text  = in_array( $plugin, [ 'recipe-card-blocks-by-wpzoom', 'jetpack-recipes' ], true );
		$key      = $is_text ? self::POST . '-0' : (string) self::POST;
		$post_id  = $this->switch->locations->find( $plugin, $key );
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $post_id );
		self::assertNotNull( $document );
		return $document->data;
	}

	/**
	 * Prints the content of the post as its page does.
	 */
	private function page(): string {
		$post = get_post( self::POST );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::set_post( $post );
		setup_postdata( $post );
		$page = apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A hook of WordPress.
		return is_string( $page ) ? $page : '';
	}

	/**
	 * Writes a value as WordPress stores it.
	 *
	 * @param array<array-key, mixed> $value
	 */
	private static function stored( array $value ): string {
		return serialize( $value ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the plugin stores.
	}
}
