<?php
declare( strict_types=1 );

namespace Larder\Exchange\Import;

use Larder\CommandError;
use Larder\Exchange\Format;
use Larder\Exchange\Formats;
use Larder\Exchange\Html\Url;
use Larder\Exchange\NoticeText;
use Larder\Recipe\PostType;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * The command `wp larder import`.
 */
final class ImportCommands implements Registrable {

	/** How long one go works, in seconds. */
	private const TIME_LIMIT = 30.0;

	public function __construct( private readonly Imports $imports ) {}

	/** {@inheritDoc} */
	public function register(): void {
		\WP_CLI::add_command( 'larder import', $this->import( ... ) );
	}

	/**
	 * Imports recipes from files and URLs, or takes the last import away again.
	 *
	 * Safe to stop and to run again: what is here already is not imported twice.
	 *
	 * ## OPTIONS
	 *
	 * <source>...
	 * : Files or URLs, or `undo` and perhaps the id of an import.
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
	 * @param list<string>          $sources Files or URLs.
	 * @param array<string, string> $options
	 */
	public function import( array $sources, array $options ): void {
		try {
			$this->run( $sources, $options );
		} catch ( ImportsBusy | ImportRefused $refusal ) {
			\WP_CLI::error( $refusal->getMessage() );
		}
	}

	/**
	 * Imports, looks at what would come, or undoes.
	 *
	 * @param list<string>          $sources Files or URLs.
	 * @param array<string, string> $options
	 */
	private function run( array $sources, array $options ): void {
		if ( 'undo' === $sources[0] ) {
			// The usual status is there without being requested.
			foreach ( array_keys( array_diff_assoc( $options, [ 'status' => 'draft' ] ) ) as $option ) {
				CommandError::conflict( 'undo', "--$option" );
			}
			$this->undo( $sources[1] ?? '' );
			return;
		}
		$author  = (int) ( $options['author'] ?? 0 );
		$user    = get_current_user_id() > 0 ? get_current_user_id() : ( $author > 0 ? $author : self::administrator() );
		$refusal = self::refusal( $options, $user );
		if ( '' !== $refusal ) {
			\WP_CLI::error( $refusal );
			return;
		}
		$run = $this->imports->begin( $user, $options['status'] ?? 'draft', $author, $options['terms'] ?? '', $options['format'] ?? '' );
		foreach ( $sources as $source ) {
			if ( Url::has_scheme( $source ) ) {
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
	 * Returns why an import cannot begin.
	 *
	 * @param array<string, string> $options
	 * @param int                   $user    Who imports.
	 * @return string Empty where it can.
	 */
	private static function refusal( array $options, int $user ): string {
		$formats = Formats::all();
		$stati   = array_values( get_post_stati( [ 'internal' => false ] ) );
		return match ( true ) {
			! ctype_digit( $options['author'] ?? '0' ) || false === get_userdata( $user ) => __( 'There is no such author.', 'larder' ),
			! in_array( $options['status'] ?? 'draft', $stati, true ) => CommandError::one_of(
				__( 'There is no such status.', 'larder' ),
				$stati
			),
			'' !== ( $options['terms'] ?? '' ) && ! is_object_in_taxonomy( PostType::NAME, $options['terms'] ) => CommandError::one_of(
				__( 'Recipes have no such taxonomy.', 'larder' ),
				array_values( get_object_taxonomies( PostType::NAME ) )
			),
			'' !== ( $options['format'] ?? '' ) && null === $formats->get( $options['format'] ) => CommandError::one_of(
				__( 'There is no such format to read.', 'larder' ),
				array_map( static fn ( Format $format ): string => $format->id(), $formats->list() )
			),
			default => '',
		};
	}

	/**
	 * Undoes an import.
	 *
	 * @param string $id Its id; empty for the newest that was more than a look at what would come.
	 */
	private function undo( string $id ): void {
		$run = '' === $id ? $this->newest() : $this->imports->get( $id );
		if ( null === $run ) {
			\WP_CLI::error( CommandError::one_of(
				__( 'There is no such import.', 'larder' ),
				array_map( static fn ( ImportRun $one ): string => $one->id, $this->imports->all() )
			) );
			return;
		}
		$before = $this->imports->status( $run )['recipes'][ ImportItems::UNDONE ] ?? 0;
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
		$undone = ( $recipes[ ImportItems::UNDONE ] ?? 0 ) - $before;
		/* translators: %d: number of recipes. */
		$text = sprintf( _n( '%d recipe taken away.', '%d recipes taken away.', $undone, 'larder' ), $undone );
		\WP_CLI::success( 0 === $undone + $kept ? $text . ' ' . $this->nothing_to_undo( $run ) : $text );
	}

	/**
	 * Says that an import has made nothing, and how that is undone which has made recipes.
	 *
	 * @param ImportRun $run The import that was to be undone.
	 */
	private function nothing_to_undo( ImportRun $run ): string {
		$other = $this->imports->newest_made( $run );
		$text  = __( 'There was nothing to take back: no recipe of this import is here.', 'larder' );
		return null === $other ? $text : $text . ' ' . sprintf(
			/* translators: 1: date and time, 2: a command. */
			__( 'To take back the import of %1$s, which made recipes: %2$s', 'larder' ),
			wp_date( 'Y-m-d H:i:s', $other->created ),
			"wp larder import undo $other->id"
		);
	}

	/**
	 * Returns the newest import that was started.
	 */
	private function newest(): ?ImportRun {
		foreach ( $this->imports->all() as $run ) {
			if ( $run->started ) {
				return $run;
			}
		}
		return null;
	}

	/**
	 * Works until there is nothing more to do; says once that another process has to end first.
	 *
	 * @param (\Closure( array<string, mixed> ): void)|null $tell Is told of each row.
	 */
	private function go( ImportRun $run, ?\Closure $tell ): void {
		$is_told = false;
		while ( ! $this->imports->work( $run, self::TIME_LIMIT, $tell ) ) {
			$other = $is_told ? null : $this->imports->at_work();
			if ( null !== $other ) {
				$is_told = true;
				\WP_CLI::warning( sprintf(
					/* translators: 1: time, 2: time. */
					__( 'Another import of this site is running, or ended unexpectedly; it last did something at %1$s. This one waits for it, until %2$s if it does nothing more.', 'larder' ),
					wp_date( 'H:i:s', $other['seen'] ),
					wp_date( 'H:i:s', $other['ends'] )
				) );
			}
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
		$sources = $this->imports->status( $run )['sources'];
		$this->imports->forget( $run );
		self::finish(
			sprintf(
				/* translators: %d: number of recipes. */
				_n( '%d recipe found; nothing was written.', '%d recipes found; nothing was written.', $count, 'larder' ),
				$count
			),
			$sources[ ImportItems::FAILED ] ?? 0
		);
	}

	/**
	 * Prints what came of it all: an error where something has failed.
	 *
	 * @param string $text   What came.
	 * @param int    $failed How many files, addresses and recipes did not.
	 */
	private static function finish( string $text, int $failed ): void {
		if ( $failed > 0 ) {
			/* translators: %d: number of files, addresses and recipes. */
			\WP_CLI::error( $text . ' ' . sprintf( _n( '%d failed.', '%d failed.', $failed, 'larder' ), $failed ) );
		}
		\WP_CLI::success( $text );
	}

	/**
	 * Prints a summary of what happened to all recipes.
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
		self::finish( $text, $failed );
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
