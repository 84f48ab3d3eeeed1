<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\LarderJson;
use Larder\Exchange\Apps\ZipWriter;
use Larder\Exchange\ArchiveBudget;
use Larder\Exchange\ExchangeModule;
use Larder\Exchange\Import\ImportItems;
use Larder\Exchange\Import\ImportRun;
use Larder\Exchange\Import\ImportRuns;
use Larder\Exchange\Import\Imports;
use Larder\Exchange\Import\ImportsBusy;
use Larder\Exchange\Import\SourceProgress;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Lock;
use Larder\Recipe\DocumentBuilder;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Recipes of files become posts, each once, whatever happens meanwhile.
 */
final class ImportTest extends WordPressTestCase {

	/** A picture of one pixel. */
	private const PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private Imports $imports;

	private DocumentRepository $documents;

	/** @var list<string> Files of the test. */
	private array $files = [];

	protected function setUp(): void {
		// Before the transaction, which a table that is made would commit.
		( new ImportItems( $this->db() ) )->install();
		parent::setUp();
		// Commands that other tests have run are processes of their own, which leave their imports.
		delete_option( ImportRuns::OPTION );
		$this->documents = new DocumentRepository( $this->db(), new DocumentBuilder() );
		$root            = new Root( dirname( __DIR__, 4 ) . '/plugin.php' );
		$this->imports   = ( new ExchangeModule( $this->db(), $this->documents, $root ) )->imports();
		wp_set_current_user( $this->user( 'administrator' ) );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'No network.' ) );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( $this->files, file_exists( ... ) ) );
		parent::tearDown();
	}

	/**
	 * Returns a recipe of its own.
	 *
	 * @param array<string, mixed> $changes What is other.
	 */
	private static function recipe( string $name, array $changes = [] ): RecipeDocument {
		$document = RecipeDocument::from_foreign(
			$changes + [
				'name'    => $name,
				'image'   => null,
				'gallery' => [],
				'source'  => null,
			] + Samples::whole()->data
		);
		self::assertInstanceOf( RecipeDocument::class, $document );
		return $document;
	}

	/**
	 * Writes a file.
	 *
	 * @param string $bytes What it holds.
	 */
	private function file( string $bytes, string $ending = 'json' ): string {
		$this->files[] = $path = tempnam( sys_get_temp_dir(), 'larder' ) . ".$ending";
		file_put_contents( $path, $bytes );
		return $path;
	}

	/**
	 * Begins an import of recipes and reads them.
	 */
	private function read( RecipeDocument ...$documents ): ImportRun {
		$run = $this->imports->begin( get_current_user_id() );
		$this->imports->add_file( $run, $this->file( ( new LarderJson() )->write( array_values( $documents ) ) ), 'recipes.json', true );
		$this->work( $run );
		return $this->stored( $run );
	}

	/**
	 * Works until there is nothing more to do.
	 */
	private function work( ImportRun $run ): void {
		self::assertTrue( $this->imports->work( $run, 30 ) );
	}

	/**
	 * Returns a run as it is stored.
	 */
	private function stored( ImportRun $run ): ImportRun {
		$stored = $this->imports->get( $run->id );
		self::assertNotNull( $stored );
		return $stored;
	}

	/**
	 * Imports all that was read as posts.
	 *
	 * @param array{status?: string, author?: int, taxonomy?: string} $changes What somebody has chosen.
	 * @return list<int> The posts.
	 */
	private function import( ImportRun $run, array $changes = [] ): array {
		$this->imports->start( $run, $changes );
		$this->work( $run );
		return array_values( array_filter( array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'post_id' ) ) );
	}

	/**
	 * Counts the recipes of the site.
	 */
	private function recipes(): int {
		return (int) $this->db()->get_var( (string) $this->db()->prepare(
			"SELECT COUNT(*) FROM %i WHERE post_type = 'recipe' AND post_status <> 'auto-draft'",
			$this->db()->posts
		) );
	}

	public function test_a_recipe_becomes_a_post_that_says_the_same(): void {
		$author = $this->user( 'editor' );
		$recipe = self::recipe( 'Pie & "cake" <3' );

		$run = $this->read( $recipe );
		self::assertSame( ImportRun::READY, $run->phase );
		self::assertSame( [ ImportItems::WAITING => 1 ], $this->imports->status( $run )['recipes'] );
		[ $id ] = $this->import(
			$run,
			[
				'status' => 'pending',
				'author' => $author,
			]
		);

		$post = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( 'pending', $post->post_status );
		self::assertSame( $author, (int) $post->post_author );
		$read = $this->documents->get( $id )->data ?? [];
		foreach ( [ 'name', 'description', 'times', 'yield', 'keywords', 'notes', 'nutrition', 'cost', 'temperature' ] as $fact ) {
			self::assertEquals( $recipe->data[ $fact ], $read[ $fact ] ?? null, $fact );
		}
		self::assertSame( array_column( $recipe->items(), 'text' ), array_column( $this->documents->get( $id )?->items() ?? [], 'text' ) );
	}

	public function test_the_same_recipe_comes_once_within_a_file_and_from_one_import_to_the_next(): void {
		$before = $this->recipes();
		$this->import( $this->read( self::recipe( 'Twice' ), self::recipe( 'Twice' ), self::recipe( 'Once' ) ) );
		self::assertSame( $before + 2, $this->recipes() );

		$run = $this->read( self::recipe( 'Twice' ), self::recipe( 'Once' ), self::recipe( 'New' ) );
		self::assertSame( 2, count( array_filter( array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'post_id' ) ) ) );
		$this->import( $run );

		self::assertSame( $before + 3, $this->recipes() );
		self::assertSame( 2, $this->imports->status( $run )['recipes'][ ImportItems::HERE ] ?? 0 );
	}

	public function test_a_recipe_of_the_same_title_and_other_foods_is_another_one(): void {
		$this->import( $this->read( self::recipe( 'Soup' ) ) );
		$before = $this->recipes();
		$this->import( $this->read( self::recipe( 'Soup', [ 'ingredients' => [] ] ) ) );

		self::assertSame( $before + 1, $this->recipes() );
	}

	public function test_a_recipe_that_comes_from_the_same_address_is_here_already(): void {
		$source = [
			'name' => 'A blog',
			'url'  => 'https://example.org/soup?a=1&b=2',
		];
		$this->import( $this->read( self::recipe( 'Soup', [ 'source' => $source ] ) ) );
		$before = $this->recipes();
		$run    = $this->read( self::recipe( 'Soup', [ 'source' => $source, 'ingredients' => [] ] ) );
		$this->import( $run );

		self::assertSame( $before, $this->recipes() );
	}

	public function test_a_process_that_was_killed_behind_the_post_leaves_no_second_one(): void {
		$run   = $this->read( self::recipe( 'Interrupted' ) );
		[ $id ] = $this->import( $run );
		$before = $this->recipes();
		$items  = new ImportItems( $this->db() );
		$row    = $this->imports->rows( $run, ImportItems::RECIPE )[0];
		$items->change(
			$row['id'],
			[
				'state'    => ImportItems::WORKING,
				'document' => self::recipe( 'Interrupted' )->to_json(),
				'post_id'  => 0,
				'tries'    => 1,
			]
		);

		self::assertSame( [ $id ], $this->import( $this->stored( $run ) ) );
		self::assertSame( $before, $this->recipes() );
	}

	public function test_a_row_that_kills_its_process_again_and_again_is_given_up_and_named(): void {
		$run   = $this->read( self::recipe( 'Deadly' ), self::recipe( 'Harmless' ) );
		$items = new ImportItems( $this->db() );
		$items->change(
			$this->imports->rows( $run, ImportItems::RECIPE )[0]['id'],
			[
				'state' => ImportItems::WORKING,
				'tries' => 3,
			]
		);
		$this->import( $run );

		self::assertSame(
			[ ImportItems::FAILED, ImportItems::DONE ],
			array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'state' )
		);
	}

	public function test_reading_a_large_file_goes_on_where_a_request_ended_or_was_killed(): void {
		$long = str_repeat( 'Warm. ', 20_000 );
		$path = $this->file( ( new LarderJson() )->write( array_map(
			static fn ( int $at ): RecipeDocument => self::recipe( "Soup $at", [ 'description' => "$at $long" ] ),
			range( 1, 12 )
		) ) );
		$run  = $this->imports->begin( get_current_user_id() );
		$this->imports->add_file( $run, $path, 'recipes.json', false );
		$items = new ImportItems( $this->db() );
		$seen  = [];
		do {
			$is_done = $this->imports->work( $run, 0 );
			$source  = $this->imports->rows( $run, ImportItems::SOURCE )[0];
			$seen[]  = $this->imports->status( $run )['recipes'][ ImportItems::WAITING ] ?? 0;
			if ( ImportItems::WAITING === $source['state'] ) {
				// Killed after a piece was read: as in the middle of a request.
				$items->change( $source['id'], [ 'state' => ImportItems::WORKING ] );
			}
			self::assertLessThan( 2, $source['tries'], 'what goes on is not a failure' );
		} while ( ! $is_done && count( $seen ) < 20 );

		self::assertTrue( $is_done );
		self::assertGreaterThan( 3, count( array_unique( $seen ) ), 'each request reads a part' );
		self::assertSame( ImportRun::READY, $this->stored( $run )->phase );
		self::assertSame( [ ImportItems::DONE => 1 ], $this->imports->status( $run )['sources'] );
		self::assertSame(
			array_map( static fn ( int $at ): string => "Soup $at", range( 1, 12 ) ),
			array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'name' )
		);
	}

	public function test_a_process_that_was_killed_behind_the_recipes_of_a_piece_reads_none_of_them_twice(): void {
		$long = str_repeat( 'Warm. ', 20_000 );
		$path = $this->file( ( new LarderJson() )->write( array_map(
			static fn ( int $at ): RecipeDocument => self::recipe( "Soup $at", [ 'description' => "$at $long" ] ),
			range( 1, 12 )
		) ) );
		$run  = $this->imports->begin( get_current_user_id() );
		$this->imports->add_file( $run, $path, 'recipes.json', false );
		$items   = new ImportItems( $this->db() );
		$killed  = 0;
		$is_done = false;
		for ( $at = 0; ! $is_done && $at < 40; ++$at ) {
			$before  = $this->imports->rows( $run, ImportItems::SOURCE )[0];
			$is_done = $this->imports->work( $run, 0 );
			$after   = $this->imports->rows( $run, ImportItems::SOURCE )[0];
			if ( 0 === $at % 2 && ImportItems::WAITING === $after['state'] ) {
				// Killed after its recipes were added, and before the row of the file said so.
				$row = [ 'state' => ImportItems::WORKING, 'tries' => 1, 'made' => $before['made'], 'notices' => $before['notices'] ];
				$items->change( $before['id'], $row );
				++$killed;
			}
		}

		self::assertTrue( $is_done );
		self::assertGreaterThan( 2, $killed );
		self::assertSame(
			array_map( static fn ( int $at ): string => "Soup $at", range( 1, 12 ) ),
			array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'name' )
		);
	}

	public function test_what_was_said_of_a_file_stays_when_it_kills_who_reads_on(): void {
		$run   = $this->imports->begin( get_current_user_id() );
		$items = new ImportItems( $this->db() );
		$this->imports->add_file( $run, $this->file( '[]' ), 'recipes.json', false );
		$items->change(
			$this->imports->rows( $run, ImportItems::SOURCE )[0]['id'],
			[
				'state'   => ImportItems::WORKING,
				'tries'   => 3,
				'made'    => '{"pieces":39,"recipes":true}',
				'notices' => (string) json_encode( [ new Notice( Notice::BROKEN, '#7' ), new Notice( Notice::NO_RECIPE ) ] ),
			]
		);
		$this->work( $run );

		$row = $this->imports->rows( $run, ImportItems::SOURCE )[0];
		self::assertSame( ImportItems::FAILED, $row['state'] );
		self::assertEquals(
			json_decode( (string) json_encode( [ new Notice( Notice::BROKEN, '#7' ), new Notice( Notice::TOO_LARGE, 'recipes.json' ) ] ) ),
			json_decode( $row['notices'] )
		);
	}

	public function test_what_was_said_of_a_recipe_stays_when_it_kills_who_imports_it_and_the_reason_is_said_once(): void {
		$run    = $this->read( self::recipe( 'Deadly' ) );
		$items  = new ImportItems( $this->db() );
		$row    = $this->imports->rows( $run, ImportItems::RECIPE )[0];
		$range  = new Notice( Notice::RANGE, 'times' );
		$deadly = [ 'state' => ImportItems::WORKING, 'tries' => 3 ];
		$items->change( $row['id'], $deadly + [ 'notices' => (string) json_encode( [ $range ] ) ] );
		$this->import( $run );
		$items->change( $row['id'], $deadly );
		$this->import( $this->stored( $run ) );

		self::assertSame(
			json_encode( [ $range, new Notice( Notice::TOO_LARGE, 'Deadly' ) ] ),
			$this->imports->rows( $run, ImportItems::RECIPE )[0]['notices']
		);
	}

	public function test_the_next_request_unpacks_of_an_archive_only_what_the_last_has_left(): void {
		$soup = static fn ( int $at ): string => (string) json_encode(
			[ '@type' => 'Recipe', 'name' => "Soup $at", 'recipeIngredient' => [ '1 l water' ], 'recipeInstructions' => [ 'Boil.' ] ]
		);
		$run  = $this->imports->begin( get_current_user_id() );
		$zip  = ZipWriter::pack( [ '1.json' => $soup( 1 ), '2.json' => $soup( 2 ), '3.json' => $soup( 3 ) ] );
		$this->imports->add_file( $run, $this->file( $zip, 'zip' ), 'recipes.zip', false );
		$this->imports->work( $run, 0 );
		$row  = $this->imports->rows( $run, ImportItems::SOURCE )[0];
		$made = (array) json_decode( $row['made'], true );
		self::assertSame( ( new ArchiveBudget() )->bytes - strlen( $soup( 1 ) ), $made['bytes'] ?? null );
		self::assertSame( ( new ArchiveBudget() )->files - 3, $made['files'] ?? null );

		$made = [ 'bytes' => strlen( $soup( 2 ) ) ] + $made;
		( new ImportItems( $this->db() ) )->change( $row['id'], [ 'made' => (string) json_encode( $made ) ] );
		$this->work( $run );

		self::assertSame( [ 'Soup 1', 'Soup 2' ], array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'name' ) );
		self::assertStringContainsString( '3.json', $this->imports->rows( $run, ImportItems::SOURCE )[0]['notices'] );
	}

	public function test_a_part_of_a_file_without_recipes_is_not_told_while_the_file_is_read(): void {
		$run = $this->imports->begin( get_current_user_id() );
		$this->imports->add_file( $run, $this->file( 'x' ), 'recipes.txt', false );
		$stored = SourceProgress::stored(
			[ 'made' => '{"pieces":1,"recipes":true}', 'notices' => '[]' ] + $this->imports->rows( $run, ImportItems::SOURCE )[0]
		);
		$after  = $stored->after( new Reading( [], [ new Notice( Notice::NO_RECIPE ), new Notice( Notice::BROKEN, '#3' ) ] ) );

		self::assertSame( json_encode( [ new Notice( Notice::BROKEN, '#3' ) ] ), $after->changes()['notices'] );
	}

	public function test_two_people_at_once_do_not_work_at_the_same_time(): void {
		$run = $this->imports->begin( get_current_user_id() );
		$this->imports->add_url( $run, 'https://example.org/' );
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		\WP_Upgrader::create_lock( 'larder_import', 60 );

		self::assertFalse( $this->imports->work( $run, 5 ) );
		\WP_Upgrader::release_lock( 'larder_import' );
		self::assertTrue( $this->imports->work( $run, 5 ) );
	}

	public function test_an_import_is_undone_as_a_whole_but_for_what_was_changed_since(): void {
		$before = $this->recipes();
		$run    = $this->read( self::recipe( 'Gone' ), self::recipe( 'Changed' ) );
		[ $gone, $changed ] = $this->import( $run );
		$this->db()->update( $this->db()->posts, [ 'post_modified_gmt' => '2030-01-01 00:00:00' ], [ 'ID' => $changed ] );
		clean_post_cache( $changed );

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );

		self::assertNull( get_post( $gone ) );
		self::assertNotNull( get_post( $changed ) );
		self::assertSame( $before + 1, $this->recipes() );
		self::assertSame( ImportRun::UNDONE, $this->stored( $run )->phase );
	}

	public function test_what_cannot_be_read_is_named_and_tried_again(): void {
		$run  = $this->imports->begin( get_current_user_id() );
		$path = $this->file( 'nothing', 'json' );
		$this->imports->add_file( $run, $path, 'empty.json', false );
		$this->imports->add_url( $run, 'http://127.0.0.1/' );
		$this->work( $run );
		$rows = $this->imports->rows( $run, ImportItems::SOURCE );
		self::assertSame( [ ImportItems::FAILED, ImportItems::FAILED ], array_column( $rows, 'state' ) );
		self::assertStringContainsString( 'unsafe', $rows[1]['notices'] );

		file_put_contents( $path, ( new LarderJson() )->write( [ self::recipe( 'At last' ) ] ) );
		$this->imports->retry( $this->stored( $run ) );
		$this->work( $run );

		self::assertSame( [ ImportItems::WAITING => 1 ], $this->imports->status( $run )['recipes'] );
	}

	public function test_pictures_come_into_the_library_once_with_an_alternative_text(): void {
		$image = [
			'id'  => 7,
			'url' => self::PIXEL,
			'alt' => '',
		];
		$run   = $this->read( self::recipe( 'One', [ 'image' => $image ] ), self::recipe( 'Two', [ 'image' => $image ] ) );
		[ $one, $two ] = $this->import( $run );

		$picture = (int) get_post_thumbnail_id( $one );
		self::assertGreaterThan( 0, $picture );
		self::assertSame( $picture, (int) get_post_thumbnail_id( $two ) );
		self::assertSame( 'One', get_post_meta( $picture, '_wp_attachment_image_alt', true ) );

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );
		self::assertNull( get_post( $picture ) );
	}

	public function test_pictures_of_an_archive_come_into_the_library_and_go_with_the_import(): void {
		$png  = (string) base64_decode( explode( ',', self::PIXEL )[1], true );
		$soup = (string) json_encode( [ '@type' => 'Recipe', 'name' => 'Pictured soup', 'recipeIngredient' => [ '1 l water' ] ] );
		$pie  = (string) gzencode( (string) json_encode( [
			'name'        => 'Pictured pie',
			'ingredients' => 'flour',
			'directions'  => 'Bake.',
			'photo_data'  => base64_encode( $png ),
		] ) );
		$run  = $this->imports->begin( get_current_user_id() );
		$zip  = ZipWriter::pack( [ 'Soup/recipe.json' => $soup, 'Soup/full.png' => $png, 'Pie.paprikarecipe' => $pie ] );
		$this->imports->add_file( $run, $this->file( $zip, 'zip' ), 'recipes.zip', true );
		$this->work( $run );
		$kept = array_column( $this->imports->rows( $run, ImportItems::RECIPE ), 'document' );
		self::assertStringContainsString( "larder-import:$run->id", implode( '', $kept ), 'the rows hold no pictures' );
		[ $one, $two ] = $this->import( $this->stored( $run ) );

		$picture = (int) get_post_thumbnail_id( $one );
		self::assertGreaterThan( 0, $picture );
		self::assertSame( $picture, (int) get_post_thumbnail_id( $two ), 'the same bytes are one picture' );
		self::assertSame( 'Pictured soup', get_post_meta( $picture, '_wp_attachment_image_alt', true ) );
		self::assertDirectoryDoesNotExist( wp_get_upload_dir()['basedir'] . "/larder-imports/$run->id" );

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );
		self::assertNull( get_post( $picture ) );
	}

	public function test_an_import_that_is_undone_leaves_pictures_that_something_else_uses(): void {
		$image = [
			'id'  => 0,
			'url' => self::PIXEL,
			'alt' => '',
		];
		$run   = $this->read( self::recipe( 'Shared picture', [ 'image' => $image ] ) );
		[ $id ]  = $this->import( $run );
		$picture = (int) get_post_thumbnail_id( $id );
		$other   = wp_insert_post( [ 'post_title' => 'Other', 'post_content' => '<img src="' . wp_get_attachment_url( $picture ) . '">' ] );

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );

		self::assertNull( get_post( $id ) );
		self::assertNotNull( get_post( $picture ) );
		wp_delete_post( $other, true );
		wp_delete_attachment( $picture, true );
	}

	public function test_what_a_file_calls_a_picture_and_is_none_is_named_and_left_out(): void {
		$image = [
			'id'  => 0,
			'url' => 'data:image/png;base64,' . base64_encode( '<script>alert(1)</script>' ),
			'alt' => '',
		];
		$run   = $this->read( self::recipe( 'No picture', [ 'image' => $image ] ) );
		[ $id ] = $this->import( $run );

		self::assertNull( $this->documents->get( $id )->data['image'] ?? null );
		self::assertStringNotContainsString( 'data:', get_post( $id )->post_content ?? '' );
		self::assertStringContainsString( 'image', $this->imports->rows( $run, ImportItems::RECIPE )[0]['notices'] );
	}

	public function test_a_picture_that_cannot_be_had_is_named_and_stays_where_it_is(): void {
		$image = [
			'id'  => 0,
			'url' => 'https://localhost/pie.jpg',
			'alt' => 'A pie',
		];
		$run   = $this->read( self::recipe( 'One', [ 'image' => $image ] ) );
		[ $id ] = $this->import( $run );

		self::assertSame( 'https://localhost/pie.jpg', $this->documents->get( $id )->data['image']['url'] ?? '' );
		self::assertStringContainsString( 'localhost', $this->imports->rows( $run, ImportItems::RECIPE )[0]['notices'] );
	}

	public function test_a_picture_of_a_portal_that_cannot_be_had_does_not_stand_before_its_video(): void {
		$video = [
			'url'         => 'https://www.youtube.com/watch?v=abc',
			'provider'    => 'youtube',
			'poster'      => [ 'id' => 0, 'url' => 'https://i.ytimg.com/vi/abc/hqdefault.jpg', 'alt' => '' ],
			'name'        => 'Pie',
			'description' => '',
			'uploadDate'  => '',
			'duration'    => 0,
		];
		[ $id ] = $this->import( $this->read( self::recipe( 'One', [ 'video' => $video ] ) ) );
		self::assertSame( [ null, 'Pie' ], [
			$this->documents->get( $id )->data['video']['poster'] ?? null,
			$this->documents->get( $id )->data['video']['name'] ?? '',
		] );
		self::assertStringNotContainsString( 'ytimg', get_post( $id )->post_content ?? '' );
	}

	public function test_keywords_become_terms_where_somebody_wants_it(): void {
		$run   = $this->read( self::recipe( 'Tagged', [ 'keywords' => [ 'Brand new tag', 'dessert' ] ] ) );
		[ $id ] = $this->import( $run, [ 'taxonomy' => 'recipe-tag' ] );
		self::assertEqualsCanonicalizing(
			[ 'Brand new tag', 'dessert' ],
			wp_get_object_terms( $id, 'recipe-tag', [ 'fields' => 'names' ] )
		);

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );
		self::assertNull( term_exists( 'Brand new tag', 'recipe-tag' ) );
	}

	public function test_lines_that_name_terms_become_terms_and_others_wait_in_the_recipe(): void {
		$text = "Lemon tart\n\nCourse: Brand new course\nCuisine: Brand new cuisine\nWine: Riesling <3\n\n"
			. "Ingredients\n2 lemons\n\nDirections\nBake it.\n";
		$run  = $this->imports->begin( get_current_user_id() );
		$this->imports->add_file( $run, $this->file( $text, 'txt' ), 'tart.txt', true );
		$this->work( $run );
		[ $id ] = $this->import( $this->stored( $run ) );
		$post   = get_post( $id );

		self::assertSame( [ 'Brand new course' ], wp_get_object_terms( $id, 'recipe-course', [ 'fields' => 'names' ] ) );
		self::assertSame( [ 'Brand new cuisine' ], wp_get_object_terms( $id, 'recipe-cuisine', [ 'fields' => 'names' ] ) );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertSame( [ 'Wine: Riesling &lt;3' ], parse_blocks( $post->post_content )[0]['attrs']['unplaced'] ?? null );
		self::assertSame( '', $this->documents->get( $id )->data['description'] ?? null );

		$this->imports->undo( $this->stored( $run ) );
		$this->work( $run );
		self::assertNull( term_exists( 'Brand new course', 'recipe-course' ) );
	}

	public function test_scripts_in_any_field_are_harmless(): void {
		$evil  = '<script>alert(1)</script><img src=x onerror=alert(1)>';
		$run   = $this->read( self::recipe(
			"Evil $evil",
			[ 'description' => $evil, 'notes' => $evil, 'notesHtml' => "<p>$evil</p>", 'keywords' => [ $evil ] ]
		) );
		[ $id ] = $this->import( $run, [ 'taxonomy' => 'recipe-tag' ] );
		$post  = get_post( $id );

		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertStringNotContainsString( '<script', $post->post_title . $post->post_content );
		self::assertStringNotContainsString(
			' onerror',
			(string) preg_replace( '/&lt;.*?&gt;|\\\\u0026lt;.*?u0026gt;/', '', $post->post_content )
		);
	}

	public function test_one_process_at_a_time_stores_imports_so_that_none_takes_away_that_of_another(): void {
		$turns = [];
		add_filter(
			'pre_update_option_' . ImportRuns::OPTION,
			static function ( mixed $value ) use ( &$turns ): mixed {
				$turns[] = ( new Lock( ImportRuns::OPTION, 60 ) )->take();
				return $value;
			}
		);
		$this->imports->begin( 1 );

		self::assertSame( [ false ], $turns, 'nobody else has a turn while one is stored' );
		self::assertTrue( ( new Lock( ImportRuns::OPTION, 60 ) )->take(), 'and somebody has it afterwards' );
		( new Lock( ImportRuns::OPTION, 60 ) )->release();
	}

	public function test_a_process_that_gave_a_lock_back_sees_who_has_taken_it_since(): void {
		$lock = new Lock( 'larder_test', 60 );
		self::assertTrue( $lock->take() );
		$lock->release();
		self::assertFalse( $lock->is_held() );
		foreach ( [ 10, 70 ] as $ago ) {
			// As another process does, of which this one's cache knows nothing.
			$seen = time() - $ago;
			$this->db()->insert( $this->db()->options, [ 'option_name' => 'larder_test' . Lock::SUFFIX, 'option_value' => $seen ] );
			self::assertSame( [ $seen, $ago > 60 ], [ $lock->last_held(), $lock->take() ] );
			$lock->release();
		}
	}

	public function test_an_import_that_has_no_turn_says_so_and_leaves_the_turn_to_who_has_it(): void {
		$run  = $this->imports->begin( 1 );
		$lock = new Lock( ImportRuns::OPTION, 60 );
		self::assertTrue( $lock->take() );
		// Alive for longer than anybody waits.
		update_option( ImportRuns::OPTION . Lock::SUFFIX, time() + 60, false );
		$runs = new ImportRuns( new ImportItems( $this->db() ), 0.04 );
		try {
			$runs->save( $run->with( [ 'phase' => ImportRun::DONE ] ) );
			self::fail( 'stored out of turn' );
		} catch ( ImportsBusy $busy ) {
			self::assertSame( 'Other imports of this site are being saved. Please try again.', $busy->getMessage() );
		}
		self::assertSame( ImportRun::READING, $runs->get( $run->id )?->phase );
		self::assertFalse( $lock->take(), 'who has the turn keeps it' );

		$lock->release();
		$runs->save( $run->with( [ 'phase' => ImportRun::DONE ] ) );
		self::assertSame( ImportRun::DONE, $runs->get( $run->id )?->phase );
		self::assertTrue( $lock->take(), 'and whoever had it gives it back' );
		$lock->release();
	}

	public function test_a_look_at_what_would_come_takes_the_place_of_no_import_that_can_be_undone(): void {
		$look    = $this->imports->begin( 1 );
		$started = [];
		for ( $at = 0; $at < 20; ++$at ) {
			$run       = $this->imports->begin( 1 );
			$started[] = $run->id;
			$this->imports->start( $run );
		}
		// Nobody takes away a look that is interrupted.
		for ( $at = 0; $at < 25; ++$at ) {
			$this->imports->begin( 1 );
		}
		$runs = array_column( $this->imports->all(), null, 'id' );
		self::assertSame( [], array_diff( $started, array_keys( $runs ) ), 'all can be undone' );
		self::assertCount( 40, $runs, 'of the looks, too, only the last are remembered' );

		$this->imports->start( $look );
		$runs = array_column( $this->imports->all(), null, 'id' );
		self::assertArrayHasKey( $look->id, $runs, 'one that is started after a while is no old one' );
		self::assertArrayNotHasKey( $started[0], $runs, 'it takes the place of the oldest' );
	}

	public function test_a_started_import_that_reads_a_file_again_is_no_look(): void {
		$run = $this->imports->begin( 1 );
		self::assertFalse( $run->started );
		$this->imports->add_file( $run, '/nowhere/soup.md', 'soup.md', false );
		while ( ! $this->imports->work( $run, 5.0 ) ) {
			self::assertNotNull( $this->imports->get( $run->id ) );
		}
		$this->imports->start( $run );
		$this->imports->retry( $this->imports->get( $run->id ) ?? $run );
		$again = $this->imports->get( $run->id );
		self::assertSame( [ ImportRun::READING, true ], [ $again?->phase, $again?->started ] );
	}

	public function test_only_the_last_imports_are_remembered(): void {
		$runs = new ImportRuns( new ImportItems( $this->db() ) );
		for ( $at = 0; $at < 25; ++$at ) {
			$stored = [ 'id' => "run-$at", 'created' => $at + 1 ] + get_object_vars( $this->imports->begin( 1 ) );
			$runs->save( ImportRun::from_stored( $stored ) );
		}
		self::assertCount( 20, $this->imports->all() );
	}
}
