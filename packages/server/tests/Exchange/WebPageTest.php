<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * A recipe is read from a web page, however the page prints it.
 */
final class WebPageTest extends TestCase {

	/** The address of the pages of these tests. */
	private const URL = 'https://example.org/recipes/soup/';

	/**
	 * Reads the first recipe of a page.
	 *
	 * @param string $html The page.
	 */
	private static function recipe( string $html ): ReadRecipe {
		$reading = Formats::all()->read( new Source( $html, 'page.html', self::URL ) );
		self::assertNotSame( [], $reading->recipes, 'no recipe was found' );
		return $reading->recipes[0];
	}

	/**
	 * Returns a page with data.
	 *
	 * @param string $json What its script holds.
	 * @param string $body What it shows.
	 */
	private static function page( string $json, string $body = '<p>Hello</p>' ): string {
		return "<!doctype html><html><head><title>Soup - Kitchen</title><script type=\"application/ld+json\">$json</script></head><body>$body</body></html>";
	}

	/**
	 * Returns the lines of a recipe.
	 *
	 * @return list<string>
	 */
	private static function lines( ReadRecipe $recipe ): array {
		return array_column( $recipe->document->items(), 'text' );
	}

	/**
	 * Returns the texts of the steps of a recipe.
	 *
	 * @return list<string>
	 */
	private static function steps( ReadRecipe $recipe ): array {
		return array_column( $recipe->document->steps(), 'text' );
	}

