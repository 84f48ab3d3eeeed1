<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Notice;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\Written\FrontMatter;
use Larder\Exchange\Written\Markdown;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Recipes that people write down in Markdown are read, and written so that they read the same.
 */
final class MarkdownTest extends TestCase {

	private const PIE = <<<'MD'
		---
		title: "Apple pie: the old one"
		tags: ['dessert', "pie"]
		author: ann
		---

		![Pie](https://example.org/pie.jpg)

		The pie of my
		grandmother, _really_.

		- ⏲️ Prep time: ~30 min
		- 🍳Cook time: 1 h
		- 🍽️ Servings: 8

		## Ingredients

		### Dough

		- 200 g [flour](/flour) \*
		- 100 g **butter**

		For the filling:

		- 3 apples,
		  peeled

		Take sour ones.

		## Directions

		1. Knead the dough.
		2. Peel and cut
		   the apples.

		Serve warm.

		## Notes

		- Keeps for 2 days.
		MD;

	/**
	 * Reads a text.
	 *
	 * @param string $text Markdown.
	 */
	private static function recipe( string $text ): ReadRecipe {
		$reading = Formats::all()->read( new Source( $text, 'pie.md' ) );
		self::assertCount( 1, $reading->recipes );
		return $reading->recipes[0];
	}

	public function test_a_recipe_is_read_with_its_groups_facts_and_notes(): void {
		$data = self::recipe( self::PIE )->document->data;

		self::assertSame( 'Apple pie: the old one', $data['name'] );
		self::assertSame( 'The pie of my grandmother, really.', $data['description'] );
		self::assertSame( 'https://example.org/pie.jpg', $data['image']['url'] ?? '' );
		self::assertSame( [ 'dessert', 'pie' ], $data['keywords'] );
		self::assertSame( 8, $data['yield']['amount'] );
		self::assertSame( [ 30, 60 ], [ $data['times']['prep'], $data['times']['cook'] ] );
		self::assertSame( [ 'Dough', 'For the filling' ], array_column( $data['ingredients'], 'title' ) );
		self::assertSame(
			[ '200 g flour *', '100 g butter', '3 apples, peeled' ],
			array_column( self::recipe( self::PIE )->document->items(), 'text' )
		);
		self::assertSame(
			[ 'Knead the dough.', 'Peel and cut the apples.' ],
			array_column( self::recipe( self::PIE )->document->steps(), 'text' )
		);
		self::assertSame( "Take sour ones.\nServe warm.\nKeeps for 2 days.", $data['notes'] );
	}

	public function test_paragraphs_are_steps_where_there_is_no_list(): void {
		$recipe = self::recipe( "# Tea\n\n## Ingredients\n\n- tea\n\n## Directions\n\nBoil water.\n\nPour it on." );

		self::assertSame( 'Tea', $recipe->document->data['name'] );
		self::assertSame( [ 'Boil water.', 'Pour it on.' ], array_column( $recipe->document->steps(), 'text' ) );
	}

	public function test_lines_that_the_writer_has_ended_are_lines(): void {
		$recipe = self::recipe(
			"# Tea\n\nServes 2\n\n## Ingredients\n\n1 l water  \ntea\\\nsugar\n\n## Directions\n\nBoil water.  \nPour\nit on."
		)->document;

		self::assertSame( [ '1 l water', 'tea', 'sugar' ], array_column( $recipe->items(), 'text' ) );
		self::assertSame( [ 'Boil water.', 'Pour it on.' ], array_column( $recipe->steps(), 'text' ) );
		$entry = self::recipe( "# Tea\n\n## Ingredients\n\n- 2 lemons,  \n  sliced\n\n## Directions\n\n1. Boil." )->document;
		self::assertSame( [ '2 lemons, sliced' ], array_column( $entry->items(), 'text' ) );
	}

	public function test_lines_of_a_paragraph_that_begin_with_amounts_are_foods(): void {
		$items = static fn ( string $foods ): array => array_column(
			self::recipe( "# Tea\n\n## Ingredients\n\n$foods\n\n## Directions\n\n1. Boil." )->document->items(),
			'text'
		);

		self::assertSame( [ '1 l water', '½ lemon', 'tea' ], $items( "1 l water\n½ lemon\ntea" ) );
		self::assertSame( [ 'tea of the best kind that 2 of us found' ], $items( "tea of the best kind that\n2 of us found" ) );
	}

	public function test_front_matter_may_have_numbers_for_names(): void {
		$recipe = self::recipe( "---\n2024: a good year\ntitle: Tea\n---\n\n## Ingredients\n\n- tea\n\n## Directions\n\n1. Boil." );

		self::assertSame( 'Tea', $recipe->document->data['name'] );
		self::assertEquals( [ new Notice( Notice::NO_PLACE, '2024', 'a good year' ) ], $recipe->notices );
	}

	#[TestWith( [ 'language: de', 'de' ] )]
	#[TestWith( [ 'lang: pt_BR', 'pt-BR' ] )]
	#[TestWith( [ 'locale: zh-Hant-TW', 'zh-Hant-TW' ] )]
	#[TestWith( [ 'language: Deutsch', '' ] )]
	#[TestWith( [ 'Language: German', '' ] )]
	#[TestWith( [ 'lang: de, en', '' ] )]
	public function test_front_matter_names_the_language_by_its_tag( string $line, string $language ): void {
		$recipe = new FoundRecipe();
		FrontMatter::apply( $recipe, FrontMatter::split( "---\n$line\n---\nText" )[0] );

		self::assertSame( $language, $recipe->language );
		self::assertCount( '' === $language ? 1 : 0, $recipe->notices, 'what is no tag is kept beside the recipe' );
	}

	public function test_links_that_no_field_takes_are_kept_beside_the_recipe(): void {
		$recipe = self::recipe(
			"# Tea\n\nSource: [Ann](https://example.org/ann)\n\n## Ingredients\n\n- 1 [cup](https://example.org/cup) tea\n- [salt](/salt)\n- [https://example.org/a](https://example.org/a)\n\n"
			. "## Equipment\n\n- A [pot](https://example.org/pot)\n\n## Directions\n\n1. Boil."
		);

		self::assertSame( 'https://example.org/ann', $recipe->document->data['source']['url'] ?? '' );
		self::assertSame( [ 'https://example.org/pot' ], array_column( $recipe->document->data['equipment'], 'url' ) );
		self::assertEquals( [ new Notice( Notice::NO_PLACE, 'cup', 'https://example.org/cup' ) ], $recipe->notices );
	}

	public function test_a_heading_of_the_story_above_the_lists_is_named_as_left_out_and_the_title_said_again_is_not(): void {
		$text    = "# Soup\n\nIt warms.\n\n## Why you will love it\n\nIt is quick.\n\n## Soup!\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n1. Cook.";
		$recipe  = Formats::all()->read( new Source( $text, 'soup.md' ) )->recipes[0];
		$notices = array_filter( $recipe->notices, static fn ( Notice $notice ): bool => Notice::NO_PLACE === $notice->code );
		self::assertEquals( [ new Notice( Notice::NO_PLACE, '', 'Why you will love it' ) ], array_values( $notices ) );
		self::assertSame( "It warms.\nIt is quick.", $recipe->document->data['description'] );
	}

	#[TestWith( [ "### Prep time\n10 min\n\n### Cook time\n20 min" ] )]
	#[TestWith( [ "## Servings\n\n4" ] )]
	#[TestWith( [ "## Description\n\nA soup." ] )]
	#[TestWith( [ '## Recipe' ] )]
	#[TestWith( [ "## Info\n\n- Serves 4" ] )]
	#[TestWith( [ "## At a glance\n\nPrep time: 10 min\nServes 4" ] )]
	public function test_a_heading_above_the_lists_whose_value_is_read_is_not_said_to_be_left_out( string $above ): void {
		$recipe = Formats::all()->read( new Source( "# Soup\n\n$above\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n1. Cook.", 'soup.md' ) )->recipes[0];
		self::assertSame( [], array_filter( $recipe->notices, static fn ( Notice $notice ): bool => Notice::NO_PLACE === $notice->code ) );
	}

	public function test_a_deeper_heading_that_names_its_part_again_is_a_group(): void {
		$recipe = self::recipe( "# Tea\n\nHot.\n\nStrong.\n\n## Ingredients\n\n### The main ingredients\n\n- tea\n\n## Directions\n\n### Preparation\n\n1. Boil." )->document;

		self::assertSame( [ 'The main ingredients' ], array_column( $recipe->data['ingredients'], 'title' ) );
		self::assertSame( [ 'Preparation' ], array_column( $recipe->data['instructions'], 'title' ) );
		self::assertEquals( $recipe->data, self::recipe( ( new Markdown() )->write( [ $recipe ] ) )->document->data );
	}

	public function test_what_is_written_reads_the_same(): void {
		$first  = self::recipe( self::PIE )->document;
		$second = self::recipe( ( new Markdown() )->write( [ $first ] ) )->document;

		self::assertEquals( $first->data, $second->data );
	}

	public function test_all_recipes_of_the_collection_are_read(): void {
		$folder = dirname( __DIR__, 4 ) . '/../shared/data/markdown-recipes';
		$files  = glob( "$folder/*.md" ) ?: [];
		if ( [] === $files ) {
			self::markTestSkipped( 'The collection of recipes in Markdown is not on this machine.' );
		}
		foreach ( $files as $file ) {
			$recipe = self::recipe( (string) file_get_contents( $file ) );
			self::assertNotSame( [], $recipe->document->items(), $file );
			self::assertNotSame( [], $recipe->document->steps(), $file );
			self::assertEquals(
				$recipe->document->data,
				self::recipe( ( new Markdown() )->write( [ $recipe->document ] ) )->document->data,
				$file
			);
		}
	}
}
