<?php
declare( strict_types=1 );

namespace Larder\Tests\Settings;

use Larder\Root;
use Larder\Settings\Schema;
use Larder\Settings\Screen;
use Larder\Settings\ScreenData;
use Larder\Tests\Support\WordPressTestCase;

/**
 * The screen of the settings.
 */
final class ScreenTest extends WordPressTestCase {

	private string $direction = '';

	protected function setUp(): void {
		parent::setUp();
		$this->direction = wp_styles()->text_direction;
	}

	protected function tearDown(): void {
		wp_styles()->text_direction = $this->direction;
		wp_deregister_style( 'larder-settings' );
		wp_deregister_script( 'larder-settings' );
		parent::tearDown();
	}

	public function test_it_has_a_style_that_is_there_for_those_who_read_from_right_to_left(): void {
		$plugin = dirname( __DIR__, 4 );
		( new Screen( new Root( "$plugin/plugin.php" ), new ScreenData( new Schema() ) ) )->enqueue();
		$styles                 = wp_styles();
		$styles->text_direction = 'rtl';
		ob_start();
		$styles->do_item( 'larder-settings' );
		$html = (string) ob_get_clean();
		preg_match( '~/build/screens/settings/[\w-]+\.css~', $html, $file );
		self::assertFileExists( $plugin . ( $file[0] ?? '/no style' ), $html );
	}
}
