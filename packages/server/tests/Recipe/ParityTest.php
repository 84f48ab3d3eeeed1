<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\CookMode\CookModeRenderer;
use Larder\Faq\FaqRenderer;
use Larder\Gallery\GalleryRenderer;
use Larder\Ingredients\IngredientsRenderer;
use Larder\Instructions\InstructionsRenderer;
use Larder\Likes\LikeButton;
use Larder\Ratings\RatingRenderer;
use Larder\Recommend\RecommendButton;
use Larder\SavedRecipes\SavedRecipesRenderer;
use Larder\Search\Page\SearchRenderer;
use Larder\Shopping\ShoppingButtonRenderer;
use Larder\Shopping\ShoppingListRenderer;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Video\VideoRenderer;
use Larder\Wishlist\SaveButton;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * PHP prints what the fixtures say; the unit tests hold React to the same files.
 */
final class ParityTest extends WordPressTestCase {

	#[DataProvider( 'fixtures' )]
	public function test_php_prints_what_the_view_renders( string $block, string $file ): void {
		/** @var array{props: array<string, mixed>, html: string} $fixture */
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture beside the test.
		$fixture = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		self::assertSame( $fixture['html'], self::render( $block, $fixture['props'] ) );
	}

	/**
	 * Lists the fixtures by block and name.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function fixtures(): iterable {
		foreach ( [
			'cook-mode',
			'faq',
			'gallery',
			'ingredients',
			'instructions',
			'likes',
			'rating',
			'recipe-search',
			'wishlist',
			'recommend',
			'saved-recipes',
			'video',
			'shopping-list',
			'shopping-button',
		] as $block ) {
			$folder = dirname( __DIR__, 4 ) . "/blocks/$block/test/fixtures/parity";
			foreach ( glob( "$folder/*.json" ) ?: [] as $file ) {
				yield "$block: " . basename( $file, '.json' ) => [ $block, $file ];
			}
		}
	}

	/**
	 * Renders one block.
	 *
	 * @param string               $block Block name without its namespace.
	 * @param array<string, mixed> $props What the view gets.
	 */
	private static function render( string $block, array $props ): string {
		return match ( $block ) {
			// @phpstan-ignore argument.type (The fixtures are the proof that the shape is right.)
			'gallery' => GalleryRenderer::inner( $props ),
			// @phpstan-ignore argument.type (As above.)
			'ingredients' => IngredientsRenderer::inner( $props ),
			// @phpstan-ignore argument.type (As above.)
			'cook-mode' => CookModeRenderer::button( $props ),
			// @phpstan-ignore argument.type (As above.)
			'instructions' => InstructionsRenderer::inner( $props ),
			// @phpstan-ignore argument.type (As above.)
			'rating' => RatingRenderer::inner( $props ),
			'faq' => FaqRenderer::inner(),
			'saved-recipes' => SavedRecipesRenderer::inner(),
			'shopping-list' => ShoppingListRenderer::inner(),
			// @phpstan-ignore argument.type (As above.)
			'shopping-button' => ShoppingButtonRenderer::inner( $props ),
			// @phpstan-ignore argument.type (As above.)
			'video' => VideoRenderer::inner( $props ),
			// @phpstan-ignore argument.type (As above.)
			'likes' => LikeButton::html( $props ),
			// @phpstan-ignore argument.type (As above.)
			'wishlist' => SaveButton::html( $props ),
			// @phpstan-ignore argument.type (As above.)
			'recommend' => RecommendButton::html( $props ),
			// @phpstan-ignore argument.type (As above.)
			default => SearchRenderer::inner( $props ),
		};
	}
}
