<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Calls;
use Larder\Plugin;
use Larder\Services;
use Larder\Tests\Support\CliTestCase;

/**
 * A call of a page makes the one action that it asks for, and nothing of wp-admin.
 */
final class CallsTest extends CliTestCase {

	public function test_every_contract_has_an_action_of_its_name(): void {
		/** @var array<string, mixed> $contracts */
		$contracts = require dirname( __DIR__, 4 ) . '/packages/server/contracts/ajax.php';
		$actions   = ( new Calls( new Services( dirname( __DIR__, 4 ) . '/plugin.php', $this->db(), Plugin::VERSION ) ) )->actions();
		self::assertEqualsCanonicalizing( array_keys( $contracts ), array_keys( $actions ) );
		foreach ( $actions as $name => $make ) {
			self::assertSame( $name, $make()->name() );
		}
	}

	public function test_a_call_of_a_page_loads_nothing_of_wp_admin_and_no_other_action(): void {
		$loaded = $this->loaded_by( 'recipe_likes' );
		self::assertContains( 'Likes/LikeRecipe.php', $loaded );
		self::assertSame(
			[],
			array_values( array_intersect(
				[
					'Likes/GetLikes.php',
					'Login/SignIn.php',
					'Search/Answer/SearchRecipes.php',
					'Settings/Screen.php',
					'Taxonomies/TermFields.php',
					'Tools/Jobs.php',
					'Ratings/CommentColumns.php',
					'Votes/VoteInstaller.php',
				],
				$loaded
			) )
		);
	}

	public function test_a_call_of_another_plugin_finds_what_lists_of_wp_admin_show(): void {
		$loaded = $this->loaded_by( 'inline-save-tax' );
		self::assertContains( 'Taxonomies/TermColumns.php', $loaded );
		self::assertNotContains( 'Likes/LikeRecipe.php', $loaded );
	}

	/**
	 * Returns the files of the plugin that a call of the ajax endpoint loads.
	 *
	 * @param string $action Name of the call.
	 * @return list<string> Paths within the source folder.
	 */
	private function loaded_by( string $action ): array {
		putenv( "LARDER_TEST_CALL=$action" );
		/** @var list<string> $files */
		$files = json_decode(
			$this->wp( 'larder', 'index', 'status', '--require=' . __DIR__ . '/called.php' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		putenv( 'LARDER_TEST_CALL' );
		$source = dirname( __DIR__, 2 ) . '/src/';
		return array_values( array_map(
			static fn ( string $file ): string => substr( $file, strlen( $source ) ),
			array_filter( $files, static fn ( string $file ): bool => str_starts_with( $file, $source ) )
		) );
	}
}
