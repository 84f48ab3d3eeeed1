<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\ReadRecipe;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * A recipe has all foods of its page, each with its unit, wherever the page lists them; what a shop says of its goods is none.
 */
final class PageListsTest extends TestCase {

	use ReadsPages;

	private const STEPS = '<h2>Method</h2><ol><li>Cut the leeks into rings and wash them.</li><li>Boil them in the water for a while.</li></ol>';

	/**
	 * Reads the first recipe of a page.
	 *
	 * @param string               $body What the page shows.
	 * @param array<string, mixed> $data Its data as a recipe of schema.org, if it has any.
	 */
	private static function read( string $body, array $data = [] ): ReadRecipe {
		$json = self::soup_script( $data );
		return self::first_recipe( "<!doctype html><html><head><title>Soup</title>$json</head><body>$body</body></html>" );
	}

	public function test_units_are_read_that_a_page_keeps_in_attributes_of_its_amounts(): void {
		$foods = '<h2>Ingredients</h2><ul>'
			. '<li><b data-main-amount="200" data-main-unit="g" data-other-amount="1.5" data-other-unit="cups">200</b> <span>leeks</span></li>'
			. '<li><b data-main-amount="2" data-main-unit="l" data-other-amount="" data-other-unit="">2</b> <span>water</span></li>'
			. '<li><b data-unit="tsp">½</b> <span>tsp salt</span></li>'
			. '<li><b data-unit="5">3</b> <span>bay leaves</span></li></ul>';

		self::assertSame(
			[ '200 g (1.5 cups) leeks', '2 l water', '½ tsp salt', '3 bay leaves' ],
			self::lines( self::read( $foods . self::STEPS ) )
		);
	}

	#[TestWith( [ 'In your kitchen', 'Storage: in a dry place' ] )]
	#[TestWith( [ 'Das hast du zu Hause', 'Aufbewahrung: trocken und dunkel' ] )]
	#[TestWith( [ 'Dans votre cuisine', 'Conservation : au frais et au sec' ] )]
	#[TestWith( [ 'En tu despensa', 'Conservación: en un lugar seco' ] )]
	#[TestWith( [ 'Dalla tua dispensa', 'Conservazione: in un luogo asciutto' ] )]
	public function test_foods_of_the_own_kitchen_stand_beside_those_of_a_shop( string $name, string $goods ): void {
		$foods = '<div id="ingredients"><h2>In the box</h2><ul><li>2 leeks</li><li>500 g potatoes</li><li>1 lemon</li></ul>'
			. "<ul><li><p><b>Leeks</b></p><div><p>$goods</p></div></li><li><p><b>Lemon</b></p><div><p>$goods</p></div></li></ul>"
			. "<p>$name</p><ul><li>salt</li><li>1 tbsp oil</li></ul></div>";

		self::assertSame(
			[ '2 leeks', '500 g potatoes', '1 lemon', 'salt', '1 tbsp oil' ],
			self::lines( self::read( $foods . self::STEPS ) )
		);
	}

	public function test_a_list_of_foods_among_the_steps_is_not_lost(): void {
		$body = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l broth</li><li>salt</li></ul><h2>Method</h2>'
			. '<p><b>Broth:</b></p><p>200 g carrots</p><p>1 onion, halved</p><p><b>Method for the broth</b></p>'
			. '<p>Boil all vegetables in a large pot for an hour.</p><p><b>Method for the soup</b></p>'
			. '<p>Cut the leeks into rings and boil them in the broth.</p>';

		$recipe = self::read( $body );
		self::assertSame( [ '2 leeks', '1 l broth', 'salt', '200 g carrots', '1 onion, halved' ], self::lines( $recipe ) );
		self::assertSame( 'Broth', $recipe->document->data['ingredients'][1]['title'] ?? '' );
	}

	public function test_hours_of_the_data_are_minutes_where_the_page_has_as_many_of_these(): void {
		$data = [
			'recipeIngredient'   => [ '2 leeks' ],
			'recipeInstructions' => [ 'Boil.' ],
			'prepTime'           => 'PT10H',
			'cookTime'           => 'PT12H',
		];

		$times = self::read( '<p>Prep in 10 min</p><p>Cook time: 12 hours</p>', $data )->document->data['times'];

		self::assertSame( [ 10, 720 ], [ $times['prep'], $times['cook'] ] );
	}

