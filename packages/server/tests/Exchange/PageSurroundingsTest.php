<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Tests\Support\ReadsPages;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What pages print among the lines of a recipe is none of them: advertisements, tips, captions; what they print better than
 * their data is taken.
 */
final class PageSurroundingsTest extends TestCase {

	use ReadsPages;

	private const FOODS = '<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li><li>salt</li></ul>';

	private const CUT = 'Cut the leeks into rings and wash them.';

	private const BOIL = 'Boil them in the water for a while.';

	private const SALT = 'Add salt to taste and serve it hot.';

	private const ALL = [ self::CUT, self::BOIL, self::SALT ];

	private const TIP = 'Keep the green leaves for a broth.';

	/**
	 * Reads the first recipe of a page.
	 *
	 * @param string               $body    What the page shows.
	 * @param array<string, mixed> $data    Its data as a recipe of schema.org, if it has any.
	 * @param string               $charset What the page says of its encoding.
	 */
	private static function read( string $body, array $data = [], string $charset = 'utf-8' ): ReadRecipe {
		$json = self::soup_script( $data );
		$html = "<!doctype html><html><head><meta charset=\"$charset\"><title>Soup</title>$json</head><body><h1>Soup</h1>$body</body></html>";
		return self::first_recipe( 'utf-8' === $charset ? $html : (string) mb_convert_encoding( $html, $charset, 'UTF-8' ) );
	}

