<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Ajax\ClientIpAddress;
use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\PluginSource;
use Larder\Switch\Snapshot;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Votes\Kind;
use Larder\Votes\VotesModule;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Recipes that are in posts as data or marked up, without any plugin.
 */
final class MarkedUpPostsTest extends WordPressTestCase {

	private const POST = 770001;

	private const JSON = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Quince tart","description":"For autumn","url":"https://example.org/tart","recipeCategory":"Dessert","recipeCuisine":["French"],"keywords":"tart, fruit","suitableForDiet":"https://schema.org/VegetarianDiet","recipeYield":"8 slices","prepTime":"PT20M","cookTime":"PT1H","recipeIngredient":["2 quinces","200 g flour"],"recipeInstructions":[{"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Rub."},{"@type":"HowToStep","text":"Bake."}]}],"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.5","ratingCount":"12"},"nutrition":{"@type":"NutritionInformation","calories":"320 kcal"}}</script>';

	private const MICRODATA = '<div itemscope itemtype="https://schema.org/Recipe" class="r"><h2 itemprop="name">Quince tart</h2><div>By <span itemprop="author">Ana</span></div><ul><li itemprop="recipeIngredient">2 quinces</li><li itemprop="recipeIngredient">200 g flour</li></ul><div itemprop="recipeInstructions"><ol><li>Rub.</li><li>Bake.</li></ol></div><meta itemprop="cookTime" content="PT1H"></div>';

