<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Exchange\Import\ImportRuns;
use Larder\Exchange\Import\ImportWorker;
use Larder\Lock;
use Larder\Tests\Support\CliTestCase;
use Larder\Tests\Support\WpCli;

/**
 * `wp larder import`, `wp larder import undo` and `wp larder export`, as a terminal calls them.
 */
final class ImportCommandsTest extends CliTestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		$this->file = tempnam( sys_get_temp_dir(), 'larder' ) . '.md';
		file_put_contents(
			$this->file,
			"# Soup of the command line\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Instructions\n\n1. Simmer the leeks in the stock.\n"
		);
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	/**
	 * Returns the recipes of the test.
	 *
	 * @return list<int>
	 */
	private static function imported_recipes(): array {
		$found = get_posts(
			[
				'post_type'   => 'recipe',
				'post_status' => 'any',
				'title'       => 'Soup of the command line',
				'fields'      => 'ids',
			]
		);
		return array_values( array_filter( $found, is_int( ... ) ) );
	}

	public function test_recipes_come_go_and_are_taken_away_again(): void {
		$before = get_option( ImportRuns::OPTION );
		self::assertStringContainsString( 'Soup of the command line', $this->wp( 'larder', 'import', $this->file, '--dry-run' ) );
		self::assertSame( [], self::imported_recipes() );
		self::assertSame( $before ?: [], get_option( ImportRuns::OPTION ), 'a look takes the place of no import that can be undone' );

		self::assertStringContainsString( '1 recipe imported.', $this->wp( 'larder', 'import', $this->file, '--status=publish' ) );
		[ $id ] = self::imported_recipes();
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertStringContainsString( '1 recipe was here already.', $this->wp( 'larder', 'import', $this->file ) );

		self::assertStringContainsString( '- 2 leeks', $this->wp( 'larder', 'export', (string) $id, '--format=markdown' ) );
		$json = json_decode( $this->wp( 'larder', 'export', (string) $id ), true );
		self::assertIsArray( $json );
		self::assertSame( 'larder-recipes', $json['format'] ?? '' );

		// The newest import has made nothing, the one before it has.
		$said = $this->wp( 'larder', 'import', 'undo' );
		self::assertStringContainsString( '0 recipes taken away. There was nothing to take back', $said );
		self::assertSame( 1, preg_match( '/which made recipes: wp larder import undo ([0-9a-f]{32})$/m', $said, $match ), $said );
		self::assertSame( [ $id ], self::imported_recipes() );
		self::assertStringContainsString( '1 recipe taken away.', $this->wp( 'larder', 'import', 'undo', $match[1] ?? '' ) );
		self::assertSame( [], self::imported_recipes() );
		self::assertStringContainsString( 'nothing to take back', $this->wp( 'larder', 'import', 'undo', $match[1] ?? '' ) );
		self::assertStringContainsString( '1 recipe imported.', $this->wp( 'larder', 'import', $this->file ) );
		self::assertStringContainsString( 'nothing was written', $this->wp( 'larder', 'import', $this->file, '--dry-run' ) );
		self::assertStringContainsString(
			'1 recipe taken away.',
			$this->wp( 'larder', 'import', 'undo' ),
			'a look at what would come is no import'
		);
		self::assertSame( [], self::imported_recipes() );
	}

	public function test_a_file_that_is_not_there_is_named_beside_what_comes(): void {
		$done = WpCli::run( 'larder', 'import', $this->file, '/nowhere/soup.md' );
		wp_cache_flush();

		self::assertSame( 1, $done['status'] );
		self::assertStringContainsString( 'Warning: soup.md: The file could not be read.', $done['err'] );
		self::assertStringNotContainsString( 'md5_file', $done['err'] );
		self::assertStringContainsString( '1 recipe imported. 1 failed.', $done['err'] );
		array_map( wp_delete_post( ... ), self::imported_recipes() );
	}

	public function test_a_full_disk_is_an_error_in_words_and_what_comes_later_is_doubled_by_none(): void {
		foreach ( [ 'INSERT', 'UPDATE' ] as $refused ) {
			$full = (string) tempnam( get_temp_dir(), 'larder' );
			file_put_contents( $full, '<?php WP_CLI::add_hook( "after_wp_load", static fn () => add_filter( "query", static fn ( $sql ) =>
				preg_match( "/^\s*' . $refused . '.*larder_imports/s", $sql ) ? "INSERT INTO no_room VALUES ( 1 )" : $sql ) );' );
			$done = WpCli::run( 'larder', 'import', $this->file, "--require=$full" );
			unlink( $full );
			self::assertSame( 1, $done['status'], $refused );
			self::assertStringContainsString( 'could not be stored. Is the disk full?', $done['err'], $refused );
			self::assertStringNotContainsString( 'Fatal error', $done['out'] . $done['err'], $refused );
		}
		self::assertStringContainsString( '1 recipe imported.', $this->wp( 'larder', 'import', $this->file ) );
		self::assertCount( 1, self::imported_recipes() );
		$this->wp( 'larder', 'import', 'undo' );
	}

	public function test_an_import_that_has_to_wait_for_another_says_so_at_once(): void {
		$lock = new Lock( ImportWorker::LOCK, 60 );
		self::assertTrue( $lock->take() );
		// It was last seen almost as long ago as a process that is taken for dead.
		update_option( ImportWorker::LOCK . Lock::SUFFIX, time() - 5 * MINUTE_IN_SECONDS + 8, false );
		try {
			$done = WpCli::run( 'larder', 'import', $this->file );
		} finally {
			$lock->release();
		}
		wp_cache_flush();
		self::assertSame( 0, $done['status'], $done['err'] );
		self::assertSame( 1, substr_count( $done['err'], 'Another import of this site is running, or ended unexpectedly' ), $done['err'] );
		self::assertStringContainsString( '1 recipe imported.', $done['out'], 'it goes on where the other is dead' );
		$this->wp( 'larder', 'import', 'undo' );
	}

	public function test_an_export_of_nothing_is_an_error_and_writes_nothing(): void {
		foreach ( [ 'larder', 'markdown', 'paprika', 'csv' ] as $format ) {
			$done = WpCli::run( 'larder', 'export', '999999', "--format=$format" );
			self::assertSame( [ 1, '' ], [ $done['status'], $done['out'] ], $format );
			self::assertStringContainsString( 'There are no recipes of these ids: 999999', $done['err'] );
		}
		$some = WpCli::run( 'larder', 'export', (string) $this->publish( 'Stew' ), 'soup', '999999' );
		self::assertStringContainsString( 'Warning: There are no recipes of these ids: soup, 999999', $some['err'] );
		self::assertStringContainsString( 'Stew', $some['out'] );
	}

	public function test_an_error_names_what_there_is(): void {
		foreach ( [
			'csv, '         => [ 'export', '--format=nonsense' ],
			'larder, '      => [ 'import', $this->file, '--format=nonsense' ],
			'publish, '     => [ 'import', $this->file, '--status=nonsense' ],
			'recipe-course' => [ 'import', $this->file, '--terms=nonsense' ],
		] as $name => $words ) {
			$done = WpCli::run( 'larder', ...$words );
			self::assertSame( 1, $done['status'], $name );
			self::assertMatchesRegularExpression( "/Name one of: .*$name/", $done['err'] );
		}
		$none = WpCli::run( 'larder', 'import', 'undo', 'nonsense' );
		self::assertStringContainsString( 'There is no such import.', $none['err'] );
		$both = WpCli::run( 'larder', 'import', 'undo', '--dry-run' );
		self::assertSame( 1, $both['status'], 'an option that would be left out' );
		self::assertStringContainsString( 'undo and --dry-run cannot be combined.', $both['err'] );
		$status = WpCli::run( 'larder', 'import', 'undo', '--status=publish' );
		self::assertSame( 1, $status['status'], 'a status that would be left out' );
		self::assertStringContainsString( 'undo and --status cannot be combined.', $status['err'] );
	}

	public function test_options_that_say_nothing_are_refused_before_anything_is_read(): void {
		foreach ( [
			'--author=abc'     => 'There is no such author.',
			'--author=-1'      => 'There is no such author.',
			'--status=inherit' => 'There is no such status.',
			'--terms=nonsense' => 'Recipes have no such taxonomy.',
			'--format=nonsense' => 'There is no such format to read.',
		] as $option => $refusal ) {
			$done = WpCli::run( 'larder', 'import', $this->file, '--dry-run', $option );
			self::assertSame( 1, $done['status'], $option );
			self::assertStringContainsString( $refusal, $done['err'] );
		}
	}

	public function test_a_look_at_what_cannot_be_read_is_an_error_and_asks_no_other_machine(): void {
		$done = WpCli::run( 'larder', 'import', 'ftp://example.org/soup.md', '--dry-run' );

		self::assertSame( 1, $done['status'] );
		self::assertStringContainsString( 'not on the public web, or is misspelled, so nothing was fetched', $done['err'] );
		self::assertStringContainsString( '0 recipes found; nothing was written. 1 failed.', $done['err'] );
		self::assertStringNotContainsString( 'is_file', $done['err'] );
	}
}
