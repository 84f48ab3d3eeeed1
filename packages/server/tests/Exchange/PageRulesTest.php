<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Tests\Support\MeasuresGrowth;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What a page shows is told from what is around it, and what its data says is completed by it.
 */
final class PageRulesTest extends TestCase {

	use MeasuresGrowth;
	use ReadsPages;

	private const FOODS = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li><li>salt</li></ul>';

	private const STEPS = '<h2>Method</h2><ol><li>Cut the leeks into rings and wash them.</li><li>Boil them in the water for a while.</li></ol>';

	private const READ_STEPS = [ 'Cut the leeks into rings and wash them.', 'Boil them in the water for a while.' ];

	/**
	 * Reads the first recipe of a page.
	 *
	 * @param string               $body What the page shows.
	 * @param array<string, mixed> $data Its data as a recipe of schema.org, if it has any.
	 * @param string               $head What else its head holds.
	 */
	private static function read( string $body, array $data = [], string $head = '<title>Soup</title>' ): ReadRecipe {
		$json = self::soup_script( $data );
		return self::first_recipe( "<!doctype html><html><head>$head$json</head><body>$body</body></html>" );
	}

	/**
	 * Returns minutes and servings.
	 *
	 * @return array{int, int, int, int|float|null} Of preparation, cooking, everything; and the servings.
	 */
	private static function facts( ReadRecipe $recipe ): array {
		$data = $recipe->document->data;
		return [ $data['times']['prep'], $data['times']['cook'], $data['times']['total'], $data['yield']['amount'] ];
	}

	public function test_numbers_in_boxes_of_their_own_are_no_part_of_steps(): void {
		$rows = '<h2>Method</h2><div><div class="row"><div>1</div><div>Cut the leeks into rings and wash them.</div></div><div class="row"><div>2</div><div>Boil them in the water for a while.</div></div></div>';
		self::assertSame( self::READ_STEPS, self::read( self::FOODS . $rows )->typed );

		$table = '<h2>Method</h2><table><tr><td>1.</td><td>Cut the leeks into rings and wash them.</td></tr><tr><td>2.</td><td>Boil them in the water for a while.</td></tr></table>';
		self::assertSame( self::READ_STEPS, self::read( self::FOODS . $table )->typed );

		$glued = '<h2>Method</h2><ul><li><span>1</span>Cut the leeks into rings and wash them.</li><li><span>2</span>Boil them in the water for a while.</li></ul>';
		self::assertSame( self::READ_STEPS, self::read( self::FOODS . $glued )->typed );

		$foods = '<h2>Ingredients</h2><div><div class="row"><div>1</div><div>Leek</div></div><div class="row"><div>2</div><div>Onions, peeled and finely chopped</div></div></div>';
		self::assertSame(
			[ '1 Leek', '2 Onions, peeled and finely chopped' ],
			self::lines( self::read( $foods . self::STEPS ) ),
			'the number of a food is its amount'
		);
	}

	public function test_half_of_a_food_in_a_box_of_its_own_is_its_amount(): void {
		$row = static fn ( string $amount, string $food ): string => "<tr><td>$amount</td><td>$food</td></tr>";
		foreach ( [ $row( '2', 'Onions' ), $row( '2/3', 'Onions' ), $row( '1/2', 'Onions' ) ] as $other ) {
			$foods = '<h2>Ingredients</h2><table>' . $row( '1/2', 'Bunch of parsley, finely chopped and washed.' ) . "$other</table>";
			$lines = self::lines( self::read( $foods . self::STEPS ) );
			self::assertSame( '1/2 Bunch of parsley, finely chopped and washed.', $lines[0] ?? '' );
		}

		$steps = '<h2>Method</h2><table>' . $row( '1/2', self::READ_STEPS[0] ) . $row( '2/2', self::READ_STEPS[1] ) . '</table>';
		self::assertSame( self::READ_STEPS, self::read( self::FOODS . $steps )->typed, 'numbers that count on' );
	}

	public function test_numbers_in_boxes_of_entries_are_no_part_of_steps_and_amounts_stay(): void {
		$steps = '<h2>Method</h2><ol><li><div>1</div><div>Cut the leeks into rings and wash them.</div></li><li><div>2</div><div>Boil them in the water for a while.</div></li></ol>';
		$foods = '<h2>Ingredients</h2><ul><li><div>2</div><div>Leeks, as fresh as you can get them.</div></li><li><div>2</div><div>Onions</div></li><li>salt</li></ul>';

		$recipe = self::read( $foods . $steps );

		self::assertSame( self::READ_STEPS, $recipe->typed );
		self::assertSame( [ '2 Leeks, as fresh as you can get them.', '2 Onions', 'salt' ], self::lines( $recipe ) );
	}

	public function test_the_place_of_a_step_among_all_is_no_part_of_it(): void {
		foreach ( [ 'Step %d/2', 'Schritt %d von 2', 'Étape %d sur 2', 'Paso %d de 2', 'Passaggio %d di 2' ] as $label ) {
			$steps = '';
			foreach ( self::READ_STEPS as $at => $text ) {
				$steps .= '<div><span>' . sprintf( $label, $at + 1 ) . "</span><p>$text</p></div>";
			}
			self::assertSame( self::READ_STEPS, self::read( self::FOODS . "<h2>Method</h2>$steps" )->typed, $label );
		}
	}

	public function test_the_name_of_the_recipe_above_its_steps_is_no_step(): void {
		$data = [
			'recipeIngredient'   => [ '2 leeks', '1 l water' ],
			'recipeInstructions' => "Soup\n\n" . implode( "\n", self::READ_STEPS ),
		];
		self::assertSame( self::READ_STEPS, self::read( '<h1>Soup</h1>', $data )->typed );
	}

	/**
	 * Lists lines that write out how many a recipe makes.
	 *
	 * @return iterable<string, array{string, string, int, string}>
	 */
	public static function written_out(): iterable {
		yield 'English' => [ 'en', 'Makes a dozen', 12, '' ];
		yield 'German' => [ 'de', 'Für vier Personen', 4, 'Personen' ];
		yield 'French' => [ 'fr', 'Pour douze personnes', 12, 'personnes' ];
		yield 'Spanish' => [ 'es', 'Para seis personas', 6, 'personas' ];
		yield 'Italian' => [ 'it', 'Per quattro persone', 4, 'persone' ];
	}

