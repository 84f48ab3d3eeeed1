<?php
declare( strict_types=1 );

namespace Larder\Tests\Switch;

use Larder\Switch\StorableText;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Signs that the tables of old sites cannot hold.
 */
final class StorableTextTest extends WordPressTestCase {

	private const CONTENT = "<p>½ cake 🍰 “é”, Käse ч</p>\n\n<!-- wp:larder/recipe {\"name\":\"Cake 🍰 ч\"} -->\n<h2>Cake 🍰</h2>\n<!-- /wp:larder/recipe -->";

	public function test_content_stays_where_the_table_holds_all_signs(): void {
		self::assertSame( self::CONTENT, StorableText::content( $this->column( 'utf8mb4' ), self::CONTENT ) );
		self::assertSame( '🍰', StorableText::text( $this->column( 'utf8mb4' ), 'post_title', '🍰' ) );
	}

	public function test_an_emoji_is_an_entity_in_html_and_escaped_in_attributes_where_the_table_holds_none(): void {
		foreach ( [ 'utf8', 'utf8mb3' ] as $charset ) {
			$stored = StorableText::content( $this->column( $charset ), self::CONTENT );
			self::assertStringContainsString( '<p>½ cake &#x1f370; “é”, Käse ч</p>', $stored );
			self::assertStringContainsString( '{"name":"Cake \ud83c\udf70 ч"}', $stored );
			self::assertSame( 'Cake 🍰 ч', parse_blocks( $stored )[1]['attrs']['name'] ?? '' );
			self::assertSame( self::CONTENT, html_entity_decode( str_replace( '\ud83c\udf70', '🍰', $stored ), ENT_NOQUOTES ) );
		}
		self::assertSame( 'Cake &#x1f370;', StorableText::text( $this->column( 'utf8' ), 'post_title', 'Cake 🍰' ) );
	}

	public function test_the_attributes_of_a_block_of_a_million_letters_stay_json(): void {
		$long = '<!-- wp:larder/recipe {"name":"' . str_repeat( 'a - b ', 200_000 ) . '🍰"} /-->';
		self::assertStringEndsWith( '\ud83c\udf70"} /-->', StorableText::content( $this->column( 'utf8' ), $long ) );
	}

	public function test_a_table_of_latin1_keeps_its_own_signs(): void {
		$stored = StorableText::content( $this->column( 'latin1' ), self::CONTENT );
		self::assertStringContainsString( '<p>½ cake &#x1f370; “é”, Käse &#x447;</p>', $stored );
		self::assertStringContainsString( '{"name":"Cake \ud83c\udf70 \u0447"}', $stored );
		$bytes = $this->column( 'latin1', 'latin1' );
		self::assertSame( self::CONTENT, StorableText::content( $bytes, self::CONTENT ), 'bytes go as they are' );
	}

	/**
	 * Creates a database whose posts are of a charset.
	 *
	 * @param string $charset The charset of its columns.
	 */
	private function column( string $charset, string $connection = 'utf8mb4' ): \wpdb {
		$db = clone $this->db();
		$db->charset = $connection;
		remove_all_filters( 'pre_get_col_charset' );
		add_filter( 'pre_get_col_charset', static fn (): string => $charset );
		return $db;
	}
}
