<?php
declare( strict_types=1 );

namespace Larder\Tests\Recipe;

use Larder\Plugin;
use Larder\Print\PrintTools;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * PHP prints what the fixtures say; the unit tests hold React to the same files.
 */
final class ParityTest extends WordPressTestCase {

	#[DataProvider( 'fixtures' )]
	public function test_php_prints_what_the_view_renders( string $view, string $file ): void {
		$fixture = self::read( $file );
		$print   = 'blocks/details' === $view ? $this->fact( ... ) : self::method( $view, 'inner' );
		self::assertNotNull( $print, 'The renderer of a block with a view has a method inner().' );
		self::assertSame( $fixture['html'], $print( $fixture['props'] ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_php_sends_what_the_fixture_says( string $view, string $file ): void {
		$fixture = self::read( $file );
		$sent    = self::method( $view, 'sent' );
		self::assertSame( null === $sent, ! isset( $fixture['sent'] ), 'What is sent has a fixture where it is not what is printed.' );
		self::assertEquals( $fixture['sent'] ?? null, null === $sent ? null : $sent( $fixture['props'] ) );
	}

	#[DataProvider( 'blocks_with_views' )]
	public function test_each_block_with_a_view_has_a_fixture( string $folder ): void {
		self::assertNotSame( [], glob( "$folder/test/fixtures/parity/*.json" ) );
	}

	/**
	 * Lists the registered blocks whose view mounts over printed markup.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function blocks_with_views(): iterable {
		$root = dirname( __DIR__, 4 ) . '/blocks';
		foreach ( array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			$folder = $root . '/' . substr( $name, strlen( 'larder/' ) );
			if ( str_starts_with( $name, 'larder/' ) && is_file( "$folder/view.tsx" ) ) {
				yield $name => [ $folder ];
			}
		}
	}

	/**
	 * Returns a static method of the class that prints a view: `inner()` prints what the view mounts over, `sent()` returns the props of
	 * those views that get less than is printed.
	 *
	 * @param string $view Its folder, such as `blocks/cook-mode`.
	 * @param string $name The method.
	 */
	private static function method( string $view, string $name ): ?\Closure {
		$renderer = 'packages/print' === $view
			? PrintTools::class
			: Plugin::renderers()->__get( strtr( basename( $view ), '-', '_' ) );
		$method   = [ $renderer, $name ];
		return is_callable( $method ) ? $method( ... ) : null;
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
	 * Prints the one fact of a recipe that follows what a visitor chooses.
	 *
	 * @param array{servings?: int|float, most?: int|float, unit?: string, value?: int|float, scale?: string, ...} $props What its view gets.
	 */
	private function fact( array $props ): string {
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
