<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\UnplacedLines;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What a written recipe says above its lists goes where it belongs, and what has no place there waits; none of it is description.
 */
final class UnplacedLinesTest extends TestCase {

	/**
	 * Reads a recipe with lines above its lists.
	 *
	 * @param list<string> $lines The lines, without the name.
	 */
	private static function read( array $lines ): ReadRecipe {
		$text    = implode( "\n", [ 'Lemon tart', '', ...$lines, '', 'Ingredients', '2 lemons', '', 'Directions', 'Bake it.' ] );
		$recipes = Formats::all()->read( new Source( $text ) )->recipes;
		self::assertCount( 1, $recipes );
		return $recipes[0];
	}

	/**
	 * Returns the lines of a recipe that wait.
	 *
	 * @return list<string>
	 */
	private static function waiting( ReadRecipe $recipe ): array {
		return UnplacedLines::lines( array_map( static fn ( Notice $notice ): array => $notice->jsonSerialize(), $recipe->notices ) );
	}

	/**
	 * Returns lines with the terms that they name.
	 *
	 * @return iterable<string, array{string, array<string, list<string>>}>
	 */
	public static function term_lines(): iterable {
		yield 'a course' => [ 'Course: Dessert', [ 'recipe-course' => [ 'Dessert' ] ] ];
		yield 'a category' => [ 'Category: Dessert, Snack', [ 'recipe-course' => [ 'Dessert', 'Snack' ] ] ];
		yield 'a cuisine' => [ 'Cuisine: Italian', [ 'recipe-cuisine' => [ 'Italian' ] ] ];
		yield 'in German' => [ 'Gang: Nachtisch', [ 'recipe-course' => [ 'Nachtisch' ] ] ];
		yield 'a German cuisine' => [ 'Küche: Französisch', [ 'recipe-cuisine' => [ 'Französisch' ] ] ];
		yield 'in French' => [ 'Type de plat : Dessert', [ 'recipe-course' => [ 'Dessert' ] ] ];
		yield 'in Spanish' => [ 'Cocina: Mexicana', [ 'recipe-cuisine' => [ 'Mexicana' ] ] ];
		yield 'in Italian' => [ 'Portata: Dolci', [ 'recipe-course' => [ 'Dolci' ] ] ];
		yield 'a diet' => [ 'Diet: Vegan / Gluten free', [ 'recipe-dietary' => [ 'Vegan', 'Gluten free' ] ] ];
	}

	/**
	 * @param array<string, list<string>> $terms Its terms by taxonomy.
	 */
	#[DataProvider( 'term_lines' )]
	public function test_a_line_that_names_terms_is_no_description( string $line, array $terms ): void {
		$recipe  = self::read( [ 'A bright tart.', $line ] );
		$waiting = self::waiting( $recipe );

		self::assertSame( 'A bright tart.', $recipe->document->data['description'] );
		self::assertCount( 1, $waiting );
		self::assertSame( $terms, UnplacedLines::terms( $waiting[0] ) );
		self::assertSame( Notice::TERM, $recipe->notices[0]->code );
	}

	public function test_courses_cuisines_and_diets_of_structured_data_are_terms_as_those_of_pasted_lines(): void {
		$json = '{"@type":"Recipe","name":"Pie","recipeIngredient":["1 egg"],"recipeInstructions":["Bake."],"keywords":"autumn, apples",'
			. '"recipeCategory":["Dessert","Snack"],"recipeCuisine":"French, Basque",'
			. '"suitableForDiet":["https://schema.org/GlutenFreeDiet","VeganDiet","Paleo"]}';
		$page = "<html><head><script type=\"application/ld+json\">$json</script></head><body></body></html>";
		foreach ( [ $json, $page ] as $source ) {
			$recipe = Formats::all()->read( new Source( $source ) )->recipes[0];

			self::assertSame( [ 'autumn', 'apples' ], $recipe->document->data['keywords'] );
			self::assertSame(
				[
					'Course: Dessert',
					'Course: Snack',
					'Cuisine: French',
					'Cuisine: Basque',
					'Diet: Gluten-free',
					'Diet: Vegan',
					'Diet: Paleo',
				],
				self::waiting( $recipe )
			);
		}
	}