	#[DataProvider( 'written_out' )]
	public function test_servings_that_are_written_out_are_counted( string $language, string $line, int $amount, string $unit ): void {
		$page    = "<!doctype html><html lang=\"$language\"><head><title>Soup</title></head><body><p>$line</p>" . self::FOODS . self::STEPS . '</body></html>';
		$reading = Formats::all()->read( new Source( $page, 'page.html', '' ) );

		self::assertSame(
			[
				'amount' => $amount,
				'unit'   => $unit,
			],
			$reading->recipes[0]->document->data['yield']
		);
	}

	public function test_a_fact_and_its_name_may_stand_in_boxes_without_a_blank_between_them(): void {
		$row   = static fn ( string $first, string $second ): string => "<div><span>$first</span><span>$second</span></div>";
		$above = $row( 'Prep', '10 min' ) . $row( 'Cook', '20 min' ) . $row( 'Servings', '4' );
		$below = $row( '10 min', 'Prep' ) . $row( '20 min', 'Cook' ) . $row( '4', 'Servings' );

		self::assertSame( [ 10, 20, 30, 4 ], self::facts( self::read( $above . self::FOODS . self::STEPS ) ) );
		self::assertSame( [ 10, 20, 30, 4 ], self::facts( self::read( $below . self::FOODS . self::STEPS ) ) );
	}

	public function test_numbers_of_the_data_stay_where_the_page_prints_them(): void {
		$data = [
			'recipeIngredient'   => [ '2 leeks', 'salt' ],
			'recipeInstructions' => [ '1. Cut the leeks into rings and wash them.', '2. Boil them in the water for a while.' ],
		];
		self::assertSame( self::READ_STEPS, self::read( self::STEPS, $data )->typed );
		self::assertSame(
			$data['recipeInstructions'],
			self::read(
				'<h2>Method</h2><p>1. Cut the leeks into rings and wash them.</p><p>2. Boil them in the water for a while.</p>',
				$data
			)->typed
		);
	}

	public function test_steps_that_are_numbered_within_one_line_are_steps_of_their_own(): void {
		$steps = static fn ( string $text ): array => self::steps( self::read(
			'<p>Hello</p>',
			[
				'recipeIngredient'   => [ '2 leeks' ],
				'recipeInstructions' => $text,
			]
		) );
		self::assertSame(
			[ 'Wash the rice.', 'Boil it for 2.5 hours.', 'Serve.' ],
			$steps( '1. Wash the rice. 2. Boil it for 2.5 hours. 3. Serve.' )
		);
		self::assertSame( [ 'Bake at gas mark 1. Turn it.' ], $steps( 'Bake at gas mark 1. Turn it.' ), 'one number is none of a list' );
	}

	public function test_what_is_hidden_is_not_read(): void {
		self::assertSame(
			[ '2 leeks', '1 l water', 'salt' ],
			self::lines( self::read(
				self::FOODS
					. '<ul class="u-visuallyhidden"><li>3 oz leeks</li><li>1 quart water</li></ul><ul hidden><li>4 oz leeks</li></ul>'
					. self::STEPS
			) )
		);
		self::assertSame(
			[ '2 leeks', '1 l water', 'salt' ],
			self::lines( self::read( str_replace( '<ul>', '<ul class="d-none d-md-block">', self::FOODS ) . self::STEPS ) ),
			'what narrow windows hide is no secret'
		);
	}

	public function test_versions_that_the_page_hides_are_left_out(): void {
		$data = [
			'recipeIngredient'   => [ '1 cup milk', '2 cups cream', '3 spoons sugar', '2 cups milk', '4 cups cream', '6 spoons sugar' ],
			'recipeInstructions' => 'Freeze.',
		];
		$list = static fn (
			string $name,
			string ...$lines
		): string => "<ul class=\"$name\"><li>" . implode( '</li><li>', $lines ) . '</li></ul>';
		$all  = $data['recipeIngredient'];
		$body = static fn ( string $name ): string => '<h2>Ingredients</h2>' . $list(
			'',
			...array_slice( $all, 0, 3 )
		) . $list( $name, ...array_slice( $all, 3 ) ) . self::STEPS;

		self::assertSame( array_slice( $all, 0, 3 ), self::lines( self::read( $body( 'd-none' ), $data ) ) );
		self::assertSame( $all, self::lines( self::read( $body( 'large' ), $data ) ) );
	}

	public function test_steps_end_with_the_box_that_their_heading_shares(): void {
		$body = '<div>'
			. self::FOODS
			. self::STEPS
			. '</div><div><p>Copy the address and press the button to send the recipe.</p><p>Vegetables and soups of this week are here for you.</p></div>';
		self::assertSame( self::READ_STEPS, self::steps( self::read( $body ) ) );

		$apart = self::FOODS
			. '<div><h2>Method</h2></div><div><p>Cut the leeks into rings and wash them.</p></div><div><p>Boil them in the water for a while.</p></div>';
		self::assertSame( self::READ_STEPS, self::steps( self::read( $apart ) ), 'a heading may have a box for itself' );
	}

	public function test_headings_of_steps_are_known_in_whatever_words(): void {
		foreach ( [ 'Here’s how to make it:', '👩‍🍳 How to Make Leek Soup', 'Step-by-Step', 'Step by step instructions' ] as $heading ) {
			$tips = '<h2>Pro Tips</h2><ol><li>Never forget to wash the leeks very well before.</li><li>Buy them where they are fresh, on a market.</li></ol>';
			self::assertSame(
				self::READ_STEPS,
				self::steps( self::read( self::FOODS . $tips . str_replace( 'Method', $heading, self::STEPS ) ) ),
				$heading
			);
		}
	}

	public function test_a_heading_may_announce_the_recipe_below_a_story(): void {
		$story = '<p>This soup is what my grandmother made when it rained outside.</p><p>I have eaten it a hundred times and more.</p>';
		$body  = self::FOODS
			. "$story<h2>Where does it come from?</h2>$story<h2>Recipe: leek soup</h2><p>Cut the leeks into rings and wash them.</p><p>Boil them in the water for a while.</p>";
		self::assertSame( self::READ_STEPS, self::steps( self::read( $body ) ) );
	}

