<?php
/**
 * WordPress's object cache in Redis, for tests: what a request has read or written is kept for the next one.
 *
 * The site's own object-cache.php says by LARDER_REDIS_SOCKET where the server listens, and requires this file.
 * As in the drop-ins of real sites, a request remembers what it has read, and sees the changes of others in the next one.
 */

declare( strict_types=1 );

/**
 * The cache; each value is kept as text, so nobody gets an object that somebody else changes.
 */
final class Larder_Test_Object_Cache {

	/** @var array<string, string> What this request knows, by key. */
	private array $memory = [];

	/** @var array<string, true> Groups that all sites of a network share. */
	private array $shared = [];

	/** @var array<string, true> Groups that end with the request. */
	private array $passing = [];

	private readonly Redis $redis;

	/**
	 * Connects to the server.
	 *
	 * @param string $socket Where it listens.
	 * @param int    $site   The site whose keys are meant.
	 */
	public function __construct( string $socket, private int $site ) {
		$this->redis = new Redis();
		$this->redis->connect( $socket );
	}

	/**
	 * Reads a value.
	 *
	 * @param bool      $force Whether to ask the server though the request knows it.
	 * @param bool|null $found Whether there is one.
	 * @param-out bool   $found
	 */
	public function get( int|string $key, string $group, bool $force = false, ?bool &$found = null ): mixed {
		$name = $this->name( $key, $group );
		if ( ! isset( $this->memory[ $name ] ) || ( $force && ! $this->is_passing( $group ) ) ) {
			$text = $this->is_passing( $group ) ? false : $this->redis->get( $name );
			if ( ! is_string( $text ) ) {
				$found = false;
				return false;
			}
			$this->memory[ $name ] = $text;
		}
		$found = true;
		$text  = $this->memory[ $name ];
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_unserialize -- As the real ones do.
		return is_numeric( $text ) ? (int) $text : unserialize( $text );
	}

	/**
	 * Writes a value.
	 *
	 * @param mixed          $value  Anything that PHP can serialize.
	 * @param int            $expire Seconds, 0 for ever.
	 * @param 'nx'|'xx'|null $only   Only where there is none, only where there is one, or always.
	 */
	public function write( int|string $key, mixed $value, string $group, int $expire, ?string $only = null ): bool {
		$name = $this->name( $key, $group );
		if ( 'nx' === $only && isset( $this->memory[ $name ] ) ) {
			return false;
		}
		// A plain number, so that the server can count.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- As the real ones do.
		$text = is_int( $value ) ? (string) $value : serialize( $value );
		if ( $this->is_passing( $group ) ) {
			if ( 'xx' === $only && ! isset( $this->memory[ $name ] ) ) {
				return false;
			}
		} elseif ( true !== $this->redis->set( $name, $text, array_filter( [ $only, 'ex' => max( 0, $expire ) ] ) ) ) {
			return false;
		}
		$this->memory[ $name ] = $text;
		return true;
	}

	/**
	 * Deletes a value.
	 */
	public function delete( int|string $key, string $group ): bool {
		$name      = $this->name( $key, $group );
		$was_known = isset( $this->memory[ $name ] );
		unset( $this->memory[ $name ] );
		return $this->is_passing( $group ) ? $was_known : 0 < $this->redis->del( $name );
	}

	/**
	 * Counts up or down.
	 *
	 * @param int $offset By how much.
	 * @return int|false The new number; false where there is none.
	 */
	public function count( int|string $key, int $offset, string $group ): int|false {
		$name = $this->name( $key, $group );
		if ( $this->is_passing( $group ) ) {
			$number = isset( $this->memory[ $name ] ) ? (int) $this->memory[ $name ] + $offset : false;
		} else {
			$number = 0 < $this->redis->exists( $name ) ? $this->redis->incrBy( $name, $offset ) : false;
		}
		if ( is_int( $number ) ) {
			$this->memory[ $name ] = (string) $number;
			return $number;
		}
		return false;
	}

	/**
	 * Forgets what this request knows; the server keeps it.
	 */
	public function forget(): bool {
		$this->memory = [];
		return true;
	}

	/**
	 * Empties the server, too.
	 */
	public function flush(): bool {
		$this->forget();
		return true === $this->redis->flushDB();
	}

	/**
	 * Shares groups between all sites.
	 *
	 * @param array<array-key, string> $groups
	 */
	public function share( array $groups ): void {
		$this->shared += array_fill_keys( $groups, true );
	}

	/**
	 * Keeps groups for the request only.
	 *
	 * @param array<array-key, string> $groups
	 */
	public function keep_passing( array $groups ): void {
		$this->passing += array_fill_keys( $groups, true );
	}

	/**
	 * Turns to another site of the network.
	 *
	 * @param int $site Its id.
	 */
	public function turn_to( int $site ): void {
		$this->site = $site;
	}

	/**
	 * Returns whether a group ends with the request.
	 */
	private function is_passing( string $group ): bool {
		return isset( $this->passing[ $group ] );
	}

	/**
	 * Returns the key on the server.
	 */
	private function name( int|string $key, string $group ): string {
		$group = '' === $group ? 'default' : $group;
		return ( isset( $this->shared[ $group ] ) ? '' : $this->site ) . ":$group:$key";
	}
}

/**
 * Returns the cache of this request.
 */
function larder_test_object_cache(): Larder_Test_Object_Cache {
	/** @var Larder_Test_Object_Cache|null $cache */
	static $cache = null;
	$socket       = defined( 'LARDER_REDIS_SOCKET' ) ? constant( 'LARDER_REDIS_SOCKET' ) : '';
	$cache ??= new Larder_Test_Object_Cache( is_string( $socket ) ? $socket : '', get_current_blog_id() );
	return $cache;
}

require __DIR__ . '/cache-functions.php';