	/**
	 * Lists shapes of JSON-LD that say the same.
	 *
	 * @return iterable<string, array{0: string, 1?: list<string>}>
	 */
	public static function shapes(): iterable {
		$recipe = '"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water","2 leeks"],"recipeInstructions":[{"@type":"HowToStep","text":"Cut the leeks."},{"@type":"HowToStep","text":"Boil."}],"recipeYield":"4 servings","prepTime":"PT10M","cookTime":"PT1H20M"';
		yield 'one node' => [ "{ $recipe }" ];
		yield 'a graph' => [ "{\"@context\":\"https://schema.org\",\"@graph\":[{\"@type\":\"WebPage\",\"name\":\"Page\"},{ $recipe }]}" ];
		yield 'a list' => [ "[{\"@type\":\"Organization\"},{ $recipe }]" ];
		yield 'inside of another node' => [ "{\"@type\":\"WebPage\",\"mainEntity\":{ $recipe }}" ];
		yield 'several types' => [ '{' . str_replace( '"@type":"Recipe"', '"@type":["NewsArticle","Recipe"]', $recipe ) . '}' ];
		yield 'a type with its address' => [ '{' . str_replace( '"Recipe"', '"http://schema.org/Recipe"', $recipe ) . '}' ];
		yield 'a comma too many' => [ "{ $recipe, }" ];
		yield 'comments' => [ "/* data */ { // of the recipe\n $recipe }" ];
		yield 'CDATA' => [ "//<![CDATA[\n{ $recipe }\n//]]>" ];
		yield 'a semicolon' => [ "{ $recipe };" ];
		yield 'entities instead of quotes' => [ htmlspecialchars( "{ $recipe }" ) ];
		yield 'a line break in a string' => [ '{' . str_replace( 'Cut the', "Cut\nthe", $recipe ) . '}' ];
		yield 'a control character in a string' => [ '{' . str_replace( 'Cut the', "Cut\x02the", $recipe ) . '}' ];
		yield 'quotes in a string' => [ '{"description":"the "best" soup",' . $recipe . '}' ];
		yield 'one string of steps' => [
			'{' . (string) preg_replace( '/"recipeInstructions":\[.*?\]/', '"recipeInstructions":"Cut the leeks.\nBoil."', $recipe ) . '}',
		];
		yield 'HTML in a string' => [
			'{' . (string) preg_replace(
				'/"recipeInstructions":\[.*?\]/',
				'"recipeInstructions":"<ol><li>Cut the leeks.</li><li>Boil.</li></ol>"',
				$recipe
			) . '}',
		];
		yield 'HTML escaped twice' => [
			'{' . (string) preg_replace(
				'/"recipeInstructions":\[.*?\]/',
				'"recipeInstructions":"&amp;lt;p&amp;gt;Cut the leeks.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Boil.&amp;lt;/p&amp;gt;"',
				$recipe
			) . '}',
		];
		yield 'a list of lists' => [
			'{' . str_replace( [ '"recipeInstructions":[', '"Boil."}]' ], [ '"recipeInstructions":[[', '"Boil."}]]' ], $recipe ) . '}',
		];
		yield 'lists of lists of ingredients' => [
			'{' . str_replace( '["1 l water","2 leeks"]', '[["1 l water"],["2 leeks"]]', $recipe ) . '}',
		];
		yield 'ingredients in one line with strokes' => [
			'{' . str_replace( '["1 l water","2 leeks"]', '"1 l water | 2 leeks | salt"', $recipe ) . '}',
			[ '1 l water', '2 leeks', 'salt' ],
		];
		yield 'lists with their order said' => [
			'{' . str_replace(
				[ '"recipeInstructions":[', '"Boil."}]' ],
				[ '"recipeInstructions":[{"@list":[', '"Boil."}]}]' ],
				$recipe
			) . '}',
		];
		yield 'steps in another order than their places' => [
			'{' . (string) preg_replace(
				'/"recipeInstructions":\[.*?\]/',
				'"recipeInstructions":[{"@type":"HowToStep","position":"2","text":"Boil."},{"@type":"HowToStep","position":1,"text":"Cut the leeks."}]',
				$recipe
			) . '}',
		];
		yield 'written as JSON twice' => [ (string) json_encode( "{ $recipe }" ) ];
		yield 'given to a variable' => [ "window.app['schema-data'] = { $recipe };" ];
		yield 'single quotes' => [ '{\'description\':\'the "best", it\\\'s said\',' . str_replace( '"', "'", $recipe ) . '}' ];
		yield 'an item list' => [
			'{' . str_replace(
				[ '"recipeInstructions":[', '"Boil."}]' ],
				[ '"recipeInstructions":{"@type":"ItemList","itemListElement":[', '"Boil."}]}' ],
				$recipe
			) . '}',
		];
		yield 'ingredients as values' => [
			'{' . str_replace( '"1 l water"', '{"@type":"PropertyValue","value":"1","unitText":"l","name":"water"}', $recipe ) . '}',
		];
		yield 'ingredients in one string' => [ '{' . str_replace( '["1 l water","2 leeks"]', '"1 l water\n2 leeks"', $recipe ) . '}' ];
		yield 'steps with labels' => [ '{' . str_replace( [ 'Cut the', 'Boil.' ], [ 'Step 1: Cut the', 'Step 2: Boil.' ], $recipe ) . '}' ];
		yield 'steps that are named by their number' => [
			'{' . str_replace( '"text":"Boil."', '"name":"Step 2","text":"Boil."', $recipe ) . '}',
		];
	}

	/**
	 * Each shape of the data says the same.
	 *
	 * @param string       $json  What its script holds.
	 * @param list<string> $lines Its ingredients.
	 */
	#[DataProvider( 'shapes' )]
	public function test_every_shape_of_data_says_the_same( string $json, array $lines = [ '1 l water', '2 leeks' ] ): void {
		$recipe = self::recipe( self::page( $json ) );

		self::assertSame( 'Soup', $recipe->document->data['name'] );
		self::assertSame( $lines, self::lines( $recipe ) );
		self::assertSame( [ 'Cut the leeks.', 'Boil.' ], self::steps( $recipe ) );
		self::assertSame( 4, $recipe->document->data['yield']['amount'] );
		self::assertSame( 'servings', $recipe->document->data['yield']['unit'] );
		self::assertSame(
			[ 10, 80, 90 ],
			[
				$recipe->document->data['times']['prep'],
				$recipe->document->data['times']['cook'],
				$recipe->document->data['times']['total'],
			]
		);
	}

