<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Switch\PluginSource;
use Larder\Switch\SwitchModule;
use Larder\Tests\Support\ForeignSite;
use Larder\Tests\Support\Switching;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Scripts of JSON-LD in posts that hold several recipes, or a recipe and something else.
 */
final class ScriptsOfRecipesTest extends WordPressTestCase {

	private const POST = 770101;

	private const TART = '{"@type":"Recipe","name":"Tart","author":{"@id":"#ana"},"recipeIngredient":["2 quinces"],"recipeInstructions":"Bake."}';

	private const JAM = '{"@type":"Recipe","name":"Jam","recipeIngredient":["1 kg plums"],"recipeInstructions":"Boil."}';

	private const TEA = '{"@type":"Recipe","name":"Tea","recipeIngredient":["1 bag"],"recipeInstructions":"Steep."}';

	private const FAQ = '{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Sweet?","acceptedAnswer":{"@type":"Answer","text":"Yes."}}]}';

	private const ANA = '{"@id":"#ana","@type":"Person","name":"Ana"}';

	private ForeignSite $site;

	private SwitchModule $switch;

	protected function setUp(): void {
		parent::setUp();
		$this->site   = new ForeignSite( $this->db() );
		$this->switch = Switching::module( $this->db() );
	}

	/**
	 * @return array<string, array{string, list<string>}>
	 */
	public static function scripts(): array {
		return [
			'a list'          => [ '[' . self::TART . ',' . self::JAM . ',' . self::TEA . ']', [ 'Tart', 'Jam', 'Tea' ] ],
			'a graph'         => [
				'{"@context":"https://schema.org","@graph":[' . self::TART . ',' . self::JAM . ',' . self::TEA . ']}',
				[ 'Tart', 'Jam', 'Tea' ],
			],
			'an item list'    => [
				'{"@context":"https://schema.org","@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":' . self::JAM . '},{"@type":"ListItem","position":2,"item":' . self::TEA . '}]}',
				[ 'Jam', 'Tea' ],
			],
			'one named twice' => [ '[' . self::JAM . ',' . self::TEA . ',' . self::JAM . ']', [ 'Jam', 'Tea' ] ],
		];
	}

	/**
	 * @param string       $json  The script.
	 * @param list<string> $names Recipes that it has.
	 */
	#[DataProvider( 'scripts' )]
	public function test_each_recipe_of_a_script_becomes_one_at_its_place_and_goes_back( string $json, array $names ): void {
		foreach ( [ "A story.\n\n%s\n\nThe end.", "<!-- wp:paragraph -->\n<p>A story.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:html -->\n%s\n<!-- /wp:html -->\n\n<!-- wp:paragraph -->\n<p>The end.</p>\n<!-- /wp:paragraph -->" ] as $frame ) {
			$before     = $this->load( sprintf( $frame, self::script( $json ) ) );
			$everything = $this->site->everything();
			self::assertSame( count( $names ), $this->source()->count() );
			Switching::change( $this->switch, $this->source() );
			self::assertSame( 0, $this->source()->count() );
			self::assertStringNotContainsString( 'ld+json', $this->content() );
			self::assertMatchesRegularExpression( '#A story\.(?:</p>|\s).*wp:larder/recipe .*The end\.#s', $this->content() );
			$shown = [ self::POST, ...$this->embedded() ];
			self::assertSame( $names, array_map( fn ( int $id ): string => $this->document( $id )->data['name'], $shown ) );
			self::assertSame( 1, substr_count( $this->content(), '<!-- wp:' . Blocks::RECIPE . ' ' ) );
			Switching::undo( $this->switch, 'marked-up-posts' );
			self::assertSame( $before, $this->content() );
			self::assertSame( $everything, $this->site->everything() );
		}
	}