	public function test_a_story_in_place_of_the_steps_is_none(): void {
		$story = 'This soup is what my grandmother made when it rained outside, with leeks of her garden.';
		$data  = static fn ( string $steps ): array => [
			'description'        => "$story I have eaten it a hundred times and more.",
			'recipeIngredient'   => [ '2 leeks' ],
			'recipeInstructions' => $steps,
		];
		self::assertSame( self::READ_STEPS, self::steps( self::read( self::STEPS, $data( $story ) ) ), 'a teaser' );
		self::assertSame(
			self::READ_STEPS,
			self::steps( self::read(
				self::STEPS,
				$data( "$story\nI have eaten it a hundred times and more.\nCut the leeks into rings and wash them.\nBoil them in the water for a while." )
			) ),
			'the whole article'
		);
		self::assertSame(
			[ 'Wash.', 'Boil.' ],
			self::steps( self::read( '<p>Hello</p>', $data( "Wash.\nBoil." ) ) ),
			'short steps are steps'
		);
	}

	public function test_what_stands_under_a_heading_below_the_steps_is_no_end_of_the_last(): void {
		$data = [
			'recipeIngredient'   => [ '2 leeks' ],
			'recipeInstructions' => [ self::READ_STEPS[0], self::READ_STEPS[1] . ' Links: more soups.' ],
		];
		self::assertSame(
			self::READ_STEPS,
			self::steps( self::read( '<div>' . self::STEPS . '</div><p><b>Links:</b></p><p>more soups.</p>', $data ) )
		);
	}

	public function test_afterwords_and_marks_of_programs_are_no_steps(): void {
		$after = static fn ( string $line ): array => self::steps( self::read(
			self::FOODS . '<h2>Method</h2><p>' . implode( '</p><p>', self::READ_STEPS ) . "</p>$line"
		) );
		foreach ( [
			'<p>Follow us on Pinterest and keep this soup there!</p>',
			'<p>© 2025 by the people of the kitchen of soups.</p>',
			'<p>Ann2024-11-29T10:18:44-08:00November 29th, 2024|Mains|0 Comments of all of you</p>',
			'<blockquote class="tiktok-embed"><p>Make this soup with me today, it is so good.</p></blockquote>',
		] as $line ) {
			self::assertSame( self::READ_STEPS, $after( $line ), $line );
		}
		self::assertSame( [ ...self::READ_STEPS, 'Sprinkle the chives over it.' ], $after( '<p>Sprinkle the chives over it.</p>' ) );
	}

	public function test_a_button_that_nobody_closed_hides_nothing(): void {
		self::assertSame( self::READ_STEPS, self::steps( self::read( '<header><button>Menu <h1>Soup</h1>' . self::FOODS . self::STEPS ) ) );
	}

	public function test_titles_stand_without_what_surrounds_them(): void {
		$title = static fn ( string $body, string $head ): string => self::read(
			$body . self::FOODS . self::STEPS,
			[],
			"<title>$head</title>"
		)->document->data['name'];
		self::assertSame(
			'Leek soup for rainy days',
			$title( '<h1>Leek soup for rainy days <small>by Ann Cook</small></h1>', 'Leek soup for rainy days | Soups | Kitchen' )
		);
		self::assertSame( 'Leek soup', $title( '<h1>Leek soup</h1><h1>Leek soup</h1>', 'Leek soup Recipe | Kitchen' ) );
		self::assertSame( 'Leek soup', $title( '', 'Starters > Leek soup' ) );
		self::assertSame(
			'Leek soup with cream',
			$title( '<h1>Leek soup with cream</h1>', 'LEEK SOUP WITH CREAM (HOT) │ KITCHEN │ ALL SOUPS' )
		);
	}

	public function test_facts_are_found_however_a_page_prints_them(): void {
		$facts = static fn ( string $body ): array => self::facts( self::read( $body . self::FOODS . self::STEPS ) );
		self::assertSame(
			[ 15, 20, 35, 4 ],
			$facts( '<table><tr><td>Prep time</td><td>Cook time</td><td>Yields</td></tr><tr><td>15 minutes</td><td>20 minutes</td><td>4 servings</td></tr></table>' ),
			'a row of names above a row of values'
		);
		self::assertSame(
			[ 5, 15, 20, 2 ],
			$facts( '<div class="preparation_time"><i></i> 5 min</div><div class="cooking_time">15 min</div><div class="portions"><h4>2</h4></div>' ),
			'boxes that are called as their facts'
		);
		self::assertSame(
			[ 0, 0, 0, 6 ],
			$facts( '<div class="cell"><div class="label" data-icon="recipeServings"></div><div class="value">6</div></div>' ),
			'a picture that names a fact'
		);
		self::assertSame(
			[ 10, 0, 10, null ],
			$facts( '<div class="fact"><div>10</div><div>Prep Time</div></div>' ),
			'a bare number in one box with its name'
		);
		self::assertSame(
			[ 15, 70, 85, 6 ],
			$facts( '<p>Préparation 15 min</p><p>Cuisson 1h10</p><p>6 personnes</p>' ),
			'hours and minutes in one word'
		);
		self::assertSame(
			[ 15, 20, 35, 4 ],
			$facts( '<p>⏱️ Prep: 15 mins 🔥 Cook: 20 mins 🍽 Serves 4</p>' ),
			'pictures between facts of a line'
		);
		self::assertSame(
			[ 15, 20, 35, 4 ],
			$facts( '<div><span>Prep: 15 mins</span><span>Cook: 20 mins</span><span>Serves 4</span></div>' ),
			'facts in boxes that touch each other'
		);
		self::assertSame( [ 0, 0, 20, null ], $facts( '<p>Ready in around 20 mins</p>' ) );
		self::assertSame( 12, $facts( '<label><b>Serves:</b> <input type="text" value="12"></label>' )[3], 'the number in a field' );
		self::assertSame( [ 0, 0, 0, null ], $facts( '<p>10</p><p>Hello</p><p>Prep Time</p>' ), 'a number somewhere is no fact' );
	}

	public function test_the_page_says_what_a_bare_number_counts(): void {
		$yield = static fn ( string $body ): array => self::read( $body, [
			'recipeIngredient'   => [ '2 leeks' ],
			'recipeInstructions' => 'Boil.',
			'recipeYield'        => 12,
		] )->document->data['yield'];
		self::assertSame( [ 'amount' => 12, 'unit' => 'cookies' ], $yield( '<p>Yield: 12 cookies</p>' ) );
		self::assertSame( [ 'amount' => 12, 'unit' => '' ], $yield( '<p>Yield: 24 cookies</p>' ) );
	}