	/**
	 * Lists pages that mark the recipe up instead.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function markups(): iterable {
		yield 'microdata' => [ '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span><ul><li itemprop="recipeIngredient"><b>1 l</b> water</li><li itemprop="recipeIngredient">2 leeks</li></ul><div itemprop="recipeInstructions"><p>Cut the leeks.</p><p>Boil.</p></div><meta itemprop="recipeYield" content="4 servings"><time itemprop="prepTime" datetime="PT10M">ten minutes</time></div>' ];
		yield 'microdata that refers to what it holds, twice' => [ '<div itemscope itemtype="https://schema.org/Recipe" itemref="foods foods"><h1 itemprop="name">Soup</h1><meta itemprop="recipeYield" content="4 servings"><time itemprop="prepTime" datetime="PT10M">ten minutes</time><ul id="foods"><li itemprop="recipeIngredient">1 l water</li><li itemprop="recipeIngredient">2 leeks</li></ul><div itemprop="recipeInstructions"><p>Cut the leeks.</p><p>Boil.</p></div></div>' ];
		yield 'microdata in several places' => [ '<div itemscope itemtype="https://schema.org/Recipe" itemref="foods steps all"><h1 itemprop="name">Soup</h1><meta itemprop="recipeYield" content="4 servings"><time itemprop="prepTime" datetime="PT10M">ten minutes</time></div><p id="all">Hello</p><ul id="foods"><li itemprop="recipeIngredient">1 l water</li><li itemprop="recipeIngredient">2 leeks</li></ul><div id="steps" itemprop="recipeInstructions"><p>Cut the leeks.</p><p>Boil.</p></div>' ];
		yield 'RDFa' => [ '<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Soup</h1><ul><li property="recipeIngredient">1 l water</li><li property="recipeIngredient">2 leeks</li></ul><div property="recipeInstructions"><ol><li>Cut the leeks.</li><li>Boil.</li></ol></div><span property="recipeYield">4 servings</span><meta property="prepTime" content="PT10M"></div>' ];
		yield 'h-recipe' => [ '<article class="h-recipe"><h1 class="p-name">Soup</h1><ul><li class="p-ingredient">1 l water</li><li class="p-ingredient">2 leeks</li></ul><div class="e-instructions"><ol><li>Cut the leeks.</li><li>Boil.</li></ol></div><p class="p-yield">4 servings</p><p>Prep time: 10 min</p></article>' ];
		yield 'headings and lists' => [ '<h1>Soup</h1><p>Serves 4 | Prep time: 10 min</p><h2>Ingredients</h2><ul><li>1 l water</li><li>2 leeks</li></ul><h2>Method</h2><ol><li>Cut the leeks into rings and wash them.</li><li>Boil.</li></ol><h2>Comments</h2><p>Nice.</p>' ];
		yield 'German headings' => [ '<h1>Soup</h1><p>Für 4 Portionen</p><p>Vorbereitungszeit: 10 Min.</p><h3>Zutaten für 4 Portionen:</h3><ul><li>1 l water</li><li>2 leeks</li></ul><h3>Zubereitung</h3><p>Cut the leeks into rings and wash them.</p><p>Boil.</p><h3>Kommentare</h3>' ];
		yield 'French headings' => [ '<h1>Soup</h1><p>Pour 4 personnes</p><p>Préparation : 10 min</p><h3>Ingrédients</h3><ul><li>1 l water</li><li>2 leeks</li></ul><h3>Préparation</h3><p>Cut the leeks into rings and wash them.</p><p>Boil.</p>' ];
		yield 'Spanish headings' => [ '<h1>Soup</h1><p>4 raciones</p><p>Tiempo de preparación: 10 min</p><h3>Ingredientes</h3><ul><li>1 l water</li><li>2 leeks</li></ul><h3>Elaboración de la sopa</h3><p>Cut the leeks into rings and wash them.</p><p>Boil.</p>' ];
		yield 'Italian headings' => [ '<h1>Soup</h1><p>Porzioni: 4</p><p>Preparazione: 10 min</p><h3>Ingredienti per 4 persone</h3><ul><li>1 l water</li><li>2 leeks</li></ul><h3>Procedimento</h3><p>Cut the leeks into rings and wash them.</p><p>Boil.</p>' ];
		yield 'amounts in boxes of their own' => [ '<h1>Soup</h1><p>Serves 4</p><p>Prep time: 10 min</p><h2>Ingredients</h2><div><div class="row"><div>1 l</div><div>water</div></div><div class="row"><div>2</div><div>leeks</div></div></div><h2>Directions</h2><ol><li>Cut the leeks into rings and wash them.</li><li>Boil.</li></ol>' ];
	}

	#[DataProvider( 'markups' )]
	public function test_a_page_without_data_is_read_by_its_markup( string $body ): void {
		$recipe = self::recipe( "<!doctype html><html><head><title>Soup</title></head><body>$body</body></html>" );

		self::assertSame( 'Soup', $recipe->document->data['name'] );
		self::assertSame( [ '1 l water', '2 leeks' ], self::lines( $recipe ) );
		self::assertStringStartsWith( 'Cut the leeks', self::steps( $recipe )[0] );
		self::assertSame( 'Boil.', self::steps( $recipe )[1] );
		self::assertCount( 2, self::steps( $recipe ) );
		self::assertSame( 4, $recipe->document->data['yield']['amount'] );
		self::assertSame( 10, $recipe->document->data['times']['prep'] );
	}

	public function test_groups_of_a_recipe_plugin_are_kept_where_data_has_none(): void {
		$body   = '<div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><div><h4>Dough</h4><ul><li>200 g flour</li><li>100 g butter</li></ul></div><div><h4>Filling</h4><ul><li>3 apples</li></ul></div></div>';
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Pie","recipeIngredient":["200 g flour","100 g butter","3 apples"],"recipeInstructions":"Bake."}',
			$body
		) );

		self::assertSame( [ 'Dough', 'Filling' ], array_column( $recipe->document->data['ingredients'], 'title' ) );
	}

	public function test_sections_of_steps_are_groups(): void {
		$recipe = self::recipe( self::page( '{"@type":"Recipe","name":"Pie","recipeIngredient":["3 apples"],"recipeInstructions":[{"@type":"HowToSection","name":"Dough","itemListElement":[{"@type":"HowToStep","text":"Knead."}]},{"@type":"HowToSection","name":"Filling","itemListElement":[{"@type":"HowToStep","text":"Cut."}]}]}' ) );

		self::assertSame( [ 'Dough', 'Filling' ], array_column( $recipe->document->data['instructions'], 'title' ) );
		self::assertSame( [ 'Knead.', 'Cut.' ], self::steps( $recipe ) );
	}

	/**
	 * Instructions that are sections in sections or `HowTo`, and the groups that they become.
	 *
	 * @return iterable<string, array{mixed, array<string, list<string>>}>
	 */
	public static function nested_instructions(): iterable {
		$beat    = [ '@type' => 'HowToStep', 'text' => 'Beat the eggs.' ];
		$bake    = [ '@type' => 'HowToStep', 'text' => 'Bake the cake.' ];
		$pour    = [ '@type' => 'HowToStep', 'text' => 'Pour the glaze.' ];
		$section = static fn ( string $name, mixed ...$steps ): array => [
			'@type'           => 'HowToSection',
			'name'            => $name,
			'itemListElement' => $steps,
		];
		$how_to  = static fn ( string $name, mixed ...$steps ): array => [ '@type' => 'HowTo', 'name' => $name, 'step' => $steps ];
		$eggs    = [ 'Beat the eggs.' ];
		$cake    = [ 'Beat the eggs.', 'Bake the cake.' ];
		$glaze   = [ 'Pour the glaze.' ];
		yield 'the only instructions have the name of the recipe' => [ $how_to( 'How to bake a cake', $beat, $bake ), [ '' => $cake ] ];
		yield 'instructions beside each other' => [
			[ $how_to( 'Batter', $beat ), $how_to( 'Glaze', $pour ) ],
			[ 'Batter' => $eggs, 'Glaze' => $glaze ],
		];
		yield 'instructions among steps' => [ [ $beat, $bake, $how_to( 'Glaze', $pour ) ], [ '' => $cake, 'Glaze' => $glaze ] ];
		yield 'sections of instructions' => [
			$how_to( 'Cake', $section( 'Batter', $beat ), $section( 'Glaze', $pour ) ),
			[ 'Batter' => $eggs, 'Glaze' => $glaze ],
		];
		yield 'a section in a section, and a step below it' => [
			[ $section( 'Cake', $section( 'Batter', $beat ), $bake ), $section( 'Glaze', $pour ) ],
			[ 'Cake: Batter' => $eggs, 'Cake' => [ 'Bake the cake.' ], 'Glaze' => $glaze ],
		];
		yield 'sections without a name in a section' => [
			$section( 'Cake', $section( '', $beat ), $section( '', $bake ) ),
			[ 'Cake' => $cake ],
		];
		yield 'a direction with a name says its text' => [
			[ '@type' => 'HowToStep', 'itemListElement' => [ [ 'name' => 'Eggs' ] + $beat, [ 'name' => 'Bake the cake.' ] ] ],
			[ '' => $cake ],
		];
	}

