<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Tools\JobScreen;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * The scripts of the screens write numbers in the language of the page, whatever WordPress calls that.
 */
final class ScreenLanguageTest extends WordPressTestCase {

	private const SCREENS = [ 'import', 'change-over' ];

	protected function tearDown(): void {
		foreach ( self::SCREENS as $screen ) {
			// Who is not registered any more stays in the queue.
			wp_dequeue_script( "larder-$screen" );
			wp_deregister_script( "larder-$screen" );
		}
		parent::tearDown();
	}

	#[TestWith( [ 'pt_PT_ao90', 'pt-PT' ] )]
	#[TestWith( [ 'de_DE_formal', 'de-DE' ] )]
	#[TestWith( [ 'ca_valencia', 'ca' ] )]
	#[TestWith( [ 'en_US', 'en-US' ] )]
	public function test_a_locale_that_is_no_language_tag_stops_no_screen( string $locale, string $tag ): void {
		add_filter( 'determine_locale', static fn (): string => $locale );
		foreach ( self::SCREENS as $screen ) {
			JobScreen::enqueue( new Root( dirname( __DIR__, 4 ) . '/plugin.php' ), $screen, [ 'here' => 'already here' ] );
			$before = wp_scripts()->get_data( "larder-$screen", 'before' );
			$before = implode( '', array_filter( is_array( $before ) ? $before : [], is_string( ... ) ) );

			self::assertSame( "window.larderJobScreen = {\"locale\":\"$tag\",\"texts\":{\"here\":\"already here\"}};", $before );
		}
	}
}
