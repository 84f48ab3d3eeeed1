<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Import\ImportScreen;
use Larder\Switch\Screen\SwitchWords;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * The scripts of the screens write numbers in the language of the page, whatever WordPress calls that.
 */
final class ScreenLanguageTest extends WordPressTestCase {

	/** @var list<string> Scripts that others have added. */
	private array $scripts = [];

	protected function setUp(): void {
		parent::setUp();
		$this->scripts = $this->scripts();
	}

	protected function tearDown(): void {
		wp_scripts()->add_data( 'wp-api-fetch', 'after', $this->scripts );
		wp_dequeue_script( 'wp-api-fetch' );
		parent::tearDown();
	}

	/**
	 * Returns the inline scripts below that of REST.
	 *
	 * @return list<string>
	 */
	private function scripts(): array {
		$scripts = wp_scripts()->get_data( 'wp-api-fetch', 'after' );
		return array_values( array_filter( is_array( $scripts ) ? $scripts : [], is_string( ... ) ) );
	}

	#[TestWith( [ 'pt_PT_ao90', 'pt-PT' ] )]
	#[TestWith( [ 'de_DE_formal', 'de-DE' ] )]
	#[TestWith( [ 'ca_valencia', 'ca' ] )]
	#[TestWith( [ 'en_US', 'en-US' ] )]
	public function test_a_locale_that_is_no_language_tag_stops_no_screen( string $locale, string $tag ): void {
		add_filter( 'determine_locale', static fn (): string => $locale );
		ImportScreen::enqueue();
		SwitchWords::enqueue();
		$added = implode( '', array_slice( $this->scripts(), count( $this->scripts ) ) );

		self::assertSame( 2, substr_count( $added, "\"locale\":\"$tag\"" ) );
		self::assertStringNotContainsString( 'documentElement.lang', $added );
	}
}
