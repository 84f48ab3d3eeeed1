<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Notice;
use Larder\Exchange\NoticeText;
use Larder\Root;
use Larder\Tests\Support\WordPressTestCase;
use Larder\Tools\JobScreen;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * The screens speak the language of the page, whatever WordPress calls that: their scripts in numbers, notices in the names of fields.
 */
final class ScreenLanguageTest extends WordPressTestCase {

	private const SCREENS = [ 'import', 'change-over', 'job-forms' ];

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

	public function test_notices_name_fields_in_the_language_of_the_page_and_what_the_source_says_as_it_says_it(): void {
		$translate = static fn ( string $text ): string => "<$text>";
		$place     = static fn ( string $where, string $value = '' ): string => (string) preg_replace(
			'/^.*\((.*)\)$/s',
			'$1',
			NoticeText::format( new Notice( Notice::NO_PLACE, $where, $value ) )
		);
		add_filter( 'gettext_larder', $translate );
		add_filter( 'gettext_with_context_larder', $translate );

		self::assertSame( '<Cost>: 3 €', $place( 'Cost', '3 €' ) );
		self::assertSame( '<Link of the author>: https://example.org', $place( 'Link of the author', 'https://example.org' ) );
		self::assertSame( '<Yield>: some', $place( 'yield', 'some' ) );
		self::assertSame( '<Picture>', $place( 'image' ) );
		self::assertSame( 'Wine: Riesling', $place( 'Wine', 'Riesling' ) );
		self::assertSame( 'https://example.org', $place( 'https://example.org', 'https://example.org' ) );
		self::assertSame( 'Keeps well', $place( '', 'Keeps well' ) );
	}
}
