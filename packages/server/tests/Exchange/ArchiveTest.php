<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\ZipWriter;
use Larder\Exchange\Archive;
use Larder\Exchange\ArchiveBudget;
use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\Formats;
use Larder\Exchange\Notice;
use Larder\Exchange\Reading;
use Larder\Exchange\Source;
use PHPUnit\Framework\TestCase;

/**
 * Archives are read file by file; what is unsafe or broken in them is named.
 */
final class ArchiveTest extends TestCase {

	private const SOUP = '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water"],"recipeInstructions":["Boil."]}';

	/**
	 * Reads an archive.
	 *
	 * @param array<string, string> $files Bytes by name.
	 */
	private static function read( array $files ): Reading {
		return Formats::all()->read( new Source( ZipWriter::pack( $files ), 'recipes.zip' ) );
	}

	/**
	 * Returns the notices of a reading, each with its place.
	 *
	 * @param Reading $reading What was read.
	 * @return list<array{string, string}>
	 */
	private static function notices( Reading $reading ): array {
		return array_map( static fn ( Notice $notice ): array => [ $notice->code, $notice->where ], $reading->notices );
	}

	public function test_each_file_is_read_in_its_own_format(): void {
		$reading = self::read(
			[
				'soup/recipe.json'   => self::SOUP,
				'soup/full.jpg'      => 'not a recipe',
				'bread.md'           => "# Bread\n\n## Ingredients\n\n- flour\n\n## Directions\n\n1. Bake.",
				'Tea.paprikarecipe'  => (string) gzencode( '{"name":"Tea","ingredients":"tea","directions":"Brew."}' ),
				'__MACOSX/._bread.md' => 'x',
			]
		);

		self::assertSame(
			[ 'Soup', 'Bread', 'Tea' ],
			array_map( static fn ( $recipe ): string => $recipe->document->data['name'], $reading->recipes )
		);
		self::assertSame( [], self::notices( $reading ) );
	}

