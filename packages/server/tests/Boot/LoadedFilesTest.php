<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Tests\Support\CliTestCase;

/**
 * A page loads none of the classes that only wp-admin, REST, the ajax endpoint or the blocks of other pages need.
 */
final class LoadedFilesTest extends CliTestCase {

	public function test_a_request_without_recipes_loads_what_listens_and_no_more(): void {
		/** @var list<string> $files */
		$files  = json_decode(
			$this->wp( 'larder', 'index', 'status', '--require=' . __DIR__ . '/loaded.php' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		$source = dirname( __DIR__, 2 ) . '/src/';
		$ours   = array_map(
			static fn ( string $file ): string => substr( $file, strlen( $source ) ),
			array_filter( $files, static fn ( string $file ): bool => str_starts_with( $file, $source ) )
		);
		self::assertContains( 'Recipe/Blocks.php', $ours );
		$unneeded = [
			'Ajax/Dispatcher.php',
			'Calls.php',
			'Likes/LikeRecipe.php',
			'Renderers.php',
			'Ingredients/IngredientsRenderer.php',
			'Settings/SettingsRoute.php',
			'Settings/Screen.php',
			'Taxonomies/TermFields.php',
			'Tools/Jobs.php',
			'SavedRecipes/SavedPrivacy.php',
			'Search/Admin/IndexHealth.php',
			'Ajax/ProxyHealth.php',
			'Elementor/ElementorModule.php',
			'Check/CheckModule.php',
			'Check/Rule.php',
		];
		self::assertSame( [], array_values( array_intersect( $unneeded, $ours ) ) );
	}
}