	public function test_an_entry_that_is_broken_for_its_looks_is_one_food(): void {
		$foods = static fn ( string $line ): array => self::lines( self::read(
			"<h2>Ingredients</h2><ul><li>3 eggs</li><li>$line</li><li>1 tsp salt</li></ul>"
				. self::STEPS
		) );
		self::assertSame( [ '3 eggs', '2 scoops Brand Protein Powder', '1 tsp salt' ], $foods( '2 scoops Brand <br>Protein Powder' ) );
		self::assertSame( [ '3 eggs', '2 leeks', '1 onion', '1 tsp salt' ], $foods( '2 leeks<br>1 onion' ) );
	}

	public function test_a_heading_in_an_entry_belongs_to_its_step(): void {
		$body = self::FOODS
			. '<h2>Method</h2><ul><li><h5>To prepare the leeks:</h5><p>Cut them into rings.</p></li><li><h5>To cook the soup:</h5><p>Boil them in the water for a while.</p></li></ul>';
		self::assertSame(
			[ 'To prepare the leeks: Cut them into rings.', 'To cook the soup: Boil them in the water for a while.' ],
			self::steps( self::read( $body ) )
		);
	}

	public function test_boxes_of_foods_are_told_from_notes_among_them(): void {
		$body   = '<div>Ingredients</div><div><div class="ingredient">250 g tuna</div><div class="ingredient">2 cloves garlic</div><div class="ingredient">salt</div><div class="group-head">Side</div><div class="ingredient">30 g cress</div><div class="note">*Ask your dealer for 1 fresh fish.</div><ul><li>This recipe uses 1 bottle of sauce</li></ul></div>'
			. self::STEPS;
		$recipe = self::read( $body );
		self::assertSame( [ '250 g tuna', '2 cloves garlic', 'salt', '30 g cress' ], self::lines( $recipe ) );
		self::assertSame( [ '', 'Side' ], array_column( $recipe->document->data['ingredients'], 'title' ) );
	}

	public function test_links_to_files_are_no_foods_and_a_cell_may_hold_a_list(): void {
		$body = '<h2>Ingredients</h2><table><tr><td>1 melon, cut</td></tr><tr><td>8 skewers of wood</td></tr><tr><td><h4>For the dip:</h4><p>100 g yogurt</p><p>1 spoon honey</p></td></tr></table><ul><li>4" x 6" (344 KB)</li></ul>'
			. self::STEPS;
		self::assertSame( [ '1 melon, cut', '8 skewers of wood', '100 g yogurt', '1 spoon honey' ], self::lines( self::read( $body ) ) );
	}

	/**
	 * Returns the lines that are read of a page whose data has others.
	 *
	 * @param list<string> $told  Lines of the data.
	 * @param list<string> $shown Lines of the page.
	 * @return list<string>
	 */
	private static function chosen( array $told, array $shown ): array {
		return self::lines( self::read(
			'<h2>Ingredients</h2><ul><li>' . implode( '</li><li>', $shown ) . '</li></ul>',
			[
				'recipeIngredient'   => $told,
				'recipeInstructions' => 'Boil.',
			]
		) );
	}

	public function test_the_page_has_what_programs_put_in_another_order(): void {
		$typed = [ '500 gr pasta (fresh)', '75 gr butter', '1 lemon', 'Pepper and salt' ];
		self::assertSame(
			$typed,
			self::chosen( [ 'pasta 500gr', 'butter 75gr', 'lemon 1', 'Pepper and salt' ], $typed ),
			'amounts behind the food'
		);
		$typed = [ '500 gm tomatoes', '2 tablespoon finely chopped onion', '1 pinch crushed pepper', 'salt as required' ];
		self::assertSame(
			$typed,
			self::chosen(
				[ '500 grams tomatoes', '2 tablespoon onion finely chopped', '1 pinch pepper crushed', '0 As required salt' ],
				$typed
			),
			'fields of a program'
		);
		$typed = [ '1 medium shallot, sliced', '2 tsp mustard', '⅓ cups oil', '½ tsp salt' ];
		self::assertSame(
			$typed,
			self::chosen( [ '1 medium shallot', 'mustard', '⅓ cup oil', '⅛ tsp salt' ], $typed ),
			'one amount is missing'
		);
		$told = [ '1 cup oat flour', '2 spoons starch', '1 pinch salt' ];
		self::assertSame(
			$told,
			self::chosen( $told, [ '1 cup (90 g) oat flour', '2 spoons (16 g) starch', '1 pinch salt' ] ),
			'nothing is missing'
		);
	}

	public function test_data_of_a_sauce_alone_is_completed_with_the_dish(): void {
		$main  = '<ul><li>6 chicken breasts</li><li>1 cup flour</li><li>2 eggs</li><li>1 lettuce</li><li>30 g butter</li></ul><p>Pound the chicken breasts until they are thin, with a rolling pin or a hammer.</p><p>Turn them in the flour and the eggs, fry them, and serve them on the lettuce.</p>';
		$sauce = '<p>Dressing of the house (Makes 1 Cup)</p><ul><li>2 lemons, their juice alone</li><li>3 spoons oil</li></ul><p>Whisk the juice and the oil together in a glass.</p>';
		$recipe = self::read( "<h1>Soup</h1>$main$sauce<h4>Tags</h4>", [
			'recipeIngredient'   => [ "2 lemons, their juice alone\n3 spoons oil" ],
			'recipeInstructions' => 'Whisk the juice and the oil together in a glass.',
		] );
		self::assertSame(
			[ '6 chicken breasts', '1 cup flour', '2 eggs', '1 lettuce', '30 g butter', '2 lemons, their juice alone', '3 spoons oil' ],
			self::lines( $recipe )
		);
		self::assertSame(
			[
				'Pound the chicken breasts until they are thin, with a rolling pin or a hammer.',
				'Turn them in the flour and the eggs, fry them, and serve them on the lettuce.',
				'Whisk the juice and the oil together in a glass.',
			],
			self::steps( $recipe )
		);
	}

	public function test_foods_without_blanks_are_whole_foods(): void {
		$foods = [ '2个鸡蛋', '120g淡奶油', '30克牛奶', '5克吉利丁片' ];
		self::assertSame( $foods, self::lines( self::read( '<p>Hello</p>', [
			'recipeIngredient'   => $foods,
			'recipeInstructions' => '搅拌均匀',
		] ) ) );
	}

