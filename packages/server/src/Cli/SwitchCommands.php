<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\Registrable;
use Larder\Switch\NoticeText;
use Larder\Switch\Outcome;
use Larder\Switch\Run;
use Larder\Switch\Screen\SettingsStep;
use Larder\Switch\Source;
use Larder\Switch\SwitchModule;

defined( 'ABSPATH' ) || exit;

/**
 * The command `wp larder switch`.
 */
final class SwitchCommands implements Registrable {

	/** How recipes are named: by a number, or by a post and their place in it. */
	private const KEY = '/^\d+(?:-\d+)?$/';

	/** Options of which one would be left out beside the other. */
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

	/**
	 * @param SwitchModule $switch The change-over.
	 */
	public function __construct( private readonly SwitchModule $switch ) {}

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
	 * : Copies pictures that recipes show from other addresses into the media library, before they change over; undo deletes them.
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
	 * @param array<string, string|bool> $options   What is asked for.
	 */
	public function change_over( array $arguments, array $options ): void {
		$sources = $this->switch->sources->all();
		$source  = $sources[ $arguments[0] ?? '' ] ?? null;
		if ( null === $source ) {
			/* translators: %s: slugs of plugins. */
			\WP_CLI::error( sprintf( __( 'Name one of: %s', 'larder' ), implode( ', ', array_keys( $sources ) ) ) );
			return;
		}
		self::refuse_conflicts( $options );
		$keys = isset( $options['ids'] ) ? self::keys( (string) $options['ids'] ) : null;
		if ( isset( $options['undo'] ) ) {
			if ( null === $keys ) {
				$this->undo( $source, isset( $options['settings'] ) );
			} else {
				$this->undo_those( $source, $keys );
			}
			return;
		}
		if ( isset( $options['settings'] ) ) {
			$this->settings( $source, isset( $options['dry-run'] ) );
			return;
		}
		if ( isset( $options['pictures'] ) ) {
			$this->copy( $source );
			return;
		}
		if ( isset( $options['keep-type'] ) && ! isset( $options['dry-run'] ) ) {
			$this->choose_type( $source, (bool) $options['keep-type'] );
		}
		$count = isset( $options['dry-run'] ) ? $this->read( $source, $keys ) : $this->change( $source, $keys );
		/* translators: %d: number of recipes. */
		\WP_CLI::success( sprintf( _n( '%d recipe', '%d recipes', $count, 'larder' ), $count ) );
	}

	/**
	 * Ends with an error where options were given of which one would be left out.
	 *
	 * @param array<string, string|bool> $options What is asked for.
	 */
	private static function refuse_conflicts( array $options ): void {
		foreach ( self::CONFLICTS as [ $one, $other ] ) {
			if ( isset( $options[ $one ], $options[ $other ] ) ) {
				/* translators: 1, 2: options of a command, such as --undo. */
				\WP_CLI::error( sprintf( __( '%1$s and %2$s cannot be combined.', 'larder' ), "--$one", "--$other" ) );
			}
		}
	}

	/**
	 * Reads the names of recipes.
	 *
	 * @param string $typed What was typed.
	 * @return list<string>
	 */
	private static function keys( string $typed ): array {
		return array_values( array_unique( array_map(
			static fn ( string $key ): string => ctype_digit( trim( $key ) ) ? (string) (int) $key : trim( $key ),
			explode( ',', $typed )
		) ) );
	}

	/**
	 * Names recipes that the plugin does not have; where it has none of those that were asked for, this ends with an error.
	 *
	 * @param list<string> $keys Those that were asked for.
	 * @param list<string> $gone Those of them that are not there.
	 */
	private static function name_gone( array $keys, array $gone ): void {
		/* translators: %s: ids of recipes. */
		$sentence = sprintf( __( 'There are no recipes of these ids: %s', 'larder' ), implode( ', ', $gone ) );
		if ( [] !== $gone && count( $gone ) === count( $keys ) ) {
			\WP_CLI::error( $sentence );
		} elseif ( [] !== $gone ) {
			\WP_CLI::warning( $sentence );
		}
	}

	/**
	 * Stores the choice whether posts of the plugin keep their type.
	 *
	 * @param Source $source The plugin.
	 * @param bool   $keep   Whether they do.
	 */
	private function choose_type( Source $source, bool $keep ): void {
		$refusal = $this->switch->type_choice->take( $source, $keep );
		if ( '' !== $refusal ) {
			\WP_CLI::error( $refusal );
		}
	}

	/**
	 * Copies pictures into the media library, and says which did not come.
	 *
	 * @param Source $source The plugin.
	 */
	private function copy( Source $source ): void {
		$count = 0;
		for ( $cursor = ''; null !== $cursor; $cursor = $step['next'] ) {
			$step   = $this->switch->pictures->step( $source, $cursor );
			$count += $step['copied'];
			foreach ( $step['failed'] as $failed ) {
				\WP_CLI::warning( "{$failed['name']}: " . implode( ' ', $failed['texts'] ) );
			}
		}
		/* translators: %d: number of pictures. */
		\WP_CLI::success( sprintf( _n( '%d picture', '%d pictures', $count, 'larder' ), $count ) );
	}

