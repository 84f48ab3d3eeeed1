<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Ajax\ClientIpAddress;
use Larder\Switch\Source;
use Larder\Switch\SwitchModule;
use Larder\Votes\VotesModule;

/**
 * Changes a site over and brings it back as the page of the change-over does, one step after the other.
 */
final class Switching {

	/**
	 * Creates the change-over.
	 *
	 * @param \wpdb $db The database.
	 */
	public static function module( \wpdb $db ): SwitchModule {
		return new SwitchModule( $db, new VotesModule( $db, new ClientIpAddress() ) );
	}

	/**
	 * Changes all of a plugin over.
	 *
	 * @param SwitchModule $switch The change-over.
	 * @param Source       $source The plugin.
	 */
	public static function change( SwitchModule $switch, Source $source ): void {
		for ( $cursor = ''; null !== $cursor; ) {
			$cursor = $switch->run->step( $source, $cursor )['next'];
		}
	}

	/**
	 * Reverts all posts.
	 *
	 * @param SwitchModule $switch The change-over.
	 * @param string       $source Only what was of this plugin; empty for all.
	 */
	public static function undo( SwitchModule $switch, string $source = '' ): void {
		for ( $after = 0; null !== $after; ) {
			$after = $switch->run->undo( $after, $source )['next'];
		}
	}
}