	/**
	 * @param mixed                       $instructions Instructions of schema.org.
	 * @param array<string, list<string>> $groups       Steps by the titles of their groups.
	 */
	#[DataProvider( 'nested_instructions' )]
	public function test_names_of_nested_instructions_are_kept( mixed $instructions, array $groups ): void {
		$data   = [ '@type' => 'Recipe', 'name' => 'Cake', 'recipeIngredient' => [ '3 eggs' ], 'recipeInstructions' => $instructions ];
		$recipe = self::recipe( self::page( (string) json_encode( $data ) ) );

		$found = array_column( $recipe->document->data['instructions'], 'steps', 'title' );
		self::assertSame( $groups, array_map( static fn ( array $steps ): array => array_column( $steps, 'text' ), $found ) );
	}

	public function test_instructions_that_name_their_supplies_are_read_where_the_page_has_no_recipe(): void {
		$how_to = '{"@type":"HowTo","name":"Cake","supply":[{"name":"3 eggs"}],"step":[{"@type":"HowToStep","text":"Beat the eggs."}]}';
		$recipe = self::recipe( self::page( $how_to ) );

		self::assertSame( 'Cake', $recipe->document->data['name'] );
		self::assertSame( [ '3 eggs' ], self::lines( $recipe ) );
		self::assertSame( [ 'Beat the eggs.' ], self::steps( $recipe ) );

		$soup = '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"]}';
		self::assertSame( 'Soup', self::recipe( self::page( "[$how_to,$soup]" ) )->document->data['name'] );
	}

