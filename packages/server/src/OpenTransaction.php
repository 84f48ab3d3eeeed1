<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The transaction that is open now, if it is one of ours: what many changes in it repeat can wait for its end and go by one statement.
 *
 * Nothing can be lost that way: a process that dies takes back the changes as well.
 */
final class OpenTransaction {

	/** The site of the network that it is on; null while none is open. */
	private static ?int $site = null;

	/** @var array<int, \Closure(): void> What is done before it is stored. */
	private static array $last = [];

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
	 * Waits for its end.
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

	/** Does what has waited, while all can still be taken back. */
	public static function finish(): void {
		while ( [] !== self::$last ) {
			$work       = self::$last;
			self::$last = [];
			array_map( static fn ( \Closure $one ) => $one(), $work );
		}
	}

	/** Notes that it is over, and drops what still waits. */
	public static function end(): void {
		self::$site = null;
		self::$last = [];
	}
}
