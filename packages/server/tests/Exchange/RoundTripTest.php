<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\LarderJson;
use Larder\Exchange\Format;
use Larder\Exchange\Formats;
use Larder\Exchange\PicturedFormat;
use Larder\Exchange\Source;
use Larder\Exchange\StreamedFormat;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\RecipeDocument;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * What is written in a format and read again is the same, but for what the format cannot hold; `docs/formats.md` is made from that.
 */
final class RoundTripTest extends TestCase {

	/** What a reader would miss in every format: names, lists, and the facts to cook by. */
	private const ESSENTIAL = [
		'name',
		'description',
		'yield',
		'prep time',
		'cook time',
		'total time',
		'keywords',
		'ingredients',
		'names of ingredient groups',
		'steps',
		'notes',
	];

	/** What a format that has no place for it may lose. */
	private const EXCUSED = [
		'schema-org' => [ 'names of ingredient groups' ],
		'cooklang'   => [],
	];

	/**
	 * Lists the formats that can be written.
	 *
	 * @return iterable<string, array{WritableFormat}>
	 */
	public static function formats(): iterable {
		foreach ( Formats::all()->list() as $format ) {
			if ( $format instanceof WritableFormat ) {
				yield $format->id() => [ $format ];
			}
		}
	}

	/**
	 * Returns what a person sees of a document, by name.
	 *
	 * @return array<string, mixed>
	 */
	private static function facts( RecipeDocument $document ): array {
		$data = $document->data;
		return [
			'name'                       => $data['name'],
			'description'                => $data['description'],
			'picture'                    => $data['image']['url'] ?? '',
			'author'                     => $data['author'],
			'yield'                      => $data['yield'],
			'prep time'                  => $data['times']['prep'],
			'cook time'                  => $data['times']['cook'],
			'rest time'                  => $data['times']['rest'],
			'custom time'                => [ $data['times']['custom'], $data['times']['customLabel'] ],
			'total time'                 => $data['times']['total'],
			'ranges of times'            => $data['times']['from'] ?? [],
			'difficulty'                 => $data['difficulty'],
			'seasons'                    => $data['seasons'],
			'cost'                       => $data['cost'],
			'oven temperature'           => $data['temperature'],
			'keywords'                   => $data['keywords'],
			'ingredients'                => array_column( $document->items(), 'text' ),
			'names of ingredient groups' => array_column( $data['ingredients'], 'title' ),
			'steps'                      => array_column( $document->steps(), 'text' ),
			'names of step groups'       => array_column( $data['instructions'], 'title' ),
			'notes and tips of steps'    => array_map(
				null,
				array_column( $document->steps(), 'note' ),
				array_column( $document->steps(), 'tip' )
			),
			'start in the video'         => array_column( $document->steps(), 'videoStart' ),
			'gallery'                    => array_column( $data['gallery'], 'url' ),
			'video'                      => $data['video']['url'] ?? '',
			'notes'                      => $data['notes'],
			'source'                     => $data['source'],
			'tips'                       => array_column( $data['tips'], 'text' ),
			'FAQ'                        => array_column( $data['faq'], 'question' ),
			'calories'                   => $data['calories'],
			'nutrition'                  => $data['nutrition']['values'] ?? [],
			'equipment'                  => array_column( $data['equipment'], 'name' ),
			'notes and links of equipment' => array_map(
				null,
				array_column( $data['equipment'], 'note' ),
				array_column( $data['equipment'], 'url' )
			),
		];
	}

	/**
	 * Returns the sample as it leaves in a format that holds pictures.
	 */
	private static function pictured(): RecipeDocument {
		$png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
		return new RecipeDocument( [ 'image' => [ 'id' => 0, 'url' => $png, 'alt' => 'Pie' ] ] + Samples::whole()->data );
	}

	/**
	 * Writes a recipe, reads it again and tells what has got lost.
	 *
	 * @return list<string>
	 */
	private static function lost( WritableFormat $format ): array {
		$written = $format instanceof PicturedFormat ? self::pictured() : Samples::whole();
		$bytes   = $format->write( [ $written ] );
		$source  = new Source( $bytes, 'pie.' . $format->endings()[0] );
		$reading = Formats::all()->read( $source );
		self::assertCount( 1, $reading->recipes, $bytes );
		$lost = [];
		foreach ( self::facts( $reading->recipes[0]->document ) as $name => $value ) {
			// phpcs:ignore Universal.Operators.StrictComparisons.LooseNotEqual -- The order of keys is nothing.
			if ( self::facts( $written )[ $name ] != $value ) {
				$lost[] = $name;
			}
		}
		return $lost;
	}

	#[DataProvider( 'formats' )]
	public function test_the_name_of_a_step_is_told_from_its_text( WritableFormat $format ): void {
		$data                 = Samples::whole()->data;
		$data['instructions'] = array_map(
			static fn ( array $group ): array => [
				'steps' => array_map( static fn ( array $step ): array => [ 'title' => 'Rest' ] + $step, $group['steps'] ),
			] + $group,
			$data['instructions']
		);
		$bytes = $format->write( [ new RecipeDocument( $data ) ] );
		$read  = Formats::all()->read( new Source( $bytes, 'pie.' . $format->endings()[0] ) )->recipes[0]->document;

		self::assertSame(
			array_map( static fn ( array $step ): string => "Rest: {$step['text']}", Samples::whole()->steps() ),
			array_map(
				static fn ( array $step ): string => ( '' === $step['title'] ? '' : "{$step['title']}: " ) . $step['text'],
				$read->steps()
			)
		);
	}

