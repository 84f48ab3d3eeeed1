<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PlainText;
use Larder\Switch\Roundups\RoundupPlaces;
use Larder\Switch\Roundups\RoundupWriter;
use Larder\Tools\RequestMemory;

defined( 'ABSPATH' ) || exit;

/**
 * Walks through a site in short steps: first the posts that show recipes, then the recipes that none shows, and last the roundups.
 *
 * A cursor says where the next step resumes. It can be kept, lost or used twice: what has changed over is left alone.
 */
final class Run {

	/** How many posts or recipes one step takes. */
	private const BATCH = 20;

	/**
	 * How many one takes that no host ends after some seconds: WordPress counts all posts of a term whenever a step has changed some of
	 * them, so that many small steps count a large site over and over.
	 */
	public const LARGE_BATCH = 100;

	/** What a cursor begins with at roundups; they come last, since they lead to recipes that have changed over. */
	private const ROUNDUPS = 'roundups:';

	public function __construct(
		private readonly Rows $rows,
		private readonly ChangeOver $change_over,
		private readonly RoundupWriter $roundups,
		private readonly RecipeLocations $locations,
		private readonly Transaction $transaction,
		private readonly ForeignPictures $pictures
	) {}

	/**
	 * Performs a step.
	 *
	 * @param string $cursor What the step before gave, empty for the first one.
	 * @param int    $limit  How many posts or recipes at most.
	 * @return array{outcomes: list<Outcome>, next: string|null} What came of it, and where to resume; null when all is done.
	 */
	public function step( PluginSource $source, string $cursor, int $limit = self::BATCH ): array {
		$ids = $this->ids( $source, $cursor, $limit );
		self::forget( $ids );
		$is_at_recipes = self::is_at_recipes( $cursor );
		$change   = fn ( int $id ): Outcome => match ( true ) {
			self::is_at_roundups( $cursor ) => $this->roundups->change_post( $source, $id ),
			$is_at_recipes                  => $this->change_over->change_recipe( $source, (string) $id ),
			default                         => $this->change_over->change_post( $source, $id ),
		};
		$outcomes = [] === $ids ? [] : $this->transaction->whole( function () use ( $source, $change, $ids, $is_at_recipes ): array {
			// Most recipes have changed over with the post that shows them.
			$left = $is_at_recipes ? $this->locations->without( $source->id(), $ids ) : $ids;
			// All posts of the step by two queries instead of two for each; where they are rows of a plugin's table, few are found.
			_prime_post_caches( $left, false, true );
			return array_map( $change, $left );
		} );
		RequestMemory::release();
		return [
			'outcomes' => $outcomes,
			'next'     => self::after( $cursor, $ids ),
		];
	}

	/**
	 * Changes some recipes over, each with the first post that shows it.
	 *
	 * @param list<string>                                     $keys     The recipes.
	 * @param \Closure(string, list<string>, \Throwable): void $on_error Called with the title of a post that cannot be stored and with its
	 *                                                                   recipes, which stay as they are.
	 * @return \Generator<int, Outcome>
	 */
	public function change_recipes( PluginSource $source, array $keys, \Closure $on_error ): \Generator {
		for ( $after = 0; [] !== ( $posts = $this->change_over->posts( $source, $after, self::LARGE_BATCH ) ); $after = max( $posts ) ) {
			foreach ( $posts as $id ) {
				$post  = get_post( $id );
				$shown = $post instanceof \WP_Post ? array_column( $source->embeds( $post ), 'key' ) : [];
				$asked = array_values( array_intersect( $keys, $shown ) );
				if ( [] === $asked ) {
					continue;
				}
				try {
					yield $this->transaction->whole( fn (): Outcome => $this->change_over->change_post( $source, $id ) );
				} catch ( DatabaseRefusal $refusal ) {
					throw $refusal;
				} catch ( \Throwable $reason ) {
					$keys = array_values( array_diff( $keys, $asked ) );
					$on_error( self::title( $id ), $asked, $reason );
				}
			}
			RequestMemory::release();
		}
		foreach ( array_filter( $keys, ctype_digit( ... ) ) as $key ) {
			try {
				yield $this->transaction->whole( fn (): Outcome => $this->change_over->change_recipe( $source, $key ) );
			} catch ( DatabaseRefusal $refusal ) {
				throw $refusal;
			} catch ( \Throwable $reason ) {
				$on_error( self::recipe_left( $source, (int) $key )['name'], [ $key ], $reason );
			}
		}
	}

