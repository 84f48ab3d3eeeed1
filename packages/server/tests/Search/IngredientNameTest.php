<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Query\IngredientName;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Which ingredients are one value of the filter, and how it is written.
 */
final class IngredientNameTest extends WordPressTestCase {

	/**
	 * Returns spellings that are one food.
	 *
	 * @return iterable<string, array{string, string, list<string>}> Locale, value and spellings.
	 */
	public static function foods(): iterable {
		yield 'English describing words and plurals' => [
			'',
			'tomato',
			[ 'Tomato', '2 ripe tomatoes', 'tomatoes, finely chopped', 'TOMATOES (canned)' ],
		];
		yield 'English irregular plurals' => [ 'en_GB', 'bay leaf', [ 'bay leaves', 'Bay leaf' ] ];
		yield 'English berries' => [ 'en_US', 'berry', [ 'berries', 'Berry' ] ];
		yield 'English accents' => [ '', 'jalapeno', [ 'jalapeños', 'Jalapeno' ] ];
		yield 'German eggs' => [ 'de_DE', 'ei', [ 'Eier', 'Ei' ] ];
		yield 'German tomatoes' => [ 'de_CH', 'tomate', [ 'Tomaten', '3 Tomate' ] ];
		yield 'German onions' => [ 'de_DE', 'zwiebel', [ 'Zwiebeln', 'Zwiebel', 'fein gehackte Zwiebeln', 'große Zwiebel, geschält' ] ];
		yield 'English preparation' => [ '', 'brown sugar', [ 'brown sugar', 'packed brown sugar', 'firmly packed brown sugar' ] ];
		yield 'French preparation' => [ 'fr_FR', 'carotte', [ 'carottes râpées', 'grosses carottes', 'carotte' ] ];
		yield 'Spanish preparation' => [ 'es_ES', 'perejil', [ 'perejil picado', 'perejil' ] ];
		yield 'Italian preparation' => [ 'it_IT', 'prezzemolo', [ 'prezzemolo tritato', 'Prezzemolo' ] ];
		yield 'German cherries' => [ 'de_AT', 'kirsche', [ 'Kirschen', 'Kirsche' ] ];
		yield 'Spanish tomatoes' => [ 'es_ES', 'tomate maduro', [ 'tomates maduros', 'Tomate maduro' ] ];
		yield 'Spanish lemons' => [ 'es_MX', 'limon', [ 'limones', 'limón' ] ];
		yield 'French apples of the earth' => [ 'fr_FR', 'pomme de terre', [ 'pommes de terre', 'Pomme de terre' ] ];
		yield 'French leeks' => [ 'fr_CA', 'poireau', [ 'poireaux', 'poireau' ] ];
		yield 'Italian as it is written' => [ 'it_IT', 'pomodori', [ 'Pomodori', 'pomodori' ] ];
	}

