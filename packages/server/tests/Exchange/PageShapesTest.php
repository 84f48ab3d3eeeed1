<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\ReadRecipe;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\TestCase;

/**
 * Shapes in which programs write data and people write pages, read to the last word.
 */
final class PageShapesTest extends TestCase {

	use ReadsPages;

	private const FOODS = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li><li>salt</li></ul>';

	/**
	 * Reads a recipe from its data alone.
	 *
	 * @param array<string, mixed> $data Properties of schema.org.
	 */
	private static function from_data( array $data ): ReadRecipe {
		$script = self::soup_script( $data );
		return self::first_recipe( "<!doctype html><html><head><title>Soup</title>$script</head><body></body></html>" );
	}

	/**
	 * Reads a recipe from what a page shows.
	 *
	 * @param string $body The page.
	 */
	private static function from_body( string $body ): ReadRecipe {
		return self::first_recipe( "<!doctype html><html><head><title>Leek soup</title></head><body><h1>Leek soup</h1>$body</body></html>" );
	}

	/**
	 * Builds a value with its unit, as schema.org has it.
	 *
	 * @param array<string, int|string> $fields
	 * @return array<string, int|string>
	 */
	private static function quantity( array $fields ): array {
		return [ '@type' => 'QuantitativeValue' ] + $fields;
	}

	public function test_quantities_keep_their_unit(): void {
		$recipe = self::from_data( [
			'recipeYield'      => self::quantity( [ 'value' => 6, 'unitText' => 'bowls' ] ),
			'cookTime'         => self::quantity( [ 'value' => 2, 'unitCode' => 'HUR' ] ),
			'prepTime'         => self::quantity( [ 'value' => 15, 'unitCode' => 'MIN' ] ),
			'recipeIngredient' => [
				[ 'name' => 'leeks', 'requiredQuantity' => self::quantity( [ 'value' => 500, 'unitText' => 'g' ] ) ],
				[
					'name'             => 'cream',
					'requiredQuantity' => self::quantity( [ 'minValue' => 100, 'maxValue' => 150, 'unitCode' => 'MLT' ] ),
				],
				[ 'name' => 'onions', 'requiredQuantity' => 3 ],
				[ 'name' => 'eggs', 'requiredQuantity' => self::quantity( [ 'value' => 2, 'unitCode' => 'C62' ] ) ],
				[ 'name' => 'salt' ],
			],
		] );
		$data = $recipe->document->data;

		self::assertSame( [ '500 g leeks', '100-150 ml cream', '3 onions', '2 eggs', 'salt' ], self::lines( $recipe ) );
		self::assertSame( [ 'amount' => 6, 'unit' => 'bowls' ], $data['yield'] );
		self::assertSame( [ 15, 120 ], [ $data['times']['prep'], $data['times']['cook'] ] );
	}

	public function test_quantities_may_be_fractions_or_words_and_bring_their_unit_along(): void {
		$food   = static fn ( string $name, string $value, string $unit ): array => [
			'name'             => $name,
			'requiredQuantity' => self::quantity( [ 'value' => $value, 'unitText' => $unit ] ),
		];
		$recipe = self::from_data( [
			'recipeYield'      => self::quantity( [ 'value' => 'about 2', 'unitText' => 'cups' ] ),
			'totalTime'        => self::quantity( [ 'value' => 'about 45', 'unitText' => 'minutes' ] ),
			'recipeIngredient' => [
				$food( 'sugar', '½', 'cup' ),
				$food( 'water', 'about 1', 'cup' ),
				$food( 'milk', '200 ml', 'ml' ),
				$food( 'flour', '250g', 'g' ),
				$food( 'thyme', 'a few', 'sprigs' ),
				$food( 'salt', 'to taste', '' ),
			],
		] );

		self::assertSame(
			[ '½ cup sugar', 'about 1 cup water', '200 ml milk', '250g flour', 'a few sprigs thyme', 'to taste salt' ],
			self::lines( $recipe )
		);
		self::assertSame( [ 'amount' => 2, 'unit' => 'cups' ], $recipe->document->data['yield'] );
		self::assertSame( 45, $recipe->document->data['times']['total'] );
	}

	public function test_a_bare_number_of_servings_and_a_longest_time_stay_what_they_are(): void {
		$data = self::from_data( [
			'recipeYield'      => [ self::quantity( [ 'value' => '8' ] ), '8 naan' ],
			'recipeIngredient' => [ '500 g flour' ],
			'cookTime'         => [ '@type' => 'Duration', 'minValue' => 'PT3H', 'maxValue' => 'PT4H' ],
		] )->document->data;

		self::assertSame( [ 'amount' => 8, 'unit' => 'naan' ], $data['yield'] );
		self::assertSame( 240, $data['times']['cook'] );
	}

