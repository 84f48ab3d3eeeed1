<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\Exchange\NoticeText;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The command `wp larder import`.
 */
final class ImportCommands implements Registrable {

	/** How long one go works, in seconds. */
	private const GO = 30.0;

	/**
	 * @param Imports $imports Imports.
	 */
	public function __construct( private readonly Imports $imports ) {}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder import', $this->import( ... ) );
	}

	/**
	 * Imports recipes from files and addresses, or takes the last import away again.
	 *
	 * Safe to stop and to run again: what is here already is not imported twice.
	 *
	 * ## OPTIONS
	 *
	 * <source>...
	 * : Files or addresses, or `undo` and perhaps the id of an import.
	 *
	 * [--dry-run]
	 * : Only says what would be imported.
	 *
	 * [--status=<status>]
	 * : Status of the posts.
	 * ---
	 * default: draft
	 * ---
	 *
	 * [--author=<id>]
	 * : Their author; without it, who runs the command (`--user`), else the first administrator.
	 *
	 * [--terms=<taxonomy>]
	 * : Makes keywords terms of a taxonomy, such as `recipe-tag`.
	 *
	 * [--format=<format>]
	 * : Id of the format; without it, each source tells its own.
	 *
	 * ## EXAMPLES
	 *
	 *     wp larder import recipes.paprikarecipes https://example.org/apple-pie
	 *     wp larder import undo
	 *
	 * @param list<string>          $sources Files or addresses.
	 * @param array<string, string> $options Options.
	 */
	public function import( array $sources, array $options ): void {
		if ( 'undo' === $sources[0] ) {
			$this->undo( $sources[1] ?? '' );
			return;
		}
		$author = (int) ( $options['author'] ?? 0 );
		$user   = get_current_user_id() > 0 ? get_current_user_id() : ( $author > 0 ? $author : self::administrator() );
		if ( false === get_userdata( $user ) ) {
			\WP_CLI::error( __( 'There is no such author.', 'larder' ) );
		}
		if ( null === get_post_status_object( $options['status'] ?? 'draft' ) ) {
			\WP_CLI::error( __( 'There is no such status.', 'larder' ) );
		}
		$run = $this->imports->begin( $user, $options['status'] ?? 'draft', $author, $options['terms'] ?? '', $options['format'] ?? '' );
		foreach ( $sources as $source ) {
			if ( 1 === preg_match( '#^https?://#i', $source ) ) {
				$this->imports->add_url( $run, $source );
			} else {
				$this->imports->add_file( $run, (string) ( realpath( $source ) ?: $source ), basename( $source ), false );
			}
		}
		$this->go( $run, self::tell( ... ) );
		if ( isset( $options['dry-run'] ) ) {
			$this->list_recipes( $run );
			return;
		}
		$this->imports->start( $run );
		$this->go( $run, self::tell( ... ) );
		$this->sum_up( $run );
	}

	/**
	 * Undoes an import.
	 *
	 * @param string $id Its id; empty for the newest that was more than a look at what would come.
	 */
	private function undo( string $id ): void {
		$run = '' === $id ? $this->newest() : $this->imports->get( $id );
		if ( null === $run ) {
			\WP_CLI::error( __( 'There is no such import.', 'larder' ) );
			return;
		}
		$this->imports->undo( $run );
		$this->go( $run, null );
		$recipes = $this->imports->status( $run )['recipes'];
		$kept    = $recipes[ ImportItems::KEPT ] ?? 0;
		if ( $kept > 0 ) {
			\WP_CLI::warning( sprintf(
				/* translators: %d: number of recipes. */
				_n( '%d recipe was changed since, and stays.', '%d recipes were changed since, and stay.', $kept, 'larder' ),
				$kept
			) );
		}
		$undone = $recipes[ ImportItems::UNDONE ] ?? 0;
		/* translators: %d: number of recipes. */
		\WP_CLI::success( sprintf( _n( '%d recipe taken away.', '%d recipes taken away.', $undone, 'larder' ), $undone ) );
	}

	/**
	 * Returns the newest import that was started.
	 */
	private function newest(): ?ImportRun {
		foreach ( $this->imports->all() as $run ) {
			if ( ! in_array( $run->phase, [ ImportRun::READING, ImportRun::READY ], true ) ) {
				return $run;
			}
		}
		return null;
	}

	/**
	 * Works until there is nothing more to do.
	 *
	 * @param ImportRun                                     $run  The run.
	 * @param (\Closure( array<string, mixed> ): void)|null $tell Is told of each row.
	 */
	private function go( ImportRun $run, ?\Closure $tell ): void {
		while ( ! $this->imports->work( $run, self::GO, $tell ) ) {
			// Somebody else may be at work.
			sleep( 1 );
		}
	}

	/**
	 * Prints why a row has failed.
	 *
	 * @param array<string, mixed> $item The row.
	 */
	private static function tell( array $item ): void {
		$notices = NoticeText::all( is_string( $item['notices'] ?? null ) ? $item['notices'] : '' );
		if ( ImportItems::FAILED === $item['state'] || ImportItems::SOURCE === $item['kind'] && [] !== $notices ) {
			\WP_CLI::warning( ( is_string( $item['name'] ) ? $item['name'] : '' ) . ': ' . implode( ' ', $notices ) );
		}
	}

	/**
	 * Lists what was found.
	 *
	 * @param ImportRun $run The run.
	 */
	private function list_recipes( ImportRun $run ): void {
		$after = 0;
		$count = 0;
		do {
			$rows = $this->imports->rows( $run, ImportItems::RECIPE, $after );
			foreach ( $rows as $row ) {
				$here = $row['post_id'] > 0 ? ' [' . __( 'already here', 'larder' ) . ']' : '';
				\WP_CLI::log( $row['name'] . $here . implode(
					'',
					array_map( static fn ( string $notice ): string => "\n  $notice", NoticeText::all( $row['notices'] ) )
				) );
				$after = $row['id'];
				++$count;
			}
		} while ( [] !== $rows );
		\WP_CLI::success( sprintf(
			/* translators: %d: number of recipes. */
			_n( '%d recipe found; nothing was written.', '%d recipes found; nothing was written.', $count, 'larder' ),
			$count
		) );
	}

	/**
	 * Prints a summary of what happened to all recipes.
	 *
	 * @param ImportRun $run The run.
	 */
	private function sum_up( ImportRun $run ): void {
		$status  = $this->imports->status( $run );
		$recipes = $status['recipes'];
		$here    = $recipes[ ImportItems::HERE ] ?? 0;
		$done    = $recipes[ ImportItems::DONE ] ?? 0;
		$failed  = ( $recipes[ ImportItems::FAILED ] ?? 0 ) + ( $status['sources'][ ImportItems::FAILED ] ?? 0 );
		if ( $here > 0 ) {
			/* translators: %d: number of recipes. */
			\WP_CLI::log( sprintf( _n( '%d recipe was here already.', '%d recipes were here already.', $here, 'larder' ), $here ) );
		}
		/* translators: %d: number of recipes. */
		$text = sprintf( _n( '%d recipe imported.', '%d recipes imported.', $done, 'larder' ), $done );
		if ( $failed > 0 ) {
			/* translators: %d: number of files, addresses and recipes. */
			\WP_CLI::error( $text . ' ' . sprintf( _n( '%d failed.', '%d failed.', $failed, 'larder' ), $failed ) );
		}
		\WP_CLI::success( $text );
	}

	/**
	 * Returns the first administrator.
	 */
	private static function administrator(): int {
		$found = get_users(
			[
				'role'   => 'administrator',
				'number' => 1,
				'fields' => 'ID',
			]
		);
		return isset( $found[0] ) && is_numeric( $found[0] ) ? (int) $found[0] : 0;
	}
}