	public function test_an_author_that_the_script_names_elsewhere_comes_along(): void {
		$this->load( self::script( '{"@graph":[' . self::JAM . ',' . self::TART . ',' . self::ANA . ']}' ) );
		Switching::change( $this->switch, $this->source() );
		self::assertSame( 'Ana', $this->document( $this->embedded()[0] )->data['author'] );
	}

	public function test_what_is_no_recipe_of_a_script_stays(): void {
		$scripts = [
			'[' . self::JAM . ',' . self::FAQ . ']',
			'{"@graph":[' . self::FAQ . ',' . self::JAM . ',' . self::TEA . ']}',
		];
		foreach ( $scripts as $json ) {
			$before = $this->load( "<p>A story.</p>\n\n" . self::script( $json ) );
			Switching::change( $this->switch, $this->source() );
			self::assertSame( 1, substr_count( $this->content(), 'application/ld+json' ), $this->content() );
			self::assertStringContainsString( '"name":"Sweet?"', $this->content() );
			self::assertStringNotContainsString( '"Recipe"', $this->content() );
			$blocks = array_values( array_filter( array_column( parse_blocks( $this->content() ), 'blockName' ) ) );
			self::assertSame( [ Blocks::RECIPE, 'core/html' ], array_values( array_diff( $blocks, [ 'larder/recipe-embed' ] ) ) );
			Switching::undo( $this->switch, 'marked-up-posts' );
			self::assertSame( $before, $this->content() );
		}
	}

	public function test_a_script_whose_first_recipe_an_element_repeats_gives_its_others(): void {
		$this->load( '<div class="hrecipe"><span class="fn">Jam</span><p class="ingredient">1 kg plums</p><div class="instructions"><p>Boil.</p></div></div>' . "\n\n" . self::script( '[' . self::JAM . ',' . self::TEA . ']' ) );
		self::assertSame( 2, $this->source()->count() );
		Switching::change( $this->switch, $this->source() );
		self::assertStringNotContainsString( 'ld+json', $this->content() );
		$names = array_map( fn ( int $id ): string => $this->document( $id )->data['name'], [ self::POST, ...$this->embedded() ] );
		self::assertSame( [ 'Jam', 'Tea' ], $names );
	}

	public function test_a_recipe_that_goes_back_alone_stands_in_a_script_of_its_own(): void {
		$this->load( self::script( '{"@context":"http://schema.org","@graph":[' . self::JAM . ',' . self::TART . ',' . self::ANA . ']}' ) );
		Switching::change( $this->switch, $this->source() );
		[ $tart ] = $this->embedded();
		self::assertTrue( $this->switch->trial->undo( $tart ) );
		self::assertSame( [], $this->embedded() );
		self::assertStringContainsString( '<script type="application/ld+json">{"@context":"http://schema.org","@graph":[' . self::TART . ',' . self::ANA . ']}</script>', $this->content() );
	}

	/**
	 * Stores the post.
	 *
	 * @param string $content What it says.
	 * @return string The same.
	 */
	private function load( string $content ): string {
		Switching::undo( $this->switch, 'marked-up-posts' );
		$this->site->load( [ 'posts' => [ ForeignSite::post( self::POST, 'post', 'A story', $content ) ] ] );
		return $content;
	}

	/**
	 * Writes a script.
	 *
	 * @param string $json Its data.
	 */
	private static function script( string $json ): string {
		return "<script type=\"application/ld+json\">$json</script>";
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
	 * Returns the recipes that the post embeds.
	 *
	 * @return list<int>
	 */
	private function embedded(): array {
		preg_match_all( '/<!-- wp:larder\/recipe-embed \{"recipeId":(\d+)/', $this->content(), $found );
		return array_map( intval( ... ), $found[1] );
	}

	/**
	 * Returns the recipe of a post.
	 *
	 * @param int $id The post.
	 */
	private function document( int $id ): RecipeDocument {
		$document = ( new DocumentRepository( $this->db(), new DocumentBuilder() ) )->get( $id );
		self::assertNotNull( $document, $this->content() );
		return $document;
	}
}