	public function test_a_step_may_be_the_text_of_an_item_and_a_tip_belongs_to_the_step_above(): void {
		$items = self::from_data( [
			'recipeInstructions' => [
				'@type'           => 'ItemList',
				'itemListElement' => [
					[ '@type' => 'ListItem', 'position' => 2, 'item' => 'Boil them.' ],
					[ '@type' => 'ListItem', 'position' => 1, 'item' => [ '@type' => 'HowToStep', 'text' => 'Cut the leeks.' ] ],
				],
			],
		] );
		self::assertSame( [ 'Cut the leeks.', 'Boil them.' ], $items->typed );

		$tips = self::from_data( [
			'recipeInstructions' => [
				[
					'@type'           => 'HowToStep',
					'itemListElement' => [
						[ '@type' => 'HowToDirection', 'text' => 'Cut the leeks.' ],
						[ '@type' => 'HowToTip', 'text' => 'Wash them after.' ],
						[ '@type' => 'HowToDirection', 'text' => 'Boil them.' ],
					],
				],
			],
		] );
		self::assertSame( [ 'Cut the leeks. Wash them after.', 'Boil them.' ], $tips->typed );
	}

	public function test_steps_that_one_text_calls_steps_are_split_and_a_step_that_is_only_spoken_of_is_not(): void {
		$english = [ 'recipeInstructions' => 'Step 1: Cut the leeks. Step 2: Boil them for 2 hours. Step 3: Serve.' ];
		$german  = [ 'recipeInstructions' => 'Schritt 1: Lauch schneiden. Schritt 2: 20 Minuten kochen.' ];
		$spoken  = [ 'recipeInstructions' => [ 'Cut the leeks.', 'Repeat step 1 with the onions, then step 2: boil them.' ] ];

		self::assertSame( [ 'Cut the leeks.', 'Boil them for 2 hours.', 'Serve.' ], self::from_data( $english )->typed );
		self::assertSame( [ 'Lauch schneiden.', '20 Minuten kochen.' ], self::from_data( $german )->typed );
		self::assertSame( $spoken['recipeInstructions'], self::from_data( $spoken )->typed );
	}

	public function test_a_step_that_a_sentence_speaks_of_begins_none_and_loses_no_words(): void {
		foreach ( [ 'Cut the leeks. Do step 1: again. Then step 2: boil.', 'Roll the dough as in step 1. Then fill it as in step 2. Bake.' ] as $text ) {
			self::assertSame( [ $text ], self::from_data( [ 'recipeInstructions' => $text ] )->typed );
		}
	}

	public function test_a_word_about_where_the_steps_are_is_no_step(): void {
		self::assertSame( [], self::from_body( self::FOODS . '<h2>Method</h2><p>See the video below!!</p>' )->typed );
		self::assertSame(
			[ 'Cut the leeks.', 'Boil them.' ],
			self::from_body( self::FOODS . '<h2>Method</h2><ol><li>Cut the leeks.</li><li>Boil them.</li></ol>' )->typed
		);
	}

	public function test_bare_minutes_and_seconds_are_times(): void {
		$cook = static fn ( array $fields ): int => self::from_data( [
			'recipeIngredient' => [ '500 g flour' ],
			'cookTime'         => [ '@type' => 'Duration' ] + $fields,
		] )->document->data['times']['cook'];

		self::assertSame( 45, $cook( [ 'minValue' => 30, 'maxValue' => 45 ] ) );
		self::assertSame( 45, $cook( [ 'value' => 2700, 'unitCode' => 'SEC' ] ) );
		self::assertSame( 120, $cook( [ 'minValue' => 1, 'maxValue' => 2, 'unitCode' => 'HUR' ] ) );
	}

	public function test_a_number_beside_a_short_step_is_no_part_of_it(): void {
		$row = static fn ( int $number, string $text ): string => "<div class=\"step\"><span>$number</span><p>$text</p></div>";
		$steps = $row( 1, 'Cut the leeks.' ) . $row( 2, 'Boil them in the water.' ) . $row( 3, 'Salt and serve.' );

		self::assertSame(
			[ 'Cut the leeks.', 'Boil them in the water.', 'Salt and serve.' ],
			self::from_body( self::FOODS . "<h2>Method</h2>$steps" )->typed
		);
	}