	#[TestWith( [ 'Leek and potato soup recipe', 'Leek and potato soup' ] )]
	#[TestWith( [ 'Best Leek Soup Recipe', 'Best Leek Soup Recipe' ] )]
	#[TestWith( [ 'Grandmother’s own recipe book', 'Grandmother’s own recipe book' ] )]
	public function test_a_name_ends_where_the_page_says_of_what_kind_it_is( string $title, string $name ): void {
		self::assertSame( $name, self::read( '', [ 'recipeIngredient' => [ '2 leeks' ] ] + [ 'name' => $title ] )->document->data['name'] );
	}

	/**
	 * Ways in which pages print the same foods.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function prints(): iterable {
		yield 'terms and definitions' => [ '<dl><dt>500 g</dt><dd>leeks</dd><dt>1 l</dt><dd>water</dd><dt>&nbsp;</dt><dd>salt</dd></dl>' ];
		yield 'two columns of a table' => [ '<table><tr><td>500 g leeks</td><td>1 l water</td></tr><tr><td>salt</td><td></td></tr></table>' ];
		yield 'one paragraph with commas' => [ '<p>500 g leeks, 1 l water, salt</p>' ];
		yield 'one paragraph with semicolons' => [ '<p>500 g leeks; 1 l water; salt</p>' ];
		yield 'ticks and a shop' => [ '<ul><li>✅ 500 g leeks <a href="/shop">🛒</a></li><li>✅ 1 l water</li><li>✔️ salt</li></ul>' ];
		yield 'the names of the columns of a table' => [
			'<table><thead><tr><th>Amount</th><th>Ingredient</th></tr></thead><tbody><tr><td>500 g</td><td>leeks</td></tr>'
				. '<tr><td>1 l</td><td>water</td></tr><tr><td></td><td>salt</td></tr></tbody></table>',
		];
		yield 'a first row of such cells that is a food' => [
			'<table><tr><th>500 g</th><th>leeks</th></tr><tr><td>1 l</td><td>water</td></tr><tr><td></td><td>salt</td></tr></table>',
		];
		yield 'the head of a table' => [
			'<table><thead><tr><th>Servings</th><th></th></tr></thead><tr><td>500 g</td><td>leeks</td></tr>'
				. '<tr><td>1 l</td><td>water</td></tr><tr><td></td><td>salt</td></tr></table>',
		];
		yield 'boxes that touch each other' => [
			'<ul><li><span class="n">500 g</span><span class="f">leeks</span></li><li><span class="n">1 l</span><span class="f">water</span></li>'
				. '<li><span class="f">salt</span></li></ul>',
		];
	}

	/**
	 * The foods are the same however a page prints them.
	 *
	 * @param string $list What it prints.
	 */
	#[DataProvider( 'prints' )]
	public function test_foods_are_the_same_however_they_are_printed( string $list ): void {
		$recipe = self::read( "<h2>Ingredients</h2>$list" . self::STEPS );
		self::assertSame( [ '500 g leeks', '1 l water', 'salt' ], self::lines( $recipe ) );
	}

	#[TestWith( [ 'TO SERVE' ] )]
	#[TestWith( [ 'Zum Servieren' ] )]
	#[TestWith( [ 'Pour décorer' ] )]
	#[TestWith( [ 'Para servir' ] )]
	#[TestWith( [ 'Per guarnire' ] )]
	public function test_what_some_foods_are_for_is_their_group( string $line ): void {
		$recipe = self::read( '', [ 'recipeIngredient' => [ '2 leeks', $line, '1 bunch of parsley' ] ] );

		self::assertSame( [ '2 leeks', '1 bunch of parsley' ], self::lines( $recipe ) );
		self::assertSame( [ '', $line ], array_column( $recipe->document->data['ingredients'], 'title' ) );
	}

