<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Apps\ZipWriter;
use Larder\Exchange\Archive;
use Larder\Exchange\ArchiveBudget;
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
	 * Gives the notices of a reading, each with its place.
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

	public function test_an_archive_in_an_archive_is_read_but_not_without_end(): void {
		$inner = ZipWriter::pack( [ 'recipe.json' => self::SOUP ] );
		self::assertCount( 1, self::read( [ '1.zip' => $inner ] )->recipes );

		$deep = $inner;
		for ( $at = 0; $at < 5; ++$at ) {
			$deep = ZipWriter::pack( [ 'a.zip' => $deep ] );
		}
		$reading = Formats::all()->read( new Source( $deep, 'a.zip' ) );
		self::assertSame( [], $reading->recipes );
		self::assertSame( Notice::UNSAFE, $reading->notices[0]->code );
	}

	public function test_names_that_climb_out_of_the_archive_are_named_and_the_rest_is_read(): void {
		$reading = self::read( [ '../../evil.json' => self::SOUP, '/etc/evil.json' => self::SOUP, 'good.json' => self::SOUP ] );

		self::assertCount( 1, $reading->recipes );
		self::assertSame( [ [ Notice::UNSAFE, '../../evil.json' ], [ Notice::UNSAFE, '/etc/evil.json' ] ], self::notices( $reading ) );
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
			[ [ Notice::BROKEN, 'recipes.zip' ], [ Notice::UNSAFE, '../b.json' ], [ Notice::BROKEN, 'd.json' ] ],
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
}
