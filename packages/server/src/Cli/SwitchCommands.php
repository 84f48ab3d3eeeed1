<?php
declare( strict_types=1 );

namespace Larder\Cli;

use Larder\Registrable;
use Larder\Switch\Embed;
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
	 * : Only recipes of these numbers within the plugin, with commas.
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
		if ( isset( $options['undo'] ) ) {
			$this->undo( $source, isset( $options['settings'] ) );
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
		$ids = isset( $options['ids'] ) ? self::known( $source, explode( ',', (string) $options['ids'] ) ) : [];
		$count = isset( $options['dry-run'] ) ? $this->read( $source, $ids ) : $this->change( $source, $ids );
		/* translators: %d: number of recipes. */
		\WP_CLI::success( sprintf( _n( '%d recipe', '%d recipes', $count, 'larder' ), $count ) );
	}

	/**
	 * Returns the ids that the plugin has recipes of, and names those that it has none of; without any it ends with an error.
	 *
	 * @param Source       $source The plugin.
	 * @param list<string> $asked  What was typed.
	 * @return list<int>
	 */
	private static function known( Source $source, array $asked ): array {
		$known = [];
		$gone  = [];
		foreach ( array_map( trim( ... ), $asked ) as $id ) {
			if ( ctype_digit( $id ) && null !== $source->recipe( (string) (int) $id ) ) {
				$known[] = (int) $id;
			} else {
				$gone[] = $id;
			}
		}
		/* translators: %s: ids of recipes. */
		$sentence = sprintf( __( 'There are no recipes of these ids: %s', 'larder' ), implode( ', ', $gone ) );
		if ( [] === $known ) {
			\WP_CLI::error( $sentence );
		} elseif ( [] !== $gone ) {
			\WP_CLI::warning( $sentence );
		}
		return $known;
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
	 * @param Source    $source The plugin.
	 * @param list<int> $ids    Which; all that have not changed over for none.
	 * @return int How many.
	 */
	private function read( Source $source, array $ids ): int {
		$count = 0;
		foreach ( [] === $ids ? $this->switch->report->rows( $source ) : [] as $row ) {
			$count += 'waiting' === $row['state'] ? 1 : 0;
			if ( in_array( $row['state'], [ 'waiting', 'gone', 'unread' ], true ) && '' !== $row['notices'] ) {
				\WP_CLI::warning( "{$row['name']}: {$row['notices']}" );
			}
		}
		foreach ( $ids as $number ) {
			$recipe = $source->recipe( (string) $number );
			if ( null !== $recipe ) {
				++$count;
				self::log( new Outcome( $recipe->post_id, [ $recipe->key ], array_filter( [ $recipe->key => $recipe->notices ] ) ) );
			}
		}
		return $count;
	}

	/**
	 * Changes recipes over.
	 *
	 * @param Source    $source The plugin.
	 * @param list<int> $ids    Which; all for none.
	 * @return int How many.
	 */
	private function change( Source $source, array $ids ): int {
		$count = 0;
		foreach ( [] === $ids ? $this->steps( $source ) : $this->those( $source, $ids ) as $outcome ) {
			$count += count( $outcome->recipes );
			self::log( $outcome );
		}
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
	 * Changes some recipes over, each with the first post that shows it.
	 *
	 * @param Source    $source The plugin.
	 * @param list<int> $ids    Their numbers.
	 * @return \Generator<int, Outcome>
	 */
	private function those( Source $source, array $ids ): \Generator {
		$wanted = array_map( strval( ... ), $ids );
		for ( $after = 0; [] !== ( $posts = $this->switch->change_over->posts( $source, $after, 100 ) ); $after = max( $posts ) ) {
			foreach ( $posts as $post ) {
				$shown = array_column( self::shown( $source, $post ), 'key' );
				if ( [] !== array_intersect( $wanted, $shown ) ) {
					yield $this->switch->change_over->change_post( $source, $post );
				}
			}
		}
		foreach ( $ids as $id ) {
			yield $this->switch->change_over->change_recipe( $source, (string) $id );
		}
	}

	/**
	 * Finds what a post shows.
	 *
	 * @param Source $source  The plugin.
	 * @param int    $post_id The post.
	 * @return list<Embed>
	 */
	private static function shown( Source $source, int $post_id ): array {
		$post = get_post( $post_id );
		return $post instanceof \WP_Post ? $source->embeds( $post ) : [];
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
			\WP_CLI::log( "{$offer['title']}: " . SettingsStep::said( $offer['from'] ) . ' → ' . SettingsStep::said( $offer['to'] ) );
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