	/**
	 * Returns pages with a tip in a box among the steps.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function boxed_tips(): iterable {
		[ $cut, $boil, $salt ] = self::ALL;
		foreach ( [ 'Tip', 'Tipp', 'Astuce', 'Consejo', 'Consiglio' ] as $word ) {
			$box = "<div class=\"box\"><h4>$word</h4><p>" . self::TIP . '</p></div>';
			yield "$word between paragraphs" => [ "<div><p>$cut</p>$box<p>$boil</p><p>$salt</p></div>" ];
			yield "$word between lists" => [ "<ol><li>$cut</li></ol>$box<ol start=\"2\"><li>$boil</li><li>$salt</li></ol>" ];
		}
	}

	#[DataProvider( 'boxed_tips' )]
	public function test_steps_go_on_below_a_tip_in_a_box( string $steps ): void {
		$recipe = self::read( self::FOODS . "<h2>Method</h2>$steps" );

		self::assertSame( self::ALL, $recipe->typed );
		self::assertSame( self::TIP, $recipe->document->data['notes'] );
	}

	public function test_a_tip_stands_beside_the_notes_and_with_all_its_words(): void {
		$recipe = self::read(
			self::FOODS . '<h2>Method</h2><div><p>' . self::CUT . '</p><aside><h4>Tip: waste nothing</h4><p>' . self::TIP
				. '</p></aside><p>' . self::BOIL . '</p><p>' . self::SALT . '</p></div><h2>Notes</h2><p>It keeps for a day.</p>'
		);

		self::assertSame( self::ALL, $recipe->typed );
		self::assertSame(
			"It keeps for a day.\nTip: waste nothing\n" . self::TIP,
			preg_replace( '/\n+/', "\n", $recipe->document->data['notes'] )
		);
	}

	public function test_a_tip_in_the_entry_of_a_step_belongs_to_that_step(): void {
		$steps = '<ol><li><p>' . self::CUT . '</p><h5>Tip</h5><p>' . self::TIP . '</p></li><li>' . self::BOIL . '</li></ol>';

		self::assertSame(
			[ self::CUT . ' Tip: ' . self::TIP, self::BOIL ],
			self::read( self::FOODS . "<h2>Method</h2>$steps" )->typed
		);
	}

	public function test_a_heading_of_a_tip_in_one_text_of_steps_names_no_group(): void {
		$shown  = '<p>' . self::CUT . '</p><h4>Tip: waste nothing</h4><p>' . self::TIP . '</p><p>' . self::BOIL . '</p>';
		$recipe = self::read(
			"$shown<h3>To serve</h3><p>" . self::SALT . '</p>',
			[
				'recipeIngredient'   => [ '2 leeks', '1 l water' ],
				'recipeInstructions' => implode( "\n", [ self::CUT, 'Tip: waste nothing', self::TIP, self::BOIL, 'To serve', self::SALT ] ),
			]
		);

		self::assertSame( [ '', 'To serve' ], array_column( $recipe->document->data['instructions'], 'title' ) );
		self::assertSame(
			[ [ '', self::CUT ], [ 'Tip: waste nothing', self::TIP ], [ '', self::BOIL ], [ '', self::SALT ] ],
			array_map( static fn ( array $step ): array => [ $step['title'], $step['text'] ], $recipe->document->steps() )
		);
	}

	public function test_advertisements_and_names_of_photographers_are_no_lines(): void {
		foreach ( [ 'Advertisement', 'Anzeige', 'Publicité', 'Publicidad', 'Pubblicità' ] as $word ) {
			$foods = "<h2>Ingredients</h2><ul><li>2 leeks</li><li>$word</li><li>1 l water</li><li>salt</li></ul>";
			$steps = '<h2>Method</h2>';
			foreach ( self::ALL as $at => $text ) {
				$steps .= '<h3>Step ' . ( $at + 1 ) . "</h3><p>$text</p><div class=\"ad-slot\"><p>$word</p></div>"
					. '<p>Photo: Anna Smith</p><span class="img-caption">Leeks in a pan</span>';
			}
			$recipe = self::read( $foods . $steps );

			self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( $recipe ), $word );
			self::assertSame( self::ALL, $recipe->typed, $word );
		}
	}

	public function test_a_label_with_the_number_of_a_step_is_no_part_of_it_in_any_language(): void {
		foreach ( [ 'Step', 'Schritt', 'Étape', 'Paso', 'Passaggio' ] as $word ) {
			$steps = '';
			foreach ( self::ALL as $at => $text ) {
				$steps .= "<div><strong>$word " . ( $at + 1 ) . ":</strong> $text</div>";
			}
			self::assertSame( self::ALL, self::read( self::FOODS . "<h2>Method</h2>$steps" )->typed, $word );
		}
	}

	public function test_units_come_from_the_page_where_data_lacks_them(): void {
		$shown = [ '250 g de harina', '½ pizca de sal', '1 ½ cucharadas de aceite', '2 huevos', 'perejil' ];
		$told  = [ '250 harina', '1/2 sal', '1.5 aceite', '2 huevos', 'perejil' ];
		$data  = [
			'recipeIngredient'   => $told,
			'recipeInstructions' => self::ALL,
		];
		$list  = '<h2>Ingredientes</h2><ul><li>' . implode( '</li><li>', $shown ) . '</li></ul>';

		self::assertSame( $shown, self::lines( self::read( $list, $data ) ) );
		self::assertSame(
			$told,
			self::lines( self::read( str_replace( '250 g', '500 g', $list ), $data ) ),
			'a list for other servings is another list'
		);
	}

	public function test_amounts_that_a_program_put_behind_their_foods_may_be_fractions(): void {
		$shown = [ '250 g flour', '1/2 tsp salt', '2 eggs', 'parsley' ];
		$data  = [
			'recipeIngredient'   => [ 'flour 250 g', 'salt 1/2 tsp', '2 eggs', 'parsley' ],
			'recipeInstructions' => self::ALL,
		];

		$list  = '<h2>Ingredients</h2><ul><li>' . implode( '</li><li>', $shown ) . '</li></ul>';

		self::assertSame( $shown, self::lines( self::read( $list, $data ) ) );
	}

	public function test_lines_of_one_paragraph_are_one_list(): void {
		$body = '<p>2 leeks<br>1 l water<br>butter for frying</p><p>' . implode( '</p><p>', self::ALL ) . '</p>';

		self::assertSame( [ '2 leeks', '1 l water', 'butter for frying' ], self::lines( self::read( $body ) ) );
	}

	public function test_numbers_of_marked_up_steps_are_no_titles(): void {
		$steps = '';
		foreach ( self::ALL as $at => $text ) {
			$steps .= '<li itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><span itemprop="position">'
				. ( $at + 1 ) . "</span> <span itemprop=\"text\">$text</span></li>";
		}
		$recipe = self::read(
			'<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b><i itemprop="recipeIngredient">2 leeks</i>'
				. '<ol itemprop="recipeInstructions" itemscope itemtype="https://schema.org/ItemList">' . $steps . '</ol></div>'
		);

		self::assertSame( self::ALL, $recipe->typed );
	}

	public function test_the_value_of_a_label_is_the_one_in_its_box(): void {
		$facts = '<div><p>50 min</p><p>Prep time</p></div><div><p>1 h 50</p><p>Total</p></div>';
		$times = self::read( $facts . self::FOODS . '<h2>Method</h2><p>' . self::CUT . '</p>' )->document->data['times'];

		self::assertSame( [ 50, 110 ], [ $times['prep'], $times['total'] ] );
	}

	public function test_what_a_page_shows_is_read_in_its_own_encoding(): void {
		$foods = '<h2>Ingrédients</h2><ul><li>2 œufs à température</li><li>1 pâte brisée</li><li>sel</li></ul>';
		foreach ( [ 'iso-8859-1', 'windows-1252', 'iso-8859-15' ] as $charset ) {
			$recipe = self::read(
				'iso-8859-1' === $charset ? str_replace( 'œ', 'oe', $foods ) : $foods,
				[],
				$charset
			);
			self::assertSame(
				[ 'iso-8859-1' === $charset ? '2 oeufs à température' : '2 œufs à température', '1 pâte brisée', 'sel' ],
				self::lines( $recipe ),
				$charset
			);
		}
	}

	public function test_recipes_below_their_own_headings_are_read_apart(): void {
		$second = '<h2>Apple sauce</h2><h3>Ingredients</h3><ul><li>3 apples</li><li>50 g sugar</li><li>1 stick cinnamon</li></ul>'
			. '<h3>Method</h3><ol><li>Peel the apples and cut them up.</li><li>Cook them with the sugar and the cinnamon.</li></ol>';
		$steps  = '<p>' . self::CUT . '</p><p>' . self::BOIL . '</p>';
		$first  = str_replace( 'h2', 'h3', '<h4>Leek soup</h4>' . self::FOODS . "<h2>Method</h2>$steps" );
		$html   = '<!doctype html><html><head><title>Two recipes</title></head><body><h1>Autumn</h1><p>I love it.</p>%s</body></html>';
		$read   = static fn ( string $body ): array => array_map(
			static fn ( ReadRecipe $recipe ): array => [ $recipe->document->data['name'], self::lines( $recipe ), $recipe->typed ],
			Formats::all()->read( new Source( sprintf( $html, $body ), 'page.html' ) )->recipes
		);

		self::assertSame(
			[
				[ 'Leek soup', [ '2 leeks', '1 l water', 'salt' ], [ self::CUT, self::BOIL ] ],
				[
					'Apple sauce',
					[ '3 apples', '50 g sugar', '1 stick cinnamon' ],
					[ 'Peel the apples and cut them up.', 'Cook them with the sugar and the cinnamon.' ],
				],
			],
			$read( str_replace( 'h4', 'h2', $first ) . $second )
		);
		self::assertCount( 1, $read( $second . str_replace( 'Apple sauce', 'Best apple sauce', $second ) ), 'told, and printed as a card' );
	}

	public function test_foods_that_stand_beside_each_step_are_no_steps(): void {
		$steps = '';
		foreach ( self::ALL as $at => $text ) {
			$food   = [ '2 leeks', '1 l water', '1 pinch salt' ][ $at ];
			$steps .= '<div><h3>' . ( $at + 1 ) . "</h3><p>$text</p><ul><li>$food</li></ul></div>";
		}
		$recipe = self::read( self::FOODS . "<h2>Method</h2>$steps" );

		self::assertSame( self::ALL, $recipe->typed );
		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], self::lines( $recipe ) );
	}

	public function test_soft_hyphens_and_signs_without_width_part_no_words(): void {
		$steps  = array_map( static fn ( string $step ): string => str_replace( 'e', "e\u{00AD}\u{2060}\u{FEFF}", $step ), self::ALL );
		$recipe = self::read( self::FOODS . '<h2>Method</h2><ol><li>' . implode( '</li><li>', $steps ) . '</li></ol>' );

		self::assertSame( self::ALL, $recipe->typed );
	}

	public function test_numbers_that_are_drawn_as_keys_are_no_part_of_steps(): void {
		$recipe = self::read(
			self::FOODS . '<h2>Method</h2><p>1️⃣ ' . self::CUT . '</p><p>2️⃣ ' . self::BOIL . '</p><p>🔟' . self::SALT . '</p>'
		);

		self::assertSame( self::ALL, $recipe->typed );
		self::assertSame( self::ALL, array_column( $recipe->document->steps(), 'text' ) );
	}

	/**
	 * Yields names of the ingredients, and for how many each says they are.
	 *
	 * @return iterable<string, array{string, int|null}>
	 */
	public static function named_servings(): iterable {
		$names = [
			'Zutaten für 4 Personen'     => 4,
			'Zutaten (12 Portionen)'     => 12,
			'Ingredients (serves 4)'     => 4,
			'Ingrédients pour 6 pers. :' => 6,
			'Ingredienti per 4 persone'  => 4,
			'Ingredientes (6 personas)'  => 6,
			'Zutaten für den Teig'       => null,
			'Ingredients for 500 g dough' => null,
		];
		foreach ( $names as $name => $amount ) {
			yield $name => [ $name, $amount ];
		}
	}

	#[DataProvider( 'named_servings' )]
	public function test_the_name_of_the_ingredients_tells_the_servings( string $name, ?int $amount ): void {
		$html = str_replace( 'Ingredients', $name, self::FOODS ) . '<h2>Method</h2><p>' . implode( '</p><p>', self::ALL ) . '</p>';
		$text = "# Soup\n\n## $name\n\n- 2 leeks\n- salt\n\n## Method\n\n1. Boil.\n2. Serve.\n";

		self::assertSame( $amount, self::read( $html )->document->data['yield']['amount'], 'on a page' );
		self::assertSame( [ '2 leeks', '1 l water', 'salt' ], array_column( self::read( $html )->document->items(), 'text' ) );
		$markdown = Formats::all()->read( new Source( $text, 'soup.md' ) )->recipes[0];
		self::assertSame( $amount, $markdown->document->data['yield']['amount'], 'in Markdown' );
	}
}