	public function test_instructions_for_something_else_do_not_replace_the_recipes_that_a_page_shows(): void {
		$how_to = '{"@type":"HowTo","name":"How to season a skillet","supply":["Dish soap"],"step":["Wash it well.","Heat it."]}';
		$soup   = static fn ( string $name, string $food ): string => "<h2>$name</h2><h3>Ingredients</h3><ul><li>2 $food</li><li>1 l water</li></ul>"
			. '<h3>Method</h3><ol><li>Cut the leeks into rings.</li><li>Boil them in the water for a while.</li></ol>';
		$names  = static fn ( string $body ): array => array_map(
			static fn ( ReadRecipe $recipe ): string => $recipe->document->data['name'],
			Formats::all()->read( new Source( self::page( $how_to, $body ), 'page.html' ) )->recipes
		);
		$recipe = self::recipe( self::page( $how_to, '<h1>Leek soup</h1>' . $soup( 'Soup', 'leeks' ) ) );
		$both   = $soup( 'Leek soup', 'leeks' ) . $soup( 'Pea stew', 'cups of frozen peas' );

		self::assertSame( [ '2 leeks', '1 l water' ], self::lines( $recipe ) );
		self::assertSame( [ 'Cut the leeks into rings.', 'Boil them in the water for a while.' ], self::steps( $recipe ) );
		self::assertSame( [ 'Leek soup', 'Pea stew' ], $names( $both ) );
		self::assertSame( [ 'How to season a skillet' ], $names( '<p>Hello</p>' ) );
	}

	public function test_tools_and_supplies_of_instructions_are_those_of_the_recipe(): void {
		$instructions = [ '@type' => 'HowTo', 'supply' => [ [ 'name' => '3 eggs' ] ], 'tool' => 'Whisk', 'step' => 'Beat the eggs.' ];
		$data         = [ '@type' => 'Recipe', 'name' => 'Cake', 'recipeInstructions' => $instructions ];
		$recipe       = self::recipe( self::page( (string) json_encode( $data ) ) );

		self::assertSame( [ '3 eggs' ], self::lines( $recipe ) );
		self::assertSame( [ 'Whisk' ], array_column( $recipe->document->data['equipment'], 'name' ) );
	}

