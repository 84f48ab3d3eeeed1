<?php
declare( strict_types=1 );

namespace Larder\Tests\Search;

use Larder\Search\Index\IndexDatabase;
use Larder\SqliteQueries;
use Larder\Tests\Support\SearchParts;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The index speaks to every database alike.
 */
final class IndexDatabaseTest extends WordPressTestCase {

	public function test_text_numbers_and_bytes_come_back_as_they_were(): void {
		$db    = new IndexDatabase( $this->db() );
		$text  = "O'Neill's \\ \"50\" Ä";
		$bytes = "\x00'%d?\xFF";
		self::assertSame(
			[
				[
					'text'  => $text,
					'one'   => '-7',
					'bytes' => $bytes,
					'none'  => null,
				],
			],
			$db->rows( "SELECT %s AS text, %d AS one, {$db->hex( $bytes )} AS bytes, NULL AS none", $text, -7 )
		);
	}

	public function test_a_row_that_is_there_is_left_alone_or_changed_as_the_statement_says(): void {
		$state = ( new SearchParts( $this->db() ) )->tables->state();
		$db    = new IndexDatabase( $this->db() );
		$db->write( 'INSERT INTO %i ( name, value ) VALUES ( %s, %s )', $state, 'test', 'first' );
		$db->write( 'INSERT IGNORE INTO %i ( name, value ) VALUES ( %s, %s )', $state, 'test', 'second' );
		$read = static fn (): array => $db->rows( 'SELECT value FROM %i WHERE name = %s', $state, 'test' );
		self::assertSame( [ [ 'value' => 'first' ] ], $read() );
		$db->write(
			'INSERT INTO %i ( name, value ) VALUES ( %s, %s ) ON DUPLICATE KEY UPDATE value = VALUES( value )',
			$state,
			'test',
			'third'
		);
		self::assertSame( [ [ 'value' => 'third' ] ], $read() );
	}

	public function test_rows_that_come_one_after_the_other_are_all_there(): void {
		$state = ( new SearchParts( $this->db() ) )->tables->state();
		$db    = new IndexDatabase( $this->db() );
		foreach ( [ 'one', 'three', 'two' ] as $name ) {
			$db->write( 'INSERT INTO %i ( name, value ) VALUES ( %s, %s )', $state, "test $name", "\\ $name" );
		}
		$heard  = [];
		$listen = static function ( string $sql ) use ( &$heard ): string {
			$heard[] = $sql;
			return $sql;
		};
		$before = $this->db()->num_queries;
		add_filter( 'query', $listen );
		$rows = iterator_to_array( $db->each_row(
			'SELECT name, value, NULL AS none FROM %i WHERE name LIKE %s ORDER BY name',
			$state,
			'test%'
		) );
		remove_filter( 'query', $listen );
		self::assertSame( [ 'test one', 'test three', 'test two' ], array_column( $rows, 'name' ) );
		self::assertSame( [ '\\ one', '\\ three', '\\ two' ], array_column( $rows, 'value' ) );
		self::assertSame( [ null, null, null ], array_column( $rows, 'none' ) );
		self::assertCount( 1, $heard );
		self::assertSame( $before + 1, $this->db()->num_queries );
	}

	public function test_rows_that_nobody_reads_to_the_end_are_not_in_the_way_of_the_next_statement(): void {
		$db   = new IndexDatabase( $this->db() );
		$rows = $db->each_row( 'SELECT 1 AS number UNION ALL SELECT 2 UNION ALL SELECT 3' );
		self::assertSame( '1', $rows->current()['number'] ?? null );
		unset( $rows );
		self::assertSame( [ [ 'one' => '1' ] ], $db->rows( 'SELECT %d AS one', 1 ) );
	}

	public function test_what_the_database_refuses_to_give_one_after_the_other_is_an_error(): void {
		$this->db()->suppress_errors();
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionMessageMatches( '/nowhere/' );
		iterator_to_array( ( new IndexDatabase( $this->db() ) )->each_row( 'SELECT 1 FROM %i', 'nowhere' ) );
	}

	public function test_what_fails_on_the_way_is_an_error(): void {
		if ( null !== SqliteQueries::from_wpdb( $this->db() ) ) {
			self::markTestSkipped( 'SQLite gives all rows at once.' );
		}
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionMessageMatches( '/more than 1 row/' );
		iterator_to_array( ( new IndexDatabase( $this->db() ) )->each_row( 'SELECT number, IF( number < 3, 0, ( SELECT 1 UNION ALL SELECT number ) ) AS bad FROM ( SELECT 1 AS number UNION ALL SELECT 2 UNION ALL SELECT 3 ) numbers' ) );
	}

	public function test_what_the_database_refuses_is_an_error(): void {
		$this->db()->suppress_errors();
		$this->expectException( \RuntimeException::class );
		$this->expectExceptionMessageMatches( '/nowhere/' );
		( new IndexDatabase( $this->db() ) )->rows( 'SELECT 1 FROM %i', 'nowhere' );
	}

	public function test_a_refused_statement_does_not_spoil_the_next(): void {
		$this->db()->suppress_errors();
		$this->db()->query( 'SELECT 1 FROM nowhere' );
		self::assertSame( [ [ 'one' => '1' ] ], ( new IndexDatabase( $this->db() ) )->rows( 'SELECT %d AS one', 1 ) );
	}

	public function test_sqlite_is_asked_by_its_own_connection_and_each_statement_is_counted_and_heard(): void {
		if ( null === SqliteQueries::from_wpdb( $this->db() ) ) {
			self::markTestSkipped( 'Another database is asked by WordPress.' );
		}
		$state  = ( new SearchParts( $this->db() ) )->tables->state();
		$before = $this->db()->num_queries;
		$heard  = [];
		$listen = static function ( string $sql ) use ( &$heard ): string {
			$heard[] = $sql;
			return $sql;
		};
		add_filter( 'query', $listen );
		( new IndexDatabase( $this->db() ) )->rows( 'SELECT value FROM %i WHERE name = %s', $state, "it's" );
		remove_filter( 'query', $listen );
		self::assertSame( [ "SELECT value FROM \"$state\" WHERE name = ?" ], $heard );
		self::assertSame( $before + 1, $this->db()->num_queries );
	}
}
