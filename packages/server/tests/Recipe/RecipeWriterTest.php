<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentTexts;
use Larder\Recipe\LanguageGuess;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;
use Larder\Tests\Exchange\Samples;
use Larder\Tests\Support\RandomRecipes;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A document is written as blocks and read from them again; `written-recipes.test.ts` holds the blocks to their `save()`.
 *
 * @phpstan-import-type Document from RecipeDocument
 */
final class RecipeWriterTest extends WordPressTestCase {

	/** How many documents are made at random. */
	private const ROUNDS = 300;

	protected function setUp(): void {
		parent::setUp();
		// What WordPress gives for a post without an author is the author of the page that was shown last.
		unset( $GLOBALS['authordata'] );
	}

	/**
	 * Reads the document of a content.
	 *
	 * @param string $content Blocks.
	 * @param string $title   Title of the post, plain text.
	 */
	private static function read( string $content, string $title = '' ): RecipeDocument {
		$post     = new \WP_Post( (object) [
			'ID'           => 0,
			'post_type'    => 'recipe',
			'post_title'   => esc_html( $title ),
			'post_content' => $content,
			'post_author'  => '0',
		] );
		$document = ( new DocumentBuilder() )->build( $post );
		self::assertNotNull( $document );
		return $document;
	}

	public function test_random_documents_are_the_same_after_they_were_written_as_blocks(): void {
		for ( $seed = 0; $seed < self::ROUNDS; ++$seed ) {
			$document = ( new RandomRecipes( $seed ) )->document();
			$content  = RecipeWriter::write( $document );

			self::assertEquals( self::spoken( $document )->data, self::read( $content )->data, "seed $seed: $content" );
			self::assertSame( $content, RecipeWriter::write( self::read( $content ) ), "seed $seed" );
		}
	}

	public function test_every_recipe_of_the_demo_is_the_same_after_it_was_written_as_blocks(): void {
		/** @var list<array{slug: string, document: array<string, mixed>}> $recipes */
		$recipes = json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/tools/demo/build/recipes.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		self::assertGreaterThan( 20, count( $recipes ) );
		foreach ( $recipes as $recipe ) {
			$document = RecipeDocument::from_foreign( $recipe['document'] );
			self::assertInstanceOf( RecipeDocument::class, $document, $recipe['slug'] );
			$read = self::read( RecipeWriter::write( $document, new RecipeFrame( $document->data['name'] ) ), $document->data['name'] );

			self::assertEquals( self::canonical( $document ), $read->data, $recipe['slug'] );
			self::assertEquals( $read->data, self::read( RecipeWriter::write( $read ) )->data, $recipe['slug'] );
		}
	}

	/**
	 * Returns a document with the language that its words show.
	 */
	private static function spoken( RecipeDocument $document ): RecipeDocument {
		$guess = LanguageGuess::from_text( $document->words() );
		return '' === $guess ? $document : new RecipeDocument( $document->data + [ 'language' => $guess ] );
	}

	public function test_a_language_that_was_chosen_is_written_where_the_words_do_not_show_it(): void {
		$data = Samples::whole()->data;
		self::assertStringContainsString(
			'"language":"pt-BR"',
			RecipeWriter::write( new RecipeDocument( [ 'language' => 'pt-BR' ] + $data ) )
		);
		self::assertStringNotContainsString(
			'"language"',
			RecipeWriter::write( new RecipeDocument(
				[ 'language' => LanguageGuess::from_text( ( new RecipeDocument( $data ) )->words() ) ] + $data
			) )
		);
	}

