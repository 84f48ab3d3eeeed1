<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The transaction that is open now, if Larder has opened it: what many changes in it repeat can wait for its end and go by one statement.
 *
 * What is stored with the changes goes before the end: a process that dies takes back both. What must not decide whether they are stored,
 * since it can be made again, goes after it.
 */
final class OpenTransaction {

	/** The site of the network that it is on; null while none is open. */
	private static ?int $site = null;

	/** @var array<int, \Closure(): void> What is done before it is stored. */
	private static array $last = [];

	/** @var array<int, \Closure( bool ): void> What is told whether it was stored. */
	private static array $told = [];

	/**
	 * Notes that it begins.
	 *
	 * @return bool Whether it does: one within another is a part of that.
	 */
	public static function begin(): bool {
		if ( null !== self::$site ) {
			return false;
		}
		self::$site = get_current_blog_id();
		return true;
	}

	/**
	 * Waits until all but this is done.
	 *
	 * @param object           $who  What waits, once each.
	 * @param \Closure(): void $work What is done then, unless all is taken back.
	 * @return bool False where none is open on this site: then nothing waits.
	 */
	public static function wait( object $who, \Closure $work ): bool {
		if ( get_current_blog_id() !== self::$site ) {
			return false;
		}
		self::$last[ spl_object_id( $who ) ] ??= $work;
		return true;
	}

	/**
	 * Waits until it is over.
	 *
	 * @param object                 $who What waits, once each.
	 * @param \Closure( bool ): void $how Is told whether the transaction was stored; false where all was taken back.
	 * @return bool False where none is open on this site: then nothing waits.
	 */
	public static function tell( object $who, \Closure $how ): bool {
		if ( get_current_blog_id() !== self::$site ) {
			return false;
		}
		self::$told[ spl_object_id( $who ) ] ??= $how;
		return true;
	}

	/** Does what has waited, while all can still be taken back. */
	public static function finish(): void {
		while ( [] !== self::$last ) {
			$work       = self::$last;
			self::$last = [];
			array_map( static fn ( \Closure $one ) => $one(), $work );
		}
	}

	/**
	 * Notes that it is over, drops what still waits to be done in it, and tells what asked for that.
	 *
	 * @param bool $is_stored Whether it was stored.
	 */
	public static function end( bool $is_stored ): void {
		$told       = self::$told;
		self::$site = null;
		self::$last = [];
		self::$told = [];
		foreach ( $told as $how ) {
			try {
				$how( $is_stored );
			} catch ( \Throwable $failure ) {
				// What is stored would pass for taken back.
				Log::note( $failure->getMessage() );
			}
		}
	}
}