	public function test_an_icon_within_a_sentence_is_read_by_its_name(): void {
		$icon  = '<img class="machine-icons" src="/soft.png" alt="slow"><b class="hidden">"slow"</b>';
		$photo = '<img src="/photos/leeks.jpg" alt="Leeks in a pot">';
		$steps = "<h2>Method</h2><ol><li>Cut the leeks into rings and wash them.</li><li>Stir for 3 min/{$icon}/100° and wait.</li><li>{$photo} Serve them at once.</li></ol>";
		self::assertSame(
			[ self::READ_STEPS[0], 'Stir for 3 min/ slow /100° and wait.', 'Serve them at once.' ],
			self::steps( self::read( self::FOODS . $steps ) ),
			'a photo is no word'
		);
		$alone = '<h2>Method</h2><ol><li><img class="icon" src="/pot.svg" alt="Pot"> Cut the leeks into rings and wash them.</li><li>Boil them in the water for a while.</li></ol>';
		self::assertSame( self::READ_STEPS, self::steps( self::read( self::FOODS . $alone ) ), 'nor is an icon before a sentence' );
	}

	public function test_headings_of_the_page_in_one_text_of_steps_are_groups(): void {
		$shown = '<h2>Method</h2><h3>The leeks</h3><p>Cut the leeks into rings and wash them.</p><h3>The soup</h3><p>Boil them in the water for a while.</p>';
		$soup  = self::read(
			self::FOODS . $shown,
			[ 'recipeInstructions' => "The leeks\n\nStep 1:\nCut the leeks into rings and wash them.\n\nThe soup\n\nBoil them in the water for a while." ]
		);
		self::assertSame( self::READ_STEPS, self::steps( $soup ) );
		self::assertSame( [ 'The leeks', 'The soup' ], array_column( $soup->document->data['instructions'], 'title' ) );
		self::assertSame( self::READ_STEPS, $soup->typed );

		$listed = self::read(
			self::FOODS . $shown,
			[ 'recipeInstructions' => [ 'The leeks', self::READ_STEPS[0], 'The soup', self::READ_STEPS[1] ] ]
		);
		self::assertSame( self::READ_STEPS, self::steps( $listed ) );
		self::assertSame(
			[ 'The leeks', self::READ_STEPS[0], 'The soup', self::READ_STEPS[1] ],
			$listed->typed,
			'entries of their own were typed'
		);
	}

	public function test_a_name_of_the_steps_within_their_text_ends_what_is_needed_above_it(): void {
		$text = "Before you begin\n\nskewers, a pan\n\nMETHOD\n\nCut the leeks into rings.\n\nBoil them.\n\nSalsa\n\nChop the herbs.";
		$body = '<h2>Before you begin</h2><p>skewers, a pan</p><h2>METHOD</h2><p>Cut the leeks into rings.</p><p>Boil them.</p>'
			. '<h2>Salsa</h2><p>Chop the herbs.</p>';

		$recipe = self::read( $body, [ 'recipeInstructions' => $text ] );

		self::assertSame( [ 'Before you begin', 'METHOD', 'Salsa' ], array_column( $recipe->document->data['instructions'], 'title' ) );
		self::assertSame( [ 'skewers, a pan', 'Cut the leeks into rings.', 'Boil them.', 'Chop the herbs.' ], self::steps( $recipe ) );
		self::assertSame(
			[ 'Before you begin', 'skewers, a pan', 'METHOD', 'Cut the leeks into rings.', 'Boil them.', 'Salsa', 'Chop the herbs.' ],
			$recipe->typed
		);

		$first = self::read( '<p>Hello</p>', [ 'recipeInstructions' => "Method\nCut the leeks into rings.\nBoil them." ] );
		self::assertSame( [ '' ], array_column( $first->document->data['instructions'], 'title' ), 'the name of all steps is no group' );
		self::assertSame( [ 'Cut the leeks into rings.', 'Boil them.' ], $first->typed );
	}

	public function test_headings_between_numbered_lines_of_one_text_are_no_steps(): void {
		$text = "Dough\n\nStep 1:\nMix the flour.\n\nStep 2:\nKnead it.\n\nTopping\n\nStep 1:\nCut the leeks into rings.";
		$body = '<h2>Dough</h2><p>Mix the flour.</p><p>Knead it.</p><h2>Topping</h2><p>Cut the leeks into rings.</p>';

		$recipe = self::read( $body, [ 'recipeInstructions' => $text ] );

		self::assertSame( [ 'Mix the flour.', 'Knead it.', 'Cut the leeks into rings.' ], $recipe->typed );
		self::assertSame( [ 'Dough', 'Topping' ], array_column( $recipe->document->data['instructions'], 'title' ) );
	}