	/**
	 * Returns what is read of a document that somebody has written by hand: markup where there is any, and calories among the nutrition.
	 *
	 * @return array<string, mixed>
	 */
	private static function canonical( RecipeDocument $document ): array {
		$data = self::spoken( $document )->data;
		if ( ( $data['notesHtml'] ?? '' ) === DocumentTexts::paragraphs( $data['notes'] ) ) {
			unset( $data['notesHtml'] );
		}
		$data['tips'] = array_map(
			static fn ( array $tip ): array => ( $tip['html'] ?? '' ) === DocumentTexts::paragraphs( $tip['text'] )
				? array_diff_key( $tip, [ 'html' => true ] )
				: $tip,
			$data['tips']
		);
		foreach ( $data['instructions'] as $at => $group ) {
			$data['instructions'][ $at ]['steps'] = array_map(
				static fn ( array $step ): array => str_contains( $step['tipHtml'] ?? '', '<' )
					? $step
					: array_diff_key( $step, [ 'tipHtml' => true ] ),
				$group['steps']
			);
		}
		if ( null !== $data['nutrition'] && null !== $data['calories'] ) {
			$data['nutrition']['values']['calories'] = (string) $data['calories'];
		}
		return $data;
	}

	public function test_a_recipe_is_the_same_after_it_was_saved_by_somebody_who_may_write_no_markup_of_their_own(): void {
		kses_init_filters();
		foreach ( range( 100, 110 ) as $seed ) {
			$document = self::storable( ( new RandomRecipes( $seed ) )->document() );
			$post     = $this->publish( [], [], [ 'post_content' => RecipeWriter::write( $document ), 'post_author' => 0 ] );
			$read     = ( new DocumentBuilder() )->build( $post )->data ?? [];

			self::assertEquals( self::spoken( $document )->data, $read, "seed $seed" );
		}
	}

	public function test_times_stay_readable_for_machines_where_somebody_saves_who_may_write_no_markup_of_their_own(): void {
		// As in WordPress 6.8, whatever the version of the test allows.
		add_filter(
			'wp_kses_allowed_html',
			static function ( array $tags ): array {
				unset( $tags['time'] );
				return $tags;
			},
			1
		);
		kses_init_filters();
		foreach ( range( 100, 110 ) as $seed ) {
			$content = RecipeWriter::write( self::storable( ( new RandomRecipes( $seed ) )->document() ) );
			$post    = $this->publish( [], [], [ 'post_content' => $content, 'post_author' => 0 ] );

			self::assertSame( self::times( $content ), self::times( $post->post_content ), "seed $seed" );
		}
	}

	/**
	 * Lists the times of a content.
	 *
	 * @param string $content Blocks.
	 * @return string[]
	 */
	private static function times( string $content ): array {
		preg_match_all( '#<time datetime="[^"]*">[^<]*</time>#', $content, $times );
		self::assertNotEmpty( $times[0] );
		return $times[0];
	}

