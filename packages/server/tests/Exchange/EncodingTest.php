<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange;

use Larder\Exchange\Html\Encoding;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * Files are read whatever encoding they came in.
 */
final class EncodingTest extends TestCase {

	/**
	 * Lists bytes that all mean the same.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function encodings(): iterable {
		$text = 'Crème brûlée: 200 °C';
		yield 'UTF-8' => [ $text, '' ];
		yield 'UTF-8 with a mark' => [ "\xEF\xBB\xBF$text", '' ];
		yield 'Latin-1 that nobody names' => [ (string) mb_convert_encoding( $text, 'ISO-8859-1', 'UTF-8' ), '' ];
		yield 'Latin-1 named by a header' => [ (string) mb_convert_encoding( $text, 'ISO-8859-1', 'UTF-8' ), 'iso-8859-1' ];
		yield 'UTF-16 with a mark' => [ "\xFF\xFE" . mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), '' ];
		yield 'UTF-16, the other way round' => [ "\xFE\xFF" . mb_convert_encoding( $text, 'UTF-16BE', 'UTF-8' ), '' ];
		yield 'UTF-16 without a mark' => [ (string) mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ), '' ];
		yield 'UTF-32 with a mark' => [ "\xFF\xFE\x00\x00" . mb_convert_encoding( $text, 'UTF-32LE', 'UTF-8' ), '' ];
		yield 'a header that is wrong' => [ $text, 'iso-8859-1' ];
		yield 'a header with an unknown name' => [ (string) mb_convert_encoding( $text, 'Windows-1252', 'UTF-8' ), 'x-soup' ];
	}

	#[DataProvider( 'encodings' )]
	public function test_text_is_utf8_whatever_it_was( string $bytes, string $declared ): void {
		self::assertSame( 'Crème brûlée: 200 °C', Encoding::utf8( $bytes, $declared ) );
	}

	public function test_an_encoding_named_in_the_head_of_a_page_counts(): void {
		$page = '<meta charset="windows-1251"><p>Борщ</p>';
		self::assertStringContainsString( 'Борщ', Encoding::utf8( (string) mb_convert_encoding( $page, 'Windows-1251', 'UTF-8' ) ) );
	}

	public function test_line_ends_are_those_of_unix_and_nul_and_the_end_of_file_of_dos_are_gone(): void {
		self::assertSame( "a\nb\ncd", Encoding::utf8( "a\r\nb\rc\0d\x1A" ) );
	}
}
