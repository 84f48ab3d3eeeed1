<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the recipes of another plugin into blocks of Larder, in the posts in which they are, and back.
 *
 * {@see RecipeLocations} knows what has changed over. A step that dies half way leaves nothing, since {@see Transaction} does it whole.
 * Nothing of the other plugin's data is changed.
 */
final class ChangeOver {

	/** Post types that go with their plugin: a recipe in the content of such a post gets one of Larder's. */
	private const TYPES_OF_PLUGINS = [ 'wpzoom_rcb' ];

	/** Inserts recipes into posts. */
	private readonly RecipePosts $recipe_posts;

	/** @var array<int, true> Posts that wait for others whose recipes they show. */
	private array $begun = [];

	/**
	 * @param RecipeLocations $locations Looks up what has changed over.
	 * @param CarriedRatings  $stars     Imports ratings.
	 * @param CarriedSaves    $saves     Imports who has saved a recipe.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Rows $rows,
		private readonly RecipeLocations $locations,
		private readonly CarriedRatings $stars,
		private readonly CarriedSaves $saves
	) {
		$this->recipe_posts = new RecipePosts( $db, $rows, $locations, $stars, $saves );
	}

	/**
	 * Returns posts that show recipes of a plugin, in ascending order.
	 *
	 * @param int $after Only greater ids.
	 * @return list<int>
	 */
	public function posts( PluginSource $source, int $after, int $limit ): array {
		return $this->rows->posts->having( $source->needles(), $after, $limit );
	}

	/**
	 * Changes a post over that shows recipes: the first one that is in no other post comes into it, the others are embedded.
	 */
	public function change_post( PluginSource $source, int $post_id ): Outcome {
		$post   = get_post( $post_id );
		$embeds = $post instanceof \WP_Post ? $source->embeds( $post ) : [];
		if ( ! $post instanceof \WP_Post || [] === $embeds ) {
			return new Outcome( $post_id );
		}
		if ( in_array( $post->post_type, self::TYPES_OF_PLUGINS, true ) ) {
			return $this->change_recipe( $source, $embeds[0]->key );
		}
		$snapshot = Snapshot::find( $post_id ) ?? Snapshot::take( $this->rows, $post, $source->id(), Taxonomy::keys() );
		$keys     = new UniqueKeys( $this->locations, $source->id(), $post_id );
		$markup   = [];
		$own      = null;
		$notices  = [];
		$missing  = [];
		foreach ( array_filter( $embeds, static fn ( Embed $embed ): bool => null === $embed->rest ) as $number => $embed ) {
			$is_elsewhere = ! ctype_digit( $embed->key ) && (int) $embed->key !== $post_id;
			$key          = $keys->unique( $embed->key );
			$home         = $this->locations->find( $source->id(), $key );
			if ( 0 === $home && $is_elsewhere && ! isset( $this->begun[ (int) $embed->key ] ) ) {
				// It is in the content of another post, and stays there.
				$this->begun[ $post_id ] = true;
				$notices += array_fill_keys( $this->change_post( $source, (int) $embed->key )->recipes, [] );
				unset( $this->begun[ $post_id ] );
				$home = $this->locations->find( $source->id(), $embed->key );
			}
			$recipe = $home > 0 || $is_elsewhere ? null : $source->recipe( $embed->key )?->called( $key );
			if ( null !== $recipe && $recipe->own_post > 0 && $recipe->own_post !== $post_id ) {
				$home                    = $this->recipe_posts->into_own( $source, $recipe );
				$notices[ $recipe->key ] = $recipe->notices;
			}
			if ( $home > 0 ) {
				$markup[ $number ] = self::embed( $home );
			} elseif ( null === $recipe ) {
				// A post that waits for this one has its recipe still to come.
				array_push( $missing, ...( isset( $this->begun[ (int) $embed->key ] ) ? [] : [ $embed->key ] ) );
			} elseif ( null === $own && ! has_block( Blocks::RECIPE, $post ) ) {
				$own                     = $recipe;
				$markup[ $number ]       = $recipe->blocks( $post->post_title, (int) get_post_thumbnail_id( $post_id ) );
				$notices[ $recipe->key ] = $recipe->notices;
			} else {
				$shown                   = $own?->key === $key ? $post_id : $this->recipe_posts->create( $source, $recipe, $post );
				$markup[ $number ]       = self::embed( $shown );
				$notices[ $recipe->key ] = $recipe->notices;
			}
			if ( $key !== $embed->key ) {
				$snapshot->record['added'][ $key ] = $embed->own_markup();
			}
		}
		if ( [] !== $markup ) {
			$markup += self::rest( $embeds, $markup );
			foreach ( $markup as $number => $block ) {
				$block             = '' === $embeds[ $number ]->above ? $block : $embeds[ $number ]->above . "\n\n$block";
				$block             = StorableText::content( $this->db, $block );
				$markup[ $number ] = '' === $embeds[ $number ]->markup ? "\n\n$block" : $block;
			}
			KeptRevision::keep( $this->db, $post, $snapshot->has_no_revisions() );
			$content = Content::replaced( $post->post_content, $markup, $embeds );
			Content::write( $this->db, $post_id, $content );
			$snapshot->wrote( $post->post_content, $content );
			$this->recipe_posts->settle( $source, $own, $post_id, $post_id, $snapshot );
		}
		return new Outcome( $post_id, array_map( strval( ... ), array_keys( $notices ) ), array_filter( $notices ), $missing );
	}

