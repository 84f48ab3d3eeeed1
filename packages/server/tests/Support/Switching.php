<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

use Larder\Ajax\ClientIpAddress;
use Larder\Recipe\RecipeTypes;
use Larder\Statements;
use Larder\Switch\InitialOptions;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\SwitchModule;
use Larder\Switch\Transaction;
use Larder\Votes\VotesModule;

/**
 * Changes a site over and brings it back as the page of the change-over does, one step after the other.
 */
final class Switching {

	/** What WordPress remembers of nested terms. */
	public const NESTED = [ 'recipe-course_children', 'recipe-cuisine_children', 'recipe-cooking-method_children' ];

	/**
	 * Creates the change-over.
	 */
	public static function module( \wpdb $db ): SwitchModule {
		return new SwitchModule( $db, new VotesModule( $db, new ClientIpAddress() ) );
	}

	/**
	 * Changes all of a plugin over.
	 */
	public static function change( SwitchModule $switch, PluginSource $source ): void {
		for ( $cursor = ''; null !== $cursor; ) {
			$cursor = $switch->run->step( $source, $cursor )['next'];
		}
	}

	/**
	 * Reverts all posts.
	 *
	 * @param string $source Only what was of this plugin; empty for all.
	 */
	public static function undo( SwitchModule $switch, string $source = '' ): void {
		for ( $after = 0; null !== $after; ) {
			$after = $switch->run->undo( $after, $source )['next'];
		}
	}

	/**
	 * Deletes the options that change-overs add: processes that other tests have started may have left some.
	 */
	public static function forget_options(): void {
		$left = [ RecipeTypes::OPTION, RecipeLocations::OPTION, InitialOptions::OPTION, Transaction::TURN ];
		array_map( delete_option( ... ), [ ...$left, ...self::NESTED ] );
	}

	/**
	 * Reads all options but the calendar of what waits for the background.
	 *
	 * @return array<array-key, array<string, string|null>> By name.
	 */
	public static function options( \wpdb $db ): array {
		$rows = ( new Statements( $db ) )->rows(
			"SELECT option_name, option_value, autoload FROM %i WHERE option_name NOT IN ( 'cron' ) ORDER BY option_name",
			[ $db->options ]
		);
		return array_column( $rows, null, 'option_name' );
	}
}