	/**
	 * Reads recipes, and says what cannot be read.
	 *
	 * @param Source            $source The plugin.
	 * @param list<string>|null $keys   Which; null for all that have not changed over.
	 * @return int How many.
	 */
	private function read( Source $source, ?array $keys ): int {
		$count = 0;
		foreach ( null === $keys ? $this->switch->report->rows( $source ) : [] as $row ) {
			$count += 'waiting' === $row['state'] ? 1 : 0;
			if ( in_array( $row['state'], [ 'waiting', 'gone', 'unread' ], true ) && '' !== $row['notices'] ) {
				\WP_CLI::warning( "{$row['name']}: {$row['notices']}" );
			}
		}
		$gone = [];
		foreach ( $keys ?? [] as $key ) {
			$recipe = 1 === preg_match( self::KEY, $key ) ? $source->recipe( $key ) : null;
			if ( null === $recipe ) {
				$gone[] = $key;
			} else {
				++$count;
				self::log( new Outcome( $recipe->post_id, [ $recipe->key ], array_filter( [ $recipe->key => $recipe->notices ] ) ) );
			}
		}
		self::name_gone( $keys ?? [], $gone );
		return $count;
	}

	/**
	 * Changes recipes over.
	 *
	 * @param Source            $source The plugin.
	 * @param list<string>|null $keys   Which; null for all.
	 * @return int How many.
	 */
	private function change( Source $source, ?array $keys ): int {
		$count = 0;
		$known = array_values( array_filter( $keys ?? [], static fn ( string $key ): bool => 1 === preg_match( self::KEY, $key ) ) );
		foreach ( null === $keys ? $this->steps( $source ) : $this->switch->run->change_recipes( $source, $known ) as $outcome ) {
			$count += count( $outcome->recipes );
			self::log( $outcome );
		}
		// Each was read when it changed over; what stands nowhere now was none.
		self::name_gone( $keys ?? [], array_values( array_filter(
			$keys ?? [],
			fn ( string $key ): bool => 0 === $this->switch->homes->of( $source->id(), $key )
		) ) );
		return $count;
	}

	/**
	 * Walks through the whole site.
	 *
	 * @param Source $source The plugin.
	 * @return \Generator<int, Outcome>
	 */
	private function steps( Source $source ): \Generator {
		$cursor = '';
		do {
			$step = $this->switch->run->step( $source, $cursor, Run::LARGE_BATCH );
			yield from $step['outcomes'];
			$cursor = $step['next'];
		} while ( null !== $cursor );
	}

	/**
	 * Copies settings of the other plugin, or prints what would change.
	 *
	 * @param Source $source  The plugin.
	 * @param bool   $is_look Whether nothing is to change.
	 */
	private function settings( Source $source, bool $is_look ): void {
		$offers = $this->switch->settings->offers( $source->id() );
		foreach ( $offers as $offer ) {
			[ $from, $to ] = array_map( SettingsStep::readable( ... ), [ $offer['from'], $offer['to'] ] );
			\WP_CLI::log( "{$offer['title']}: $from → $to" );
		}
		$count = $is_look ? count( $offers ) : $this->switch->settings->take( $source->id() );
		/* translators: %d: number of settings. */
		\WP_CLI::success( sprintf( _n( '%d setting', '%d settings', $count, 'larder' ), $count ) );
	}

	/**
	 * Reverts every post and the settings that were taken over.
	 *
	 * @param Source $source        The plugin.
	 * @param bool   $only_settings Whether posts stay as they are now.
	 */
	private function undo( Source $source, bool $only_settings ): void {
		$settings = $this->switch->settings->give_back( $source->id() );
		if ( $settings > 0 || $only_settings ) {
			/* translators: %d: number of settings. */
			$sentence = _n( '%d setting is as it was before.', '%d settings are as they were before.', $settings, 'larder' );
			\WP_CLI::success( sprintf( $sentence, $settings ) );
		}
		if ( $only_settings ) {
			return;
		}
		$count = 0;
		$after = 0;
		do {
			$step   = $this->switch->run->undo( $after, $source->id(), Run::LARGE_BATCH );
			$count += $step['undone'];
			$after  = $step['next'];
		} while ( null !== $after );
		self::say_undone( $count );
	}

	/**
	 * Reverts the posts of some recipes.
	 *
	 * @param Source       $source The plugin.
	 * @param list<string> $keys   The recipes.
	 */
	private function undo_those( Source $source, array $keys ): void {
		$homes = array_map( fn ( string $key ): int => $this->switch->homes->of( $source->id(), $key ), $keys );
		self::name_gone( $keys, array_values( array_intersect_key( $keys, array_flip( array_keys( $homes, 0, true ) ) ) ) );
		$posts = array_unique( array_filter( $homes ) );
		self::say_undone( count( array_filter( array_map( $this->switch->trial->undo( ... ), $posts ) ) ) );
	}

	/**
	 * Prints how many posts were reverted.
	 *
	 * @param int $count How many.
	 */
	private static function say_undone( int $count ): void {
		/* translators: %d: number of posts. */
		\WP_CLI::success( sprintf( _n( '%d post is as it was before.', '%d posts are as they were before.', $count, 'larder' ), $count ) );
	}

	/**
	 * Prints a warning for each thing that could not be done.
	 *
	 * @param Outcome $outcome What came of a post or a recipe.
	 */
	private static function log( Outcome $outcome ): void {
		foreach ( NoticeText::sentences( $outcome ) as $sentence ) {
			\WP_CLI::warning( $sentence );
		}
	}
}
