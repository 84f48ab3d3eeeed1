<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Recipe\PlainText;
use Larder\Switch\ChangeOver;
use Larder\Switch\Cursor;
use Larder\Switch\EmbedRestorer;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Rows;
use Larder\Switch\Snapshot;
use Larder\Switch\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Changes one post over to try it, and brings one back.
 *
 * @phpstan-type Example array{post: int, cursor: string, title: string, before: string, after: string}
 */
final class Trial {

	/** How many posts are looked at for one that shows a recipe. */
	private const BATCH = 20;

	public function __construct(
		private readonly Rows $rows,
		private readonly ChangeOver $change_over,
		private readonly EmbedRestorer $back,
		private readonly RecipeLocations $locations,
		private readonly Transaction $transaction
	) {}

	/**
	 * Finds the next post that shows a recipe which has not changed over.
	 *
	 * @param string $cursor After which post; empty for the first one.
	 * @return Example|null Null where there is none any more.
	 */
	public function next( PluginSource $source, string $cursor ): ?array {
		for ( $next = $cursor; null !== $next; ) {
			$place = Cursor::parse( $next );
			$ids   = $place->next( $source, $this->rows, self::BATCH );
			foreach ( $ids as $id ) {
				$post = $this->post( $source, $id, $place->is_at_posts );
				if ( null !== $post ) {
					$url = (string) get_permalink( $post );
					return [
						'post'   => $post->ID,
						'cursor' => (string) $place->after( [ $id ] ),
						'title'  => PlainText::from_html( get_the_title( $post ) ),
						'before' => Sample::url( $url, '' ),
						'after'  => Sample::url( $url, $source->id() ),
					];
				}
			}
			$next = $place->after( $ids );
		}
		return null;
	}

	/**
	 * Changes the recipes of one post over.
	 *
	 * @return bool Whether there was anything to change.
	 */
	public function change( PluginSource $source, int $post_id ): bool {
		return $this->transaction->whole( function () use ( $source, $post_id ): bool {
			$post = get_post( $post_id );
			if ( $post instanceof \WP_Post && [] === $source->embeds( $post ) ) {
				return [] !== $this->change_over->change_recipe( $source, (string) $post_id )->recipes;
			}
			return [] !== $this->change_over->change_post( $source, $post_id )->recipes;
		} );
	}

	/**
	 * Reverts one post, and its recipes wherever posts embed them.
	 *
	 * @return bool Whether anything had changed over.
	 */
	public function undo( int $post_id ): bool {
		return $this->transaction->whole( function () use ( $post_id ): bool {
			$source  = Snapshot::find( $post_id )->record['source'] ?? '';
			$is_back = $this->change_over->undo( $post_id, $this->back );
			if ( $is_back && 0 === $this->locations->count( $source ) && 0 === $this->locations->count_posts( $source ) ) {
				$this->locations->leave( $source );
			}
			return $is_back;
		} );
	}

	/**
	 * Finds the post to show for what a walk through the site has found.
	 *
	 * @param int  $id        A post, or the number of a recipe.
	 * @param bool $is_a_post Whether the id is that of a post.
	 */
	private function post( PluginSource $source, int $id, bool $is_a_post ): ?\WP_Post {
		$shown = $is_a_post ? $id : $source->recipe( (string) $id )->own_post ?? 0;
		$post  = $shown > 0 ? get_post( $shown ) : null;
		if ( ! $post instanceof \WP_Post || ! is_post_type_viewable( $post->post_type ) ) {
			return null;
		}
		$keys     = $is_a_post ? array_column( $source->embeds( $post ), 'key' ) : [ (string) $id ];
		$is_there = [] !== array_filter( $keys, static fn ( string $key ): bool => null !== $source->recipe( $key ) );
		return $is_there && in_array( $post->post_status, [ 'publish', 'private' ], true ) ? $post : null;
	}
}
