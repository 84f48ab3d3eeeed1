<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\CommandError;
use Larder\Switch\ChangeOverNoticeText;
use Larder\Switch\DatabaseRefusal;
use Larder\Switch\Outcome;
use Larder\Switch\PluginSource;
use Larder\Switch\Run;
use Larder\Switch\Screen\SettingsStep;
use Larder\Switch\SwitchModule;

defined( 'ABSPATH' ) || exit;

/**
 * Runs `wp larder switch` to the end, and prints what came of it.
 */
final class ChangeOverRunner {

	/** Id of a recipe: a number, or the number of a post and its place in it. */
	private const KEY = '/^\d+(?:-\d+)?$/';

	/** How many posts or recipes could not be stored. */
	private int $left = 0;

	public function __construct( private readonly SwitchModule $switch ) {}

	/**
	 * Stores the choice whether posts of the plugin keep their type.
	 *
	 * @param bool $keep Whether they do.
	 */
	public function choose_type( PluginSource $source, bool $keep ): void {
		$refusal = $this->switch->type_choice->take( $source, $keep );
		if ( '' !== $refusal ) {
			\WP_CLI::error( $refusal );
		}
	}

	/**
	 * Copies pictures into the media library, and warns of those that could not be copied.
	 */
	public function copy_pictures( PluginSource $source ): void {
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
	 * Reads recipes, and warns of what cannot be read.
	 *
	 * @param list<string>|null $keys Which; null for all that have not changed over.
	 * @return int How many.
	 */
	public function read( PluginSource $source, ?array $keys ): int {
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
		CommandError::name_gone( $keys ?? [], $gone );
		return $count;
	}

	/**
	 * Changes recipes over.
	 *
	 * @param list<string>|null $keys Which; null for all.
	 * @return int How many.
	 */
	public function change( PluginSource $source, ?array $keys ): int {
		$count = 0;
		$known = array_values( array_filter( $keys ?? [], static fn ( string $key ): bool => 1 === preg_match( self::KEY, $key ) ) );
		$left  = [];
		$leave = function ( string $name, array $of_it, \Throwable $reason ) use ( &$left ): void {
			$left = [ ...$left, ...$of_it ];
			$this->leave( $name, $reason );
		};
		$steps = null === $keys ? $this->steps( $source ) : $this->switch->run->change_recipes( $source, $known, $leave );
		foreach ( $steps as $outcome ) {
			$count += count( $outcome->recipes );
			self::log( $outcome );
		}
		// Each recipe was read as it changed over: one that is in no post now does not exist, or could not be stored.
		CommandError::name_gone( $keys ?? [], array_values( array_filter(
			$keys ?? [],
			fn ( string $key ): bool => ! in_array( $key, $left, true ) && 0 === $this->switch->locations->find( $source->id(), $key )
		) ) );
		return $count;
	}

	/**
	 * Walks through the whole site.
	 *
	 * @return \Generator<int, Outcome>
	 */
	private function steps( PluginSource $source ): \Generator {
		$cursor = '';
		$alone  = 0;
		do {
			try {
				$step = $this->switch->run->step( $source, $cursor, $alone > 0 ? 1 : Run::LARGE_BATCH );
			} catch ( DatabaseRefusal $refusal ) {
				throw $refusal;
			} catch ( \Throwable $reason ) {
				if ( 0 === $alone ) {
					// Nothing of the step is stored: one by one, all but the post whose fault it is change over.
					$alone = Run::LARGE_BATCH;
					continue;
				}
				$passed = $this->switch->run->pass_by( $source, $cursor );
				$cursor = $passed['next'];
				$alone  = 0;
				$this->leave( $passed['name'], $reason );
				continue;
			}
			yield from $step['outcomes'];
			$cursor = $step['next'];
			$alone  = max( 0, $alone - 1 );
		} while ( null !== $cursor );
	}

	/**
	 * Warns of a post or a recipe that could not be stored, and counts it.
	 *
	 * @param \Throwable $reason Why.
	 */
	private function leave( string $name, \Throwable $reason ): void {
		++$this->left;
		\WP_CLI::warning( "$name: " . ChangeOverNoticeText::stays( $reason->getMessage() ) );
	}

	/**
	 * Prints how many recipes were read or have changed over; what could not be stored ends the command with an error.
	 */
	public function say_done( int $count ): void {
		/* translators: %d: number of recipes. */
		$done = sprintf( _n( '%d recipe', '%d recipes', $count, 'larder' ), $count );
		if ( 0 === $this->left ) {
			\WP_CLI::success( $done );
			return;
		}
		\WP_CLI::log( $done );
		/* translators: %d: number of posts or recipes. */
		$left = _n( '%d could not be stored and stays as it was.', '%d could not be stored and stay as they were.', $this->left, 'larder' );
		\WP_CLI::error( sprintf( $left, $this->left ) );
	}

	/**
	 * Copies settings of the other plugin, or prints what would change.
	 *
	 * @param bool $is_look Whether nothing is to change.
	 */
	public function take_settings( PluginSource $source, bool $is_look ): void {
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
	 * @param bool $only_settings Whether posts stay as they are now.
	 */
	public function undo( PluginSource $source, bool $only_settings ): void {
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
	 * @param list<string> $keys The recipes.
	 */
	public function undo_recipes( PluginSource $source, array $keys ): void {
		$locations = array_map( fn ( string $key ): int => $this->switch->locations->find( $source->id(), $key ), $keys );
		CommandError::name_gone( $keys, array_values( array_intersect_key( $keys, array_flip( array_keys( $locations, 0, true ) ) ) ) );
		$posts = array_unique( array_filter( $locations ) );
		self::say_undone( count( array_filter( array_map( $this->switch->trial->undo( ... ), $posts ) ) ) );
	}

	/**
	 * Prints how many posts were reverted.
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
		foreach ( ChangeOverNoticeText::sentences( $outcome ) as $sentence ) {
			\WP_CLI::warning( $sentence );
		}
	}
}
