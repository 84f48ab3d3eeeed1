<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Archive\ArchiveRenderer;
use Larder\CookMode\CookModeRenderer;
use Larder\Faq\FaqRenderer;
use Larder\Gallery\GalleryRenderer;
use Larder\Ingredients\IngredientsRenderer;
use Larder\Instructions\InstructionsRenderer;
use Larder\Likes\LikeButton;
use Larder\Print\PrintRenderer;
use Larder\Print\PrintTools;
use Larder\Ratings\RatingRenderer;
use Larder\Recommend\RecommendButton;
use Larder\SavedRecipes\SavedRecipesRenderer;
use Larder\Search\Page\SearchRenderer;
use Larder\Share\ShareRenderer;
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
	public function test_php_prints_what_the_view_renders( string $view, string $file ): void {
		$fixture = self::read( $file );
		$print   = $this->renderers()[ $view ] ?? null;
		self::assertNotNull( $print, 'Nothing prints this view here.' );
		self::assertSame( $fixture['html'], $print( $fixture['props'] ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_php_sends_what_the_fixture_says( string $view, string $file ): void {
		$fixture = self::read( $file );
		$sent    = self::senders()[ $view ] ?? null;
		self::assertSame( null === $sent, ! isset( $fixture['sent'] ), 'What is sent has a fixture where it is not what is printed.' );
		self::assertEquals( $fixture['sent'] ?? null, null === $sent ? null : $sent( $fixture['props'] ) );
	}

	/**
	 * Lists the fixtures of all views by folder and name.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function fixtures(): iterable {
		$root = dirname( __DIR__, 4 );
		foreach ( [ 'blocks', 'packages' ] as $folder ) {
			foreach ( glob( "$root/$folder/*/test/fixtures/parity/*.json" ) ?: [] as $file ) {
				$name = "$folder/" . basename( dirname( $file, 4 ) );
				yield "$name: " . basename( $file, '.json' ) => [ $name, $file ];
			}
		}
	}

	/**
	 * Reads a fixture.
	 *
	 * @param string $file Absolute path.
	 * @return array{props: array<string, mixed>, sent?: array<string, mixed>, html: string}
	 */
	private static function read( string $file ): array {
		/** @var array{props: array<string, mixed>, sent?: array<string, mixed>, html: string} $fixture */
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A fixture beside the test.
		$fixture = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		return $fixture;
	}

	/**
	 * Returns what makes the props of the views that get less than is printed.
	 *
	 * @return array<string, \Closure> By folder.
	 */
	private static function senders(): array {
		return [
			'blocks/gallery'        => GalleryRenderer::sent( ... ),
			'blocks/ingredients'    => IngredientsRenderer::sent( ... ),
			'blocks/instructions'   => InstructionsRenderer::sent( ... ),
			'blocks/recipe-archive' => ArchiveRenderer::sent( ... ),
			'blocks/share'          => ShareRenderer::sent( ... ),
			'blocks/video'          => VideoRenderer::sent( ... ),
		];
	}

	/**
	 * Returns what prints each view; all get what the fixtures hold.
	 *
	 * @return array<string, \Closure> By folder.
	 */
	private function renderers(): array {
		return [
			'blocks/cook-mode'       => CookModeRenderer::button( ... ),
			'blocks/details'         => $this->details( ... ),
			'blocks/faq'             => FaqRenderer::inner( ... ),
			'blocks/gallery'         => GalleryRenderer::inner( ... ),
			'blocks/ingredients'     => IngredientsRenderer::inner( ... ),
			'blocks/instructions'    => InstructionsRenderer::inner( ... ),
			'blocks/likes'           => LikeButton::html( ... ),
			'blocks/print'           => PrintRenderer::inner( ... ),
			'blocks/rating'          => RatingRenderer::inner( ... ),
			'blocks/recipe-archive'  => ArchiveRenderer::inner( ... ),
			'blocks/recipe-search'   => SearchRenderer::inner( ... ),
			'blocks/recommend'       => RecommendButton::html( ... ),
			'blocks/saved-recipes'   => SavedRecipesRenderer::inner( ... ),
			'blocks/share'           => ShareRenderer::inner( ... ),
			'blocks/shopping-button' => ShoppingButtonRenderer::inner( ... ),
			'blocks/shopping-list'   => ShoppingListRenderer::inner( ... ),
			'blocks/video'           => VideoRenderer::inner( ... ),
			'blocks/wishlist'        => SaveButton::html( ... ),
			'packages/print'         => PrintTools::inner( ... ),
		];
	}

	/**
	 * Prints the one fact of a recipe that follows what a visitor chooses.
	 *
	 * @param array{servings?: int|float, most?: int|float, unit?: string, value?: int|float, scale?: string, ...} $props What its view gets.
	 */
	private function details( array $props ): string {
		$facts = isset( $props['value'] )
			? [ 'temperature' => $props['value'], 'temperatureUnit' => $props['scale'] ?? '' ]
			: [
				'yieldAmount' => $props['servings'] ?? null,
				'yieldMax'    => $props['most'] ?? null,
				'yieldUnit'   => esc_html( $props['unit'] ?? '' ),
			];
		$html = do_blocks( $this->publish( array_filter( $facts ), [ 'larder/details' => [] ] )->post_content );
		return preg_replace( '#^.*? data-fact="(?:yield|temperature)"><dt>.*?</dt><dd[^>]*>(.*?)</dd>.*$#s', '$1', $html ) ?? '';
	}
}
