<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\StepText;
use Larder\Exchange\Text\YieldText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Times, yields, names of lists and addresses as people and sites write them.
 */
final class TextsTest extends TestCase {

	/**
	 * Lists durations with their minutes.
	 *
	 * @return iterable<string, array{string, int}>
	 */
	public static function durations(): iterable {
		foreach ( [
			'PT1H30M' => 90, 'PT90M' => 90, 'P0DT1H30M' => 90, 'P1DT2H' => 1560, 'PT0H45M0S' => 45, 'PTH25MS' => 25,
			'PT1H30' => 90, 'PT1.5H' => 90, 'pt20m' => 20, 'PT3600S' => 60,
			'45' => 45, '1:30' => 90, '1 hour 30 minutes' => 90, '1 hr 30 mins' => 90, '1h10' => 70, '1 ½ hours' => 90,
			'1/2 hour' => 30, '20-25 min' => 25, '1 Std. 15 Min.' => 75, '2 heures' => 120,
			'1 ora e 10 minuti' => 70, '2 horas' => 120, '30 minuten' => 30, 'overnight' => 0, '' => 0, 'PT' => 0,
			'PT-476070H19M32S' => 0, '-PT10M' => 10,
			'half an hour' => 30, 'about 1 hour and a half' => 90, 'ten minutes' => 10, '2 weeks' => 20160, '1 day 2 hours' => 1560,
			'une demi-heure' => 30, '1 heure et demie' => 90, 'media hora' => 30, 'una hora y media' => 90, "mezz'ora" => 30,
			"un'ora e mezza" => 90, 'eine halbe Stunde' => 30, 'anderthalb Stunden' => 90, '12 hours or overnight' => 720,
			'٣٠ دقيقة' => 30, '15 د' => 15, '1 ساعة و15 دقيقة' => 75, '3 أيام' => 4320, '5 دجاجات' => 0,
		] as $text => $minutes ) {
			yield "\"$text\"" => [ (string) $text, $minutes ];
		}
	}

	#[DataProvider( 'durations' )]
	public function test_a_duration_is_read( string $text, int $minutes ): void {
		self::assertSame( $minutes, Minutes::parse( $text ) );
	}

	/**
	 * Lists yields with what they say.
	 *
	 * @return iterable<string, array{string, int|float|null, string}>
	 */
	public static function yields(): iterable {
		yield 'servings' => [ '4 servings', 4, 'servings' ];
		yield 'a word before' => [ 'Serves 4', 4, '' ];
		yield 'a range' => [ '4-6 servings', 6, 'servings' ];
		yield 'a range in words' => [ 'Serves 2 to 4', 4, '' ];
		yield 'a half' => [ '1/2 loaf', 0.5, 'loaf' ];
		yield 'a mixed number' => [ '1 ½ cups', 1.5, 'cups' ];
		yield 'a fifth' => [ '2⅕ litres', 2.2, 'litres' ];
		yield 'a sixth' => [ '⅙ cake', 0.1667, 'cake' ];
		yield 'eight or ten' => [ '8/10 parts', 8, 'parts' ];
		yield 'makes about' => [ 'Makes about 12 cookies', 12, 'cookies' ];
		yield 'German' => [ '4 Portionen', 4, 'Portionen' ];
		yield 'no number' => [ 'a few', null, 'a few' ];
	}

	#[DataProvider( 'yields' )]
	public function test_a_yield_is_read( string $text, int|float|null $amount, string $unit ): void {
		self::assertSame( $amount, YieldText::amount( $text ) );
		self::assertSame( $unit, YieldText::unit( $text ) );
	}

