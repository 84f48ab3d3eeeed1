<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Equipment\EquipmentRenderer;
use Larder\Ingredients\IngredientList;
use Larder\Instructions\StepList;
use Larder\Links\KeywordLinks;
use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentEquipment;
use Larder\Recipe\DocumentLists;
use Larder\Recipe\StoredGroups;
use Larder\Recipe\StoredLists;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Damaged lists are read here as the editor reads them: the unit tests hold it to the same fixtures.
 *
 * @phpstan-import-type Group from StoredGroups
 */
final class StoredListsTest extends WordPressTestCase {

	private const TEXTS = [ 'id', 'text', 'quantity', 'unit', 'name', 'title', 'videoUrl', 'note', 'tip' ];

	/**
	 * @param mixed                $stored The `groups` attribute, with `ROWS` for what a group calls its rows.
	 * @param array<string, mixed> $read   What is read, by the name of the list.
	 */
	#[DataProvider( 'fixtures' )]
	public function test_a_damaged_list_is_read_as_the_editor_reads_it( mixed $stored, array $read ): void {
		self::assertSame(
			$read,
			[
				'ingredients'  => array_map( self::shown( ... ), StoredLists::ingredients( self::named( $stored, 'items' ) ) ),
				'instructions' => array_map( self::shown( ... ), StoredLists::steps( self::named( $stored, 'steps' ) ) ),
				'equipment'    => array_map( self::shown( ... ), StoredLists::tools( self::named( $stored, 'items' ) ) ),
			]
		);
	}

	/**
	 * @param mixed $stored The `groups` attribute, with `ROWS` for what a group calls its rows.
	 */
	#[DataProvider( 'fixtures' )]
	public function test_the_page_and_the_document_have_the_same_rows_of_a_damaged_list( mixed $stored ): void {
		$items = self::named( $stored, 'items' );
		$steps = self::named( $stored, 'steps' );
		self::assertSame(
			array_column( array_merge( ...array_column( DocumentLists::ingredients( $items ), 'items' ) ), 'id' ),
			array_column( array_merge( ...array_column( IngredientList::read( $items ), 'items' ) ), 'id' )
		);
		self::assertSame(
			array_column( array_merge( ...array_column( DocumentLists::instructions( $steps ), 'steps' ) ), 'id' ),
			array_column( array_merge( ...array_column( StepList::read( $steps ), 'steps' ) ), 'id' )
		);
		$html = ( new EquipmentRenderer( new KeywordLinks() ) )->render( [ 'groups' => $items ], 0, 2 );
		self::assertSame( substr_count( $html, '<li' ), count( DocumentEquipment::tools( $items ) ) );
	}

	/**
	 * Returns the fixtures by what is damaged in them.
	 *
	 * @return iterable<string, array{mixed, array<string, mixed>}>
	 */
	public static function fixtures(): iterable {
		$file = dirname( __DIR__, 3 ) . '/contracts/fixtures/stored-lists.json';
		/** @var list<array{name: string, stored: mixed, read: array<string, mixed>}> $fixtures */
		$fixtures = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture of the repository.
		foreach ( $fixtures as $fixture ) {
			yield $fixture['name'] => [ $fixture['stored'], $fixture['read'] ];
		}
	}

	/**
	 * Returns a damaged list, with the name that the block has for its rows.
	 *
	 * @param mixed $stored What is stored.
	 */
	private static function named( mixed $stored, string $rows ): mixed {
		return json_decode( str_replace( '"ROWS"', "\"$rows\"", (string) wp_json_encode( $stored ) ), true );
	}

	/**
	 * Returns all that a group says.
	 *
	 * @param Group $group
	 * @return array{id: string, title: string, rows: list<array<string, string>>}
	 */
	private static function shown( array $group ): array {
		return [
			'id'    => $group['id'],
			'title' => $group['title'],
			'rows'  => array_map(
				static fn ( Attributes $row ): array => array_filter(
					array_combine( self::TEXTS, array_map( $row->html( ... ), self::TEXTS ) ),
					static fn ( string $text ): bool => '' !== $text
				),
				$group['rows']
			),
		];
	}
}
