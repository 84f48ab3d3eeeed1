<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Restores the other plugin's markup where posts embed a recipe that is reverted alone: their embeds would show nothing.
 *
 * @phpstan-import-type Record from Snapshot
 * @phpstan-import-type Written from Snapshot
 */
final class EmbedRestorer {

	/** The block that shows a recipe of another post, empty or with what it shows without the plugin. */
	private const EMBED = '#<!-- wp:larder/recipe-embed (\{.*?\}) (?:/-->|-->.*?<!-- /wp:larder/recipe-embed -->)#s';

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
	 * Restores a recipe in one post. A post that only showed recipes of others is as it was before once it shows none of them any more;
	 * what somebody has edited since stays.
	 *
	 * @param int          $id   The post.
	 * @param int          $home The post that has had the recipe.
	 * @param list<string> $keys The recipes that it has had.
	 */
	private function put_back( int $id, int $home, array $keys ): void {
		$post     = get_post( $id );
		$snapshot = Snapshot::find( $id );
		if ( ! $post instanceof \WP_Post || null === $snapshot ) {
			return;
		}
		$record   = $snapshot->record;
		$roundups = $record['roundups'] ?? [];
		$listing  = array_filter( $roundups, static fn ( array $roundup ): bool => in_array( $home, $roundup['homes'], true ) );
		$content  = self::without_roundups( $post->post_content, $listing );
		$shown    = $this->shown_before( $post, $record, $keys );
		$above    = fn ( Embed $embed ): string => StorableText::content( $this->db, $embed->above );
		$content  = self::without_headings( $content, $home, array_map( $above, $shown ) );
		$content  = self::without_embeds( $content, $home, [
			...array_map( static fn ( Embed $embed ): string => $embed->own_markup(), $shown ),
			...array_values( array_intersect_key( $record['added'] ?? [], array_flip( $keys ) ) ),
		] );
		if ( $content === $post->post_content ) {
			return;
		}
		$others = array_column( array_diff_key( $roundups, $listing ), 'homes' );
		$others = [ ...array_merge( ...$others ), ...array_diff( self::shown( $content ), self::shown( $record['content'] ) ) ];
		if ( [] === $record['recipes'] && [] === $others && $snapshot->is_as_written( $post->post_content ) ) {
			CreatedTerms::drop_unused( $this->rows, $snapshot->restore( $this->db, $this->rows, $id ) );
			return;
		}
		Content::write( $this->db, $id, $content );
		$snapshot->record['roundups'] = array_values( array_diff_key( $roundups, $listing ) );
		$snapshot->wrote( $post->post_content, $content );
		$snapshot->keep( $id );
	}

	/**
	 * Finds the recipes that the other plugin has shown in a post, in the order of the page.
	 *
	 * @param Record       $record What it was before.
	 * @param list<string> $keys   The recipes.
	 * @return list<Embed> None where the plugin is not known any more.
	 */
	private function shown_before( \WP_Post $post, array $record, array $keys ): array {
		$source            = $this->sources->all()[ $record['source'] ] ?? null;
		$old               = clone $post;
		$old->post_content = $record['content'];
		return array_values( array_filter(
			$source?->embeds( $old ) ?? [],
			static fn ( Embed $embed ): bool => null === $embed->rest && in_array( $embed->key, $keys, true )
		) );
	}

	/**
	 * Deletes the headings that came above the embeds of a recipe.
	 *
	 * @param string       $content  Content of a post.
	 * @param int          $home     The post that has had the recipe.
	 * @param list<string> $headings Their blocks.
	 */
	private static function without_headings( string $content, int $home, array $headings ): string {
		foreach ( array_filter( array_unique( $headings ), static fn ( string $heading ): bool => '' !== $heading ) as $heading ) {
			$content = preg_replace_callback(
				'#' . preg_quote( $heading, '#' ) . '\n\n(?=<!-- wp:larder/recipe-embed (\{.*?\}) )#',
				static fn ( array $found ): string => self::home( $found[1] ) === $home ? '' : $found[0],
				$content
			) ?? $content;
		}
		return $content;
	}

	/**
	 * Puts markup in the place of the embeds of a recipe.
	 *
	 * @param string       $content Content of a post.
	 * @param int          $home    The post that has had the recipe.
	 * @param list<string> $markup  The markup, in the order of the page; none for a post that did not show the recipe.
	 */
	private static function without_embeds( string $content, int $home, array $markup ): string {
		if ( [] === $markup ) {
			return $content;
		}
		return preg_replace_callback(
			self::EMBED,
			static function ( array $found ) use ( $home, &$markup ): string {
				if ( self::home( $found[1] ) !== $home ) {
					return $found[0];
				}
				// As often as it was shown, in the order of the page; the last one for those that were added since.
				return count( $markup ) > 1 ? (string) array_shift( $markup ) : (string) reset( $markup );
			},
			$content
		) ?? $content;
	}

	/**
	 * Puts roundups back as they were.
	 *
	 * @param string              $content  Content of a post.
	 * @param array<int, Written> $roundups
	 */
	private static function without_roundups( string $content, array $roundups ): string {
		foreach ( $roundups as $roundup ) {
			$at      = strpos( $content, $roundup['after'] );
			$content = false === $at ? $content : substr_replace( $content, $roundup['before'], $at, strlen( $roundup['after'] ) );
		}
		return $content;
	}

	/**
	 * Returns the posts whose recipes a content embeds.
	 *
	 * @param string $content Content of a post.
	 * @return list<int>
	 */
	private static function shown( string $content ): array {
		preg_match_all( self::EMBED, $content, $found );
		return array_values( array_filter( array_map( self::home( ... ), $found[1] ) ) );
	}

	/**
	 * Returns the post whose recipe an embed shows.
	 *
	 * @param string $attributes Attributes of the block, as JSON.
	 * @return int 0 for a recipe of another site.
	 */
	private static function home( string $attributes ): int {
		$read = json_decode( $attributes, true );
		return is_array( $read ) && is_int( $read['recipeId'] ?? null ) ? $read['recipeId'] : 0;
	}
}