	/**
	 * Lists pages that a program draws in the browser, with the state that they carry for it.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function states(): iterable {
		$steps  = '["Cut the leeks into rings and wash them.","Boil them in the water for a while."]';
		$recipe = "{\"title\":\"Soup\",\"servings\":4,\"prep_time\":10,\"cookingTime\":\"20 minutes\",\"ingredients\":[\"2 leeks\",\"1 l water\"],\"instructions\":$steps}";
		$grouped = '{"title":"Soup","serving_size":4,"preparation_time":10,"cook_time":20,'
			. '"grouped_ingredients":[{"title":null,"ingredients":[{"id":7,"text":"2 leeks"},{"id":8,"text":"1 l water"}]}],'
			. '"grouped_instructions":[{"title":null,"instructions":[{"instruction":"Cut the leeks into rings and wash them."},{"instruction":"<p>Boil them in the water for a while.</p>"}]}]}';
		yield 'a script of data' => [ "<div id=\"app\"></div><script id=\"__STATE__\" type=\"application/json\">{\"props\":{\"page\":$recipe}}</script>" ];
		yield 'a variable' => [ "<div id=\"app\"></div><script>window.__STATE__={\"page\":$recipe};(function(){run({})})()</script>" ];
		yield 'a variable of a script that names its type' => [ "<div id=\"app\"></div><script type=\"text/javascript\">window.__STATE__={\"page\":$recipe};</script>" ];
		yield 'a variable of a module' => [ "<div id=\"app\"></div><script type='module'>window.__STATE__={\"page\":$recipe};</script>" ];
		yield 'a text in a variable' => [
			'<script>var css = {}; window["__STATE__"] = JSON.parse(' . json_encode( "{\"page\":$recipe}" ) . ')</script>',
		];
		yield 'pieces of a text' => [
			'<script>self.__data.push([0])</script><script>self.__data.push([1,' . json_encode( "1:[\"a\"]\n2:[\"b\",{\"recipe\":" . substr( $recipe, 0, 90 ) )
				. '])</script><script>self.__data.push([1,' . json_encode( substr( $recipe, 90 ) . "}]\n3:null\n" ) . '])</script>',
		];
		$parts = [
			'ROOT'     => [ '__typename' => 'Query', 'page' => [ '__ref' => 'Recipe:1' ] ],
			'Recipe:1' => [
				'__typename'   => 'Recipe',
				'ingredients'  => [ [ '__ref' => 'Food:1' ], [ '__ref' => 'Food:2' ] ],
				'instructions' => [ '__ref' => 'Steps:1' ],
				'page'         => [ '__ref' => 'ROOT' ],
			] + (array) json_decode( $recipe, true ),
			'Food:1'   => [ '__typename' => 'Food', 'text' => '2 leeks' ],
			'Food:2'   => [ '__typename' => 'Food', 'text' => '1 l water' ],
			'Steps:1'  => [ '__typename' => 'Steps', 'items' => json_decode( $steps, true ) ],
		];
		yield 'parts that refer to each other' => [ '<script type="application/json">' . json_encode( $parts ) . '</script>' ];
		yield 'an attribute' => [ '<div id="app" data-page="' . htmlspecialchars( "{\"props\":{\"recipe\":$grouped,\"related\":[]}}" ) . '"></div>' ];
	}

	#[DataProvider( 'states' )]
	public function test_a_page_that_the_browser_draws_is_read_from_its_state( string $body ): void {
		$recipe = self::read( $body, [], '<title>Kitchen</title>' );

		self::assertSame( 'Soup', $recipe->document->data['name'] );
		self::assertSame( [ '2 leeks', '1 l water' ], self::lines( $recipe ) );
		self::assertSame( self::READ_STEPS, self::steps( $recipe ) );
		self::assertSame( [ 10, 20, 30, 4 ], self::facts( $recipe ) );
	}

	public function test_foods_apart_from_their_amounts_in_a_state_are_named_as_missing_and_not_guessed(): void {
		$state = '{"title":"Soup","ingredients":[{"amount":0.5,"name":"leek"}],"steps":["Cut the leeks into rings and wash them.","Boil them in the water for a while."]}';

		$recipe = self::read( "<script type=\"application/json\">$state</script>" );

		self::assertSame( [], self::lines( $recipe ) );
		self::assertSame( self::READ_STEPS, self::steps( $recipe ) );
		self::assertSame( Notice::NO_INGREDIENTS, $recipe->notices[0]->code );
	}

	/**
	 * Reads the recipe of a page that carries the pieces of its ingredients in its state.
	 *
	 * @param string $foods The ingredients as JSON.
	 */
	private static function of_state( string $foods ): ReadRecipe {
		$steps = '["Cut the leeks into rings and wash them.","Boil them in the water for a while."]';
		return self::read( "<script type=\"application/json\">{\"title\":\"Soup\",\"servings\":4,\"ingredients\":$foods,\"steps\":$steps}</script>" );
	}

	public function test_pieces_of_an_ingredient_in_a_state_are_joined_and_said_to_be_compared(): void {
		$recipe = self::of_state(
			'[{"quantity":250,"unit":"g","name":"leeks","note":"washed"},{"quantity":"1 1/2","unit":{"name":"litre","plural":"litres"},"ingredient":{"name":"water"}},'
				. '{"quantity":2,"unit":null,"ingredient":{"singular":"egg","plural":"eggs"}},{"quantity":null,"unit":"","name":"salt"}]'
		);

		self::assertSame( [ '250 g leeks, washed', '1 1/2 litres water', '2 eggs', 'salt' ], self::lines( $recipe ) );
		self::assertContains( Notice::BY_PIECES, array_column( $recipe->notices, 'code' ) );
	}

	public function test_amounts_of_one_portion_in_a_state_are_taken_as_often_as_the_recipe_makes(): void {
		$foods = '{"amount":12.5,"unit":{"abbreviation":"g"},"name":"butter"},{"amount":0.25,"unit":{"name":"stk."},"ingredient":{"name_singular":"leek","name_plural":"leeks"}}';

		self::assertSame( [ '50 g butter', '1 leek' ], self::lines( self::of_state( "[$foods]" ) ) );
		self::assertSame(
			[ '12.5 g butter', '0.25 leek', '1.13 l water' ],
			self::lines( self::of_state( "[$foods,{\"amount\":1.13,\"unit\":\"l\",\"name\":\"water\"}]" ) ),
			'what is no quarter for all is no share of it'
		);
	}

	public function test_a_page_that_shows_its_recipe_is_read_as_it_is_shown(): void {
		$state = '{"title":"Other","ingredients":["1 egg"],"steps":["Fry the egg in a little butter until it is done, then serve it."]}';

		$recipe = self::read( self::FOODS . self::STEPS . "<script type=\"application/json\">{\"related\":[$state]}</script>" );

		self::assertSame( self::READ_STEPS, self::steps( $recipe ) );
	}

	public function test_names_of_marked_up_groups_are_headings_of_the_page(): void {
		$section = '<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1><ul><li itemprop="recipeIngredient">2 leeks</li></ul><ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><h5 itemprop="name">The soup</h5><li itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">Boil them in the water for a while.</span></li></ol></div>';
		$soup    = self::read( $section );
		self::assertSame( [ 'The soup' ], array_column( $soup->document->data['instructions'], 'title' ) );
		self::assertSame( [ self::READ_STEPS[1] ], $soup->typed );
	}