	public function test_a_file_of_an_app_without_a_recipe_is_named_and_one_that_may_be_anything_is_not(): void {
		$reading = self::read(
			[
				'Tea.paprikarecipe'   => (string) gzencode( '{"name":"Tea","ingredients":"tea","directions":"Brew."}' ),
				'Empty.paprikarecipe' => (string) gzencode( '{"name":"Empty","ingredients":"","directions":""}' ),
				'broken.melarecipe'   => '{"title":"Bro',
				'readme.txt'          => 'Hello.',
				'database.json'       => '{"users":[]}',
			]
		);

		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ 'Empty.paprikarecipe', 'broken.melarecipe' ], array_column( self::notices( $reading ), 1 ) );
	}

	public function test_a_backup_of_mealie_is_read_from_its_tables_with_its_pictures(): void {
		$png      = "\x89PNG\r\n\x1A\n of a soup";
		$soup     = '0123456789abcdef0123456789abcdef';
		$database = [
			'alembic_version'       => [ [ 'version_num' => 'd7b3ce6fa31a' ] ],
			'recipes'               => [
				[ 'id' => $soup, 'slug' => 'soup', 'name' => 'Soup', 'image' => 'x1', 'prep_time' => '10 minutes' ],
				[ 'id' => 'tea', 'slug' => 'tea', 'name' => 'Tea', 'image' => null ],
			],
			'recipe_settings'       => [ [ 'id' => 1, 'recipe_id' => 'tea', 'disable_amount' => true ] ],
			'recipes_ingredients'   => [
				[ 'recipe_id' => $soup, 'position' => 1, 'quantity' => 2.0, 'food_id' => 'f1', 'original_text' => '3 leeks' ],
				[ 'recipe_id' => 'tea', 'position' => 0, 'quantity' => 1.0, 'note' => '5 g tea' ],
				[ 'recipe_id' => $soup, 'position' => 0, 'quantity' => 1.0, 'food_id' => 'f2', 'unit_id' => 'u1' ],
			],
			'ingredient_foods'      => [
				[ 'id' => 'f1', 'name' => 'leek', 'plural_name' => 'leeks' ],
				[ 'id' => 'f2', 'name' => 'water' ],
			],
			'ingredient_units'      => [ [ 'id' => 'u1', 'name' => 'liter', 'abbreviation' => 'l', 'use_abbreviation' => true ] ],
			'recipe_instructions'   => [
				[ 'recipe_id' => $soup, 'position' => 1, 'title' => '', 'text' => 'Boil.' ],
				[ 'recipe_id' => $soup, 'position' => 0, 'title' => '', 'text' => 'Cut the **leeks**.' ],
				[ 'recipe_id' => 'tea', 'position' => 0, 'title' => '', 'text' => 'Brew.' ],
			],
			'notes'                 => [ [ 'recipe_id' => $soup, 'title' => 'Tip', 'text' => 'Good.' ] ],
			'recipe_nutrition'      => [ [ 'recipe_id' => $soup, 'calories' => '230' ] ],
			'recipes_to_tags'       => [ [ 'recipe_id' => $soup, 'tag_id' => 't1' ] ],
			'tags'                  => [ [ 'id' => 't1', 'name' => 'Winter' ], [ 'id' => 't2', 'name' => 'Nobody’s' ] ],
			'users'                 => [ [ 'id' => 'me', 'password' => 'secret' ] ],
		];
		$reading  = self::read( [
			'database.json' => (string) json_encode( $database ),
			'data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp' => $png,
		] );
		[ $one, $two ] = array_map( static fn ( $recipe ): array => $recipe->document->data, $reading->recipes );

		self::assertSame( [], self::notices( $reading ) );
		self::assertSame( [ 'Soup', 'Tea' ], [ $one['name'], $two['name'] ] );
		self::assertSame( [ '1 l water', '2 leeks' ], array_column( $reading->recipes[0]->document->items(), 'text' ) );
		self::assertSame( [ '5 g tea' ], array_column( $reading->recipes[1]->document->items(), 'text' ) );
		self::assertSame( [ 'Cut the leeks.', 'Boil.' ], array_column( $reading->recipes[0]->document->steps(), 'text' ) );
		self::assertSame( [ 'Tip: Good.', [ 'Winter' ] ], [ $one['notes'], $one['keywords'] ] );
		self::assertSame( [ 10, 230 ], [ $one['times']['prep'], $one['calories'] ] );
		self::assertSame( EmbeddedPictures::of_bytes( $png ), $one['image']['url'] ?? '' );
		self::assertNull( $two['image'] );
	}

	public function test_an_archive_of_more_files_than_the_first_format_counts_is_whole(): void {
		$path  = (string) tempnam( sys_get_temp_dir(), 'larder' );
		$names = array_map( static fn ( int $at ): string => "$at.txt", range( 1, 66_000 ) );
		file_put_contents( $path, ZipWriter::pack( array_fill_keys( $names, 'Soup' ) ) );
		$zip    = new \ZipArchive();
		$opened = $zip->open( $path, \ZipArchive::RDONLY );
		$count  = $zip->numFiles;
		$last   = $zip->getFromName( '66000.txt' );
		$zip->close();
		unlink( $path );

		self::assertSame( [ true, 66_000, 'Soup' ], [ $opened, $count, $last ] );
	}

	public function test_an_archive_in_an_archive_is_read_but_not_without_end(): void {
		$inner = ZipWriter::pack( [ 'recipe.json' => self::SOUP ] );
		self::assertCount( 1, self::read( [ '1.zip' => $inner ] )->recipes );

		$deep = $inner;
		for ( $at = 0; $at < 5; ++$at ) {
			$deep = ZipWriter::pack( [ 'a.zip' => $deep ] );
		}
		$reading = Formats::all()->read( new Source( $deep, 'a.zip' ) );
		self::assertSame( [], $reading->recipes );
		self::assertSame( Notice::TOO_LARGE, $reading->notices[0]->code );
	}

	public function test_names_that_climb_out_of_the_archive_are_named_and_the_rest_is_read(): void {
		$reading = self::read( [ '../../evil.json' => self::SOUP, '/etc/evil.json' => self::SOUP, 'good.json' => self::SOUP ] );

		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ [ Notice::OUTSIDE, '../../evil.json' ], [ Notice::OUTSIDE, '/etc/evil.json' ] ], self::notices( $reading ) );
	}

	public function test_a_file_that_unpacks_to_too_much_is_named(): void {
		$reading = self::read( [ 'bomb.json' => str_repeat( ' ', 40_000_000 ), 'good.json' => self::SOUP ] );

		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ [ Notice::TOO_LARGE, 'bomb.json' ] ], self::notices( $reading ) );
	}

	public function test_a_locked_file_is_named(): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'larder' );
		$zip  = new \ZipArchive();
		$zip->open( $path, \ZipArchive::OVERWRITE );
		$zip->addFromString( 'locked.json', self::SOUP );
		$zip->addFromString( 'open.json', self::SOUP );
		$zip->setEncryptionName( 'locked.json', \ZipArchive::EM_AES_256, 'secret' );
		$zip->close();
		$bytes = (string) file_get_contents( $path );
		unlink( $path );

		$reading = Formats::all()->read( new Source( $bytes, 'a.zip' ) );

		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ [ Notice::LOCKED, 'locked.json' ] ], self::notices( $reading ) );
	}

	public function test_an_archive_that_is_cut_off_is_named(): void {
		$whole = ZipWriter::pack( [ 'soup.json' => self::SOUP, 'more.json' => self::SOUP ] );

		$reading = Formats::all()->read( new Source( substr( $whole, 0, (int) ( strlen( $whole ) / 2 ) ), 'a.zip' ) );

		self::assertSame( Notice::BROKEN, $reading->notices[0]->code );
	}

	public function test_what_is_whole_in_an_archive_that_is_cut_off_is_read(): void {
		$whole = ZipWriter::pack( [
			'a.json'    => self::SOUP,
			'../b.json' => self::SOUP,
			'c.md'      => "# Bread\n\n## Ingredients\n\n- flour\n\n## Directions\n\n1. Bake.",
			'd.json'    => str_repeat( self::SOUP, 20 ),
		] );
		$at    = strpos( $whole, 'd.json' );
		self::assertIsInt( $at );

		$reading = Formats::all()->read( new Source( substr( $whole, 0, $at + 20 ), 'recipes.zip' ) );

		self::assertSame(
			[ 'Soup', 'Bread' ],
			array_map( static fn ( $recipe ): string => $recipe->document->data['name'], $reading->recipes )
		);
		self::assertSame(
			[ [ Notice::BROKEN, 'recipes.zip' ], [ Notice::OUTSIDE, '../b.json' ], [ Notice::BROKEN, 'd.json' ] ],
			self::notices( $reading )
		);
	}

	public function test_a_file_with_a_wrong_checksum_or_too_much_in_it_is_named_in_an_archive_that_is_cut_off(): void {
		$whole  = ZipWriter::pack( [ 'bomb.json' => str_repeat( ' ', 40_000_000 ), 'a.json' => self::SOUP, 'b.json' => self::SOUP ] );
		$at     = (int) strpos( $whole, 'a.json' );
		$damage = substr( $whole, 0, $at - 16 ) . 'xxxx' . substr( $whole, $at - 12 );

		$reading = Formats::all()->read( new Source( substr( $damage, 0, (int) strpos( $damage, "PK\x01\x02" ) ), 'a.zip' ) );

		self::assertCount( 1, $reading->recipes );
		self::assertSame(
			[ [ Notice::BROKEN, 'a.zip' ], [ Notice::TOO_LARGE, 'bomb.json' ], [ Notice::BROKEN, 'a.json' ] ],
			self::notices( $reading )
		);
	}

	public function test_more_files_than_any_collection_has_are_refused(): void {
		$reading = self::read( array_fill_keys( array_map( static fn ( int $at ): string => "$at.json", range( 1, 50_001 ) ), '{}' ) );

		self::assertSame( [], $reading->recipes );
		self::assertSame( Notice::TOO_LARGE, $reading->notices[0]->code );
	}

	public function test_archives_in_an_archive_share_what_may_be_unpacked(): void {
		$inner  = ZipWriter::pack( [ 'a.json' => self::SOUP, 'b.json' => self::SOUP ] );
		$source = new Source( ZipWriter::pack( [ '1.zip' => $inner, '2.zip' => $inner, 'c.json' => self::SOUP ] ), 'all.zip' );
		$read   = static fn ( ArchiveBudget $budget ): Reading => ( new Archive( Formats::all( ... ), 0, $budget ) )->read( $source );

		self::assertCount( 5, $read( new ArchiveBudget() )->recipes );

		$few = $read( new ArchiveBudget( files: 5 ) );
		self::assertCount( 3, $few->recipes, 'the second archive has more files than are left' );
		self::assertSame( [ [ Notice::TOO_LARGE, '2.zip' ] ], self::notices( $few ) );

		$small = $read( new ArchiveBudget( bytes: 2 * strlen( $inner ) + 3 * strlen( self::SOUP ) - 1 ) );
		self::assertCount( 2, $small->recipes, 'what the first has unpacked is gone for all that follow' );
		self::assertSame( Notice::TOO_LARGE, $small->notices[0]->code );
	}

	public function test_an_archive_that_is_gone_on_with_may_unpack_what_one_go_may(): void {
		$inner = ZipWriter::pack( [ 'a.json' => self::SOUP, 'b.json' => self::SOUP ] );
		$path  = (string) tempnam( sys_get_temp_dir(), 'larder' );
		file_put_contents(
			$path,
			ZipWriter::pack( [
				'bomb.json'   => str_repeat( ' ', 40_000_000 ),
				'1.zip'       => $inner,
				'../evil'     => self::SOUP,
				'soup.json'   => self::SOUP,
				'2.zip'       => $inner,
				'bread.json'  => self::SOUP,
				'butter.json' => self::SOUP,
			] )
		);
		$tell   = static fn ( Reading $reading ): array => [ count( $reading->recipes ), self::notices( $reading ) ];
		$zip    = new Archive( Formats::all( ... ) );
		// What the bomb unpacks to is counted up to where it stops.
		$bytes  = ArchiveBudget::MAX_FILE_BYTES + 1 + 2 * strlen( $inner ) + 4 * strlen( self::SOUP );
		$budget = new ArchiveBudget( $bytes );
		$whole  = array_map( $tell, iterator_to_array( $zip->pieces( $path, 'a.zip', 0, $budget ), false ) );
		self::assertSame( [ 0, 2, 0, 1, 1, 0 ], array_column( $whole, 0 ), 'the fifth has a file too many' );

		$parts  = [];
		$budget = new ArchiveBudget( $bytes );
		// Each request reads one file, and the next one continues with what it has left.
		foreach ( array_keys( $whole ) as $skip ) {
			$budget  = new ArchiveBudget( $budget->bytes, $budget->files );
			$part    = $zip->pieces( $path, 'a.zip', $skip, $budget );
			$parts[] = $tell( $part->current() );
		}
		unlink( $path );
		self::assertSame( $whole, $parts );
	}

	/**
	 * Returns the pictures of recipes by their names.
	 *
	 * @param array<string, string> $files Bytes by name.
	 * @return array<string, string> What each picture holds after its first bytes.
	 */
	private static function pictures( array $files ): array {
		$pictures = [];
		foreach ( self::read( $files )->recipes as $recipe ) {
			$url = $recipe->document->data['image']['url'] ?? '';
			$pictures[ $recipe->document->data['name'] ] = substr( (string) EmbeddedPictures::bytes( $url ), 6 );
		}
		return $pictures;
	}

	public function test_recipes_have_the_pictures_that_stand_beside_them(): void {
		$gif  = static fn ( string $text ): string => "GIF89a$text";
		$soup = static fn ( string $name ): string => str_replace( 'Soup', $name, self::SOUP );

		self::assertSame(
			[ 'A' => 'large', 'B' => 'b', 'C' => 'original', 'D' => '' ],
			self::pictures( [
				'a/recipe.json'              => $soup( 'A' ),
				'a/thumb.jpg'                => $gif( 'thumb of it' ),
				'a/full.jpg'                 => $gif( 'large' ),
				'notes/b.json'               => $soup( 'B' ),
				'notes/b.jpg'                => $gif( 'b' ),
				'recipes/c/c.json'           => $soup( 'C' ),
				'recipes/c/images/min-original.webp' => $gif( 'smaller one of it' ),
				'recipes/c/images/original.webp' => $gif( 'original' ),
				'notes/d.json'               => $soup( 'D' ),
			] ),
			'by its place, or by its name'
		);
		self::assertSame( [ 'A' => '' ], self::pictures( [ 'a.json' => $soup( 'A' ), 'a.jpg' => 'no picture' ] ) );
	}

	public function test_an_archive_in_an_archive_has_pictures_of_its_own(): void {
		$inner = ZipWriter::pack( [ 'recipe.json' => self::SOUP, 'image.jpg' => 'GIF89atandoor' ] );
		self::assertSame( [ 'Soup' => 'tandoor' ], self::pictures( [ '1.zip' => $inner ] ) );
	}

	public function test_a_picture_of_any_kind_that_the_web_has_is_one_of_its_recipe(): void {
		$starts = [
			'jpg'  => "\xFF\xD8\xFF",
			'png'  => "\x89PNG\r\n\x1A\n",
			'webp' => "RIFF\x10\0\0\0WEBP",
			'avif' => "\0\0\0\x20ftypavif",
		];
		foreach ( $starts as $ending => $start ) {
			$reading = self::read( [ 'soup/recipe.json' => self::SOUP, "soup/full.$ending" => $start ] );

			self::assertSame( $start, EmbeddedPictures::bytes( $reading->recipes[0]->document->data['image']['url'] ?? '' ), $ending );
			self::assertSame( [], self::notices( $reading ), $ending );
		}
	}

	public function test_a_page_names_its_pictures_as_seen_from_where_it_stands(): void {
		$page = '<!DOCTYPE html><html><body><div class="recipe-details"><h2 itemprop="name">Soup</h2><img src="images/my%20soup_0.jpg">'
			. '<img src="../../secret.jpg"><div itemprop="recipeIngredients"><p>2 leeks</p></div><div itemprop="recipeDirections"><p>Boil.</p></div></div></body></html>';
		self::assertSame( [ 'Soup' => 'mine' ], self::pictures( [ 'x/recipes.html' => $page, 'x/images/my soup_0.jpg' => 'GIF89amine' ] ) );
	}

	public function test_a_text_names_a_picture_of_another_folder(): void {
		$text = "---\ntitle: Okra\nimage: okra.jpg\ningredients:\n- 1 okra\n- salt\ndirections:\n- Slice.\n- Roast.\n---\n\nWe love it.\n";
		$read = self::read( [ 'site/_recipes/okra.md' => $text ] )->recipes[0]->document;

		self::assertSame( [ '1 okra', 'salt' ], array_column( $read->items(), 'text' ), 'the lists stand in the front matter' );
		self::assertSame( [ 'Slice.', 'Roast.' ], array_column( $read->steps(), 'text' ) );
		self::assertSame(
			[ 'Okra' => 'okra' ],
			self::pictures(
				[
					'site/_recipes/okra.md' => $text,
					'site/images/okra.jpg'  => 'GIF89aokra',
					'site/images/leek.jpg'  => 'GIF89aleek',
				]
			)
		);
		self::assertSame(
			[ 'Okra' => '' ],
			self::pictures( [ 'a/okra.md' => $text, 'a/other.md' => '# Other', 'b/okra.jpg' => 'GIF89ab', 'c/okra.jpg' => 'GIF89ac' ] ),
			'nobody knows which'
		);
	}
}
