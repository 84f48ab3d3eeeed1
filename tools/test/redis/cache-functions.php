<?php
/**
 * The functions by which WordPress and its plugins speak to the object cache, in front of the one for tests.
 */

declare( strict_types=1 );

function wp_cache_init(): void {
	larder_test_object_cache();
}

function wp_cache_add( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return ! wp_suspend_cache_addition() && larder_test_object_cache()->write( $key, $data, $group, $expire, 'nx' );
}

function wp_cache_replace( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return larder_test_object_cache()->write( $key, $data, $group, $expire, 'xx' );
}

function wp_cache_set( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return larder_test_object_cache()->write( $key, $data, $group, $expire );
}

function wp_cache_get( int|string $key, string $group = '', bool $force = false, ?bool &$found = null ): mixed {
	return larder_test_object_cache()->get( $key, $group, $force, $found );
}

function wp_cache_delete( int|string $key, string $group = '' ): bool {
	return larder_test_object_cache()->delete( $key, $group );
}

function wp_cache_incr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	return larder_test_object_cache()->count( $key, $offset, $group );
}

function wp_cache_decr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	return larder_test_object_cache()->count( $key, -$offset, $group );
}

function wp_cache_flush(): bool {
	return larder_test_object_cache()->flush();
}

function wp_cache_flush_runtime(): bool {
	return larder_test_object_cache()->forget();
}

function wp_cache_supports( string $feature ): bool {
	return 'flush_runtime' === $feature;
}

function wp_cache_close(): bool {
	return true;
}

/** @param string|array<array-key, string> $groups */
function wp_cache_add_global_groups( string|array $groups ): void {
	larder_test_object_cache()->share( (array) $groups );
}

/** @param string|array<array-key, string> $groups */
function wp_cache_add_non_persistent_groups( string|array $groups ): void {
	larder_test_object_cache()->keep_passing( (array) $groups );
}

function wp_cache_switch_to_blog( int $blog_id ): void {
	larder_test_object_cache()->turn_to( $blog_id );
}