	/**
	 * Keeps what is next as it is.
	 *
	 * @param string       $cursor What the step before gave.
	 * @return array{post: int, name: string, next: string|null} Its post, 0 for none, what people call it, and where to resume.
	 */
	public function pass_by( PluginSource $source, string $cursor ): array {
		$ids  = $this->ids( $source, $cursor, 1 );
		$left = self::is_at_recipes( $cursor ) ? self::recipe_left( $source, $ids[0] ?? 0 ) : [
			'post' => $ids[0] ?? 0,
			'name' => self::title( $ids[0] ?? 0 ),
		];
		return $left + [ 'next' => self::after( $cursor, $ids ) ];
	}

	/**
	 * Describes a recipe that stays as it is. Its number is that of a post in some plugins, in others that of a row in a table.
	 *
	 * @return array{post: int, name: string}
	 */
	private static function recipe_left( PluginSource $source, int $number ): array {
		try {
			$recipe = $source->recipe( (string) $number );
		} catch ( \Throwable ) {
			// It may be the very reason why the recipe stays; its number says as well which one it is.
			$recipe = null;
		}
		$name = $recipe->document->data['name'] ?? '';
		return [
			'post' => null === $recipe ? 0 : ( $recipe->own_post ?: $recipe->post_id ),
			'name' => '' === $name ? (string) $number : $name,
		];
	}

	/**
	 * Returns the title of a post as plain text.
	 */
	private static function title( int $id ): string {
		return PlainText::from_html( get_the_title( $id ) ) ?: (string) $id;
	}

	/**
	 * Returns whether a cursor is at recipes that no post shows.
	 */
	private static function is_at_recipes( string $cursor ): bool {
		return ! self::is_at_roundups( $cursor ) && ! Cursor::parse( $cursor )->is_at_posts;
	}

	/**
	 * Returns whether a cursor is at roundups, which are not part of other walks.
	 *
	 * @param string $cursor What a step gave.
	 */
	private static function is_at_roundups( string $cursor ): bool {
		return str_starts_with( $cursor, self::ROUNDUPS );
	}

	/**
	 * Finds what comes next.
	 *
	 * @param string $cursor What the step before gave.
	 * @return list<int> Posts or numbers of recipes.
	 */
	private function ids( PluginSource $source, string $cursor, int $limit ): array {
		return self::is_at_roundups( $cursor )
			? $this->rows->posts->having(
				RoundupPlaces::needles( $source->id() ),
				(int) substr( $cursor, strlen( self::ROUNDUPS ) ),
				$limit
			)
			: Cursor::parse( $cursor )->next( $source, $this->rows, $limit );
	}

	/**
	 * Returns the cursor from which the next batch continues.
	 *
	 * @param string    $cursor What the step before gave.
	 * @param list<int> $ids    What was done; none where nothing was left.
	 * @return string|null Null when all is done.
	 */
	private static function after( string $cursor, array $ids ): ?string {
		if ( ! self::is_at_roundups( $cursor ) ) {
			return Cursor::parse( $cursor )->after( $ids ) ?? self::ROUNDUPS . '0';
		}
		return [] === $ids ? null : self::ROUNDUPS . max( $ids );
	}

	/**
	 * Reverts a batch of posts, and after them a batch of the pictures that were copied.
	 *
	 * @param int    $after  Only records with a greater meta id.
	 * @param string $source Only those of this plugin; empty for all.
	 * @param int    $limit  How many posts at most.
	 * @return array{undone: int, next: int|null} How many, and where to resume; null when all is done.
	 */
	public function undo( int $after, string $source = '', int $limit = self::BATCH ): array {
		$posts = $this->locations->records( $source, $after, $limit );
		if ( [] === $posts && $this->pictures->drop( $source ) ) {
			return [
				'undone' => 0,
				'next'   => $after,
			];
		}
		if ( [] === $posts ) {
			array_map( $this->locations->forget( ... ), '' === $source ? RecipeLocations::plugins() : [ $source ] );
			return [
				'undone' => 0,
				'next'   => null,
			];
		}
		self::forget( array_values( $posts ) );
		$undone = $this->transaction->whole(
			fn (): int => $this->change_over->undo_all( array_values( $posts ) )
		);
		RequestMemory::release();
		return [
			'undone' => $undone,
			// A record that cannot be read is passed by.
			'next'   => max( array_keys( $posts ) ),
		];
	}

	/**
	 * Forgets what a shared cache may hold of posts: a process that was killed has left there what the database has taken back.
	 *
	 * @param list<int> $ids The posts.
	 */
	private static function forget( array $ids ): void {
		if ( wp_using_ext_object_cache() ) {
			array_map( clean_post_cache( ... ), $ids );
		}
	}
}