	public function test_a_course_and_a_cuisine_of_front_matter_are_terms_while_its_tags_stay_keywords(): void {
		$text   = "---\ntitle: Pie\ncourse: Dessert, Snack\ncuisine: French\ntags: [autumn]\n---\n\n## Ingredients\n\n- 1 egg\n\n## Directions\n\n1. Bake.\n";
		$recipe = Formats::all()->read( new Source( $text, 'pie.md' ) )->recipes[0];

		self::assertSame( [ 'autumn' ], $recipe->document->data['keywords'] );
		self::assertSame( [ 'Course: Dessert', 'Course: Snack', 'Cuisine: French' ], self::waiting( $recipe ) );
	}

	public function test_facts_beside_each_other_go_to_their_places(): void {
		$recipe = self::read( [
			'Course: Dessert | Cuisine: French | Serves 8',
			'Difficulty: easy',
			'Calories: 320 kcal',
			'Tags: lemon, tart',
		] );

		self::assertSame( [ 'Course: Dessert', 'Cuisine: French' ], self::waiting( $recipe ) );
		self::assertSame( '', $recipe->document->data['description'] );
		self::assertSame( 'beginner', $recipe->document->data['difficulty'] );
		self::assertSame( 320, $recipe->document->data['calories'] );
		self::assertSame( [ 'lemon', 'tart' ], $recipe->document->data['keywords'] );
	}

	public function test_what_no_field_takes_waits(): void {
		$recipe = self::read( [ 'Wine: Riesling', 'A bright tart.', 'Difficulty: for the brave' ] );

		self::assertSame( [ 'Wine: Riesling', 'Difficulty: for the brave' ], self::waiting( $recipe ) );
		self::assertSame( [ Notice::NO_PLACE, Notice::NO_PLACE ], array_column( $recipe->notices, 'code' ) );
		self::assertSame( 'A bright tart.', $recipe->document->data['description'] );
	}

	public function test_a_difficulty_in_words_of_its_own_waits_however_it_ends(): void {
		$recipe = self::read( [ 'A bright tart.', 'Difficulty: not hard, really!' ] );

		self::assertSame( [ 'Difficulty: not hard, really!' ], self::waiting( $recipe ) );
		self::assertSame( [ 'A bright tart.', '' ], [ $recipe->document->data['description'], $recipe->document->data['difficulty'] ] );
	}

	public function test_text_stays_description(): void {
		$text = [
			'My tip: take ripe lemons, they are much sweeter.',
			'As I said: it is easy!',
			'Half past 10: tea',
			'https://example.org',
		];
		self::assertSame( implode( "\n", $text ), self::read( $text )->document->data['description'] );
	}

	/**
	 * Returns the first lines of letters.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function letters(): iterable {
		yield 'in English' => [ 'Hi Anna,', 'Here is the recipe.' ];
		yield 'in German' => [ 'Hallo Anna', 'hier das Rezept!' ];
		yield 'in French' => [ 'Coucou Anna !', 'Voilà la recette.' ];
		yield 'in Spanish' => [ 'Querida Ana:', 'Aquí tienes la receta.' ];
		yield 'in Italian' => [ 'Ciao Anna, ecco la ricetta!', 'Spero che ti piaccia.' ];
	}

	/**
	 * @param string $greeting The first line.
	 * @param string $sentence The second.
	 */
	#[DataProvider( 'letters' )]
	public function test_the_words_of_a_letter_wait_and_the_title_is_below_them( string $greeting, string $sentence ): void {
		$text = "$greeting\n$sentence\nLemon cake\nSo fresh.\nIngredients\n2 lemons\nMethod\nBake it.\nEnjoy! xx Mum";

		[ $recipe ] = Formats::all()->read( new Source( $text ) )->recipes;
		self::assertSame( 'Lemon cake', $recipe->document->data['name'] );
		self::assertSame( 'So fresh.', $recipe->document->data['description'] );
		self::assertSame( [ rtrim( $greeting, ':' ), $sentence, 'Enjoy! xx Mum' ], self::waiting( $recipe ) );
	}

