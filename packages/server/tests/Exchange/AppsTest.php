<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\CsvColumns;
use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\Formats;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\NutritionSchema;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Files of other apps are recognized by what they hold, and read.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class AppsTest extends TestCase {

	/**
	 * Lists files that hold the same recipe, each with the format that has to see it.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function files(): iterable {
		yield 'schema.org' => [
			'schema-org',
			'a.json',
			'{"@context":"https://schema.org","@type":"Recipe","name":"Soup","recipeYield":"4 servings","prepTime":"PT10M","recipeIngredient":["1 l water","2 leeks"],"recipeInstructions":["Cut the leeks.","Boil."]}',
		];
		yield 'RecipeSage' => [
			'schema-org',
			'recipesage.json',
			'{"recipes":[{"@context":"http://schema.org","@type":"Recipe","name":"Soup","recipeYield":"4 servings","prepTime":"PT10M","recipeIngredient":["1 l water","2 leeks"],"recipeInstructions":[{"@type":"HowToStep","text":"Cut the leeks."},{"@type":"HowToStep","text":"Boil."}],"isBasedOn":"https://example.org/soup","comment":[{"@type":"Comment","name":"Author Notes","text":"Good."}]}]}',
		];
		yield 'Nextcloud Cookbook' => [
			'schema-org',
			'recipe.json',
			'{"@context":"http://schema.org","@type":"Recipe","id":"7","name":"Soup","recipeYield":4,"prepTime":"PT0H10M","keywords":"a,b","tool":["Pot"],"recipeIngredient":["1 l water","2 leeks"],"recipeInstructions":["Cut the leeks.","Boil."]}',
		];
		yield 'Paprika' => [
			'paprika',
			'Soup.paprikarecipe',
			(string) gzencode( '{"uid":"X","name":"Soup","servings":"4 servings","prep_time":"10 min","ingredients":"1 l water\n2 leeks","directions":"Cut the leeks.\nBoil.","source_url":"https://example.org/soup","categories":["a"]}' ),
		];
		yield 'Mela' => [
			'mela',
			'soup.melarecipe',
			'{"id":"x","title":"Soup","text":"","yield":"4 servings","prepTime":"10 min","ingredients":"1 l water\n2 leeks","instructions":"Cut the leeks.\nBoil.","categories":["a"],"images":[]}',
		];
		yield 'Crouton' => [
			'crouton',
			'soup.crumb',
			'{"uuid":"x","name":"Soup","serves":4,"duration":10,"ingredients":[{"order":0,"ingredient":{"uuid":"i","name":"water"},"quantity":{"amount":1,"quantityType":"LITRES"}},{"order":1,"ingredient":{"uuid":"j","name":"leeks"},"quantity":{"amount":2,"quantityType":"ITEM"}}],"steps":[{"order":0,"isSection":false,"step":"Cut the leeks."},{"order":1,"step":"Boil."}]}',
		];
		yield 'Mealie' => [
			'mealie',
			'soup.json',
			'{"id":"x","slug":"soup","name":"Soup","recipeYield":"4 servings","prepTime":"10 minutes","recipeIngredient":[{"quantity":1,"unit":{"name":"l"},"food":{"name":"water"},"note":""},{"display":"2 leeks","note":"leeks"}],"recipeInstructions":[{"id":"s","title":"","text":"Cut the leeks."},{"text":"Boil."}],"tags":[{"name":"a"}],"orgURL":"https://example.org/soup"}',
		];
		yield 'an older Mealie' => [
			'mealie',
			'soup.json',
			'{"id":3,"slug":"soup","name":"Soup","image":"soup","recipe_yield":"4 servings","prep_time":"10 minutes","perform_time":null,"recipe_ingredient":[{"title":null,"note":"1 l water","unit":null,"food":null,"disable_amount":true,"quantity":1},{"title":null,"note":"2 leeks","unit":null,"food":null,"disable_amount":true,"quantity":1}],"recipe_instructions":[{"title":"","text":"Cut the leeks."},{"title":"","text":"Boil."}],"tags":["a"],"org_url":"https://example.org/soup"}',
		];
		yield 'Tandoor' => [
			'tandoor',
			'recipe.json',
			'{"name":"Soup","description":"","keywords":[{"name":"a"}],"working_time":10,"waiting_time":0,"servings":4,"servings_text":"servings","internal":true,"source_url":null,"steps":[{"name":"","instruction":"Cut the leeks.\nBoil.","ingredients":[{"food":{"name":"water"},"unit":{"name":"l"},"amount":1.0,"note":"","is_header":false,"no_amount":false},{"food":{"name":"leeks"},"unit":null,"amount":2,"note":""}]}]}',
		];
		yield 'WP Recipe Maker' => [
			'wp-recipe-maker',
			'wprm.json',
			'[{"name":"Soup","servings":"4","servings_unit":"servings","prep_time":"10","ingredients_flat":[{"type":"ingredient","amount":"1","unit":"l","name":"water","notes":""},{"type":"ingredient","amount":"2","unit":"","name":"<a href=\"#\">leeks</a>","notes":""}],"instructions_flat":[{"type":"instruction","text":"<p>Cut the leeks.</p>"},{"type":"instruction","text":"Boil."}],"tags":{"course":[{"name":"a"}]}}]',
		];
		yield 'an older WP Recipe Maker' => [
			'wp-recipe-maker',
			'wprm.json',
			'[{"name":"Soup","servings":"4","servings_unit":"servings","prep_time":"10","ingredients":[{"name":"","ingredients":[{"amount":"1","unit":"l","name":"water"},{"amount":"2","name":"leeks"}]}],"instructions":[{"name":"","instructions":[{"text":"Cut the leeks."},{"text":"Boil."}]}]}]',
		];
		yield 'Recipe Keeper' => [
			'recipe-keeper',
			'recipes.html',
			'<!DOCTYPE html><html><body><div class="recipe-details"><h2 itemprop="name">Soup</h2><div>Servings: <span itemprop="recipeYield">4 servings</span></div><meta content="PT10M" itemprop="prepTime"><div itemprop="recipeIngredients"><p>1 l water</p><p>2 leeks</p></div><div itemprop="recipeDirections"><p>1. Cut the leeks.</p><p>2. Boil.</p></div></div></body></html>',
		];
		yield 'Copy Me That' => [
			'copy-me-that',
			'recipes.html',
			'<!DOCTYPE html><html><body><div class="recipe"><div id="name">Soup</div><a id="original_link" href="https://example.org/soup">link</a><div>Servings: <span id="recipeYield">4 servings</span></div><p>Prep time: 10 min</p><ul id="recipeIngredients"><li class="recipeIngredient">1 l water</li><li class="recipeIngredient">2 leeks</li></ul><ol id="recipeInstructions"><li class="instruction">Cut the leeks.</li><li class="instruction">Boil.</li></ol></div></body></html>',
		];
		yield 'Copy Me That with blanks in its tags' => [
			'copy-me-that',
			'recipes.html',
			'<!DOCTYPE html><html><body><div class = "recipe"><div id = "name">Soup</div><a id = "original_link" href = "https://example.org/soup">link</a><div id = "servings">Servings: <a id="recipeYield">4 servings</a></div><p>Prep time: 10 min</p><ul id = "recipeIngredients"><li class= "recipeIngredient">1 l water</li><li class= "recipeIngredient">2 leeks</li></ul><ol id = "recipeInstructions"><li class = "instruction" value = "1">Cut the leeks.</li><li class = "instruction" value = "2">Boil.</li></ol></div></body></html>',
		];
		yield 'Plan to Eat' => [
			'csv',
			'recipes.csv',
			"Title,Course,Servings,Prep Time,Ingredients,Directions,Tags\nSoup,Main,4 servings,10 min,\"1 l water\n2 leeks\",\"Cut the leeks.\nBoil.\",a\n",
		];
		yield 'a table with semicolons' => [
			'csv',
			'recipes.csv',
			"Titel;Portionen;Vorbereitungszeit;Zutaten;Zubereitung\nSoup;4 servings;10 min;\"1 l water\n2 leeks\";\"Cut the leeks.\nBoil.\"\n",
		];
		yield from self::texts();
	}

	/**
	 * Lists files of plain text and XML that hold the recipe.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	private static function texts(): iterable {
		yield 'RecipeML' => [
			'recipeml',
			'soup.xml',
			'<?xml version="1.0" encoding="UTF-8"?><recipeml version="0.5"><recipe><head><title>Soup</title><yield>4 servings</yield></head><ingredients><ing><amt><qty>1</qty><unit>l</unit></amt><item>water</item></ing><ing><amt><qty>2</qty></amt><item>leeks</item></ing></ingredients><directions><step>Cut the leeks.</step><step>Boil.</step></directions></recipe></recipeml>',
		];
		yield 'Cooklang' => [
			'cooklang',
			'Soup.cook',
			"---\ntitle: Soup\nservings: 4 servings\nprep time: 10 min\n---\n\n@water{1%l}, @leeks{2}\n\nCut the leeks. -- finely\n\n[- later -]Boil.\n",
		];
		yield 'Meal-Master' => [
			'meal-master',
			'soup.mmf',
			"MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Soup\n Categories: A\n      Yield: 4 servings\n\n      1 l  water\n      2    leeks\n\n  Cut the\n  leeks.\n\n  Boil.\n\nMMMMM\n",
		];
		yield 'RecipeSage as text' => [
			'recipesage-text',
			'recipesage.txt',
			"==== Recipes ====\n\nTitle: Soup\nDescription: \nYield: 4 servings\nActiveTime: 10 min\nTotalTime: \nSource: \nUrl: \nFolder: main\nIngredients: 1 l water\n2 leeks\nInstructions: Cut the leeks.\nBoil.\nNotes: \nCreatedAt: now\nUpdatedAt: now\nRating: null\nLabels: A\nImages: \n\r\n\n",
		];
		yield 'text' => [
			'text',
			'soup.txt',
			"Soup\n\nServes 4 servings\nPrep time: 10 min\n\nIngredients:\n- 1 l water\n- 2 leeks\n\nMethod:\n1. Cut the leeks.\n2. Boil.\n",
		];
	}

	#[DataProvider( 'files' )]
	public function test_a_file_is_recognized_and_read( string $format, string $name, string $bytes ): void {
		$source  = new Source( $bytes, $name );
		$reading = Formats::all()->read( $source );

		self::assertSame( $format, Formats::all()->detect( $source )?->id() );
		self::assertCount( 1, $reading->recipes );
		$document = $reading->recipes[0]->document;
		self::assertSame( 'Soup', $document->data['name'] );
		self::assertSame( [ '1 l water', '2 leeks' ], array_column( $document->items(), 'text' ) );
		self::assertSame( [ 'Cut the leeks.', 'Boil.' ], array_column( $document->steps(), 'text' ) );
		self::assertSame( 4, $document->data['yield']['amount'] );
		if ( ! in_array( $format, [ 'recipeml', 'meal-master', 'copy-me-that' ], true ) ) {
			self::assertSame( 10, $document->data['times']['prep'] );
		}
	}

	#[DataProvider( 'files' )]
	public function test_markup_and_script_in_any_field_does_no_harm( string $format, string $name, string $bytes ): void {
		$is_packed = str_starts_with( $bytes, "\x1F\x8B" );
		$script    = '<script>alert(1)</script><img src=x onerror=alert(2)>';
		$evil      = str_replace(
			[ 'Soup', 'water', 'Boil' ],
			array_map(
				static fn ( string $word ): string => $word . ( 'recipeml' === $format ? htmlspecialchars( $script ) : $script ),
				[ 'Soup', 'water', 'Boil' ]
			),
			$is_packed ? (string) gzdecode( $bytes ) : $bytes
		);
		$reading   = Formats::all()->read( new Source( $is_packed ? (string) gzencode( $evil ) : $evil, $name ) );

		self::assertCount( 1, $reading->recipes );
		$document = $reading->recipes[0]->document;
		self::assertNotSame( [], $document->steps() );
		foreach ( $document->steps() as $step ) {
			self::assertSame( $step['html'], strip_tags( $step['html'] ), 'what a page prints' );
		}
		foreach ( [ $document->data['name'], ...array_column( $document->items(), 'text' ) ] as $text ) {
			self::assertStringNotContainsString( '<', $text );
		}
	}

	public function test_the_text_of_recipesage_holds_many_recipes_and_a_line_may_look_like_a_field(): void {
		$recipe = static fn ( string $name, string $rating ): string => "Title: $name\nDescription: \nYield: 2\nActiveTime: 5 min\n"
			. "TotalTime: 1 hour\nSource: Ann\nUrl: https://example.org/r\nFolder: main\n"
			. "Ingredients: [Batter]\n250 g flour\n[Topping]\nhoney\nInstructions: Whisk it.\nTitle: a name on top.\n"
			. "Notes: Keep warm.\nCreatedAt: now\nUpdatedAt: now\nRating: $rating\nLabels: Sweet, Quick\nImages: https://example.org/a.jpg\n\r\n";

		$text    = "==== Recipes ====\n\n" . $recipe( 'Pancakes', 'null' ) . $recipe( 'Waffles', '4' );
		$reading = Formats::all()->read( new Source( $text, 'export.txt' ) );

		self::assertCount( 2, $reading->recipes );
		$data = $reading->recipes[1]->document->data;
		self::assertSame( 'Waffles', $data['name'] );
		self::assertSame( [ 'Batter', 'Topping' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ 'Whisk it.', 'Title: a name on top.' ], array_column( $reading->recipes[1]->document->steps(), 'text' ) );
		self::assertSame( [ 5, 60 ], [ $data['times']['prep'], $data['times']['total'] ] );
		self::assertSame( 'Keep warm.', $data['notes'] );
		self::assertSame( [ 'Sweet', 'Quick' ], $data['keywords'] );
		self::assertSame( 'https://example.org/a.jpg', $data['image']['url'] ?? '' );
		self::assertSame( [], $reading->recipes[0]->notices );
		self::assertSame( [ Notice::NO_PLACE ], array_column( $reading->recipes[1]->notices, 'code' ), 'stars have no place' );
	}

	public function test_cooklang_knows_sections_cookware_timers_and_notes(): void {
		$text    = ">> servings: 2\n= Dough\n\nMix @flour{200%g} and @salt in a #large bowl{}. Rest for ~{10%minutes}.\n\n== Filling ==\n\nPeel @apples{3}(sour).\n\n> Keeps well.\n";
		$recipe  = Formats::all()->read( new Source( $text, 'Pie.cook' ) )->recipes[0]->document;

		self::assertSame( 'Pie', $recipe->data['name'] );
		self::assertSame( [ 'Dough', 'Filling' ], array_column( $recipe->data['instructions'], 'title' ) );
		self::assertSame( [ '200 g flour', 'salt', '3 apples, sour' ], array_column( $recipe->items(), 'text' ) );
		self::assertSame(
			[ 'Mix flour and salt in a large bowl. Rest for 10 minutes.', 'Peel apples.' ],
			array_column( $recipe->steps(), 'text' )
		);
		self::assertSame( 'large bowl', $recipe->data['equipment'][0]['name'] );
		self::assertSame( 'Keeps well.', $recipe->data['notes'] );
	}

	public function test_wide_meal_master_files_have_two_columns_and_lines_that_go_on(): void {
		$text   = "-----  Meal-Master\n Title: Pie\n Yield: 8 slices\n\n-----DOUGH-----\n    200 g  flour                            100 g  butter\n      1 T  sugar, the brown\n           -one\n\n  Bake.\n\n-----\n";
		$recipe = Formats::all()->read( new Source( $text, 'pie.mmf' ) )->recipes[0]->document;

		self::assertSame( 'DOUGH', $recipe->data['ingredients'][0]['title'] );
		self::assertSame( [ '200 g flour', '100 g butter', '1 tbsp sugar, the brown one' ], array_column( $recipe->items(), 'text' ) );
	}

	public function test_xml_with_entities_is_refused(): void {
		$bomb = '<?xml version="1.0"?><!DOCTYPE recipeml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><recipeml><recipe><head><title>&b;</title></head></recipe></recipeml>';

		self::assertSame( [ Notice::OUTSIDE ], self::codes( Formats::all()->read( new Source( $bomb, 'a.xml' ) ) ) );
	}

	public function test_formulas_in_a_table_are_text_in_and_out(): void {
		$recipe = Formats::all()->read( new Source(
			"name,ingredients,directions\n=1+1,\"=cmd|' /C calc'!A0\",Boil.\n",
			'a.csv'
		) )->recipes[0]->document;
		$csv    = Formats::all()->get( 'csv' );

		self::assertSame( '=1+1', $recipe->data['name'] );
		self::assertInstanceOf( \Larder\Exchange\WritableFormat::class, $csv );
		self::assertStringContainsString( "\"'=1+1\"", $csv->write( [ $recipe ] ) );
		self::assertSame( '=1+1', $csv->read( new Source( $csv->write( [ $recipe ] ), 'a.csv' ) )->recipes[0]->document->data['name'] );
	}

	public function test_no_part_of_a_text_of_a_table_becomes_a_formula_where_a_spreadsheet_cuts_it_by_semicolons(): void {
		$csv = Formats::all()->get( 'csv' );
		self::assertInstanceOf( \Larder\Exchange\WritableFormat::class, $csv );
		foreach (
			[
				'Pie;=1+1'          => "Pie;'=1+1",
				'Pie;"=1+1;b'       => "Pie;'\"\"=1+1;b",
				'"=1+1" pie'        => "'\"\"=1+1\"\" pie",
				'Half-and-half; a=b' => 'Half-and-half; a=b',
				"Pie;'s"            => "Pie;'s",
			] as $name => $cell
		) {
			$json   = (string) wp_json_encode( [ '@type' => 'Recipe', 'name' => $name, 'recipeIngredient' => [ '1 l water' ] ] );
			$recipe = Formats::all()->read( new Source( $json, 'a.json' ) )->recipes[0]->document;
			$table  = $csv->write( [ $recipe ] );
			self::assertStringContainsString( "\n\"$cell\",", $table, $name );
			self::assertSame( $name, $csv->read( new Source( $table, 'a.csv' ) )->recipes[0]->document->data['name'] );
		}
	}

	public function test_a_table_with_other_columns_is_told_once(): void {
		$codes = static fn ( string $table ): array => array_column(
			Formats::all()->read( new Source( $table, 'a.csv' ) )->notices,
			'code'
		);

		self::assertSame( [ Notice::COLUMNS ], $codes( "Dish;What goes in;How\nSoup;2 leeks;Boil.\nStew;1 onion;Fry.\n" ) );
		self::assertSame( [ Notice::COLUMNS ], $codes( "Name;What goes in\nSoup;2 leeks\nStew;1 onion\n" ) );
		// Here the columns are known, and a row lacks what they are for.
		self::assertSame( [ Notice::NOT_UNDERSTOOD ], $codes( "Name;Ingredients\nSoup;\n" ) );
		self::assertSame( [ Notice::NOT_UNDERSTOOD ], $codes( "Name;Ingredients\nSoup;\nStew;1 onion\n" ) );
	}

	public function test_a_column_is_what_a_person_has_named_it_after_and_others_are_kept_beside_the_recipe(): void {
		foreach ( CsvColumns::COLUMNS as $field => $names ) {
			self::assertSame( [ $field ], CsvColumns::fields( [ $names[0] ] ), 'the screen names a column by the first name' );
		}
		self::assertSame(
			[ 'name', 'prep', 'keywords', 'image' ],
			CsvColumns::fields( [ 'Título', 'Tiempo de preparación', 'Kategorie', 'Immagine' ] )
		);
		$recipe = Formats::all()->read( new Source(
			"\"name\",\"ingredients\",\"directions\",\"-\",\"Shelf\"\nSoup,1 l water,Boil.,secret,3\n",
			'a.csv'
		) )->recipes[0];

		self::assertSame( 'Soup', $recipe->document->data['name'] );
		self::assertSame( [ '1 l water' ], array_column( $recipe->document->items(), 'text' ) );
		self::assertEquals( [ new Notice( Notice::NO_PLACE, 'Shelf', '3' ) ], $recipe->notices );
	}

	public function test_courses_cuisines_and_diets_of_a_table_are_terms_and_no_keywords(): void {
		$recipe = self::first(
			'a.csv',
			"Title,Course,Cuisine,Diet,Tags,Category,Ingredients,Directions\nSoup,\"Main, Starter\",French,Vegan,quick,Winter,2 leeks,Boil.\n"
		);
		self::assertSame( [ 'quick', 'Winter' ], $recipe->document->data['keywords'] );
		self::assertEquals(
			[
				new Notice( Notice::TERM, 'Course', 'Main' ),
				new Notice( Notice::TERM, 'Course', 'Starter' ),
				new Notice( Notice::TERM, 'Cuisine', 'French' ),
				new Notice( Notice::TERM, 'Diet', 'Vegan' ),
			],
			$recipe->notices
		);
		$german = self::first( 'a.csv', "Titel;Gang;Landesküche;Ernährungsform;Zutaten;Zubereitung\nSuppe;Vorspeise;;Vegan;2 Lauch;Kochen.\n" );
		self::assertSame( [ 'Course' => 'Vorspeise', 'Diet' => 'Vegan' ], array_column( $german->notices, 'value', 'where' ) );
	}

	public function test_diets_of_wp_recipe_maker_are_terms_in_words(): void {
		$recipe = self::first(
			'wprm.json',
			'[{"name":"Soup","servings_unit":"","tags":{"keyword":["quick"],"suitablefordiet":["GlutenFreeDiet","VeganDiet"]},'
			. '"ingredients_flat":[{"type":"ingredient","name":"leeks"}],"instructions_flat":[{"type":"instruction","text":"Boil."}]}]'
		);
		self::assertSame( [ 'quick' ], $recipe->document->data['keywords'] );
		self::assertEquals(
			[ new Notice( Notice::TERM, 'Diet', 'Gluten-free' ), new Notice( Notice::TERM, 'Diet', 'Vegan' ) ],
			$recipe->notices
		);
	}

	public function test_json_nested_too_deep_and_ten_megabytes_in_one_line_do_no_harm(): void {
		self::assertSame( [], Formats::all()->read( new Source( str_repeat( '[', 5000 ), 'a.json' ) )->recipes );
		self::assertSame( [], Formats::all()->read( new Source( str_repeat( 'x', 10_000_000 ), 'a.txt' ) )->recipes );
	}

	public function test_a_format_of_another_plugin_is_asked_too(): void {
		$mine = new class() implements \Larder\Exchange\Format {
			public function id(): string {
				return 'mine';
			}
			public function label(): string {
				return 'Mine';
			}
			public function endings(): array {
				return [ 'mine' ];
			}
			public function media_types(): array {
				return [];
			}
			public function confidence( Source $source ): float {
				return 'mine' === $source->ending() ? self::CERTAIN : self::NO_MATCH;
			}
			public function read( Source $source ): Reading {
				return new Reading();
			}
		};
		$add  = static fn ( array $formats ): array => [ ...$formats, $mine, 'no format' ];
		add_filter( 'larder_formats', $add );

		self::assertSame( 'mine', Formats::all()->detect( new Source( 'x', 'a.mine' ) )?->id() );

		remove_filter( 'larder_formats', $add );
	}

	/**
	 * Returns the codes of notices.
	 *
	 * @param Reading $reading What was read.
	 * @return list<string>
	 */
	private static function codes( Reading $reading ): array {
		return array_map( static fn ( Notice $notice ): string => $notice->code, $reading->notices );
	}

	public function test_names_of_groups_and_pieces_of_plan_to_eat_are_read(): void {
		$read = Formats::all()->read( new Source( "Title,Ingredients,Directions\nSoup,\", Broth\n2 itm leeks\n, On top\n1 pkg cress\",Boil.\n", 'a.csv' ) );

		self::assertSame(
			[ [ 'Broth', [ '2 leeks' ] ], [ 'On top', [ '1 pkg cress' ] ] ],
			array_map(
				static fn ( array $group ): array => [ $group['title'], array_column( $group['items'], 'text' ) ],
				$read->recipes[0]->document->data['ingredients']
			)
		);
	}

	public function test_nutrition_of_mealie_is_read_in_each_of_its_versions(): void {
		foreach ( [ 'proteinContent', 'protein_content' ] as $name ) {
			$read = Formats::all()->read( new Source(
				'{"slug":"soup","name":"Soup","recipeIngredient":["1 leek"],"nutrition":{"calories":"120","' . $name . '":"7"}}',
				'a.json'
			) );
			self::assertSame( '7', $read->recipes[0]->document->data['nutrition']['values']['protein'] ?? '' );
		}
	}

	public function test_sections_that_an_app_marks_in_its_lists_are_groups(): void {
		$recipe = self::first(
			'recipesage.json',
			'{"recipes":[{"@type":"Recipe","name":"Cake","recipeIngredient":["[Cake]","2 eggs","For the icing:","50 g sugar"],"recipeInstructions":[{"@type":"HowToSection","name":"Cake"},{"@type":"HowToStep","text":"Mix."},{"@type":"HowToSection","name":"Icing"},{"@type":"HowToStep","text":"Stir."}]}]}'
		);
		$data = $recipe->document->data;
		self::assertSame( [ 'Cake', 'For the icing' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '2 eggs', '50 g sugar' ], array_column( $recipe->document->items(), 'text' ) );
		self::assertSame( [ 'Cake', 'Icing' ], array_column( $data['instructions'], 'title' ) );
	}

	public function test_markdown_of_an_app_becomes_its_words(): void {
		$recipe = self::first(
			'tart.melarecipe',
			'{"title":"Tart","text":"See [the book](https://example.org/book).","link":"The Green Book, p. 12","ingredients":"# Crust\\n100 g *cold* butter*\\n1 [crust](mela://x)","instructions":"Rub **butter** in.","notes":"Serve _warm_."}'
		);
		$data = $recipe->document->data;
		self::assertSame( 'See the book.', $data['description'] );
		self::assertSame( [ '100 g cold butter*', '1 crust' ], array_column( $recipe->document->items(), 'text' ) );
		self::assertSame( 'Rub butter in.', $data['instructions'][0]['steps'][0]['text'] );
		self::assertSame( 'Serve warm.', $data['notes'] );
		self::assertSame( [ 'name' => 'The Green Book, p. 12', 'url' => '' ], $data['source'] );
	}

	public function test_nutrition_of_apps_is_kept_where_the_document_has_a_field_for_it_and_where_it_has_none(): void {
		$tandoor = self::first(
			'recipe.json',
			'{"name":"Soup","working_time":0,"servings":4,"internal":true,"nutrition":{"carbohydrates":"12.5000000000000000","fats":"3.0000000000000000","proteins":"0.0000000000000000","calories":"210.0000000000000000","source":""},"steps":[{"instruction":"Boil.","ingredients":[{"food":{"name":"leeks"},"unit":null,"amount":"10.0000","note":""}]}]}'
		)->document;
		self::assertSame( [ '10 leeks' ], array_column( $tandoor->items(), 'text' ) );
		self::assertSame(
			[ 'calories' => '210 kcal', 'totalFat' => '3 g', 'totalCarbohydrate' => '12.5 g' ],
			$tandoor->data['nutrition']['values'] ?? []
		);
		$sage = self::first(
			'recipesage.json',
			'{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"],"recipeInstructions":["Boil."],"nutrition":{"unsaturatedFatContent":"4 g","description":"Added sugars: 10 g; Iron: 2 mg\\nMeasured at home."}}'
		);
		self::assertSame(
			[
				[ 'name' => NutritionSchema::UNSATURATED, 'value' => '4 g' ],
				[ 'name' => 'Added sugars', 'value' => '10 g' ],
				[ 'name' => 'Iron', 'value' => '2 mg' ],
			],
			$sage->document->data['nutrition']['additional'] ?? []
		);
		self::assertEquals( [ new Notice( Notice::NO_PLACE, 'Nutrition', 'Measured at home.' ) ], $sage->notices );
	}

	public function test_a_time_that_is_no_number_waits_beside_the_recipe_and_one_that_a_program_left_empty_does_not(): void {
		$recipe = self::first(
			'Soup.paprikarecipe',
			(string) gzencode( '{"name":"Soup","prep_time":"half an hour","cook_time":"overnight","total_time":"0 min","ingredients":"2 leeks","directions":"Boil."}' )
		);
		self::assertSame( 30, $recipe->document->data['times']['prep'] );
		self::assertEquals( [ new Notice( Notice::NO_PLACE, 'Cook time', 'overnight' ) ], $recipe->notices );
		foreach ( [ 'PT0S', 'PT', 'PT-476070H19M32S', '0', '0 minutes', '-', 'n/a', 'null', '' ] as $empty ) {
			$found = new FoundRecipe();
			$found->take_time( 'prep', $empty );
			self::assertSame( 0, $found->prep );
			self::assertSame( [], $found->notices, $empty );
		}
	}

	public function test_all_that_wp_recipe_maker_keeps_is_read_or_named(): void {
		$recipe = self::first(
			'wprm.json',
			'[{"name":"Soup","servings":"4","servings_unit":"bowls","custom_time":"30","custom_time_label":"Resting","cost":"$10","author_link":"","tags":{"difficulty":["Easy"]},'
			. '"video_embed":"<iframe src=\\"https://www.youtube.com/embed/abc\\"></iframe>",'
			. '"equipment":[{"name":"Pot","amount":"2","notes":"wide","link":"https://example.org/pot"}],'
			. '"ingredients_flat":[{"type":"ingredient","amount":"2","name":"leeks","link":{"url":"https://example.org/leeks","nofollow":"default"}}],'
			. '"instructions_flat":[{"type":"group","name":"Start"},{"type":"instruction","name":"Cut","text":"<p>Cut the leeks.</p>","image_url":"https://example.org/cut.jpg"}],'
			. '"nutrition":{"serving_size":"100","serving_unit":"g","calories":"210","fat":3,"vitamin_c":12,"monounsaturated_fat":"","potassium":"90"}}]'
		);
		$data   = $recipe->document->data;
		$step   = $data['instructions'][0]['steps'][0];

		self::assertSame( [ 30, 'Resting', 'beginner' ], [ $data['times']['custom'], $data['times']['customLabel'], $data['difficulty'] ] );
		self::assertSame( 'https://www.youtube.com/embed/abc', $data['video']['url'] ?? '' );
		self::assertSame( [ '2 Pot', 'wide', 'https://example.org/pot' ], array_slice( array_values( $data['equipment'][0] ), 1, 3 ) );
		self::assertSame( [ 'Start', 'Cut', 'Cut the leeks.' ], [ $data['instructions'][0]['title'], $step['title'], $step['text'] ] );
		self::assertSame( 'https://example.org/cut.jpg', $step['image']['url'] ?? '' );
		self::assertSame( '100 g', $data['nutrition']['servingSize'] ?? '' );
		self::assertSame( [ 'calories' => '210 kcal', 'totalFat' => '3 g' ], $data['nutrition']['values'] ?? [] );
		self::assertSame(
			[ [ 'name' => 'Vitamin C', 'value' => '12 mg' ], [ 'name' => 'Potassium', 'value' => '90 mg' ] ],
			$data['nutrition']['additional'] ?? []
		);
		self::assertEquals(
			[ new Notice( Notice::NO_PLACE, 'Cost', '$10' ), new Notice( Notice::NO_PLACE, 'leeks', 'https://example.org/leeks' ) ],
			$recipe->notices
		);
	}

	public function test_a_nutrient_of_wp_recipe_maker_has_its_own_unit_and_one_that_nobody_knows_has_none(): void {
		$nutrition = self::wprm(
			'"nutrition":{"serving_size":"","serving_unit":"g","magnesium":"40","vitamin_b12":"2","vitamin_a":"500","net_carbs":"1,5",'
			. '"lutein":3,"fat":"3 g","sodium":"0,2"}'
		)['nutrition'] ?? [];
		self::assertSame(
			[
				[ 'name' => 'Magnesium', 'value' => '40 mg' ],
				[ 'name' => 'Vitamin B12', 'value' => '2 mcg' ],
				[ 'name' => 'Vitamin A', 'value' => '500 IU' ],
				[ 'name' => 'Net Carbohydrates', 'value' => '1,5 g' ],
				[ 'name' => 'Lutein', 'value' => '3' ],
			],
			$nutrition['additional'] ?? []
		);
		self::assertSame( [ 'totalFat' => '3 g', 'sodium' => '0,2 mg' ], $nutrition['values'] ?? [] );
		self::assertSame( '', $nutrition['servingSize'] ?? null, 'a unit alone is no size' );
	}

	#[TestWith( [ '"serving_size":"½","serving_unit":"cup"', '½ cup' ] )]
	#[TestWith( [ '"serving_size":"one","serving_unit":"cup"', 'one cup' ] )]
	#[TestWith( [ '"serving_size":"150","serving_unit":""', '150' ] )]
	#[TestWith( [ '"serving_size":"","serving_unit":"100 g"', '100 g' ] )]
	public function test_the_size_of_a_serving_is_what_somebody_typed( string $fields, string $size ): void {
		self::assertSame( $size, self::wprm( "\"nutrition\":{{$fields},\"fat\":\"3\"}" )['nutrition']['servingSize'] ?? null );
	}

	#[TestWith( [ '[embed]https://vimeo.com/99[/embed]', 'https://vimeo.com/99' ] )]
	#[TestWith( [ '<iframe src="https://www.youtube.com/embed/abc?rel=0&amp;start=5"></iframe>', 'https://www.youtube.com/embed/abc?rel=0&start=5' ] )]
	#[TestWith( [ 'https://videos.example/soup.mp4?a=1&b=2', 'https://videos.example/soup.mp4?a=1&b=2' ] )]
	#[TestWith( [ '[adthrive id="7"]', '' ] )]
	public function test_the_address_of_a_video_is_without_what_is_around_it( string $typed, string $url ): void {
		self::assertSame( $url, self::wprm( '"video_embed":' . json_encode( $typed ) )['video']['url'] ?? '' );
	}

	/**
	 * Reads a recipe of WP Recipe Maker.
	 *
	 * @param string $fields Some of its fields, as JSON.
	 * @return Document
	 */
	private static function wprm( string $fields ): array {
		return self::first(
			'wprm.json',
			'[{"name":"Soup","ingredients_flat":[{"type":"ingredient","name":"leeks"}],"instructions_flat":[{"type":"instruction","text":"Boil."}],'
			. "$fields}]"
		)->document->data;
	}

	/**
	 * Lists files with a fact that a document has no field for, and how it is named.
	 *
	 * @return iterable<string, array{string, string, string, string}> The name of the file, what it holds, the fact and its value.
	 */
	public static function without_a_place(): iterable {
		$table = static fn ( string $name, string $value ): string =>
			"Title,Servings,$name,Ingredients,Directions\nSoup,4,$value,2 leeks,Boil.\n";
		yield 'the yield of Plan to Eat beside its servings' => [ 'a.csv', $table( 'Yield', '12 bowls' ), 'Yield', '12 bowls' ];
		yield 'a yield of other words beside its servings' => [
			'a.csv',
			"Title,Servings,Yield,Ingredients,Directions\nSoup,4 servings,4 bowls,2 leeks,Boil.\n",
			'Yield',
			'4 bowls',
		];
		yield 'a main ingredient' => [ 'a.csv', $table( 'Main Ingredient', 'Leek' ), 'Main ingredient', 'Leek' ];
		yield 'a word for how hard it is' => [ 'a.csv', $table( 'Difficulty', 'for two' ), 'Difficulty', 'for two' ];
		yield 'a word of Paprika for how hard it is' => [
			'a.paprikarecipe',
			(string) gzencode( '{"name":"Soup","difficulty":"for two","ingredients":"2 leeks","directions":"Boil."}' ),
			'Difficulty',
			'for two',
		];
		$mealie = '{"name":"Soup","slug":"soup","recipeIngredient":[{"note":"2 leeks"}],"recipeInstructions":[{"text":"Boil."}],';
		yield 'the servings of Mealie beside its yield' => [
			'a.json',
			$mealie . '"recipeServings":4,"recipeYieldQuantity":12,"recipeYield":"bowls"}',
			'Servings',
			'4',
		];
		yield 'a field of its own in Mealie' => [ 'a.json', $mealie . '"extras":{"wine":"Riesling"}}', 'wine', 'Riesling' ];
		yield 'a property of Tandoor' => [
			'a.json',
			'{"name":"Soup","working_time":5,"properties":[{"property_amount":"3.00","property_type":{"name":"Points","unit":"p"}}],'
			. '"steps":[{"instruction":"Boil.","ingredients":[{"food":{"name":"leeks"},"unit":null,"amount":2}]}]}',
			'Points',
			'3 p',
		];
		yield 'the minutes of a step of Tandoor' => [
			'a.json',
			'{"name":"Soup","working_time":5,"steps":[{"name":"Simmer","time":20,"instruction":"Boil.","ingredients":[{"food":{"name":"leeks"},"amount":2}]},'
			. '{"name":"","time":5,"instruction":"Rest 5 minutes.","ingredients":[]}]}',
			'Simmer',
			'20 min',
		];
		yield 'a property of Tandoor with the decimals of a program' => [
			'a.json',
			'{"name":"Soup","working_time":5,"properties":[{"property_amount":"3.3333333","property_type":{"name":"Points","unit":"p"}}],'
			. '"steps":[{"instruction":"Boil.","ingredients":[{"food":{"name":"leeks"},"unit":null,"amount":2}]}]}',
			'Points',
			'3.33 p',
		];
		yield 'a second title of RecipeML' => [
			'a.xml',
			'<recipe><head><title>Soup</title><subtitle>As in Rome</subtitle></head><ingredients><ing><item>leeks</item></ing></ingredients>'
			. '<directions><step>Boil.</step></directions></recipe>',
			'Subtitle',
			'As in Rome',
		];
		yield 'a number as a name above Cooklang' => [
			'a.cook',
			"---\ntitle: Soup\n12: Riesling\n---\nBoil @leeks{2}.\n",
			'12',
			'Riesling',
		];
		yield 'a number as a name above Markdown' => [
			'a.md',
			"---\ntitle: Soup\n12:\n  - Riesling\n---\n\n## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil.\n",
			'12',
			'Riesling',
		];
		yield 'a name above Cooklang' => [ 'a.cook', "---\ntitle: Soup\nwine: Riesling\nuid: 7\n---\nBoil @leeks{2}.\n", 'wine', 'Riesling' ];
	}

	/**
	 * Lists sources that are broken JSON, each with the line that breaks it.
	 *
	 * @return iterable<string, array{string, string, int}>
	 */
	public static function broken(): iterable {
		yield 'two commas' => [ 'a.json', "{\"slug\":\"soup\",\n\"name\":\"Soup\",,\n\"recipeIngredient\":[]}", 2 ];
		yield 'a word without quotes' => [ 'a.json', "[{\"name\":\"Soup\"},\n\n{\"name\": Soup}]", 3 ];
		yield 'the end is missing' => [ 'a.json', "{\"format\":\"larder-recipes\",\"recipes\":[\n{\"name\":\"So", 2 ];
		yield 'the wrong bracket closes' => [ 'soup.melarecipe', '{"title":"Soup","ingredients":["leeks"}', 1 ];
		yield 'something below' => [ 'a.json', "{\"title\":[\"Soup\"]}\n}", 2 ];
	}

	#[DataProvider( 'broken' )]
	public function test_broken_json_is_called_so_and_its_line_is_named( string $name, string $bytes, int $line ): void {
		$reading = Formats::all()->read( new Source( $bytes, $name ) );

		self::assertEquals( [ new Notice( Notice::BROKEN, '', "line $line" ) ], $reading->notices );
	}

	#[TestWith( [ '{"users":[1.5e3,true,null,{}],"a":"\u00e9 \" ]"}' ] )]
	#[TestWith( [ '{"users":[1,],}' ] )]
	#[TestWith( [ '[Soup] of yesterday' ] )]
	#[TestWith( [ '{ Soup }' ] )]
	public function test_what_is_no_recipe_is_not_called_broken( string $text ): void {
		self::assertEquals( [ new Notice( Notice::NO_RECIPE ) ], Formats::all()->read( new Source( $text, 'a.json' ) )->notices );
	}

	public function test_the_nutrition_that_paprika_has_as_a_text_is_read_and_its_rest_is_no_note(): void {
		$recipe = self::first( 'a.paprikarecipe', (string) json_encode( [
			'name'             => 'Soup',
			'ingredients'      => '2 leeks',
			'directions'       => 'Boil.',
			'notes'            => 'Good.',
			'nutritional_info' => "Calories: 230, Fat: 10 g\nProtein: 4g\nWithout bread.",
		] ) );

		self::assertSame( 'Good.', $recipe->document->data['notes'] );
		self::assertEquals(
			[ '230 kcal', '10 g', '4g' ],
			array_values( $recipe->document->data['nutrition']['values'] ?? [] )
		);
		self::assertEquals( [ new Notice( Notice::NO_PLACE, 'Nutrition', 'Without bread.' ) ], $recipe->notices );
	}

	public function test_a_food_that_cooklang_marks_as_optional_is_so(): void {
		$recipe = self::first( 'a.cook', "Boil @leeks{2} with @?thyme{1%sprig}(fresh) and @salt{}.\n" )->document;

		self::assertSame( [ '2 leeks', '1 sprig thyme, optional, fresh', 'salt' ], array_column( $recipe->items(), 'text' ) );
		self::assertSame( 'Boil leeks with thyme and salt.', $recipe->steps()[0]['text'] );
	}

	public function test_the_marks_of_nextcloud_are_no_part_of_its_texts_and_those_of_others_stay(): void {
		$recipe = '"@type":"Recipe","name":"Soup","description":"A **good** [soup](https://example.org).","recipeIngredient":["2 leeks"],"recipeInstructions":["Boil."]';

		self::assertSame(
			'A good soup.',
			self::first( 'recipe.json', '{"id":"7","dateCreated":"2024-01-01",' . $recipe . '}' )->document->data['description']
		);
		self::assertStringContainsString( '**good**', self::first( 'a.json', '{' . $recipe . '}' )->document->data['description'] );
	}

	#[DataProvider( 'without_a_place' )]
	public function test_what_a_recipe_has_no_field_for_is_named( string $name, string $bytes, string $fact, string $value ): void {
		self::assertEquals( [ new Notice( Notice::NO_PLACE, $fact, $value ) ], self::first( $name, $bytes )->notices );
	}

	public function test_a_url_as_the_source_of_a_text_is_its_url(): void {
		$source = self::first( 'a.cook', "---\ntitle: Soup\nsource: https://example.org/soup\n---\nBoil @leeks{2}.\n" )->document->data['source'];
		self::assertSame( [ 'name' => '', 'url' => 'https://example.org/soup' ], $source );
	}

	/**
	 * Lists yields in two fields, of which the second says nothing new.
	 *
	 * @return iterable<string, array{string, string, array{amount: int, unit: string}}> The name of the file, what it holds, the yield.
	 */
	public static function yields(): iterable {
		$table  = static fn ( string $one, string $other ): string =>
			"Title,Servings,Yield,Ingredients,Directions\nSoup,$one,$other,2 leeks,Boil.\n";
		$mealie = static fn ( string $fields ): string =>
			"{\"name\":\"Soup\",\"slug\":\"soup\",$fields,\"recipeIngredient\":[{\"note\":\"2 leeks\"}],\"recipeInstructions\":[{\"text\":\"Boil.\"}]}";
		$four   = [ 'amount' => 4, 'unit' => 'servings' ];
		yield 'the same number in a table' => [ 'a.csv', $table( '4', '4' ), [ 'amount' => 4, 'unit' => '' ] ];
		yield 'its words second' => [ 'a.csv', $table( '4', '4 servings' ), $four ];
		yield 'its words first' => [ 'a.csv', $table( '4 servings', '4' ), $four ];
		yield 'the same words' => [ 'a.csv', $table( '4 servings', '4 servings' ), $four ];
		yield 'only the second' => [ 'a.csv', $table( '', '4 servings' ), $four ];
		yield 'the servings of Mealie' => [ 'a.json', $mealie( '"recipeServings":4,"recipeYield":"4 servings"' ), $four ];
		yield 'those of Mealie as a decimal' => [ 'a.json', $mealie( '"recipeServings":4.0,"recipeYield":"4 servings"' ), $four ];
		yield 'those of Mealie beside an amount' => [
			'a.json',
			$mealie( '"recipeServings":4,"recipeYieldQuantity":4,"recipeYield":"servings"' ),
			$four,
		];
		yield 'those of Mealie alone' => [ 'a.json', $mealie( '"recipeServings":4' ), $four ];
	}

	/**
	 * @param string                           $name  The name of the file.
	 * @param string                           $bytes What it holds.
	 * @param array{amount: int, unit: string} $yield
	 */
	#[DataProvider( 'yields' )]
	public function test_a_yield_that_is_said_twice_is_no_notice( string $name, string $bytes, array $yield ): void {
		$recipe = self::first( $name, $bytes );
		self::assertSame( $yield, $recipe->document->data['yield'] );
		self::assertSame( [], $recipe->notices );
	}

	public function test_servings_from_one_number_to_another_stay_beside_a_yield_of_the_larger(): void {
		$notices = self::first( 'a.csv', "Title,Servings,Yield,Ingredients,Directions\nSoup,4-6,6 bowls,2 leeks,Boil.\n" )->notices;
		self::assertContainsEquals( new Notice( Notice::NO_PLACE, 'Yield', '6 bowls' ), $notices );
	}

	public function test_nutrients_in_columns_and_yields_in_two_fields_are_read(): void {
		$table = self::first( 'a.csv', "Title,Servings,Ingredients,Directions,Calories,Saturated Fat,Sodium\nSoup,4,2 leeks,Boil.,210,1.5,300mg\n" );
		self::assertSame(
			[ 'calories' => '210 kcal', 'saturatedFat' => '1.5 g', 'sodium' => '300mg' ],
			$table->document->data['nutrition']['values'] ?? []
		);
		$comma = self::first( 'a.csv', "Title;Ingredients;Directions;Fat;Fibre;Iron\nSoup;2 leeks;Boil.;12,5;trace;2\n" )->document->data['nutrition'];
		self::assertSame( [ 'totalFat' => '12,5 g', 'dietaryFiber' => 'trace' ], $comma['values'] ?? [] );
		$mealie = self::first(
			'a.json',
			'{"name":"Soup","slug":"soup","recipeYieldQuantity":12,"recipeYield":"bowls","recipeIngredient":[{"note":"2 leeks"}],"recipeInstructions":[{"text":"Boil."}]}'
		);
		self::assertSame( [ 'amount' => 12, 'unit' => 'bowls' ], $mealie->document->data['yield'] );
	}

	/**
	 * Reads the first recipe of a file.
	 *
	 * @param string $bytes What it holds.
	 */
	private static function first( string $name, string $bytes ): ReadRecipe {
		$recipe = Formats::all()->read( new Source( $bytes, $name ) )->recipes[0] ?? null;
		self::assertNotNull( $recipe );
		return $recipe;
	}

	/**
	 * Lists recipes with a picture of their own, each with the ending of its file.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function pictured(): iterable {
		$gif = base64_encode( 'GIF89a of a soup' );
		yield 'Paprika' => [ '{"name":"Soup","ingredients":"2 leeks","directions":"Boil.","photo_data":"' . $gif . '"}', 'paprikarecipe' ];
		yield 'Paprika with a larger one' => [
			'{"name":"Soup","ingredients":"2 leeks","directions":"Boil.","photo_data":"' . base64_encode( 'GIF89a small' ) . '","photos":[{"name":"1","filename":"a.jpg","data":"' . $gif . '"}]}',
			'paprikarecipe',
		];
		yield 'Mela' => [ '{"title":"Soup","ingredients":"2 leeks","instructions":"Boil.","images":["' . $gif . '"]}', 'melarecipe' ];
		yield 'Crouton' => [
			'{"name":"Soup","images":["' . $gif . '"],"ingredients":[{"ingredient":{"name":"leeks"},"quantity":{"amount":2}}],"steps":[{"step":"Boil."}]}',
			'crumb',
		];
	}

	/**
	 * A picture that a file holds itself is that of the recipe; anything else is none.
	 *
	 * @param string $json The file.
	 */
	#[DataProvider( 'pictured' )]
	public function test_a_file_holds_the_picture_of_its_recipe( string $json, string $ending ): void {
		$picture = static fn ( string $text ): ?string => EmbeddedPictures::bytes(
			Formats::all()->read( new Source( $text, "a.$ending" ) )->recipes[0]->document->data['image']['url'] ?? ''
		);
		self::assertSame( 'GIF89a of a soup', $picture( $json ) );
		$harmful = [
			base64_encode( 'GIF89a small' )     => '',
			base64_encode( 'GIF89a of a soup' ) => base64_encode( '<script>' ),
		];
		self::assertNull( $picture( strtr( $json, $harmful ) ) );
	}

	public function test_a_box_of_recipe_keeper_says_where_it_comes_from_and_what_is_in_it(): void {
		$box     = static fn ( string $name, string $inner ): string => "<div class=\"recipe-details\"><h2 itemprop=\"name\">$name</h2>$inner</div>";
		$lists   = '<div itemprop="recipeIngredients"><p>2 leeks</p></div><div itemprop="recipeDirections"><p>Boil.</p></div>';
		$reading = Formats::all()->read( new Source(
			'<!DOCTYPE html><html><body>'
				. $box( 'Linked', '<span itemprop="recipeSource"><a href="https://example.org/soup">example.org</a></span>' . $lists )
				. $box( 'Typed', '<span itemprop="recipeSource">https://example.org/tea</span><meta content="210" itemprop="recipeNutCalories"><meta content="7" itemprop="recipeNutProtein">' . $lists )
				. $box( 'Book', '<span itemprop="recipeSource">A book</span>' . $lists )
				. $box( 'Only a name', '<div itemprop="recipeDirections"></div>' )
				. '</body></html>',
			'recipes.html'
		) );
		$data    = array_map( static fn ( ReadRecipe $recipe ): array => $recipe->document->data, $reading->recipes );

		self::assertSame( 'https://example.org/soup', $data[0]['source']['url'] ?? '' );
		self::assertSame( [ 'name' => '', 'url' => 'https://example.org/tea' ], $data[1]['source'] );
		self::assertSame( [ 'name' => 'A book', 'url' => '' ], $data[2]['source'] );
		$nutrition = $data[1]['nutrition'];
		self::assertNotNull( $nutrition );
		$values = $nutrition['values'] ?? [];
		self::assertSame( [ '210', '7' ], [ $values['calories'] ?? '', $values['protein'] ?? '' ] );
		self::assertSame( [ 'Only a name' ], array_column( $reading->notices, 'where' ), 'what holds nothing is named' );
	}

	public function test_no_food_of_meal_master_is_lost_above_a_heading(): void {
		$text = "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Pie\n      Yield: 4\n\n    500 g  flour\n      1 ts salt\n\n"
			. "MMMMM--------------------SAUCE-------------------------\n      2 tb oil\n\n  Bake.\n\nMMMMM\n";

		self::assertSame(
			[ '500 g flour', '1 tsp salt', '2 tbsp oil' ],
			array_column( self::first( 'pie.mmf', $text )->document->items(), 'text' )
		);
	}

	public function test_ranges_fractions_and_times_of_recipeml_are_read(): void {
		$xml      = '<recipeml version="0.5"><recipe><head><title>Pie</title><preptime type="Cooking"><time><qty>1</qty><timeunit>hour</timeunit>'
			. '</time><time><qty>45</qty><timeunit>min</timeunit></time></preptime><preptime type="Chilling">30 min</preptime><preptime><time><qty><range><q1>1</q1><q2>2</q2></range></qty><timeunit>hours</timeunit></time></preptime></head>'
			. '<ingredients><ing><amt><range><q1>2</q1><q2>3</q2></range><unit>tbsp</unit></amt><item>oil</item></ing>'
			. '<ing><amt><qty><frac><n>1</n><d>2</d></frac></qty><unit>cup</unit></amt><item>milk</item></ing>'
			. '<ing><amt><qty>2<frac><n>1</n><d>4</d></frac></qty><unit>cups</unit></amt><item>flour</item></ing></ingredients>'
			. '<directions><step>Bake.</step></directions></recipe></recipeml>';
		$document = self::first( 'pie.xml', $xml )->document;

		self::assertSame( [ '2–3 tbsp oil', '1/2 cup milk', '2 1/4 cups flour' ], array_column( $document->items(), 'text' ) );
		$times = $document->data['times'];
		self::assertSame( [ 120, 105, 30 ], [ $times['prep'], $times['cook'], $times['rest'] ] );
	}

	public function test_lines_of_crouton_stand_in_the_order_that_they_name(): void {
		$json     = '{"name":"Pie","ingredients":[{"order":1,"ingredient":{"name":"salt"}},{"order":0,"ingredient":{"name":"flour"}}],'
			. '"steps":[{"order":2,"step":"Bake."},{"order":0,"step":"Dough","isSection":true},{"order":1,"step":"Knead."}]}';
		$document = self::first( 'pie.crumb', $json )->document;

		self::assertSame( [ 'flour', 'salt' ], array_column( $document->items(), 'text' ) );
		self::assertSame( [ 'Knead.', 'Bake.' ], array_column( $document->steps(), 'text' ) );
		self::assertSame( [ 'Dough' ], array_column( $document->data['instructions'], 'title' ) );
	}

	public function test_headings_among_the_steps_of_nextcloud_name_groups(): void {
		$json     = '{"@type":"Recipe","name":"Pie","recipeIngredient":["flour"],"recipeInstructions":["Wash.","## Dough","Knead.","## Oven","Bake."]}';
		$document = self::first( 'recipe.json', $json )->document;

		self::assertSame( [ '', 'Dough', 'Oven' ], array_column( $document->data['instructions'], 'title' ) );
		self::assertSame( [ 'Wash.', 'Knead.', 'Bake.' ], array_column( $document->steps(), 'text' ) );
	}

	public function test_steps_of_nextcloud_that_look_like_headings_and_head_nothing_stay(): void {
		$json     = '{"@type":"Recipe","name":"Pie","recipeIngredient":["flour"],"recipeInstructions":["# Mix the flour","# Bake","Wait.","## Enjoy!"]}';
		$document = self::first( 'recipe.json', $json )->document;

		self::assertSame( [ '# Mix the flour', 'Wait.', '## Enjoy!' ], array_column( $document->steps(), 'text' ) );
		self::assertSame( [ '', 'Bake' ], array_column( $document->data['instructions'], 'title' ) );
	}

	public function test_ranges_and_thirds_of_crouton_are_read(): void {
		$line = static fn ( string $name, string $quantity ): string => "{\"ingredient\":{\"name\":\"$name\"},\"quantity\":{{$quantity}}}";
		$json = '{"name":"Stew","ingredients":[' . implode( ',', [
			$line( 'broth', '"quantityType":"CUP","amount":5,"secondaryAmount":6' ),
			$line( 'sugar', '"quantityType":"TEASPOON","amount":0.33333334' ),
			$line( 'salt', '"quantityType":"TEASPOON","amount":1.25' ),
		] ) . '],"steps":[{"step":"Boil."}]}';

		self::assertSame(
			[ '5–6 cup broth', '1/3 tsp sugar', '1.25 tsp salt' ],
			array_column( self::first( 'stew.crumb', $json )->document->items(), 'text' )
		);
	}

	public function test_recipes_of_ones_own_and_notes_of_copy_me_that_are_read(): void {
		$html   = '<!DOCTYPE html><html><body><div class="recipe"><div id="name">Cake</div><span class="recipeCategory">Tags:</span>'
			. '<span class="recipeCategory">Autumn</span><ul id="recipeIngredients"><li class="recipeIngredient">2 eggs</li>'
			. '<div class="recipeIngredient_note">Buy ripe plums.</div><li class="recipeIngredient">1 kg plums</li></ul>'
			. '<ol id="recipeInstructions"><li class="instruction">Bake.</li></ol><ul id="recipeNotes"><div class="recipeNote_subheader">Storing</div>'
			. '<li class="recipeNote">Freeze it.</li></ul></div></body></html>';
		$recipe = self::first( 'recipes.html', $html )->document;

		self::assertSame( [ '2 eggs', '1 kg plums' ], array_column( $recipe->items(), 'text' ) );
		self::assertSame( [ 'Autumn' ], $recipe->data['keywords'] );
		self::assertSame( "Buy ripe plums.\nStoring\nFreeze it.", $recipe->data['notes'] );
	}

	public function test_fractions_names_of_steps_and_categories_of_mealie_are_read(): void {
		$json = '{"slug":"pie","name":"Pie","categories":["Cakes"],"recipeIngredient":[{"display":"1 ¹/₂ cups flour","quantity":1.5},'
			. '{"quantity":0.25,"unit":{"name":"cup"},"food":{"name":"milk"}}],"recipeInstructions":[{"title":"Dough","summary":"Knead","text":"Mix.\n\nRest."},'
			. '{"summary":"","text":"Roll."},{"title":"Oven","text":"Bake."}],"notes":[{"title":"Tip:","text":"Use oil."}]}';
		$data = self::first( 'pie.json', $json )->document->data;

		self::assertSame( [ '1 1/2 cups flour', '0.25 cup milk' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( [ 'Dough', 'Oven' ], array_column( $data['instructions'], 'title' ) );
		self::assertSame( [ 'Knead', '', '' ], array_column( $data['instructions'][0]['steps'], 'title' ) );
		self::assertSame( [ [ 'Cakes' ], 'Tip: Use oil.' ], [ $data['keywords'], $data['notes'] ] );
	}

	public function test_tandoor_names_more_than_one_of_something_by_its_plural(): void {
		$line = static fn ( string $amount ): string => '{"amount":' . $amount . ',"unit":{"name":"cup","plural_name":"cups"},"food":{"name":"leek","plural_name":"leeks"}}';
		$json = '{"name":"Soup","working_time":5,"steps":[{"instruction":"Boil.","ingredients":[' . $line( '1.0' ) . ',' . $line( '2.5000' ) . ']}]}';

		self::assertSame(
			[ '1 cup leek', '2.5 cups leeks' ],
			array_column( self::first( 'soup.json', $json )->document->items(), 'text' )
		);
	}

	public function test_marks_of_paprika_for_pictures_recipes_and_headings_are_no_text(): void {
		$json = '{"name":"Ragu","ingredients":"1 lb beef\n[recipe:Tomato base]\n**For serving**\nparmesan","directions":"Brown it.\n\n[photo:Browned]\n\nAdd [recipe:Tomato base]."}';
		$data = self::first( 'ragu.paprikarecipe', $json )->document->data;

		self::assertSame( [ '', 'For serving' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '1 lb beef', 'Tomato base' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( [ 'Brown it.', 'Add Tomato base.' ], array_column( $data['instructions'][0]['steps'], 'text' ) );
	}

	public function test_a_bold_line_of_paprika_that_is_an_ingredient_or_a_step_stays(): void {
		$json = '{"name":"Cake","ingredients":"**2 cups flour**\n**1** egg\n**Icing**\n1 lemon\n**sugar**","directions":"**Preheat the oven to 350 °F.**\n**Icing:**\nMix well.\n**For the top**:\n**Bake!**"}';
		$data = self::first( 'cake.paprikarecipe', $json )->document->data;

		self::assertSame( [ '', 'Icing' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame( [ '2 cups flour', '1 egg' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( [ '1 lemon', 'sugar' ], array_column( $data['ingredients'][1]['items'], 'text' ) );
		self::assertSame( [ '', 'Icing', 'For the top' ], array_column( $data['instructions'], 'title' ) );
		self::assertSame( [ 'Preheat the oven to 350 °F.' ], array_column( $data['instructions'][0]['steps'], 'text' ) );
		self::assertSame( [ 'Bake!' ], array_column( $data['instructions'][2]['steps'], 'text' ) );
	}

	public function test_a_step_of_mealie_without_text_opens_its_section_and_says_its_name(): void {
		$read = static fn ( string $steps ): array => array_map(
			static fn ( array $group ): array => [ $group['title'], array_column( $group['steps'], 'text' ) ],
			self::first( 'pie.json', '{"slug":"pie","name":"Pie","recipeIngredient":["1 egg"],"recipeInstructions":[' . $steps . ']}' )
				->document->data['instructions']
		);

		self::assertSame(
			[ [ 'Dough', [ 'Mix.' ] ], [ 'Baking', [ 'Heat the oven', 'Bake it.' ] ] ],
			$read( '{"title":"Dough","text":"Mix."},{"title":"Baking","text":"","summary":"Heat the oven"},{"text":"Bake it."}' )
		);
		self::assertSame(
			[ [ 'Dough', [ 'Mix.' ] ], [ 'Baking', [ 'Bake it.', 'Cool it.' ] ] ],
			$read( '{"title":"Dough","text":"Mix."},{"title":"Baking","text":""},{"title":"","text":"Bake it."},{"text":"Cool it."}' )
		);
	}

	public function test_nutrition_of_tandoor_has_decimals_and_units_and_amounts_have_fractions(): void {
		$json = '{"name":"Soup","working_time":5,"nutrition":{"carbohydrates":"12.333333","fats":"0.166","proteins":"0E-10","calories":"333.333333"},'
			. '"steps":[{"instruction":"Boil.","ingredients":['
			. '{"amount":"1.333333","unit":{"name":"cup","plural_name":"cups"},"food":{"name":"water"}},'
			. '{"amount":"0.666667","unit":{"name":"cup","plural_name":"cups"},"food":{"name":"rice"}},'
			. '{"amount":"1.0000001","unit":{"name":"cup","plural_name":"cups"},"food":{"name":"milk"}},'
			. '{"amount":"3","no_amount":true,"food":{"name":"leek","plural_name":"leeks"}}]}]}';
		$read = self::first( 'soup.json', $json );

		self::assertSame(
			[ '1 1/3 cups water', '2/3 cup rice', '1 cup milk', 'leek' ],
			array_column( $read->document->items(), 'text' )
		);
		self::assertSame(
			[
				'calories'          => '333.33 kcal',
				'totalFat'          => '0.166 g',
				'totalCarbohydrate' => '12.33 g',
			],
			$read->document->data['nutrition']['values'] ?? []
		);
	}

	public function test_notes_and_tags_of_copy_me_that_are_kept_unless_they_are_empty(): void {
		$html   = '<!DOCTYPE html><html><body><div class="recipe"><div id="name">Cake</div><span class="recipeCategory">Tags:</span>'
			. '<span class="recipeCategory">Autumn:</span><ul id="recipeIngredients"><li class="recipeIngredient">2 eggs</li>'
			. '<div class="recipeIngredient_note"> </div></ul><ol id="recipeInstructions"><li class="instruction">Bake.</li></ol>'
			. '<ul id="recipeNotes"><li class="recipeNote">Freeze it.</li></ul></div></body></html>';
		$recipe = self::first( 'recipes.html', $html )->document;

		self::assertSame( [ 'Autumn:' ], $recipe->data['keywords'] );
		self::assertSame( 'Freeze it.', $recipe->data['notes'] );
	}

	public function test_parts_amounts_and_what_may_be_used_instead_in_recipeml_are_read(): void {
		$xml  = '<recipeml><recipe><head><title>Pie</title><yield><qty>8</qty><unit>slices</unit></yield></head><ingredients><ing><amt><qty>1</qty><unit>cup</unit></amt>'
			. '<sep>plus</sep><amt><qty>2</qty><unit>tbsp</unit></amt><item>butter</item><prep>melted</prep><ing-note>not margarine</ing-note>'
			. '<alt-ing><amt><qty>1</qty><unit>cup</unit></amt><item>oil</item></alt-ing></ing></ingredients><directions><dir-div><title>Oven</title>'
			. '<step>Bake at <temp><qty>180</qty><tempunit>C</tempunit></temp>.</step></dir-div><dir-div><title>Table</title><step>Cut.</step></dir-div></directions></recipe></recipeml>';
		$data = self::first( 'pie.xml', $xml )->document->data;

		self::assertSame( [ '1 cup plus 2 tbsp butter, melted (not margarine; or 1 cup oil)' ], array_column( $data['ingredients'][0]['items'], 'text' ) );
		self::assertSame( [ 'Oven', 'Table' ], array_column( $data['instructions'], 'title' ) );
		self::assertSame( 'Bake at 180 C.', $data['instructions'][0]['steps'][0]['text'] );
		self::assertSame( [ 'amount' => 8, 'unit' => 'slices' ], $data['yield'] );
	}

	public function test_lines_of_meal_master_go_on_in_their_own_column_and_headings_part_its_steps(): void {
		$cell = static fn ( string $amount, string $unit, string $name ): string => sprintf( '%7s %-2s %-28s ', $amount, $unit, $name );
		$text = "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Chili\n      Yield: 6\n\n" . implode( "\n", [
			$cell( '2', 'lb', 'beef' ) . $cell( '1', '', 'pepper, chopped and' ),
			$cell( '1', 'c', 'onion' ) . $cell( '', '', '-seeded' ),
			'',
			'  Brown.',
			'',
			'MMMMM----------TO SERVE----------',
			'  Serve hot.',
			'',
			'MMMMM',
		] ) . "\n";
		$data = self::first( 'chili.mmf', $text )->document->data;

		self::assertSame(
			[ '2 lb beef', '1 pepper, chopped and seeded', '1 cup onion' ],
			array_column( $data['ingredients'][0]['items'], 'text' )
		);
		self::assertSame( [ '', 'TO SERVE' ], array_column( $data['instructions'], 'title' ) );
	}

	public function test_headings_among_the_steps_of_recipesage_name_groups(): void {
		$json     = '{"@type":"Recipe","name":"Pie","recipeIngredient":["flour"],"recipeInstructions":[{"@type":"HowToStep","text":"[Dough]"},{"@type":"HowToStep","text":"Knead."},{"@type":"HowToStep","text":"[Enjoy]"}]}';
		$document = self::first( 'recipe.json', $json )->document;

		self::assertSame( [ 'Dough' ], array_column( $document->data['instructions'], 'title' ) );
		self::assertSame( [ 'Knead.', '[Enjoy]' ], array_column( $document->steps(), 'text' ), 'what heads nothing stays' );
	}

	public function test_a_second_column_of_a_nutrient_is_named_and_other_recipes_of_cooklang_lose_their_path(): void {
		$table = self::first( 'a.csv', "Title,Ingredients,Directions,Carbs,Carbohydrates,Fat\nSoup,2 leeks,Boil.,10 g,20 g,1 g\n" );
		self::assertEquals( [ 'totalCarbohydrate' => '10 g', 'totalFat' => '1 g' ], $table->document->data['nutrition']['values'] ?? [] );
		self::assertSame( [ 'Carbohydrates' => '20 g' ], array_column( $table->notices, 'value', 'where' ) );

		$cook = self::first( 'a.cook', "Pour @./sauces/Hollandaise{150%g} over @eggs{2}.\n" )->document;
		self::assertSame( [ '150 g Hollandaise', '2 eggs' ], array_column( $cook->items(), 'text' ) );
		self::assertSame( [ 'Pour Hollandaise over eggs.' ], array_column( $cook->steps(), 'text' ) );
	}

	public function test_a_text_without_a_title_is_called_as_its_file(): void {
		$lists = "Ingredients\n\n- 1 leek\n- salt\n\n## Method\n\n1. Boil it.\n";
		$note  = "---\ntags: [soup]\n---\n![[leek.jpg]]\n\n## $lists";

		self::assertSame( 'Leek soup', self::first( 'Leek soup.md', $note )->document->data['name'] );
		self::assertSame( 'Leek soup', self::first( 'Leek soup.txt', str_replace( '## ', '', $lists ) )->document->data['name'] );
		$linked = self::first( 'a.md', "# Soup\n\n## Ingredients\n\n- 1 [[leek]]\n- 2 [[onion|red onions]]\n\n## Method\n\n1. Boil.\n" );
		self::assertSame( [ '1 leek', '2 red onions' ], array_column( $linked->document->items(), 'text' ) );
	}
}