	/**
	 * Lists headings with the part that they name.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function headings(): iterable {
		foreach ( [
			'Ingredients' => 'ingredients', 'INGREDIENTS:' => 'ingredients', 'Ingredients for 4 people' => 'ingredients',
			'Zutaten' => 'ingredients', 'Zutaten für 4 Portionen:' => 'ingredients', 'Ingrédients' => 'ingredients',
			'Ingredientes' => 'ingredients', 'Ingredienti per 6 persone' => 'ingredients',
			'The ingredients' => 'ingredients',
			'Method' => 'instructions', 'How to make it' => 'instructions', 'Zubereitung' => 'instructions',
			'Préparation de la recette' => 'instructions', 'Elaboración' => 'instructions', 'Procedimento' => 'instructions',
			'## Directions' => 'instructions',
			'Notes' => 'notes', 'Tipps' => 'notes', 'Uwaga:' => 'notes', 'Equipment' => 'equipment',
			'Nutrition facts' => 'other', 'Leave a comment' => 'other',
			'Sauce' => '', 'Method in our madness' => '', '200 g flour' => '', '200 g asparagus tips' => '',
			'Asparagus tips' => '', '👩‍🍳 Pro Tips' => 'notes', '2) Method' => 'instructions',
			'Leftovers & Storage Tips' => 'notes',
		] as $text => $part ) {
			yield "\"$text\"" => [ $text, $part ];
		}
	}

	#[DataProvider( 'headings' )]
	public function test_a_heading_names_its_part( string $text, string $part ): void {
		self::assertSame( $part, SectionNames::part_of( $text ) );
	}

	public function test_a_fact_is_read_and_a_sentence_is_none(): void {
		self::assertSame( [ 'prep', '10 min' ], FactTexts::read( '⏲️ Prep time: 10 min' ) );
		self::assertSame( [ 'yield', '4' ], FactTexts::read( 'Serves 4' ) );
		self::assertSame( [ 'yield', '4 porsjoner' ], FactTexts::read( '4 porsjoner' ) );
		self::assertSame( [ 'cook', '1 Std. 20 Min.' ], FactTexts::read( 'Kochzeit: 1 Std. 20 Min.' ) );
		self::assertSame( [ 'yield', '4 personnes' ], FactTexts::read( 'Pour 4 personnes :' ) );
		self::assertSame( [ 'cook', '1 h 5 min' ], FactTexts::read( '1 h 5 min Cook Time' ), 'a time may stand before its name' );
		self::assertNull( FactTexts::read( '2 cups cooking' ), 'an amount is no time' );
		self::assertNull( FactTexts::read( 'Bake for 20 minutes until golden.' ) );
		self::assertNull( FactTexts::read( 'Cook on low for 4-5 hours.' ) );
	}

	public function test_addresses_are_resolved_as_browsers_do(): void {
		$base = 'https://example.org/a/b.html?x=1';
		self::assertSame( 'https://example.org/a/c.jpg', Url::resolve( 'c.jpg', $base ) );
		self::assertSame( 'https://example.org/c.jpg', Url::resolve( '../c.jpg', $base ) );
		self::assertSame( 'https://example.org/c.jpg?y=../2', Url::resolve( '/c.jpg?y=../2', $base ) );
		self::assertSame( 'https://cdn.example.net/c.jpg', Url::resolve( '//cdn.example.net/c.jpg', $base ) );
		self::assertSame( '', Url::resolve( 'javascript:alert(1)', $base ) );
		self::assertSame( '', Url::resolve( 'c.jpg', '' ) );
	}

	public function test_a_step_has_a_colon_behind_its_name_unless_that_ends_a_sentence(): void {
		$written = StepText::lines( array_map(
			static fn ( string $title ): array => [
				'title' => $title,
				'text'  => 'Leave it.',
			],
			[ '', 'Rest', 'Rest (overnight)', 'The "sponge"', 'Rest.', 'Rest:', 'Hungry?', '静置。' ]
		) );

		self::assertSame(
			[
				'Leave it.',
				'Rest: Leave it.',
				'Rest (overnight): Leave it.',
				'The "sponge": Leave it.',
				'Rest. Leave it.',
				'Rest: Leave it.',
				'Hungry? Leave it.',
				'静置。 Leave it.',
			],
			$written
		);
	}

	public function test_a_source_keeps_the_signs_that_its_address_ends_with(): void {
		foreach ( [
			'https://example.org/cooking_with_' => 'https://example.org/cooking_with_',
			'https://example.org/a-'            => 'https://example.org/a-',
			'www.example.org/a_ *'              => 'www.example.org/a_',
			'@cooking_with_'                    => '@cooking_with_',
			'Grandma __'                        => 'Grandma',
		] as $written => $value ) {
			self::assertSame( [ 'source', $value ], FactTexts::written( "Source: $written" ) );
		}
		self::assertSame( [ 'source', 'https://example.org/a' ], FactTexts::written( '_Source: https://example.org/a_' ) );
	}
}