	/**
	 * Removes what WordPress before 6.9 breaks in any block when it cleans a content: a text that ends with a backslash.
	 */
	private static function storable( RecipeDocument $document ): RecipeDocument {
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '>=' ) ) {
			return $document;
		}
		$data = $document->data;
		array_walk_recursive(
			$data,
			static function ( mixed &$value ): void {
				$value = is_string( $value ) ? str_replace( '\\', '/', $value ) : $value;
			}
		);
		/** @var Document $data */
		return new RecipeDocument( $data );
	}

	public function test_random_documents_fit_their_schema(): void {
		for ( $seed = 0; $seed < 20; ++$seed ) {
			self::assertInstanceOf(
				RecipeDocument::class,
				RecipeDocument::from_foreign( ( new RandomRecipes( $seed ) )->document()->data )
			);
		}
	}

	/**
	 * Lists the recipes of the fixtures.
	 *
	 * @return iterable<string, array{string, RecipeDocument, RecipeFrame}> File, document, and what is around it.
	 */
	public static function fixtures(): iterable {
		$folder = dirname( __DIR__, 3 ) . '/contracts/fixtures/written-recipes';
		yield 'whole' => [ "$folder/whole.json", Samples::whole(), new RecipeFrame( Samples::whole()->data['name'] ) ];
		yield 'with own ids' => [ "$folder/with-ids.json", Samples::whole(), new RecipeFrame( anchors: [
			'recipe'       => 'pie',
			'details'      => 'pie-facts',
			'ingredients'  => 'pie-needs',
			'instructions' => 'pie-steps',
		] ) ];
		foreach ( range( 1, 6 ) as $seed ) {
			yield "random $seed" => [ "$folder/random-$seed.json", ( new RandomRecipes( $seed ) )->document(), new RecipeFrame() ];
		}
	}

	/**
	 * Checks the fixtures that the unit tests of the blocks read; `LARDER_WRITE_FIXTURES=1` writes them, and Prettier lays them out.
	 */
	#[DataProvider( 'fixtures' )]
	public function test_a_fixture_is_written_as_it_says( string $file, RecipeDocument $document, RecipeFrame $frame ): void {
		$written = (string) json_encode(
			[
				'document' => $document->data,
				'content'  => RecipeWriter::write( $document, $frame ),
			],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
		if ( '1' === getenv( 'LARDER_WRITE_FIXTURES' ) ) {
			file_put_contents( $file, $written );
		}
		self::assertJsonStringEqualsJsonFile( $file, $written );
	}

	public function test_notes_keep_their_markup_and_are_told_line_by_line(): void {
		$notes = "<!-- wp:larder/notes -->\n<div><!-- wp:paragraph -->\n<p>Keeps <strong>two</strong> days.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>cold</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>dark</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list --></div>\n<!-- /wp:larder/notes -->";
		$read  = self::read( "<!-- wp:larder/recipe {\"name\":\"Jam\"} -->\n<div>$notes</div>\n<!-- /wp:larder/recipe -->" );

		self::assertSame( "Keeps two days.\ncold\ndark", $read->data['notes'] );
		self::assertStringContainsString( '<strong>two</strong>', $read->data['notesHtml'] ?? '' );
		self::assertEquals( $read->data, self::read( RecipeWriter::write( $read ) )->data );
	}

	public function test_what_the_post_says_is_not_said_again(): void {
		$document = Samples::whole();
		$content  = RecipeWriter::write( $document, new RecipeFrame( $document->data['name'] ) );

		self::assertStringNotContainsString( '__name">Apple pie', $content );
		self::assertSame( $document->data['name'], self::read( $content, $document->data['name'] )->data['name'] );
	}

	public function test_ids_that_no_block_could_hold_become_such_and_steps_still_name_their_ingredients(): void {
		$food = Samples::whole()->items()[1]['id'];
		$read = self::read( RecipeWriter::write( self::with_first_step( [ 'ingredients' => [ $food ] ] ) ) )->data;

		self::assertMatchesRegularExpression( '/^[a-z0-9]{8}$/', $read['ingredients'][0]['items'][1]['id'] );
		self::assertSame( [ $read['ingredients'][0]['items'][1]['id'] ], $read['instructions'][0]['steps'][0]['ingredients'] );
	}

	public function test_scripts_of_a_step_are_not_written(): void {
		$step    = [
			'text' => 'Stir.',
			'html' => '<b onclick="x()">Stir.</b><script>alert(1)</script>',
		];
		$around  = [
			'name'  => '<script>alert(2)</script>',
			'notes' => '<img src=x onerror=alert(3)>',
		];
		$content = RecipeWriter::write( new RecipeDocument( $around + self::with_first_step( $step )->data ) );

		self::assertStringNotContainsString( '<script', $content );
		self::assertStringNotContainsString( 'onclick', $content );
		self::assertStringNotContainsString( '<img src=x', $content );
	}

	/**
	 * Returns the whole sample with another first step.
	 *
	 * @param array{text?: string, html?: string, ingredients?: list<string>} $changes What is other.
	 */
	private static function with_first_step( array $changes ): RecipeDocument {
		$data   = Samples::whole()->data;
		$groups = $data['instructions'];
		$first  = $groups[0]['steps'][0];
		return new RecipeDocument( [ 'instructions' => [ [ 'steps' => [ $changes + $first ] ] + $groups[0] ] ] + $data );
	}
}