	/**
	 * Returns what is in the places of embeds that are not recipes. What belongs to a recipe that stays as it was stays, too.
	 *
	 * @param list<Embed>        $embeds In the order of the page.
	 * @param array<int, string> $markup What is in the place of each recipe that has changed over, by its number.
	 * @return array<int, string> By their numbers.
	 */
	private static function rest( array $embeds, array $markup ): array {
		$done = array_map( static fn ( Embed $embed ): string => $embed->key, array_intersect_key( $embeds, $markup ) );
		$rest = [];
		foreach ( $embeds as $number => $embed ) {
			if ( null !== $embed->rest && ( '' === $embed->markup || in_array( $embed->key, $done, true ) ) ) {
				$rest[ $number ] = $embed->rest;
			}
		}
		return $rest;
	}

	/**
	 * Changes a recipe over that is in no post yet.
	 *
	 * @param string $key The recipe.
	 */
	public function change_recipe( PluginSource $source, string $key ): Outcome {
		$recipe = 0 === $this->locations->find( $source->id(), $key ) ? $source->recipe( $key ) : null;
		if ( null === $recipe ) {
			return new Outcome( 0 );
		}
		$post = $recipe->own_post > 0
			? $this->recipe_posts->into_own( $source, $recipe )
			: $this->recipe_posts->create( $source, $recipe, null );
		return new Outcome( $post, [ $recipe->key ], array_filter( [ $recipe->key => $recipe->notices ] ) );
	}

	/**
	 * Restores a post to what it was before.
	 *
	 * @param EmbedRestorer|null $back Brings its recipes back in other posts, too; null where these go back as well.
	 * @return bool Whether anything had changed over.
	 */
	public function undo( int $post_id, ?EmbedRestorer $back = null ): bool {
		$off = $this->bring_back( $post_id, $back );
		CreatedTerms::drop_unused( $this->rows, $off ?? [] );
		return null !== $off;
	}

	/**
	 * Restores posts that all go back; whether anything still uses their terms is asked once for all of them.
	 *
	 * @param list<int> $posts The posts.
	 * @return int How many of them had changed over.
	 */
	public function undo_all( array $posts ): int {
		// All posts of the step, and the revisions that go with them, by a few queries instead of some for each.
		_prime_post_caches( $posts, false, true );
		_prime_post_caches( [] === $posts ? [] : $this->rows->posts->newest_revisions( $posts ), false, true );
		$undone = 0;
		$off    = [];
		foreach ( $posts as $post_id ) {
			$terms   = $this->bring_back( $post_id );
			$undone += null === $terms ? 0 : 1;
			foreach ( $terms ?? [] as $taxonomy => $ids ) {
				$off[ $taxonomy ] = [ ...( $off[ $taxonomy ] ?? [] ), ...$ids ];
			}
		}
		CreatedTerms::drop_unused( $this->rows, $off );
		return $undone;
	}

	/**
	 * Restores a post, but for terms that nothing uses any more.
	 *
	 * @return array<string, list<int>>|null Terms that it does not have any more; null where nothing had changed over.
	 */
	private function bring_back( int $post_id, ?EmbedRestorer $back = null ): ?array {
		$snapshot = Snapshot::find( $post_id );
		if ( null === $snapshot ) {
			return null;
		}
		$back?->embeds_of( $post_id, array_map( strval( ... ), $snapshot->record['recipes'] ) );
		if ( isset( $snapshot->record['stars'] ) ) {
			$this->stars->give_back( $post_id, $snapshot->record['comments'], $snapshot->record['stars'] );
		}
		if ( isset( $snapshot->record['saves'] ) ) {
			$this->saves->give_back( $post_id, $snapshot->record['savedBy'] ?? [], $snapshot->record['saves'] );
		}
		return $snapshot->restore( $this->db, $this->rows, $post_id );
	}

	/**
	 * Writes the block that shows a recipe of another post.
	 *
	 * @param int $post_id The post that has it.
	 */
	private static function embed( int $post_id ): string {
		$post = get_post( $post_id );
		return $post instanceof \WP_Post ? EmbedBlock::html( $post ) : '';
	}
}
