<?php
declare( strict_types=1 );

namespace Larder\Tests\Templates;

use Larder\Templates\ThemeData;
use Larder\Tests\Support\WordPressTestCase;

/**
 * WordPress makes the data of the theme once a page.
 */
final class ThemeDataTest extends WordPressTestCase {

	private const BLOCK = 'larder-test/late-block';

	/** How often each kind of data was made, by the filter that WordPress asks then. */
	private int $made = 0;

	protected function setUp(): void {
		parent::setUp();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		foreach ( [ 'default', 'blocks', 'theme', 'user' ] as $origin ) {
			add_filter( "wp_theme_json_data_$origin", $this->note( ... ) );
		}
	}

	protected function tearDown(): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			unregister_block_type( self::BLOCK );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/**
	 * Counts.
	 *
	 * @param mixed $data What was made.
	 */
	public function note( mixed $data ): mixed {
		++$this->made;
		return $data;
	}

	/**
	 * Requests all data, and returns how much has been built since the last time.
	 */
	private function ask(): int {
		$before = $this->made;
		\WP_Theme_JSON_Resolver::get_merged_data();
		return $this->made - $before;
	}

	public function test_what_is_asked_for_twice_is_made_once(): void {
		ThemeData::note();
		self::assertSame( [ 4, 0 ], [ $this->ask(), $this->ask() ] );
	}

	public function test_a_block_that_comes_later_has_it_made_anew(): void {
		ThemeData::note();
		$this->ask();
		register_block_type( self::BLOCK, [ 'title' => 'Late' ] );
		self::assertSame( [ 4, 0 ], [ $this->ask(), $this->ask() ] );
	}

	public function test_what_was_made_before_is_not_taken_for_whole(): void {
		$this->ask();
		register_block_type( self::BLOCK, [ 'title' => 'Late' ] );
		ThemeData::note();
		self::assertSame( 4, $this->ask(), 'it knows nothing of the block' );
	}

	public function test_each_page_does_so(): void {
		$before = self::notes_at_a_page();
		( new ThemeData() )->register();
		self::assertSame( $before + 1, self::notes_at_a_page() );
	}

	/**
	 * Counts what WordPress does last before it looks for a template.
	 */
	private static function notes_at_a_page(): int {
		global $wp_filter;
		$hook = is_array( $wp_filter ) ? $wp_filter['template_redirect'] ?? null : null;
		return $hook instanceof \WP_Hook ? count( (array) ( $hook->callbacks[ PHP_INT_MAX ] ?? [] ) ) : 0;
	}
}