	#[TestWith( [ '<p><b>%s:</b> %s</p>' ] )]
	#[TestWith( [ '<p>%s: %s</p>' ] )]
	public function test_a_name_and_the_whole_part_may_be_one_paragraph( string $named ): void {
		$recipe = self::read(
			sprintf( $named, 'Ingredients', '2 leeks; 1 l water; salt.' )
				. sprintf( $named, 'Method', '1. Cut the leeks into rings and wash them. 2. Boil them in the water for a while.' )
				. sprintf( $named, 'Preparation', '15 minutes' )
		);

		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( $recipe ) );
		self::assertSame( [ 'Cut the leeks into rings and wash them.', 'Boil them in the water for a while.' ], self::steps( $recipe ) );
		self::assertSame( 15, $recipe->document->data['times']['prep'] );
	}

	public function test_commas_within_a_food_part_nothing(): void {
		$read = static fn ( string $list ): array => self::lines( self::read( '', [ 'recipeIngredient' => $list ] ) );

		self::assertSame(
			[ '1 onion, finely chopped', '2 leeks, sliced (white, green)', '1,5 l water' ],
			$read( '1 onion, finely chopped, 2 leeks, sliced (white, green), 1,5 l water' )
		);
		self::assertSame( [ '1 onion, peeled, chopped' ], $read( '1 onion, peeled, chopped' ) );
	}

	public function test_steps_keep_the_times_of_their_buttons_and_lose_the_numbers_of_their_headings(): void {
		$foods = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li></ul>';
		$steps = '<h2>Method</h2><ol><li><h3>1</h3><p>Cut the leeks into rings.</p></li>'
			. '<li><h3>2</h3><p>Boil them for <button>20 min</button> in the water. <button>Start</button></p></li></ol>';

		self::assertSame( [ 'Cut the leeks into rings.', 'Boil them for 20 min in the water.' ], self::read( $foods . $steps )->typed );
	}

	public function test_lists_around_the_steps_of_a_section_are_no_sections(): void {
		$step  = static fn ( string $text ): array => [
			'@type' => 'HowToStep',
			'text'  => $text,
		];
		$whole = [
			'@type'           => 'ItemList',
			'itemListElement' => [
				[
					'@type' => 'ListItem',
					'item'  => $step( 'Boil them.' ),
				],
			],
		];
		$data  = [
			'recipeInstructions' => [
				[
					'@type'           => 'HowToSection',
					'name'            => 'Vegetables',
					'itemListElement' => $step( 'Cut the leeks.' ),
				],
				[
					'@type'           => 'HowToSection',
					'name'            => 'Broth',
					'itemListElement' => $whole,
				],
			],
		];

		$groups = self::read( '', $data )->document->data['instructions'];

		self::assertSame( [ 'Vegetables', 'Broth' ], array_column( $groups, 'title' ) );
		self::assertSame( [ 'Cut the leeks.', 'Boil them.' ], self::steps( self::read( '', $data ) ) );
	}

	/**
	 * Provides whole bodies of pages, with the soup as each prints it.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function bodies(): iterable {
		yield 'text that is formatted already' => [
			"<h1>Soup</h1><pre>Ingredients\n2 leeks\n1 l water\nsalt\n\nMethod\n\nCut the leeks into rings and wash them.\n\n"
				. 'Boil them in the water for a while.</pre>',
		];
		yield 'letters of the nineties' => [
			'<center><font size="6">Soup</font></center><font face="Arial"><b>Ingredients</b><br>2 leeks<br>1 l water<br>salt<br><br>'
				. '<b>Method</b><br>Cut the leeks into rings and wash them.<br>Boil them in the water for a while.</font>',
		];
		foreach ( [ '<tr>%s</tr><tr>%s</tr>', '<thead><tr>%s</tr></thead><tbody><tr>%s</tr></tbody>' ] as $rows ) {
			yield "a table with both lists side by side, $rows" => [
				'<h1>Soup</h1><table>' . sprintf(
					$rows,
					'<th>Ingredients</th><th>Method</th>',
					'<td>2 leeks<br>1 l water<br>salt</td>'
						. '<td>Cut the leeks into rings and wash them.<br>Boil them in the water for a while.</td>'
				) . '</table>',
			];
		}
		$bullet = static fn ( string $sign, string $text ): string => '<p class=MsoListParagraph><![if !supportLists]>'
			. "<span style='mso-list:Ignore'>$sign<span>&nbsp;&nbsp; </span></span><![endif]>$text<o:p></o:p></p>";
		yield 'lists of a word processor' => [
			'<h1>Soup</h1><p><b>Ingredients<o:p></o:p></b></p>'
				. $bullet( '·', '2 leeks' ) . $bullet( '·', '1 l water' ) . $bullet( '·', 'salt' )
				. '<p><b>Method<o:p></o:p></b></p>' . $bullet( '·', 'Cut the leeks into rings and wash them.' )
				. $bullet( '·', 'Boil them in the water for a while.' ),
		];
		$cell = static fn ( string ...$lines ): string => '<table role="presentation"><tr><td><p>'
			. implode( '</p><p>', $lines ) . '</p></td></tr></table>';
		yield 'tables of a letter' => [
			'<h1>Soup</h1><table><tr><td>' . $cell( '<strong>Ingredients</strong>', '2 leeks', '1 l water', 'salt' ) . '</td></tr><tr><td>'
				. $cell( '<strong>Method</strong>', 'Cut the leeks into rings and wash them.', 'Boil them in the water for a while.' )
				. '</td></tr></table>',
		];
		$lists = '<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li><li>salt</li></ul>' . self::STEPS;
		yield 'a row that places the paragraphs of a page' => [
			'<table><tr><td><a href="/">Home</a></td><td><center><font size=5><b>Soup</b></font></center><p><b>Ingredients</b><table>'
				. '<tr><td>2</td><td>leeks</td></tr><tr><td>1 l</td><td>water</td></tr><tr><td></td><td>salt</td></tr></table>'
				. '<p><font size=2><b>Method</b></font><p><font size=2>Cut the leeks into rings and wash them.'
				. '<p><font size=2>Boil them in the water for a while.</font></td></tr></table>',
		];
		$boxed = '<p><b>Ingredients</b></p><p>2 leeks</p><p>1 l water</p><p>salt</p><p><b>Method</b></p>'
			. '<p>Cut the leeks into rings and wash them.</p><p>Boil them in the water for a while.</p>';
		yield 'a cell with a box of paragraphs' => [ "<h1>Soup</h1><table><tr><td><div>$boxed</div></td></tr></table>" ];
		yield 'a cell with a box in a box' => [ "<h1>Soup</h1><table><tr><td></td><td><center><div>$boxed</div></center></td></tr></table>" ];
		yield 'boxes that it shows without scripts' => [
			'<div id="root"></div><noscript><h1>Soup</h1><h2>Ingredients</h2><div>2 leeks</div><div><b>1 l</b> water</div><div>salt</div>'
				. '<h2>Method</h2><div>Cut the leeks into rings and wash them.</div><div>Boil them in the water for a while.</div></noscript>',
		];
		yield 'what it shows without scripts' => [ "<div id=\"root\">Loading</div><noscript>$lists</noscript>" ];
		yield 'a component with a tree of its own' => [ "<my-recipe><template shadowrootmode=\"open\">$lists</template></my-recipe>" ];
		yield 'elements of its own' => [
			'<h1>Soup</h1><h2>Ingredients</h2><my-list><my-food><my-amount>2</my-amount> <my-name>leeks</my-name></my-food>'
				. '<my-food><my-amount>1 l</my-amount> <my-name>water</my-name></my-food><my-food><my-name>salt</my-name></my-food></my-list>'
				. self::STEPS,
		];
	}

	/**
	 * A recipe is whole, to its last step, in pages of any age.
	 *
	 * @param string $body What the page shows.
	 */
	#[DataProvider( 'bodies' )]
	public function test_pages_of_any_age_are_read_to_their_last_line( string $body ): void {
		$recipe = self::read( $body );

		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( $recipe ) );
		self::assertSame( [ 'Cut the leeks into rings and wash them.', 'Boil them in the water for a while.' ], $recipe->typed );
	}

	public function test_data_may_name_properties_by_their_whole_names_and_texts_with_a_language(): void {
		$prefixed = [
			'@type'                                => 'schema:Recipe',
			'schema:recipeIngredient'              => [ '2 leeks' ],
			'https://schema.org/recipeInstructions' => [
				[
					'@type'       => 'schema:HowToStep',
					'schema:text' => 'Boil.',
				],
			],
		];
		$language = [
			'recipeIngredient' => [
				[
					'@value'    => '2 leeks',
					'@language' => 'en',
				],
			],
		];

		$recipe = self::read( '', $prefixed );
		self::assertSame( [ [ '2 leeks' ], [ 'Boil.' ] ], [ self::lines( $recipe ), $recipe->typed ] );
		self::assertSame( [ '2 leeks' ], self::lines( self::read( '', $language ) ) );
	}
}
