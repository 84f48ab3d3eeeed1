<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a plugin has left, and names what has damage; changes nothing.
 */
final class Inspection {

	/** How many posts or recipes one step takes. */
	private const BATCH = 50;

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Performs a step.
	 *
	 * @param State $state What was counted so far; it is counted on.
	 */
	public function step( PluginSource $source, State $state ): void {
		$cursor = Cursor::parse( $state->cursor );
		if ( '' === $state->cursor ) {
			$state->forget();
		}
		$ids = $cursor->next( $source, $this->rows, self::BATCH );
		foreach ( $ids as $id ) {
			if ( $cursor->is_at_posts ) {
				$this->look_at_post( $source, $id, $state );
			} else {
				self::look_at_recipe( $source->recipe( (string) $id ), $state );
			}
		}
		$state->advance( $cursor->after( $ids ) );
	}

	/**
	 * Counts what is in a post itself, and its comments.
	 *
	 * @param int   $id    The post.
	 * @param State $state What was counted so far.
	 */
	private function look_at_post( PluginSource $source, int $id, State $state ): void {
		$post = get_post( $id );
		$keys = $post instanceof \WP_Post ? array_unique( array_column( $source->embeds( $post ), 'key' ) ) : [];
		if ( ! $post instanceof \WP_Post || [] === $keys ) {
			return;
		}
		$state->counts = $state->counts->plus( Counts::from( [ 'comments' => (int) $post->comment_count ] ) );
		foreach ( $keys as $key ) {
			$recipe = $source->recipe( $key );
			if ( null === $recipe ) {
				$state->name( $id, PlainText::from_html( get_the_title( $post ) ), [ ChangeOverNoticeText::missing( $key, $id ) ] );
			} elseif ( $state->places->is_at( $recipe, $id ) ) {
				self::look_at_recipe( $recipe, $state );
			}
		}
	}

	/**
	 * Counts a recipe.
	 *
	 * @param SourceRecipe|null $recipe The recipe; null for one that is gone.
	 * @param State             $state  What was counted so far.
	 */
	private static function look_at_recipe( ?SourceRecipe $recipe, State $state ): void {
		if ( null === $recipe ) {
			return;
		}
		++$state->done;
		$state->elsewhere += ForeignPictures::count_of( $recipe );
		$state->counts = $state->counts->plus( Counts::of_recipe( $recipe ) );
		if ( $recipe->own_post > 0 ) {
			$state->counts = $state->counts->plus(
				Counts::from( [ 'comments' => (int) ( get_post( $recipe->own_post )->comment_count ?? 0 ) ] )
			);
		}
		if ( [] !== $recipe->notices ) {
			$name = $recipe->document->data['name'];
			$state->name(
				$recipe->own_post > 0 ? $recipe->own_post : $recipe->post_id,
				'' === $name ? $recipe->key : $name,
				array_map( ChangeOverNoticeText::format( ... ), $recipe->notices )
			);
		}
	}
}