	/**
	 * Returns first lines of recipes that seem to greet somebody, with what is below them.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function greeting_titles(): iterable {
		yield 'a title' => [ 'Hello Dolly Bars!', '' ];
		yield 'one above a fact' => [ 'Hey Pesto!', 'Serves 4' ];
		yield 'one above a sentence' => [ 'Dear Santa Cookies!', 'The best of all.' ];
		yield 'one above a label' => [ 'Ciao Bella, Sicilian lemon pasta', 'Wine: Riesling' ];
	}

	/**
	 * @param string $title The first line.
	 * @param string $below The second.
	 */
	#[DataProvider( 'greeting_titles' )]
	public function test_a_greeting_without_a_title_below_it_is_the_title( string $title, string $below ): void {
		$text = "$title\n$below\nIngredients\n2 lemons\nMethod\nBake it.";

		[ $recipe ] = Formats::all()->read( new Source( $text ) )->recipes;
		self::assertSame( $title, $recipe->document->data['name'] );
	}

	public function test_a_greeting_that_ends_with_a_comma_is_never_the_title(): void {
		$text = "Hi Anna,\nHere is the recipe.\nIngredients\n2 lemons\nMethod\nBake it.";

		[ $recipe ] = Formats::all()->read( new Source( $text ) )->recipes;
		self::assertSame( '', $recipe->document->data['name'] );
		self::assertSame( [ 'Hi Anna,', 'Here is the recipe.' ], self::waiting( $recipe ) );
	}

	public function test_links_are_kept_in_their_fields_or_beside_the_recipe(): void {
		$recipe = self::read( [
			'Author: [Ann](https://example.org/ann) | Source: [Bob](https://example.org/bob) | Serves 4',
			'See [this guide](https://example.org/guide) and [that](/that).',
			'Equipment',
			'A [pan](https://example.org/pan) and a [lid](https://example.org/lid)',
			'Notes',
			'From [here](https://example.org/here).',
			'Ingredients',
			'1 cup [flour](https://example.org/flour_(white))',
			'Method',
			'[Whisk](https://example.org/whisk) it.',
		] );
		$data   = $recipe->document->data;

		self::assertSame( 'Ann', $data['author'] );
		self::assertSame( 4, $data['yield']['amount'] );
		self::assertSame( [ 'Bob', 'https://example.org/bob' ], [ $data['source']['name'] ?? '', $data['source']['url'] ?? '' ] );
		self::assertSame( [ 'https://example.org/pan' ], array_column( $data['equipment'], 'url' ) );
		self::assertSame( 'See this guide and that.', $data['description'] );
		self::assertSame(
			[
				'Link of the author: https://example.org/ann',
				'this guide: https://example.org/guide',
				'lid: https://example.org/lid',
				'here: https://example.org/here',
				'flour: https://example.org/flour_(white)',
				'Whisk: https://example.org/whisk',
			],
			self::waiting( $recipe )
		);
	}

	public function test_a_source_that_is_a_link_of_markdown_keeps_its_url(): void {
		$text = "Cake\nSource: [Anna](https://example.org/lemon_cake_)\nIngredients\n2 lemons\nMethod\nBake it.";

		[ $recipe ] = Formats::all()->read( new Source( $text ) )->recipes;
		self::assertSame( 'Anna', $recipe->document->data['source']['name'] ?? '' );
		self::assertSame( 'https://example.org/lemon_cake_', $recipe->document->data['source']['url'] ?? '' );
	}
}
