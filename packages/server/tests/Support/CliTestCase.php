<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use PHPUnit\Framework\TestCase;

/**
 * A test of commands: another process works on the same site, so nothing is rolled back and the test deletes what it made.
 */
abstract class CliTestCase extends TestCase {

	/** @var list<int> Recipes. */
	private array $posts = [];

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		( new SearchParts( $this->db() ) )->end_request();
		parent::tearDown();
	}

	/**
	 * Publishes a recipe.
	 */
	protected function publish( string $title ): int {
		$id = wp_insert_post(
			[
				'post_type'    => 'recipe',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div></div><!-- /wp:larder/recipe -->',
			],
			true
		);
		self::assertIsInt( $id );
		$this->posts[] = $id;
		( new SearchParts( $this->db() ) )->end_request();
		return $id;
	}

	/**
	 * Runs a command that has to go well.
	 *
	 * @param string ...$words The command without `wp`.
	 * @return string What it printed.
	 */
	protected function wp( string ...$words ): string {
		$done = WpCli::run( ...$words );
		// What this process remembers is older than what the other one wrote.
		wp_cache_flush();
		self::assertSame( 0, $done['status'], $done['out'] . $done['err'] );
		return $done['out'];
	}

	/**
	 * Returns the database.
	 */
	protected function db(): \wpdb {
		/** @var \wpdb $db */
		$db = $GLOBALS['wpdb'];
		return $db;
	}
}