	#[DataProvider( 'formats' )]
	public function test_a_collection_is_written_recipe_by_recipe_to_the_same_file( WritableFormat $format ): void {
		if ( 'cookbook' === $format->id() ) {
			// Its contents are before its recipes.
			self::assertNotInstanceOf( StreamedFormat::class, $format );
			return;
		}
		self::assertInstanceOf( StreamedFormat::class, $format );
		$recipes = [ Samples::whole(), self::pictured(), new RecipeDocument( [ 'name' => 'Third' ] + Samples::whole()->data ) ];
		foreach ( [ 0, 1, 3 ] as $count ) {
			$chosen = array_slice( $recipes, 0, $count );
			$bytes  = $format->head();
			foreach ( $chosen as $at => $recipe ) {
				$bytes .= $format->piece( $recipe, 0 === $at );
			}
			$bytes .= $format->tail();
			self::assertSame( $format->write( $chosen ), $bytes );
		}
	}

	public function test_one_recipe_by_schema_org_is_no_list_and_several_are_one(): void {
		$format = Formats::all()->get( 'schema-org' );
		self::assertInstanceOf( WritableFormat::class, $format );
		$read = static fn ( int $count ): mixed => json_decode( $format->write( array_fill( 0, $count, Samples::whole() ) ), true );

		self::assertSame( [], $read( 0 ) );
		self::assertIsArray( $read( 1 ) );
		self::assertSame( 'Recipe', $read( 1 )['@type'] ?? '' );
		self::assertSame( [ $read( 1 ), $read( 1 ), $read( 1 ) ], $read( 3 ) );
	}

	public function test_the_file_of_paprika_has_the_ending_of_an_archive(): void {
		$format = Formats::all()->get( 'paprika' );
		self::assertInstanceOf( WritableFormat::class, $format );

		self::assertStringStartsWith( 'PK', $format->write( [ Samples::whole() ] ) );
		self::assertSame( 'paprikarecipes', $format->endings()[0] );
	}

	#[DataProvider( 'formats' )]
	public function test_what_one_cooks_by_survives( WritableFormat $format ): void {
		self::assertSame(
			[],
			array_values( array_diff( array_intersect( self::ESSENTIAL, self::lost( $format ) ), self::EXCUSED[ $format->id() ] ?? [] ) )
		);
	}

	#[DataProvider( 'formats' )]
	public function test_several_recipes_are_written_into_one_file_and_read_again( WritableFormat $format ): void {
		if ( in_array( $format->id(), [ 'markdown', 'text', 'cooklang' ], true ) ) {
			self::assertStringContainsString(
				'Second',
				$format->write( [ Samples::whole(), new RecipeDocument( [ 'name' => 'Second' ] + Samples::whole()->data ) ] )
			);
			return;
		}
		$bytes = $format->write( [ Samples::whole(), new RecipeDocument( [ 'name' => 'Second' ] + Samples::whole()->data ) ] );

		self::assertCount( 2, Formats::all()->read( new Source( $bytes, 'recipes.' . $format->endings()[0] ) )->recipes );
	}

	public function test_larders_own_format_loses_nothing(): void {
		$format  = new LarderJson();
		$reading = $format->read( new Source( $format->write( [ Samples::whole() ] ), 'a.json' ) );

		self::assertEquals( Samples::whole()->data, $reading->recipes[0]->document->data );
		self::assertSame( [], $reading->notices );
	}

	public function test_a_file_of_the_first_version_is_brought_to_this_one(): void {
		$old             = array_diff_key( Samples::whole()->data, [ 'source' => true, 'tips' => true ] );
		$old['version']  = 1;
		$format          = new LarderJson();
		$reading         = $format->read( new Source(
			(string) json_encode( [ 'format' => 'larder-recipes', 'recipes' => [ $old ] ] ),
			'a.json'
		) );

		self::assertSame( RecipeDocument::VERSION, $reading->recipes[0]->document->data['version'] );
		self::assertNull( $reading->recipes[0]->document->data['source'] );
		self::assertSame( [], $reading->recipes[0]->document->data['tips'] );
	}

	public function test_a_damaged_entry_of_larders_own_format_is_named_and_the_others_are_read(): void {
		$format = new LarderJson();
		$file   = json_encode( [ 'format' => 'larder-recipes', 'recipes' => [ [ 'name' => 5 ], Samples::whole()->data ] ] );

		$reading = $format->read( new Source( (string) $file, 'a.json' ) );

		self::assertCount( 1, $reading->recipes );
		self::assertSame( '#1', $reading->notices[0]->where );
	}

	public function test_the_table_of_what_formats_lose_is_up_to_date(): void {
		$rows = [];
		foreach ( Formats::all()->list() as $format ) {
			$rows[] = sprintf(
				'| %s | `%s` | %s | %s |',
				$format->label(),
				implode( '`, `', $format->endings() ),
				$format instanceof WritableFormat ? 'yes' : '',
				self::losses( $format )
			);
		}
		$file = dirname( __DIR__, 4 ) . '/docs/formats.md';
		$text = (string) file_get_contents( $file );
		$head = substr( $text, 0, (int) strpos( $text, '| format |' ) );

		self::assertSame(
			$head . "| format | files | written | what it cannot hold |\n| --- | --- | --- | --- |\n" . implode( "\n", $rows ) . "\n",
			$text
		);
	}

	/**
	 * Returns what a format loses, in words.
	 */
	private static function losses( Format $format ): string {
		if ( ! $format instanceof WritableFormat ) {
			return '';
		}
		$lost = self::lost( $format );
		return [] === $lost ? 'nothing' : implode( ', ', $lost );
	}
}