	/**
	 * Reads each spelling.
	 *
	 * @param string       $locale The site's locale.
	 * @param string       $food   The value.
	 * @param list<string> $names  Spellings.
	 */
	#[DataProvider( 'foods' )]
	public function test_spellings_of_a_food_are_one_value( string $locale, string $food, array $names ): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => $locale );
		foreach ( $names as $name ) {
			self::assertSame( $food, IngredientName::read( $name, IngredientName::language() )[0], $name );
		}
	}

	/**
	 * Returns words that look like a plural of another language.
	 *
	 * @return iterable<string, array{string, string, string}> Locale, name, and the value.
	 */
	public static function lookalikes(): iterable {
		yield 'German rice' => [ 'de_DE', 'Reis', 'reis' ];
		yield 'German chicken' => [ 'de_DE', 'Hähnchen', 'hahnchen' ];
		yield 'French nuts' => [ 'fr_FR', 'noix', 'noix' ];
		yield 'French radish' => [ 'fr_FR', 'radis', 'radis' ];
		yield 'French pasta' => [ 'fr_FR', 'pâtes', 'pates' ];
		yield 'Spanish aniseed' => [ 'es_ES', 'anís', 'anis' ];
		yield 'Italian asparagus' => [ 'it_IT', 'asparagus', 'asparagus' ];
		yield 'the English article in Italian' => [ 'it_IT', 'a', 'a' ];
		yield 'Greek' => [ 'el', 'Ντομάτες', 'ντομάτες' ];
	}

	#[DataProvider( 'lookalikes' )]
	public function test_a_word_that_no_rule_of_the_language_fits_stays( string $locale, string $name, string $food ): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => $locale );
		self::assertSame( $food, IngredientName::read( $name, IngredientName::language() )[0] );
	}

	public function test_the_label_is_the_spelling_that_most_recipes_have(): void {
		$search = new SearchParts( $this->db() );
		foreach ( [
			'Crème fraîche',
			'creme fraiche',
			'Crème fraîche',
			'jalapeños',
			'jalapeños',
			'jalapeno',
			'tomato',
			'tomato',
			'ripe tomatoes',
			'all-purpose flour',
			'BBQ sauce',
			'Œufs',
			'टमाटर',
		] as $number => $name ) {
			$this->publish(
				[],
				[ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
					'',
					[ 'id' => "food000$number", 'text' => $name, 'name' => $name ]
				) ] ] ]
			);
		}
		$search->rebuild->run();
		$wanted = [
			'creme fraiche'      => 'Crème fraîche',
			'jalapeno'           => 'Jalapeños',
			'tomato'             => 'Tomato',
			'all purpose flour'  => 'All-purpose flour',
			'bbq sauce'          => 'BBQ sauce',
			'oeuf'               => 'Œufs',
			'nothing'            => 'Nothing',
		];
		foreach ( [ $search->engines->engine(), $search->engines->reference() ] as $engine ) {
			self::assertSame( $wanted, $engine->labels( 'recipe_ingredients', array_keys( $wanted ) ) );
			self::assertContains( 'टमाटर', $engine->labels( 'recipe_ingredients', $engine->values( 'recipe_ingredients' ) ) );
		}
	}

	/**
	 * Returns lines that nobody has taken apart, and names that stay as they are.
	 *
	 * @return iterable<string, array{string, string, string}> Text, name, and what is looked for.
	 */
	public static function lines(): iterable {
		yield 'a whole line as its name' => [
			'2 cups finely chopped walnuts, toasted',
			'2 cups finely chopped walnuts, toasted',
			'finely chopped walnuts',
		];
		yield 'no name' => [ '1 pinch of salt', '', 'salt' ];
		yield 'a name that a person gave' => [ 'glass noodles', 'glass noodles', 'glass noodles' ];
		yield 'a name apart from its line' => [ '1 can tomatoes', 'plum tomatoes', 'plum tomatoes' ];
		yield 'a number that is a name' => [ '7-Up', '7-Up', '7-Up' ];
	}

	#[DataProvider( 'lines' )]
	public function test_a_line_that_nobody_has_taken_apart_is_read( string $text, string $name, string $food ): void {
		self::assertSame( $food, IngredientName::of_line( $text, $name, 'en' ) );
	}

	public function test_a_label_follows_what_recipes_write(): void {
		$search = new SearchParts( $this->db() );
		$search->rebuild->run();
		$label  = static fn (): string => $search->engines->engine()->labels( 'recipe_ingredients', [ 'jalapeno' ] )['jalapeno'];
		$recipe = $this->publish(
			[],
			[ 'larder/ingredients' => [ 'groups' => [ self::ingredients(
				'',
				[ 'id' => 'food0000', 'text' => 'jalapeños', 'name' => 'jalapeños' ]
			) ] ] ]
		);
		$search->end_request();
		self::assertSame( 'Jalapeños', $label() );
		wp_delete_post( $recipe->ID, true );
		$search->end_request();
		self::assertSame( 'Jalapeno', $label() );
	}

	public function test_another_language_of_the_site_has_the_index_made_anew(): void {
		$search = new SearchParts( $this->db() );
		$search->rebuild->run();
		self::assertTrue( $search->rebuild->is_made( $search->state->read() ) );
		add_filter( 'pre_option_WPLANG', static fn (): string => 'de_DE' );
		self::assertFalse( $search->rebuild->is_made( $search->state->read() ) );
	}
}
