<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Restores the other plugin's markup where posts embed a recipe that is reverted alone: their embeds would show nothing.
 */
final class PutBack {

	/** The block that shows a recipe of another post, empty or with what it shows without the plugin. */
	private const EMBED = '#<!-- wp:larder/recipe-embed (\{.*?\}) (?:/-->|-->.*?<!-- /wp:larder/recipe-embed -->)#s';

	/**
	 * @param \wpdb   $db      WordPress's database.
	 * @param Rows    $rows    Reads what is stored.
	 * @param Sources $sources The plugins.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Rows $rows,
		private readonly Sources $sources
	) {}

	/**
	 * Restores a recipe in all posts that were converted with it.
	 *
	 * @param int          $home The post that has had the recipe.
	 * @param list<string> $keys The recipes that it has had.
	 */
	public function embeds_of( int $home, array $keys ): void {
		$marks = array_map( fn ( string $end ): string => '%' . $this->rows->like( "\"recipeId\":$home$end" ) . '%', [ ',', '}' ] );
		$posts = $this->rows->numbers(
			'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.ID <> %d AND ( p.post_content LIKE %s OR p.post_content LIKE %s )',
			$this->rows->core( 'posts' ),
			$this->rows->core( 'postmeta' ),
			Snapshot::KEY,
			$home,
			...$marks
		);
		foreach ( $posts as $id ) {
			$this->put_back( $id, $home, $keys );
		}
	}

	/**
	 * Restores a recipe in one post.
	 *
	 * @param int          $id   The post.
	 * @param int          $home The post that has had the recipe.
	 * @param list<string> $keys The recipes that it has had.
	 */
	private function put_back( int $id, int $home, array $keys ): void {
		$post   = get_post( $id );
		$record = Snapshot::of( $id )?->record;
		$source = $this->sources->all()[ $record['source'] ?? '' ] ?? null;
		$post   = $post instanceof \WP_Post ? $this->without_roundups( $post, $home ) : null;
		if ( null === $post || null === $record || null === $source ) {
			return;
		}
		$old               = clone $post;
		$old->post_content = $record['content'];
		$markup            = array_map(
			static fn ( Embed $embed ): string => $embed->own_markup(),
			array_filter(
				$source->embeds( $old ),
				static fn ( Embed $embed ): bool => null === $embed->rest && in_array( $embed->key, $keys, true )
			)
		);
		array_push( $markup, ...array_values( array_intersect_key( $record['added'] ?? [], array_flip( $keys ) ) ) );
		if ( [] === $markup ) {
			return;
		}
		$content = preg_replace_callback(
			self::EMBED,
			static function ( array $found ) use ( $home, &$markup ): string {
				$attributes = json_decode( $found[1], true );
				if ( ! is_array( $attributes ) || $home !== ( $attributes['recipeId'] ?? 0 ) ) {
					return $found[0];
				}
				// As often as it was shown, in the order of the page; the last one for those that were added since.
				return count( $markup ) > 1 ? (string) array_shift( $markup ) : (string) reset( $markup );
			},
			$post->post_content
		);
		if ( is_string( $content ) && $content !== $post->post_content ) {
			Content::write( $this->db, $id, $content );
		}
	}

	/**
	 * Restores the roundups of a post that list a recipe; the others stay, where somebody has edited the post since.
	 *
	 * @param \WP_Post $post The post.
	 * @param int      $home The post that has had the recipe.
	 * @return \WP_Post|null The post as it is now; null where all of it is as it was before.
	 */
	private function without_roundups( \WP_Post $post, int $home ): ?\WP_Post {
		$snapshot = Snapshot::of( $post->ID );
		$roundups = $snapshot->record['roundups'] ?? [];
		$listing  = array_filter( $roundups, static fn ( array $roundup ): bool => in_array( $home, $roundup['homes'], true ) );
		if ( null === $snapshot || [] === $listing ) {
			return $post;
		}
		if ( [] === $snapshot->record['recipes'] && md5( $post->post_content ) === ( $snapshot->record['written'] ?? '' ) ) {
			$snapshot->restore( $this->db, $this->rows, $post->ID );
			return null;
		}
		$content = $post->post_content;
		foreach ( $listing as $roundup ) {
			$at      = strpos( $content, $roundup['after'] );
			$content = false === $at ? $content : substr_replace( $content, $roundup['before'], $at, strlen( $roundup['after'] ) );
		}
		if ( $content !== $post->post_content ) {
			Content::write( $this->db, $post->ID, $content );
		}
		$snapshot->record['roundups'] = array_values( array_diff_key( $roundups, $listing ) );
		$snapshot->keep( $post->ID );
		$post->post_content = $content;
		return $post;
	}
}
