<?php
declare( strict_types=1 );

namespace Larder\Tests\Timers;

use Larder\Islands\Islands;
use Larder\Islands\Manifest;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Timers\TimersTray;

/**
 * The timers have a place on pages with steps, the same for everybody, with what will read them out.
 */
final class TimersTrayTest extends WordPressTestCase {

	/**
	 * Prints the end of a page with some islands.
	 *
	 * @param string ...$names Names of islands.
	 */
	private function footer( string ...$names ): string {
		$islands = new Islands( new Manifest() );
		foreach ( $names as $name ) {
			$islands->wrapper( $name, [] );
		}
		ob_start();
		( new TimersTray( $islands ) )->print();
		return (string) ob_get_clean();
	}

	public function test_a_page_with_steps_has_a_place_that_a_stored_timer_wakes(): void {
		$html = $this->footer( 'instructions' );
		self::assertStringContainsString( 'data-larder-wake="storage:larder:timers event:larder:timers"', $html );
		self::assertStringEndsWith( '></div></div>', $html );
	}

	public function test_what_reads_out_is_there_before_it_speaks(): void {
		$html = $this->footer( 'instructions' );
		foreach ( [ 'status', 'alert' ] as $role ) {
			self::assertMatchesRegularExpression(
				"/<div class=\"screen-reader-text\" role=\"$role\" data-larder-part=\"$role\" data-larder-keyed=\"[\\w-]+\"><\\/div>/",
				$html
			);
		}
	}

	public function test_a_page_without_recipes_has_none_unless_a_site_wants_it(): void {
		self::assertSame( '', $this->footer() );
		add_filter( 'larder_timers', '__return_true' );
		self::assertNotSame( '', $this->footer() );
	}
}