	public function test_the_name_of_all_steps_is_no_group(): void {
		$recipe = self::recipe( self::page( '{"@type":"Recipe","name":"Pie","recipeIngredient":["3 apples"],"recipeInstructions":[{"@type":"HowToSection","name":"Preparazione","itemListElement":["Cut."]}]}' ) );

		self::assertSame( [ '' ], array_column( $recipe->document->data['instructions'], 'title' ) );
	}

	public function test_amounts_come_from_the_page_where_data_lacks_them(): void {
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Pie","recipeIngredient":["flour","butter","apples"],"recipeInstructions":"Bake."}',
			'<h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g butter</li><li>3 apples</li></ul>'
		) );

		self::assertSame( [ '200 g flour', '100 g butter', '3 apples' ], self::lines( $recipe ) );
	}

	public function test_lines_that_the_data_leaves_out_come_from_the_page(): void {
		$json = '{"@type":"Recipe","name":"Pie","recipeIngredient":["200 g flour","100 g butter","salt"],"recipeInstructions":"Bake."}';

		self::assertSame(
			[ '200 g flour', '100 g butter', 'salt', '3 apples' ],
			self::lines( self::recipe( self::page(
				$json,
				'<h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g butter</li><li>salt</li><li>3 apples</li></ul>'
			) ) )
		);
		self::assertSame(
			[ '200 g flour', '100 g butter', 'salt' ],
			self::lines( self::recipe( self::page(
				$json,
				'<h2>Ingredients</h2><ul><li>200 g flour</li><li>100 g butter</li><li>salt</li><li>Save this list</li></ul>'
			) ) ),
			'a line without an amount may be anything'
		);
	}

	public function test_lines_are_taken_apart_in_the_language_of_the_page(): void {
		$json = (string) json_encode(
			[
				'@type'              => 'Recipe',
				'name'               => 'Suppe',
				'recipeIngredient'   => [ '1.500 g Mehl', 'etwa 2 EL Öl, zum Braten', 'Salz' ],
				'recipeInstructions' => 'Kochen.',
			]
		);
		$items = self::recipe( str_replace( '<html>', '<html lang="de-DE">', self::page( $json ) ) )->document->items();
		$read  = array_map(
			static fn ( array $item ): array => [ $item['quantity'], $item['unit'], $item['name'], $item['note'] ],
			$items
		);
		self::assertSame( [ [ '1.500', 'g', 'Mehl', '' ], [ 'etwa 2', 'EL', 'Öl', 'zum Braten' ], [ '', '', 'Salz', '' ] ], $read );
		self::assertSame(
			[ '1.500 g Mehl', 'etwa 2 EL Öl, zum Braten', 'Salz' ],
			array_column( $items, 'text' ),
			'each line stays as it was typed'
		);
	}

	public function test_plurals_that_the_data_leaves_open_come_from_the_page(): void {
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Pie","recipeIngredient":["1 cup(s) flour","2 stick(s) butter","3 apples"],"recipeInstructions":"Bake."}',
			'<h2>Ingredients</h2><ul><li>1 cup flour</li><li>2 sticks butter</li><li>3 apples</li></ul>'
		) );

		self::assertSame( [ '1 cup flour', '2 sticks butter', '3 apples' ], self::lines( $recipe ) );
	}

	public function test_a_list_in_two_systems_of_units_is_taken_once(): void {
		$lines = static fn ( string ...$texts ): array => self::lines( self::recipe( self::page( (string) json_encode( [
			'@type'              => 'Recipe',
			'name'               => 'Chips',
			'recipeIngredient'   => $texts,
			'recipeInstructions' => 'Fry.',
		] ) ) ) );

		self::assertSame(
			[ '500g potatoes', '100ml vegetable oil', 'Sea salt' ],
			$lines( '500g potatoes', '100ml vegetable oil', 'Sea salt', '1 lb potatoes', '3 1/2 fl oz vegetable oil', 'Sea salt' )
		);
		self::assertCount(
			6,
			$lines( '500 g flour', '100 g butter', 'sea salt', '200 g flour', '50 g butter', 'sea salt' ),
			'two doughs are no two systems'
		);
		self::assertCount( 4, $lines( '500 g flour', '100 g butter', '1 lb apples', '2 oz butter' ), 'other foods stay' );
	}

	public function test_steps_that_are_named_by_kinds_of_work_are_read_from_the_page(): void {
		$step = static fn ( string $name, string $text ): array => [ '@type' => 'HowToStep', 'name' => $name, 'text' => $text ];
		$json = static fn ( array ...$steps ): string => (string) json_encode( [
			'@type'              => 'Recipe',
			'name'               => 'Soup',
			'recipeIngredient'   => [ '1 l water', '2 leeks' ],
			'recipeInstructions' => $steps,
		] );
		$body = '<h2>Instructions</h2><ol><li>Put 2 leeks and 1 l water into the bowl.</li><li>Cook for 20 minutes.</li></ol>';

		$machine = self::recipe( self::page(
			$json(
				$step( 'Adding', 'Put 2 leeks into the bowl.' ),
				$step( 'Adding', 'Put 1 l water into the bowl.' ),
				$step( 'Adding', 'Put the lid on.' ),
				$step( 'Setting', 'Cook for 20 minutes.' )
			),
			$body
		) );
		self::assertSame( [ 'Put 2 leeks and 1 l water into the bowl.', 'Cook for 20 minutes.' ], self::steps( $machine ) );

		$other = self::recipe( self::page(
			$json( $step( 'Adding', 'Cut the leeks.' ), $step( 'Adding', 'Pour the water.' ), $step( 'Adding', 'Boil for a while.' ) ),
			'<h2>Instructions</h2><ol><li>Subscribe to our letter.</li><li>Print this page.</li></ol>'
		) );
		self::assertSame(
			[ 'Cut the leeks.', 'Pour the water.', 'Boil for a while.' ],
			self::steps( $other ),
			'a list of something else is none of these steps'
		);

		$named = self::recipe( self::page(
			$json( $step( 'Leeks', 'Cut the leeks.' ), $step( 'Water', 'Pour the water.' ), $step( 'Cooking time', 'Boil for a while.' ) ),
			$body
		) );
		self::assertSame(
			[ 'Cut the leeks.', 'Pour the water.', 'Boil for a while.' ],
			self::steps( $named ),
			'a title of its own for each step is one'
		);
	}

	public function test_names_of_properties_are_read_in_capitals_too(): void {
		$recipe = self::recipe( self::page( '{"@type":"Recipe","name":"Pie","recipeIngredient":["3 apples"],"recipeInstructions":"Bake.","PrepTime":"PT30M","CookTime":"PT15M"}' ) );

		self::assertSame(
			[ 30, 15, 45 ],
			[
				$recipe->document->data['times']['prep'],
				$recipe->document->data['times']['cook'],
				$recipe->document->data['times']['total'],
			]
		);
	}

	public function test_lines_of_the_data_stay_where_the_page_has_other_lists(): void {
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Pie","recipeIngredient":["200 g flour","3 apples"],"recipeInstructions":"Bake."}',
			'<h2>Ingredients</h2><ul><li>12 reasons to bake</li><li>3 more pies</li><li>5 friends</li></ul>'
		) );

		self::assertSame( [ '200 g flour', '3 apples' ], self::lines( $recipe ) );
	}

	public function test_a_food_that_is_a_heading_elsewhere_on_the_page_stays_a_food(): void {
		$body   = '<h2>Ingredients</h2><ul><li>2 onions</li><li>olive oil</li><li>salt</li></ul><h3>Olive oil</h3><p>An oil that is pressed from olives.</p>';
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Soup","recipeIngredient":["2 onions","olive oil","salt"],"recipeInstructions":"Boil."}',
			$body
		) );

		self::assertSame( [ '2 onions', 'olive oil', 'salt' ], self::lines( $recipe ) );
	}

	public function test_notes_below_the_steps_of_microdata_are_notes(): void {
		$recipe = self::recipe( '<!doctype html><html><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1><ul><li itemprop="recipeIngredient">2 leeks</li></ul><div itemprop="recipeInstructions"><ol><li>Cut the leeks.</li><li>Boil.</li></ol><h3>Notes</h3><p>Keeps for a day.</p></div></div></body></html>' );

		self::assertSame( [ 'Cut the leeks.', 'Boil.' ], self::steps( $recipe ) );
		self::assertSame( 'Keeps for a day.', $recipe->document->data['notes'] );
	}

	public function test_text_broken_by_a_wrong_encoding_is_repaired(): void {
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Pie","recipeIngredient":["Â½ cup milk","1 jalapeÃ±o"],"recipeInstructions":"Bake."}'
		) );

		self::assertSame( [ '½ cup milk', '1 jalapeño' ], self::lines( $recipe ) );
	}

	public function test_several_recipes_of_a_page_are_read_each_once(): void {
		$two     = '[{"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water","2 leeks"],"recipeInstructions":"Boil."},{"@type":"Recipe","name":"Bread","recipeIngredient":["1 kg flour","salt"],"recipeInstructions":"Bake."}]';
		$reading = Formats::all()->read( new Source(
			self::page(
				$two,
				'<div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Soup</b><i itemprop="recipeIngredient">1 l water</i></div>'
			),
			'a.html'
		) );

		self::assertSame(
			[ 'Soup', 'Bread' ],
			array_map( static fn ( ReadRecipe $recipe ): string => $recipe->document->data['name'], $reading->recipes )
		);
	}

	public function test_markup_and_script_in_a_field_is_text_or_gone(): void {
		$recipe = self::recipe( self::page( '{"@type":"Recipe","name":"<b>Soup<\/b><script>alert(1)<\/script>","recipeIngredient":["<img src=x onerror=alert(1)>1 l water"],"recipeInstructions":"Boil &lt;script&gt;alert(1)&lt;/script&gt; well."}' ) );

		self::assertSame( 'Soup', $recipe->document->data['name'] );
		self::assertSame( [ '1 l water' ], self::lines( $recipe ) );
		self::assertStringNotContainsString( 'alert', $recipe->document->steps()[0]['html'] );
	}

	public function test_addresses_that_are_none_of_the_web_are_left_out(): void {
		$recipe = self::recipe( self::page( '{"@type":"Recipe","name":"Soup","image":"javascript:alert(1)","video":{"@type":"VideoObject","contentUrl":"data:text/html,x"},"tool":{"@type":"HowToTool","name":"Pot","url":"javascript:1"},"recipeIngredient":["water"],"recipeInstructions":"Boil."}' ) );

		self::assertNull( $recipe->document->data['image'] );
		self::assertNull( $recipe->document->data['video'] );
		self::assertSame( '', $recipe->document->data['equipment'][0]['url'] );
	}

	public function test_a_page_without_a_recipe_says_so(): void {
		$reading = Formats::all()->read( new Source(
			'<!doctype html><html><body><h1>About us</h1><p>We cook.</p></body></html>',
			'a.html'
		) );

		self::assertSame( [], $reading->recipes );
		self::assertSame( [ Notice::NO_RECIPE ], array_map( static fn ( Notice $notice ): string => $notice->code, $reading->notices ) );
	}

	public function test_what_is_missing_is_named(): void {
		$recipe = self::recipe( self::page(
			'{"@type":"Recipe","name":"Soup","recipeIngredient":["water"],"recipeYield":"4-6 servings"}'
		) );

		self::assertSame(
			[ Notice::NO_STEPS, Notice::RANGE ],
			array_map( static fn ( Notice $notice ): string => $notice->code, $recipe->notices )
		);
		self::assertSame( 6, $recipe->document->data['yield']['amount'] );
	}

	public function test_a_page_that_is_too_large_is_not_read(): void {
		$reading = Formats::all()->read( new Source( '<!doctype html>' . str_repeat( '<p>soup</p>', 600_000 ), 'a.html' ) );

		self::assertSame( Notice::TOO_LARGE, $reading->notices[0]->code );
	}

	public function test_data_nested_too_deep_is_named_and_harms_nothing(): void {
		$reading = Formats::all()->read( new Source(
			self::page( str_repeat( '{"a":', 200 ) . '"Recipe"' . str_repeat( '}', 200 ) ),
			'a.html'
		) );

		self::assertSame( [], $reading->recipes );
		self::assertSame( Notice::BROKEN, $reading->notices[0]->code );
	}
}
