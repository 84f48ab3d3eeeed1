<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Formats;
use Larder\Exchange\ReadRecipe;
use Larder\Exchange\Source;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Written\PastedText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Text is read as the editor's paste reads it: `pasted-parts.test.ts` has the same table.
 *
 * @phpstan-type Table array{cases: list<array{says: string, text: list<string>, parts: mixed}>, names: array<string, string>, collection: array<string, string>}
 */
final class PastedTextTest extends TestCase {

	/** Where the editor has its rules and the table. */
	private const EDITOR = __DIR__ . '/../../../editor';

	/**
	 * Returns the table.
	 *
	 * @return Table
	 */
	private static function table(): array {
		/** @var Table $table */
		$table = json_decode( (string) file_get_contents( self::EDITOR . '/test/fixtures/pasted-parts.json' ), true );
		return $table;
	}

	/**
	 * Returns the parts of a text: the name of each, then its groups with their titles first.
	 *
	 * @param string $text Plain text.
	 * @return list<list<string|list<string>>>
	 */
	private static function parts( string $text ): array {
		$found = [];
		foreach ( PastedText::parts( PastedText::lines( $text ) ) as [ 'name' => $name, 'lines' => $lines ] ) {
			$groups = [ [ '' ] ];
			foreach ( $lines as $line ) {
				if ( $line->is_head ) {
					$groups[] = [ $line->text ];
				} else {
					$groups[ count( $groups ) - 1 ][] = $line->text;
				}
			}
			$said = array_values( array_filter( $groups, static fn ( array $group ): bool => [ '' ] !== $group ) );
			if ( [] !== $said ) {
				$found[] = [ $name, ...$said ];
			}
		}
		return $found;
	}

	public function test_every_text_of_the_table_has_the_parts_that_the_editor_finds(): void {
		foreach ( self::table()['cases'] as $case ) {
			self::assertSame( $case['parts'], self::parts( implode( "\n", $case['text'] ) ), $case['says'] );
		}
	}

	public function test_every_name_of_the_table_names_its_part(): void {
		foreach ( self::table()['names'] as $line => $part ) {
			self::assertSame( $part, SectionNames::written_part_of( (string) $line ), (string) $line );
		}
	}

	public function test_every_recipe_of_the_collection_has_the_parts_that_the_editor_finds(): void {
		$folder = dirname( __DIR__, 4 ) . '/../shared/data/markdown-recipes';
		if ( ! is_dir( $folder ) ) {
			self::markTestSkipped( 'The collection of recipes in Markdown is not on this machine.' );
		}
		foreach ( self::table()['collection'] as $file => $digest ) {
			$parts = self::parts( ( new Source( (string) file_get_contents( "$folder/$file" ) ) )->text() );
			self::assertSame(
				$digest,
				substr( hash( 'sha256', (string) json_encode( $parts, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ), 0, 8 ),
				$file
			);
		}
	}

	/**
	 * Returns texts above lists with the title that they have.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function titles(): iterable {
		yield 'a title above a story' => [ "Crescents\nWe baked these every Advent.", 'Crescents' ];
		yield 'a title below a story' => [ "We baked these every Advent.\nCrescents\nServes 4", 'Crescents' ];
		yield 'no title below a story that goes on' => [ "We baked these.\nFresh, crumbly\nWith almonds", 'We baked these.' ];
		yield 'what is below facts is no title' => [ "Warm and filling.\nServes 4\nFreezes well", 'Warm and filling.' ];
		yield 'a wish is no title' => [ "We baked these.\nEnjoy!", 'We baked these.' ];
	}

	#[DataProvider( 'titles' )]
	public function test_a_text_has_its_title_above_or_below_its_story( string $above, string $title ): void {
		$recipes = Formats::all()->read( new Source( "$above\n\nIngredients\n2 eggs\n\nMethod\nBake." ) )->recipes;
		self::assertSame( [ $title ], array_map( static fn ( ReadRecipe $recipe ): mixed => $recipe->document->data['name'], $recipes ) );
	}
}
