<?php
declare( strict_types=1 );

namespace Larder\Tests\Instructions;

use Larder\Instructions\StepTime;
use Larder\Instructions\StepTimes;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests the PHP twin against the fixtures of the TypeScript one, and marks what it finds.
 */
final class StepTimesTest extends WordPressTestCase {

	/**
	 * @param string                             $text  Text of a step.
	 * @param list<array{string, int, int|null}> $times Times in it, with their seconds, and the upper ones of a range.
	 */
	#[DataProvider( 'fixtures' )]
	public function test_it_finds_and_reads_the_times_that_the_view_reads( string $text, array $times ): void {
		$read = [];
		foreach ( StepTimes::find( $text ) as [ , $time, $low, $high ] ) {
			[ $least, $most ] = StepTime::seconds( $low, $high );
			$read[]           = [ $time, $least, $most > $least ? $most : null ];
		}
		self::assertSame( $times, $read );
	}

	/**
	 * @return list<array{string, list<array{string, int, int|null}>}>
	 */
	public static function fixtures(): array {
		$json = (string) file_get_contents( dirname( __DIR__, 3 ) . '/duration/test/fixtures/step-times.json' );
		/** @var list<array{string, list<array{string, int, int|null}>}> $fixtures */
		$fixtures = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		return $fixtures;
	}

	public function test_a_time_becomes_a_control_and_the_rest_stays(): void {
		self::assertSame(
			'<strong>Bake</strong> for <a class="wp-block-larder-instructions__time" href="#step-abc" role="button" aria-label="Start timer, 25–30 minutes" data-larder-press>25–30 minutes</a> at &lt; 180 &amp; rest.',
			StepTimes::mark( '<strong>Bake</strong> for 25&#8211;30 minutes at &lt; 180 &amp; rest.', 'step-abc' )
		);
	}

	public function test_a_time_inside_a_link_stays_a_part_of_it(): void {
		$html = 'See <a href="/rest">rest <em>10 minutes</em></a>.';
		self::assertSame( $html, StepTimes::mark( $html, 'step-abc' ) );
	}

	public function test_text_without_a_time_is_not_touched(): void {
		$html = 'Leave it overnight &#8211; it&#8217;s <em>worth</em> it.';
		self::assertSame( $html, StepTimes::mark( $html, 'step-abc' ) );
	}

	public function test_bytes_that_are_no_text_are_passed_over(): void {
		self::assertSame( [], StepTimes::find( "\xC3\x28 5 minutes" ) );
	}

	public function test_of_a_text_that_never_ends_the_beginning_is_read_as_the_view_does(): void {
		self::assertCount( 909, StepTimes::find( str_repeat( '5 minutes. ', 5000 ) ) );
		self::assertSame( [], StepTimes::find( str_repeat( 'حرك. ', 2000 ) . '5 minutes' ) );
		self::assertCount( 1, StepTimes::find( str_repeat( 'حرك. ', 1900 ) . '5 minutes' ), 'Letters count, not bytes.' );
	}
}