	public function test_the_url_of_an_item_is_no_step_and_a_text_beside_a_name_is_kept(): void {
		$items = static fn ( array ...$entries ): array => self::from_data( [
			'recipeInstructions' => [ '@type' => 'ItemList', 'itemListElement' => $entries ],
		] )->typed;
		$entry = static fn ( array $fields ): array => [ '@type' => 'ListItem' ] + $fields;

		self::assertSame( [ 'Cut the leeks.', 'Boil them.' ], $items(
			$entry( [ 'name' => 'Cut the leeks.', 'item' => 'https://example.org/soup/#s1' ] ),
			$entry( [ 'item' => '#s1' ] ),
			$entry( [ 'name' => 'Boil them.', 'item' => 'soup/step.jpg' ] )
		) );
		self::assertSame( [ 'Cut the leeks into rings.', 'Boil.' ], $items(
			$entry( [ 'name' => 'Cut the leeks', 'item' => 'Cut the leeks into rings.' ] ),
			$entry( [ 'item' => 'Boil.' ] )
		) );
	}

	public function test_short_rows_of_ingredients_are_foods_although_they_end_as_sentences(): void {
		$row   = static fn ( string $amount, string $food ): string => "<tr><td>$amount</td><td>$food</td></tr>";
		$box   = static fn ( string $amount, string $food ): string => "<div class=\"row\"><span>$amount</span><p>$food</p></div>";
		$steps = '<h2>Method</h2><ol><li>Boil all of it in the water for a while.</li><li>Serve it hot with the bread.</li></ol>';

		foreach ( [ '<table>' . $row( '2', 'Large eggs, beaten.' ) . $row( '3', 'tbsp olive oil' ) . $row( '200 g', 'flour' ) . '</table>',
			$box( '2', 'Large eggs, beaten.' ) . $box( '3', 'tbsp olive oil' ) . $box( '200 g', 'flour' ) ] as $list ) {
			self::assertSame(
				[ '2 Large eggs, beaten.', '3 tbsp olive oil', '200 g flour' ],
				self::lines( self::from_body( "<h2>Ingredients</h2>$list$steps" ) )
			);
		}
	}

	public function test_a_line_of_facts_alone_is_read_and_one_that_says_more_is_not(): void {
		$facts = static function ( string $line ): array {
			$data = self::from_body( "<p>$line</p>" . self::FOODS )->document->data;
			return [ $data['yield']['amount'], $data['times']['prep'], $data['times']['cook'], $data['times']['total'] ];
		};

		self::assertSame( [ 6, 0, 0, 45 ], $facts( 'Serves 6. Ready in 45 minutes.' ) );
		self::assertSame( [ 4, 10, 25, 35 ], $facts( 'Serves 4, prep time 10 minutes, cook time 25 minutes' ) );
		self::assertSame( [ null, 0, 0, 0 ], $facts( 'Serves 6. My mother made it in 45 minutes.' ) );
	}

	public function test_sentences_below_foods_without_headings_are_steps(): void {
		$steps = 'Cut the leeks into rings, wash them and put them into the water. Boil them for a while.';
		$foods = '2 leeks<br>1 l water<br>1 tsp salt<br><br>';
		$blog  = self::from_body( "<div>I love soup.<br><br>$foods$steps<br><br>Posted by Jane at 9:00</div>" );
		$asks  = self::from_body( "<p>$foods</p><p>$steps</p><p>Let me know in the comments if you make it!</p>" );

		foreach ( [ $blog, $asks ] as $recipe ) {
			self::assertSame( [ '2 leeks', '1 l water', '1 tsp salt' ], self::lines( $recipe ) );
			self::assertSame( [ $steps ], $recipe->typed );
		}
	}

	public function test_each_of_several_short_recipes_has_its_steps(): void {
		$recipe = static fn ( string $name, string $food, string $step ): string => "<h2>$name</h2>"
			. "<h3>Ingredients</h3><ul><li>200 g $food</li><li>1 lemon</li></ul>"
			. "<h3>Method</h3><ol><li>$step</li><li>Add the lemon.</li></ol>";
		$page   = '<!doctype html><html><body><h1>Two dips</h1>'
			. $recipe( 'Hummus', 'chickpeas', 'Blend the chickpeas.' )
			. $recipe( 'Labneh', 'yoghurt', 'Drain the yoghurt.' )
			. '</body></html>';

		self::assertSame( [ 'Blend the chickpeas.', 'Add the lemon.' ], self::first_recipe( $page )->typed );
	}
}
