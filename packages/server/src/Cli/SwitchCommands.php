<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\CommandError;
use Larder\Registrable;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\PluginSource;
use Larder\Switch\SwitchModule;

defined( 'ABSPATH' ) || exit;

/**
 * The command `wp larder switch`: its options, and which of them exclude each other.
 */
final class SwitchCommands implements Registrable {

	/** Options that exclude each other. */
	private const CONFLICTS = [
		[ 'undo', 'dry-run' ],
		[ 'undo', 'pictures' ],
		[ 'undo', 'keep-type' ],
		[ 'settings', 'ids' ],
		[ 'settings', 'pictures' ],
		[ 'settings', 'keep-type' ],
		[ 'pictures', 'dry-run' ],
		[ 'pictures', 'ids' ],
		[ 'pictures', 'keep-type' ],
	];

	/** Does what is requested. */
	private readonly ChangeOverRunner $runner;

	public function __construct( private readonly SwitchModule $switch ) {
		$this->runner = new ChangeOverRunner( $switch );
	}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder switch', $this->change_over( ... ) );
	}

	/**
	 * Converts the recipes of another plugin into blocks of Larder, at the same URLs.
	 *
	 * Safe to stop and to run again. The data of the other plugin stays as it is.
	 *
	 * ## OPTIONS
	 *
	 * <plugin>
	 * : Slug of the plugin, such as wp-recipe-maker.
	 *
	 * [--dry-run]
	 * : Reads every recipe that has not changed over, and changes nothing.
	 *
	 * [--ids=<ids>]
	 * : Only these recipes, as the report names them, separated by commas; with --undo, reverts the posts that contain them.
	 *
	 * [--settings]
	 * : Takes over the settings that both plugins have, and says what each was; with --dry-run it says what would change.
	 *
	 * [--pictures]
	 * : Copies pictures that recipes show from other addresses into the media library, before or after they change over; undo deletes them.
	 *
	 * [--[no-]keep-type]
	 * : Whether posts of the plugin's own type keep it; without it they become recipes. Their URLs stay in both cases.
	 *
	 * [--undo]
	 * : Brings every post back that has changed over, and the settings that were taken over; with --settings only these.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder switch wp-recipe-maker --dry-run
	 *     wp larder switch wp-recipe-maker
	 *     wp larder switch wp-recipe-maker --undo
	 *
	 * @param list<string>               $arguments The plugin.
	 * @param array<string, string|bool> $options   What is requested.
	 */
	public function change_over( array $arguments, array $options ): void {
		$sources = $this->switch->sources->all();
		$source  = $sources[ $arguments[0] ?? '' ] ?? null;
		if ( null === $source ) {
			\WP_CLI::error( CommandError::one_of( '', array_keys( $sources ) ) );
			return;
		}
		self::refuse_conflicts( $options );
		try {
			$this->run( $source, $options );
		} catch ( DatabaseRefusal $refusal ) {
			/* translators: %s: what the database says. */
			\WP_CLI::error( sprintf( __( '%s Run the command again: it goes on where it stopped.', 'larder' ), $refusal->getMessage() ) );
		}
	}

	/**
	 * Does what is requested.
	 *
	 * @param array<string, string|bool> $options What is requested.
	 */
	private function run( PluginSource $source, array $options ): void {
		$keys = isset( $options['ids'] ) ? self::keys( (string) $options['ids'] ) : null;
		if ( isset( $options['undo'] ) ) {
			if ( null === $keys ) {
				$this->runner->undo( $source, isset( $options['settings'] ) );
			} else {
				$this->runner->undo_recipes( $source, $keys );
			}
			return;
		}
		if ( isset( $options['settings'] ) ) {
			$this->runner->take_settings( $source, isset( $options['dry-run'] ) );
			return;
		}
		if ( isset( $options['pictures'] ) ) {
			$this->runner->copy_pictures( $source );
			return;
		}
		if ( isset( $options['keep-type'] ) && ! isset( $options['dry-run'] ) ) {
			$this->runner->choose_type( $source, (bool) $options['keep-type'] );
		}
		$is_look = isset( $options['dry-run'] );
		$this->runner->say_done( $is_look ? $this->runner->read( $source, $keys ) : $this->runner->change( $source, $keys ) );
	}

	/**
	 * Ends with an error where two options exclude each other.
	 *
	 * @param array<string, string|bool> $options What is requested.
	 */
	private static function refuse_conflicts( array $options ): void {
		foreach ( self::CONFLICTS as [ $one, $other ] ) {
			if ( isset( $options[ $one ], $options[ $other ] ) ) {
				CommandError::conflict( "--$one", "--$other" );
			}
		}
	}

	/**
	 * Reads ids of recipes.
	 *
	 * @param string $typed Ids, separated by commas.
	 * @return list<string>
	 */
	private static function keys( string $typed ): array {
		return array_values( array_unique( array_map(
			static fn ( string $key ): string => ctype_digit( trim( $key ) ) ? (string) (int) $key : trim( $key ),
			explode( ',', $typed )
		) ) );
	}
}
