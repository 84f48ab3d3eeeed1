<?php
declare( strict_types=1 );

namespace Larder\Tests\Boot;

use Larder\Deferred;
use Larder\Registrable;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Parts that few requests need wait until WordPress comes to them.
 */
final class DeferredTest extends WordPressTestCase {

	/** How often the parts were made. */
	private int $made = 0;

	public function test_the_parts_are_made_once_and_hear_the_hook_that_they_waited_for(): void {
		$this->defer( [ 'larder_test_first', 'larder_test_second' ] );
		self::assertSame( 0, $this->made );
		self::assertSame( 'given, heard', apply_filters( 'larder_test_second', 'given' ) );
		self::assertSame( 'again, heard', apply_filters( 'larder_test_second', 'again' ) );
		do_action( 'larder_test_first' );
		self::assertSame( 1, $this->made );
	}

	public function test_who_listens_to_the_same_hook_is_heard_after_them_and_before(): void {
		add_filter( 'larder_test_second', static fn ( string $value ): string => "$value, early", 1 );
		$this->defer( [ 'larder_test_second' ] );
		add_filter( 'larder_test_second', static fn ( string $value ): string => "$value, late", 20 );
		self::assertSame( 'given, early, heard, late', apply_filters( 'larder_test_second', 'given' ) );
	}

	public function test_a_hook_that_comes_before_is_enough(): void {
		$this->defer( [ 'larder_test_first' ] );
		do_action( 'larder_test_first', 'anything' );
		self::assertSame( 'given, heard', apply_filters( 'larder_test_second', 'given' ) );
	}

	/**
	 * Defers a part that listens to the second hook.
	 *
	 * @param list<string> $hooks Hooks that it waits for.
	 */
	private function defer( array $hooks ): void {
		$part = new class() implements Registrable {
			/** {@inheritDoc} */
			public function register(): void {
				add_filter( 'larder_test_second', static fn ( string $value ): string => "$value, heard" );
			}
		};
		( new Deferred(
			$hooks,
			function () use ( $part ): array {
				++$this->made;
				return [ $part ];
			}
		) )->register();
	}
}