	public function test_numbers_of_a_program_are_read_as_the_page_writes_them(): void {
		$data = [ 'recipeIngredient' => [ '2.0 leeks', '1.0 l water', 'salt' ] ];
		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( self::read( self::FOODS . self::STEPS, $data ) ) );
		self::assertSame(
			[ '2.0 leeks', '1.5 l water' ],
			self::lines( self::read( self::STEPS, [ 'recipeIngredient' => [ '2.0 leeks', '1.5 l water' ] ] ) ),
			'a page without a list leaves them'
		);
	}

	public function test_a_food_in_a_box_of_its_own_above_the_list_is_one_of_the_list(): void {
		$box = '<h2>Ingredients</h2><div><ul><li>For 2 people</li><li>easy</li></ul><p class="list__special-ingredient">1 ball of mozzarella</p><ol><li>2 leeks</li><li>1 l water</li><li>salt</li></ol></div>';
		self::assertSame(
			[ '1 ball of mozzarella', '2 leeks', '1 l water', 'salt' ],
			self::lines( self::read( $box . self::STEPS, [ 'recipeIngredient' => [ '2 leeks', '1 l water', 'salt' ] ] ) )
		);
		$told = str_replace( 'list__special-ingredient', 'teaser', $box );
		self::assertSame(
			[ '2 leeks', '1 l water', 'salt' ],
			self::lines( self::read( $told . self::STEPS, [ 'recipeIngredient' => [ '2 leeks', '1 l water', 'salt' ] ] ) ),
			'a paragraph that is called otherwise is none'
		);
	}

	public function test_a_bare_number_of_pieces_is_completed_by_the_range_of_the_page(): void {
		$cookies = self::read( '<p>Yield: 12-14 cookies</p>' . self::FOODS . self::STEPS, [ 'recipeYield' => 12 ] );
		self::assertSame( [ 14, 'cookies' ], [ $cookies->document->data['yield']['amount'], $cookies->document->data['yield']['unit'] ] );
		$served = self::read( '<p>Yield: 4-6 servings</p>' . self::FOODS . self::STEPS, [ 'recipeYield' => 4 ] );
		self::assertSame( 4, $served->document->data['yield']['amount'], 'of servings the data has chosen one' );
	}

	public function test_facts_in_one_line_are_told_apart_by_dashes(): void {
		self::assertSame(
			[ 0, 0, 40, 4 ],
			self::facts( self::read( '<p>Main course – 4 servings – 40 minutes</p>' . self::FOODS . self::STEPS ) )
		);
		self::assertSame(
			[ 0, 0, 0, 4 ],
			self::facts( self::read( '<p>Main course – 4 servings – 12 photos</p>' . self::FOODS . self::STEPS ) )
		);
	}

	public function test_what_follows_the_article_is_no_step(): void {
		$page = '<article>'
			. self::FOODS
			. '<p><b>Method</b></p><p>Cut the leeks into rings and wash them.</p><p>Boil them in the water for a while.</p></article><div><p>Do you like this recipe? We have written two books.</p><p>Order them here and now, and they come tomorrow.</p></div>';
		self::assertSame( self::READ_STEPS, self::steps( self::read( $page ) ) );
		$box = '<h2>Ingredients</h2><p>- 2 leeks</p><p>- 1 l water</p><p>- salt</p><div class="article-newsletter-signup"><p>Sign up to stay up to date with everything!</p></div>';
		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( self::read( $box . self::STEPS ) ) );
	}

	/**
	 * Lists pages that go on and on.
	 *
	 * @return iterable<string, array{\Closure(int): string, string, int}> What writes the page for a size, its name, and the size.
	 */
	public static function long_pages(): iterable {
		$page = static fn ( string $start, string $piece ): \Closure =>
			static fn ( int $size ): string => "<html><body>$start" . self::FOODS . self::STEPS . str_repeat( $piece, $size );
		yield 'boxes in boxes' => [ $page( '', '<div>' ), 'page.html', 10_000 ];
		yield 'nodes that refer to each other' => [
			static fn ( int $size ): string => '<html><body><div itemscope itemtype="https://schema.org/Recipe" itemref="n0"><h1 itemprop="name">Soup</h1></div>'
				. self::FOODS
				. self::STEPS
				. implode( '', array_map(
					static fn ( int $id ): string => "<div id=\"n$id\" itemprop=\"step\" itemscope itemtype=\"https://schema.org/HowToStep\" itemref=\"n"
						. implode( ' n', range( $id + 1, $id + 9 ) )
						. '"></div>',
					range( 0, $size )
				) ),
			'page.html',
			100,
		];
		yield 'elements without an end' => [ $page( '', '<noscript><script><style>' ), 'page.html', 5000 ];
		yield 'tags without an end' => [ $page( '', '<template <noscript <script ' ), 'page.html', 5000 ];
		yield 'paragraphs' => [ $page( '', '<p>1 cup flour' ), 'page.html', 5000 ];
		yield 'labels in one box' => [ $page( '<h1>Soup</h1>', 'Prep time<br>' ), 'page.html', 2000 ];
		$table = static fn ( string $start, string $piece ): \Closure => static fn ( int $size ): string => "<h1>Soup</h1>$start"
			. str_repeat( $piece, $size )
			. '</table>'
			. self::STEPS;
		yield 'rows of a table' => [ $table( '<h2>Ingredients</h2><table>', '<tr><td>1 cup<td>flour' ), 'page.html', 500 ];
		yield 'lines in a row' => [ $table( '<table><tr><td>Menu<td>Ingredients<br>', '1 cup flour<br>' ), 'page.html', 2000 ];
		yield 'headings' => [ $page( '<h1>Soup</h1>', '<h2>Ingredients</h2><p>2 leeks</p>' ), 'page.html', 1000 ];
		$written = static fn ( string $start, string $piece ): \Closure =>
			static fn ( int $size ): string => "# Soup\n\n## Ingredients\n\n$start" . str_repeat( $piece, $size );
		yield 'lines of a list in Markdown' => [ $written( '', "- 2 leeks\n" ), 'recipe.md', 20_000 ];
		yield 'lines of a paragraph in Markdown' => [ $written( "- 2 leeks\n\n## Method\n\n", "Stir it.\n" ), 'recipe.md', 20_000 ];
		yield 'steps of a text' => [
			static fn ( int $size ): string => '{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks"],"recipeInstructions":"'
				. str_repeat( 'Stir it. ', $size )
				. '"}',
			'recipe.json',
			60_000,
		];
	}

	/**
	 * A page without end takes work in proportion to its length.
	 *
	 * @param \Closure(int): string $page Writes the page for a size.
	 * @param string                $name Its file name.
	 */
	#[DataProvider( 'long_pages' )]
	public function test_a_long_page_is_read_by_work_in_proportion_to_its_length( \Closure $page, string $name, int $size ): void {
		self::assert_work_in_proportion(
			static fn ( int $size ) => self::assertCount( 1, Formats::all()->read( new Source( $page( $size ), $name ) )->recipes ),
			$size
		);
	}

	public function test_a_food_that_names_the_page_is_a_food_in_its_list(): void {
		$foods = [ 'Baby Leeks', '1 l water', '2 carrots', '1 tsp salt', '1 tbsp oil', '1 onion' ];
		$body  = '<h1>Baby Leeks</h1><p>Ingredients</p><ul><li>' . implode( '</li><li>', $foods ) . '</li></ul>' . self::STEPS;

		self::assertSame( $foods, self::lines( self::read( $body ) ) );

		$parts = str_replace( '<li>1 tsp salt</li>', '</ul><p>Broth</p><ul><li>1 tsp salt</li>', $body );
		$told  = [ ...array_slice( $foods, 0, 3 ), 'Broth', ...array_slice( $foods, 3 ) ];
		self::assertSame(
			$foods,
			self::lines( self::read( $parts, [ 'recipeIngredient' => $told ] ) ),
			'what the page prints in another way than the list names a part'
		);
	}

	public function test_a_recipe_without_a_name_and_with_the_same_foods_is_no_second_recipe(): void {
		$data   = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["2 leeks","1 l water"],'
			. '"recipeInstructions":"Boil the leeks in the water."}</script>';
		$marked = static fn ( string $food ): string => '<!doctype html><html><head>' . $data . '</head><body>'
			. '<ul itemscope itemtype="https://schema.org/Recipe"><li itemprop="recipeIngredient">2 leeks</li>'
			. "<li itemprop=\"recipeIngredient\">$food</li></ul></body></html>";
		$read   = static fn ( string $html ): int => count( Formats::all()->read( new Source( $html, 'page.html' ) )->recipes );

		self::assertSame( 1, $read( $marked( '1 l water' ) ) );
		self::assertSame( 2, $read( $marked( '1 l milk' ) ), 'other foods are another recipe' );
	}

	/**
	 * Boxes of facts, with the minutes that they tell.
	 *
	 * @return iterable<string, array{string, int}>
	 */
	public static function times(): iterable {
		yield 'a class' => [ '<div class="meta tijd">60 min</div>', 60 ];
		yield 'two times' => [ '<div class="meta tijd">5 minuten + 40 minuten op de grill</div>', 45 ];
		yield 'a class in German' => [ '<div class="recipe-zeit">1 Std. 10 Min.</div>', 70 ];
		yield 'the name of a picture' => [ '<ul><li><img src="/clock.png" alt="time"> 45 minutes</li></ul>', 45 ];
		yield 'a video' => [ '<div class="duration">12:30</div>', 0 ];
		yield 'a date' => [ '<div class="time">6 January</div>', 0 ];
		yield 'a number' => [ '<div class="time">12</div>', 0 ];
		yield 'a link to a list' => [ '<div><a href="/tijd/15-min/">15 min</a></div>', 0 ];
		yield 'a word within a word' => [ '<div class="sometimes">30 min</div>', 0 ];
		yield 'a named time beside it' => [ '<div class="time">5 min</div><p>Total time: 40 min</p>', 40 ];
	}

	/**
	 * A time alone is that of all, where its box or its picture is called so.
	 *
	 * @param int $minutes What it tells.
	 */
	#[DataProvider( 'times' )]
	public function test_a_box_or_a_picture_may_say_that_a_value_is_the_time( string $box, int $minutes ): void {
		self::assertSame( $minutes, self::read( $box . self::FOODS . self::STEPS )->document->data['times']['total'] );
	}

	public function test_steps_that_are_numbered_within_one_paragraph_or_slide_are_steps_of_their_own(): void {
		$line   = '<p>1. Cut the leeks into rings and wash them. 2. Boil them in the water for a while.</p>';
		$recipe = self::read( self::FOODS . "<h2>Method</h2>$line" );
		self::assertSame( self::READ_STEPS, array_column( $recipe->document->steps(), 'text' ) );

		$slides = '';
		foreach ( self::READ_STEPS as $at => $text ) {
			$slides .= '<div class="slide"><div>' . ( $at + 1 ) . "/2</div><div>$text</div></div>";
		}
		self::assertSame( self::READ_STEPS, self::read( self::FOODS . "<h2>Method</h2>$slides" )->typed );
	}

	public function test_times_in_titles_of_microformats_are_read(): void {
		$recipe = self::read(
			'<div class="hrecipe"><h1 class="fn">Soup</h1><p class="preptime">a while<span class="value-title" title="PT15M"></span></p>'
			. '<p><abbr class="cooktime" title="PT35M">half an hour or so</abbr></p><p class="ingredient">2 leeks</p><p class="instructions">Boil.</p></div>'
		);
		self::assertSame( [ 15, 35 ], array_slice( self::facts( $recipe ), 0, 2 ) );
	}

	public function test_a_request_to_enable_scripts_is_not_part_of_the_page(): void {
		$nag = '<h1>JavaScript is required</h1><h2>Method</h2><p>Please enable JavaScript to use all of this site.</p>';
		foreach ( [ $nag, "<div><div><div>$nag</div></div><div class=\"logo\"></div></div>" ] as $shown ) {
			$recipe = self::read( "<noscript>$shown</noscript>", [ 'recipeIngredient' => [ '2 leeks' ] ] );

			self::assertSame( 'Soup', $recipe->document->data['name'] );
			self::assertSame( [], $recipe->typed );
		}
	}

	public function test_a_page_without_a_title_is_called_by_its_heading_alone(): void {
		self::assertSame( 'Leek soup', self::read( '<h1>Leek soup</h1>' . self::FOODS . self::STEPS, [], '' )->document->data['name'] );
		self::assertSame( 'Leek soup', self::read( '<h1>Leek soup</h1><h1>More</h1>' . self::FOODS, [], '' )->document->data['name'] );
		self::assertSame( '', self::read( self::FOODS . self::STEPS, [], '' )->document->data['name'], 'a page is no name' );

	}

	public function test_steps_that_were_glued_together_come_apart_where_the_page_begins_a_line(): void {
		$body  = self::FOODS . '<h2>Method</h2><p>Cut the leeks into rings.<br>Boil them in the water until soft.</p><p>Dr.Green adds salt. Serve.</p>';
		$steps = static fn ( string $html, mixed $data ): array => array_column(
			self::read( $html, [ 'recipeInstructions' => $data ] )->document->steps(),
			'text'
		);

		self::assertSame(
			[ 'Cut the leeks into rings.', 'Boil them in the water until soft.', 'Dr.Green adds salt. Serve.' ],
			$steps( $body, 'Cut the leeks into rings.Boil them in the water until soft.Dr.Green adds salt. Serve.' )
		);
		self::assertSame(
			[ 'Cut the leeks into rings.', 'Boil them in the water until soft.' ],
			$steps( $body, [ [ '@type' => 'HowToStep', 'text' => 'Cut the leeks into rings.Boil them in the water until soft.' ] ] )
		);
		self::assertSame(
			[ 'Cut the leeks.Boil them.', 'Serve.' ],
			$steps( $body, [ 'Cut the leeks.Boil them.', 'Serve.' ] ),
			'what the page does not show apart stays as it is'
		);
	}
}
