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

	public function test_fields_are_deleted_with_all_their_values_and_whoever_follows_them_learns_of_each(): void {
		$hooks = [ 'delete_post_meta', 'delete_postmeta', 'deleted_post_meta', 'deleted_postmeta' ];
		$heard = [ [], [] ];
		$turn  = 0;
		foreach ( $hooks as $hook ) {
			add_action( $hook, static function ( mixed ...$told ) use ( $hook, &$heard, &$turn ): void {
				$heard[ $turn ][] = [ $hook, count( is_array( $told[0] ) ? $told[0] : [] ), ...array_slice( $told, 2 ) ];
			}, 10, 4 );
		}
		foreach ( [ 'true', 'false' ] as $turn => $is_open ) {
			add_filter( 'larder_transaction_is_open', "__return_$is_open", PHP_INT_MAX );
			$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
			foreach ( [ '_one' => '1', '_two' => 'a', '_three' => '3' ] as $key => $value ) {
				add_post_meta( $post, $key, $value );
			}
			add_post_meta( $post, '_two', 'b' );
			update_meta_cache( 'post', [ $post ] );
			$heard[ $turn ] = [];
			PostField::delete( $this->db(), $post, [ '_one', '_two', '_none' ] );
			$cached = get_post_meta( $post );
			wp_cache_delete( $post, 'post_meta' );
			self::assertSame( get_post_meta( $post ), $cached );
			self::assertSame( [ [], [], [ '3' ] ], [
				get_post_meta( $post, '_one' ),
				get_post_meta( $post, '_two' ),
				get_post_meta( $post, '_three' ),
			] );
			remove_filter( 'larder_transaction_is_open', "__return_$is_open", PHP_INT_MAX );
		}
		self::assertSame( $heard[0], $heard[1] );
		self::assertSame( [
			[ 'delete_post_meta', 1, '_one', '' ],
			[ 'delete_postmeta', 1 ],
			[ 'delete_post_meta', 2, '_two', '' ],
			[ 'delete_postmeta', 2 ],
			[ 'deleted_post_meta', 1, '_one', '' ],
			[ 'deleted_postmeta', 1 ],
			[ 'deleted_post_meta', 2, '_two', '' ],
			[ 'deleted_postmeta', 2 ],
		], $heard[0] );
	}

	public function test_a_field_that_a_plugin_does_not_let_go_stays(): void {
		$post = $this->publish( [ 'name' => 'Stew' ] )->ID;
		add_post_meta( $post, '_one', '1' );
		add_post_meta( $post, '_two', '2' );
		add_filter( 'delete_post_metadata', static fn ( mixed $is, int $id, string $key ): mixed => '_one' === $key ? false : $is, 10, 3 );
		PostField::delete( $this->db(), $post, [ '_one', '_two' ] );
		self::assertSame( [ [ '1' ], [] ], [ get_post_meta( $post, '_one' ), get_post_meta( $post, '_two' ) ] );
	}
}