	private const HRECIPE = '<div class="box hrecipe"><span class="item"><span class="fn">Plum jam</span></span><p class="yield">3 jars</p><ul><li class="ingredient">1 kg plums</li><li class="ingredient">500 g sugar</li></ul><div class="instructions"><p>Stir.</p><p>Boil.</p></div></div>';

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
	}

	public function test_all_of_a_recipe_in_json_ld_comes_along(): void {
		$this->change( '<p>A story.</p>' . self::JSON . '<p>The end.</p>' );
		$data = $this->document()->data;
		self::assertSame( [ 'Quince tart', 'For autumn' ], [ $data['name'], $data['description'] ] );
		self::assertSame( [ 20, 60 ], [ $data['times']['prep'], $data['times']['cook'] ] );
		self::assertSame( [ 8, 'slices' ], [ $data['yield']['amount'], $data['yield']['unit'] ] );
		self::assertSame( [ '2 quinces', '200 g flour' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( 'Dough', $data['instructions'][0]['title'] );
		self::assertSame( [ 'Rub.', 'Bake.' ], array_column( $data['instructions'][0]['steps'], 'text' ) );
		self::assertSame( [ 'tart', 'fruit' ], $data['keywords'] );
		self::assertNull( $data['source'], 'its own page is not where it was taken from' );
		self::assertSame( [ 'Dessert' ], $this->terms( 'recipe-course' ) );
		self::assertSame( [ 'French' ], $this->terms( 'recipe-cuisine' ) );
		self::assertSame( [ 'Vegetarian' ], $this->terms( 'recipe-dietary' ) );
		self::assertSame( [ 12, 54 ], $this->rating() );
		self::assertMatchesRegularExpression( '#^<p>A story.</p>\s+<!-- wp:larder/recipe .*<!-- /wp:larder/recipe -->\s+<p>The end.</p>$#s', $this->content() );
		self::assertStringNotContainsString( '<script', $this->content() );
	}

	/**
	 * @return array<string, array{string, string, list<string>, list<string>}>
	 */
	public static function marked_up(): array {
		return [
			'microdata'            => [ self::MICRODATA, 'Quince tart', [ '2 quinces', '200 g flour' ], [ 'Rub.', 'Bake.' ] ],
			'older microdata'      => [
				strtr( self::MICRODATA, [ 'https://schema.org' => 'http://data-vocabulary.org', 'recipeIngredient' => 'ingredients' ] ),
				'Quince tart',
				[ '2 quinces', '200 g flour' ],
				[ 'Rub.', 'Bake.' ],
			],
			'microdata of an article, unquoted' => [
				str_replace( [ '<div itemscope itemtype="https://schema.org/Recipe" class="r">', '</div>' ], [ "<article itemtype='http://schema.org/Recipe' itemscope>", '</div>' ], substr( self::MICRODATA, 0, -6 ) ) . '</article>',
				'Quince tart',
				[ '2 quinces', '200 g flour' ],
				[ 'Rub.', 'Bake.' ],
			],
			'RDFa'                 => [
				'<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Soup</h2><ul><li property="recipeIngredient">1 onion</li></ul><div property="recipeInstructions">Boil.</div></div>',
				'Soup',
				[ '1 onion' ],
				[ 'Boil.' ],
			],
			'hRecipe'              => [ self::HRECIPE, 'Plum jam', [ '1 kg plums', '500 g sugar' ], [ 'Stir.', 'Boil.' ] ],
			'h-recipe'             => [
				'<article class="h-recipe"><h1 class="p-name">Tea</h1><ul><li class="p-ingredient">1 bag</li></ul><div class="e-instructions"><ol><li>Steep.</li></ol></div></article>',
				'Tea',
				[ '1 bag' ],
				[ 'Steep.' ],
			],
		];
	}

	/**
	 * @param string       $markup The recipe.
	 * @param list<string> $items  Its ingredients.
	 * @param list<string> $steps
	 */
	#[DataProvider( 'marked_up' )]
	public function test_a_recipe_that_is_marked_up_becomes_blocks_at_its_place_and_goes_back(
		string $markup,
		string $name,
		array $items,
		array $steps
	): void {
		$before = "<!-- wp:paragraph -->\n<p>A story.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:html -->\n$markup\n<!-- /wp:html -->\n\n<!-- wp:paragraph -->\n<p>The end.</p>\n<!-- /wp:paragraph -->";
		$this->load( $before );
		$everything = $this->site->everything();
		self::assertSame( 1, $this->source()->count() );
		$this->run_all();
		$data = $this->document()->data;
		self::assertSame( $name, $data['name'] );
		self::assertSame( $items, array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( $steps, array_column( $data['instructions'][0]['steps'], 'text' ) );
		$blocks = array_values( array_filter( array_column( parse_blocks( $this->content() ), 'blockName' ) ) );
		self::assertSame( [ 'core/paragraph', Blocks::RECIPE, 'core/paragraph' ], $blocks );
		self::assertSame( 0, $this->source()->count() );
		Switching::undo( $this->switch, 'marked-up-posts' );
		self::assertSame( $before, $this->content() );
		self::assertSame( $everything, $this->site->everything() );
	}

	public function test_data_for_machines_beside_the_same_recipe_goes_with_it(): void {
		foreach ( [ self::JSON . "\n\n" . self::MICRODATA, self::MICRODATA . "\n\n" . self::JSON ] as $content ) {
			$this->change( $content );
			self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
			self::assertStringNotContainsString( 'recipe-embed', $this->content() );
			self::assertStringNotContainsString( '<script', $this->content() );
			self::assertSame( 'Ana', $this->document()->data['author'], 'what people see is read' );
		}
	}

	public function test_two_recipes_of_a_post_are_two(): void {
		$this->load( self::MICRODATA . "\n\nBetween.\n\n" . self::HRECIPE );
		self::assertSame( 2, $this->source()->count() );
		$this->run_all();
		self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
		self::assertSame( 1, substr_count( $this->content(), '<!-- wp:larder/recipe-embed ' ) );
		self::assertSame( 'Plum jam', get_the_title( $this->switch->locations->find( 'marked-up-posts', self::POST . '-1' ) ) );
	}

	public function test_an_element_that_nobody_has_closed_ends_with_its_block(): void {
		$this->change( "<!-- wp:html -->\n" . substr( self::HRECIPE, 0, -6 ) . "\n<!-- /wp:html -->\n\n<!-- wp:paragraph -->\n<p>The end.</p>\n<!-- /wp:paragraph -->" );
		self::assertSame( 'Plum jam', $this->document()->data['name'] );
		self::assertStringContainsString( "<!-- wp:paragraph -->\n<p>The end.</p>", $this->content() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function others(): array {
		return [
			'data of another type'      => [ '<script type="application/ld+json">{"@type":"FAQPage","name":"Recipe"}</script>' ],
			'a name without a recipe'   => [ '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","url":"https://example.org"}</script>' ],
			'data that is broken'       => [ '<script type="application/ld+json">{"@type":"Recipe","name":</script>' ],
			'a word of the class'       => [ '<div class="my-hrecipes"><p class="ingredient">1 egg</p></div>' ],
			'an article'                => [ '<div itemscope itemtype="https://schema.org/Article"><p itemprop="name">Recipe</p></div>' ],
			'a block of another plugin' => [ "<!-- wp:acme/recipe {\"id\":1} -->\n" . self::MICRODATA . "\n<!-- /wp:acme/recipe -->" ],
			'what EasyRecipe writes'    => [ '<div class="easyrecipe" id="easyrecipe-1-0">' . self::HRECIPE . '<div class="endeasyrecipe" style="display: none;">3.2</div></div>' ],
		];
	}

	/**
	 * @param string $content What a post says.
	 */
	#[DataProvider( 'others' )]
	public function test_what_is_no_recipe_and_what_belongs_to_a_plugin_stays( string $content ): void {
		$this->change( $content );
		self::assertSame( $content, $this->content() );
		self::assertSame( 0, $this->source()->count() );
	}

	/**
	 * Stores a post and changes the site over.
	 *
	 * @param string $content What it says.
	 */
	private function change( string $content ): void {
		$this->load( $content );
		$this->run_all();
	}

	/**
	 * Stores a post.
	 *
	 * @param string $content What it says.
	 */
	private function load( string $content ): void {
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'A story', $content ) ] ] );
		delete_post_meta_by_key( '_larder_from_marked-up-posts_' . self::POST . '-0' );
		delete_post_meta_by_key( '_larder_from_marked-up-posts_' . self::POST . '-1' );
		delete_post_meta( self::POST, Snapshot::KEY );
	}

	/**
	 * Changes the site over.
	 */
	private function run_all(): void {
		Switching::change( $this->switch, $this->source() );
	}

	/**
	 * Returns the source.
	 */
	private function source(): PluginSource {
		return $this->switch->sources->all()['marked-up-posts'];
	}

	/**
	 * Returns what the post says.
	 */
	private function content(): string {
		return get_post( self::POST )->post_content ?? '';
	}

	/**
	 * Returns the recipe of the post.
	 */
	private function document(): RecipeDocument {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( self::POST );
		self::assertNotNull( $document, $this->content() );
		return $document;
	}

	/**
	 * Returns the terms of the post.
	 *
	 * @return list<string>
	 */
	private function terms( string $taxonomy ): array {
		$names = wp_get_object_terms( self::POST, $taxonomy, [ 'fields' => 'names' ] );
		return array_values( array_filter( is_array( $names ) ? $names : [], is_string( ... ) ) );
	}

	/**
	 * Returns how many ratings the post has, and their sum.
	 *
	 * @return array{int, int}
	 */
	private function rating(): array {
		$votes = new VotesModule( $this->db(), new ClientIpAddress() );
		$tally = $votes->tallies->for_posts( [ self::POST ], Kind::Rating )[ self::POST ];
		return [ $tally->count, $tally->sum ];
	}
}
