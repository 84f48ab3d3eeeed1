<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

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
	private static function found(): array {
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
		self::assertStringContainsString( 'Soup of the command line', $this->wp( 'larder', 'import', $this->file, '--dry-run' ) );
		self::assertSame( [], self::found() );

		self::assertStringContainsString( '1 recipe imported.', $this->wp( 'larder', 'import', $this->file, '--status=publish' ) );
		[ $id ] = self::found();
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertStringContainsString( '1 recipe was here already.', $this->wp( 'larder', 'import', $this->file ) );

		self::assertStringContainsString( '- 2 leeks', $this->wp( 'larder', 'export', (string) $id, '--format=markdown' ) );
		$json = json_decode( $this->wp( 'larder', 'export', (string) $id ), true );
		self::assertIsArray( $json );
		self::assertSame( 'larder-recipes', $json['format'] ?? '' );

		// The newest import has made nothing, the one before it has.
		$this->wp( 'larder', 'import', 'undo' );
		self::assertSame( [ $id ], self::found() );
		wp_delete_post( $id, true );
		self::assertStringContainsString( '1 recipe imported.', $this->wp( 'larder', 'import', $this->file ) );
		self::assertStringContainsString( 'nothing was written', $this->wp( 'larder', 'import', $this->file, '--dry-run' ) );
		self::assertStringContainsString(
			'1 recipe taken away.',
			$this->wp( 'larder', 'import', 'undo' ),
			'a look at what would come is no import'
		);
		self::assertSame( [], self::found() );
	}

	public function test_a_file_that_is_not_there_is_named_beside_what_comes(): void {
		$done = WpCli::run( 'larder', 'import', $this->file, '/nowhere/soup.md' );
		wp_cache_flush();

		self::assertSame( 1, $done['status'] );
		self::assertStringContainsString( 'Warning: soup.md: The file could not be read.', $done['err'] );
		self::assertStringNotContainsString( 'md5_file', $done['err'] );
		self::assertStringContainsString( '1 recipe imported. 1 failed.', $done['err'] );
		array_map( wp_delete_post( ... ), self::found() );
	}
}
