<?php
declare( strict_types=1 );

namespace Larder\Tests\Ingredients;

use Larder\Ingredients\StoredUnits;
use Larder\Tests\Support\WordPressTestCase;

/**
 * What is kept of a recipe's lines in other units, so that pages need not work it out.
 */
final class StoredUnitsTest extends WordPressTestCase {

	private const LINE = [
		'quantity' => '1 1/2',
		'unit'     => 'cups',
		'name'     => 'brown sugar',
	];

	public function test_a_page_shows_what_was_worked_out_when_the_recipe_was_stored(): void {
		$post = $this->soup( self::LINE );
		$kept = self::services()->units->for_post( $post->ID );
		self::assertSame( [ [ 'metric' => [ 'quantity' => '330', 'unit' => 'g' ] ] ], array_values( $kept ) );

		// What no page works out by itself shows that it was looked up.
		$this->store( $post->ID, [ (string) array_key_first( $kept ) => [ 'metric' => [ 'quantity' => '331', 'unit' => 'g' ] ] ] );
		self::assertSame( '{"quantity":"331","unit":"g"}', $this->metric_on_page( $post ) );
	}

	public function test_a_page_works_out_what_is_not_kept_and_stores_nothing(): void {
		$post = $this->soup( self::LINE );
		$kept = get_post_meta( $post->ID, StoredUnits::META_KEY, true );
		self::assertIsString( $kept );
		$odd  = (string) preg_replace( '/"lines":\{("[^"]+"):.*/', '"lines":{$1:"x"}}', $kept );
		self::assertStringContainsString( ':"x"}}', $odd );
		foreach ( [ null, 'broken', '[]', '{"version":"0.0.0","lines":{}}', $odd ] as $stored ) {
			delete_post_meta( $post->ID, StoredUnits::META_KEY );
			if ( null !== $stored ) {
				update_post_meta( $post->ID, StoredUnits::META_KEY, wp_slash( $stored ) );
			}
			self::assertSame( '{"quantity":"330","unit":"g"}', $this->metric_on_page( $post ) );
			self::assertSame( $stored ?? '', get_post_meta( $post->ID, StoredUnits::META_KEY, true ) );
		}
	}

	public function test_a_line_that_has_changed_since_is_worked_out(): void {
		$post = $this->soup( self::LINE );
		$old  = get_post_meta( $post->ID, StoredUnits::META_KEY, true );
		/** @var array{ID: int, post_content: string} $fields */
		$fields = wp_slash( [ 'ID' => $post->ID, 'post_content' => str_replace( '1 1/2', '3', $post->post_content ) ] );
		wp_update_post( $fields );
		update_post_meta( $post->ID, StoredUnits::META_KEY, wp_slash( $old ) );
		$now = get_post( $post->ID );
		self::assertInstanceOf( \WP_Post::class, $now );
		self::assertSame( '{"quantity":"650","unit":"g"}', $this->metric_on_page( $now ) );
	}

	public function test_a_post_without_a_recipe_keeps_nothing(): void {
		$post = $this->soup( self::LINE );
		self::assertTrue( metadata_exists( 'post', $post->ID, StoredUnits::META_KEY ) );
		wp_update_post( [ 'ID' => $post->ID, 'post_content' => 'Words' ] );
		self::assertFalse( metadata_exists( 'post', $post->ID, StoredUnits::META_KEY ) );
	}

	/**
	 * Publishes a recipe with one line.
	 *
	 * @param array<string, string> $line
	 */
	private function soup( array $line ): \WP_Post {
		return $this->publish( [], [ 'larder/ingredients' => [ 'groups' => [ self::ingredients( '', $line ) ] ] ] );
	}

	/**
	 * Stores what is kept.
	 *
	 * @param array<string, mixed> $lines
	 */
	private function store( int $post_id, array $lines ): void {
		$stored = get_post_meta( $post_id, StoredUnits::META_KEY, true );
		$kept   = json_decode( is_string( $stored ) ? $stored : '', true );
		self::assertIsArray( $kept );
		update_post_meta( $post_id, StoredUnits::META_KEY, wp_slash( (string) wp_json_encode( [ 'lines' => $lines ] + $kept ) ) );
	}

	/**
	 * Returns what the line of a page says in metric units, as JSON.
	 */
	private function metric_on_page( \WP_Post $post ): string {
		self::set_post( $post );
		$props = (string) wp_json_encode( $this->props_on( do_blocks( $post->post_content ), 'ingredients' ) );
		return 1 === preg_match( '/"metric":(\{[^}]*\})/', $props, $found ) ? $found[1] : '';
	}
}
