<?php
declare( strict_types=1 );

namespace Larder\Tests\Log;

use Larder\Log;
use Larder\Tests\Support\Logged;
use Larder\Tests\Support\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Nobody writes lines of their own into the site's log.
 */
final class LogTest extends WordPressTestCase {

	/**
	 * @param string $sent   What a visitor has sent.
	 * @param string $logged What is in the log.
	 */
	#[DataProvider( 'texts' )]
	public function test_what_a_visitor_has_sent_stays_in_one_line( string $sent, string $logged ): void {
		$log = new Logged();
		Log::note( "no \"$sent\"" );
		// Where there was what is not text, a sign says so.
		self::assertSame( [ "Larder: no \"$logged\"" ], str_replace( "\u{FFFD}", '', $log->lines() ) );
		$log->end();
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function texts(): iterable {
		yield 'plain words stay' => [ 'crème brûlée', 'crème brûlée' ];
		yield 'line feed' => [ "a\nb", 'a b' ];
		yield 'carriage return' => [ "a\r\nb", 'a b' ];
		yield 'separators of Unicode' => [ "a\u{2028}b\u{2029}c\u{85}d", 'a b c d' ];
		yield 'commands of a terminal' => [ "a\e[2Jb", 'a [2Jb' ];
		yield 'text that turns round' => [ "a\u{202E}b", 'a b' ];
		yield 'a null byte' => [ "a\0b", 'a b' ];
		yield 'bytes that are no text' => [ "a\xFF\nb", 'a b' ];
	}

	public function test_a_hint_is_for_whoever_builds_the_site_and_given_once_in_a_request(): void {
		$log = new Logged();
		Log::hint( 'not on a site that only visitors see', false );
		Log::hint( 'a first hint', true );
		Log::hint( 'a first hint', true );
		Log::hint( 'a second hint', true );
		self::assertSame( [ 'Larder: a first hint', 'Larder: a second hint' ], $log->lines() );
		$log->end();
	}

	public function test_a_long_text_is_cut(): void {
		$log = new Logged();
		Log::note( str_repeat( 'ä', 5000 ) );
		self::assertSame( 'Larder: ' . str_repeat( 'ä', 1000 ), $log->lines()[0] );
		$log->end();
	}

	public function test_all_of_the_plugin_logs_here(): void {
		$files = new \RegexIterator(
			new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 2 ) . '/src' ) ),
			'/\.php$/'
		);
		$found = [];
		foreach ( $files as $file ) {
			if ( $file instanceof \SplFileInfo && 1 === preg_match( '/\b(?:error_log|trigger_error|wp_trigger_error|_doing_it_wrong)\(/', (string) file_get_contents( $file->getPathname() ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- The plugin's own source.
				$found[] = $file->getFilename();
			}
		}
		self::assertSame( [ 'Log.php' ], $found );
	}
}
