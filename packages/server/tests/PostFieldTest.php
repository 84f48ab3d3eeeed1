<?php
declare( strict_types=1 );

namespace Larder\Tests;

use Larder\PostField;
use Larder\Tests\Support\WordPressTestCase;

/**
 * Meta fields of posts, of which each has one value.
 */
final class PostFieldTest extends WordPressTestCase {

	public function test_a_value_is_stored_as_it_is_once_and_again(): void {
		$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
		foreach ( [ 'a \\ "b" \\\\', 'a \\ "c"' ] as $value ) {
			PostField::store( $post, [ '_one' => $value, '_other' => 'x' ] );
			self::assertSame( [ [ $value ], [ 'x' ] ], [ get_post_meta( $post, '_one' ), get_post_meta( $post, '_other' ) ] );
		}
	}

	public function test_a_value_that_somebody_else_has_stored_meanwhile_gets_no_second_row(): void {
		$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
		// Each test is in a transaction.
		add_filter( 'larder_transaction_is_open', '__return_false', PHP_INT_MAX );
		update_meta_cache( 'post', [ $post ] );
		$this->db()->query( (string) $this->db()->prepare(
			'INSERT INTO %i ( post_id, meta_key, meta_value ) VALUES ( %d, %s, %s )',
			$this->db()->postmeta,
			$post,
			'_one',
			'theirs'
		) );
		PostField::store( $post, [ '_one' => 'ours' ] );
		self::assertSame( [ 'ours' ], get_post_meta( $post, '_one' ) );
	}

	public function test_for_fields_that_are_not_there_no_rows_are_looked_for_within_a_transaction(): void {
		$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
		add_filter( 'larder_transaction_is_open', '__return_true' );
		update_meta_cache( 'post', [ $post ] );
		$asked = [];
		add_filter( 'query', static function ( string $query ) use ( &$asked ): string {
			$asked[] = strtok( $query, ' ' );
			return $query;
		} );
		PostField::store( $post, [ '_one' => '1', '_other' => '2' ] );
		PostField::store( $post, [ '_third' => 'a \\ "b"' ] );
		self::assertSame( [ '1', '2', 'a \\ "b"' ], array_map(
			static fn ( string $key ): mixed => get_post_meta( $post, $key, true ),
			[ '_one', '_other', '_third' ]
		) );
		self::assertNotContains( 'SELECT', $asked );
	}

	public function test_what_is_cached_of_a_post_is_what_is_stored_when_others_change_its_fields_or_the_value(): void {
		$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
		add_filter( 'larder_transaction_is_open', '__return_true' );
		add_filter( 'sanitize_post_meta__two', static fn (): array => [ 'of' => 'another' ] );
		add_action( 'added_post_meta', static function ( mixed $id, int $post_id, string $key ): void {
			if ( '_one' === $key ) {
				add_post_meta( $post_id, '_beside', 'it' );
			}
		}, 10, 3 );
		update_meta_cache( 'post', [ $post ] );
		foreach ( [ '_one', '_two', '_three' ] as $key ) {
			PostField::store( $post, [ $key => 'value' ] );
		}
		$cached = get_post_meta( $post );
		wp_cache_delete( $post, 'post_meta' );
		self::assertSame( get_post_meta( $post ), $cached );
		self::assertSame( [ [ 'of' => 'another' ] ], get_post_meta( $post, '_two' ) );
		self::assertSame( [ 'it' ], get_post_meta( $post, '_beside' ) );
	}
}
