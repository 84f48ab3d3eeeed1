<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\PostType;
use Larder\Recipe\Saved\EmbedBlock;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the recipes of another plugin into blocks of Larder, in the posts in which they are, and back.
 *
 * What has changed over is known by {@see Homes}. A step that dies half way leaves nothing, since {@see Transaction} does it whole.
 * Nothing of the other plugin's data is changed.
 */
final class ChangeOver {

	/** Post types that go with their plugin: a recipe in the content of such a post gets one of Larder's. */
	private const TYPES_OF_PLUGINS = [ 'wpzoom_rcb' ];

	/** @var array<int, true> Posts that wait for others whose recipes they show. */
	private array $begun = [];

	/**
	 * @param \wpdb $db    WordPress's database.
	 * @param Rows  $rows  Reads what is stored.
	 * @param Homes $homes Looks up what has changed over.
	 * @param Stars $stars Imports ratings.
	 * @param Saves $saves Imports who has saved a recipe.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly Rows $rows,
		private readonly Homes $homes,
		private readonly Stars $stars,
		private readonly Saves $saves
	) {}

	/**
	 * Returns posts that show recipes of a plugin, in ascending order.
	 *
	 * @param Source $source The plugin.
	 * @param int    $after  Only greater ids.
	 * @param int    $limit  How many at most.
	 * @return list<int>
	 */
	public function posts( Source $source, int $after, int $limit ): array {
		return $this->rows->posts->having( $source->needles(), $after, $limit );
	}

	/**
	 * Changes a post over that shows recipes: the first one that is in no other post comes into it, the others are embedded.
	 *
	 * @param Source $source  The plugin.
	 * @param int    $post_id The post.
	 */
	public function change_post( Source $source, int $post_id ): Outcome {
		$post   = get_post( $post_id );
		$embeds = $post instanceof \WP_Post ? $source->embeds( $post ) : [];
		if ( ! $post instanceof \WP_Post || [] === $embeds ) {
			return new Outcome( $post_id );
		}
		if ( in_array( $post->post_type, self::TYPES_OF_PLUGINS, true ) ) {
			return $this->change_recipe( $source, $embeds[0]->key );
		}
		$snapshot = Snapshot::of( $post_id ) ?? Snapshot::take( $this->rows, $post, $source->id(), Taxonomy::keys() );
		$keys     = new FreshKeys( $this->homes, $source->id(), $post_id );
		$markup   = [];
		$own      = null;
		$notices  = [];
		$missing  = [];
		foreach ( array_filter( $embeds, static fn ( Embed $embed ): bool => null === $embed->rest ) as $number => $embed ) {
			$is_elsewhere = ! ctype_digit( $embed->key ) && (int) $embed->key !== $post_id;
			$key          = $keys->of( $embed->key );
			$home         = $this->homes->of( $source->id(), $key );
			if ( 0 === $home && $is_elsewhere && ! isset( $this->begun[ (int) $embed->key ] ) ) {
				// It is in the content of another post, and stays there.
				$this->begun[ $post_id ] = true;
				$notices += array_fill_keys( $this->change_post( $source, (int) $embed->key )->recipes, [] );
				unset( $this->begun[ $post_id ] );
				$home = $this->homes->of( $source->id(), $embed->key );
			}
			$recipe = $home > 0 || $is_elsewhere ? null : $source->recipe( $embed->key )?->called( $key );
			if ( null !== $recipe && $recipe->own_post > 0 && $recipe->own_post !== $post_id ) {
				$home                    = $this->into_own_post( $source, $recipe );
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
				$markup[ $number ]       = self::embed( $own?->key === $key ? $post_id : $this->create( $source, $recipe, $post ) );
				$notices[ $recipe->key ] = $recipe->notices;
			}
			if ( $key !== $embed->key ) {
				$snapshot->record['added'][ $key ] = $embed->own_markup();
			}
		}
		if ( [] !== $markup ) {
			$markup += self::rest( $embeds, $markup );
			foreach ( $markup as $number => $block ) {
				$markup[ $number ] = '' === $embeds[ $number ]->markup ? "\n\n$block" : $block;
			}
			Content::remember( $post_id );
			Content::write( $this->db, $post_id, Content::replaced( $post->post_content, $markup, $embeds ) );
			$this->settle( $source, $own, $post_id, $post_id, $snapshot );
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
	 * @param Source $source The plugin.
	 * @param string $key    The recipe.
	 */
	public function change_recipe( Source $source, string $key ): Outcome {
		$recipe = 0 === $this->homes->of( $source->id(), $key ) ? $source->recipe( $key ) : null;
		if ( null === $recipe ) {
			return new Outcome( 0 );
		}
		$post = $recipe->own_post > 0 ? $this->into_own_post( $source, $recipe ) : $this->create( $source, $recipe, null );
		return new Outcome( $post, [ $recipe->key ], array_filter( [ $recipe->key => $recipe->notices ] ) );
	}

	/**
	 * Restores a post to what it was before.
	 *
	 * @param int          $post_id The post.
	 * @param PutBack|null $back    Brings its recipes back in other posts, too; null where these go back as well.
	 * @return bool Whether anything had changed over.
	 */
	public function undo( int $post_id, ?PutBack $back = null ): bool {
		$snapshot = Snapshot::of( $post_id );
		if ( null === $snapshot ) {
			return false;
		}
		$back?->embeds_of( $post_id, array_map( strval( ... ), $snapshot->record['recipes'] ) );
		if ( isset( $snapshot->record['stars'] ) ) {
			$this->stars->give_back( $post_id, $snapshot->record['comments'], $snapshot->record['stars'] );
		}
		if ( isset( $snapshot->record['saves'] ) ) {
			$this->saves->give_back( $post_id, $snapshot->record['savedBy'] ?? [], $snapshot->record['saves'] );
		}
		$snapshot->restore( $this->db, $this->rows, $post_id );
		return true;
	}

	/**
	 * Inserts a recipe into the post that is the recipe already: after its story, or where the story has a placeholder for it.
	 *
	 * @param Source       $source The plugin.
	 * @param SourceRecipe $recipe The recipe.
	 * @return int The post.
	 */
	private function into_own_post( Source $source, SourceRecipe $recipe ): int {
		$post = get_post( $recipe->own_post );
		if ( ! $post instanceof \WP_Post || has_block( Blocks::RECIPE, $post ) ) {
			return $this->create( $source, $recipe, $post instanceof \WP_Post ? $post : null );
		}
		$snapshot = Snapshot::of( $post->ID ) ?? Snapshot::take( $this->rows, $post, $source->id(), Taxonomy::keys() );
		$shown    = clone $post;
		// What a plugin has made of the recipe's fields is not a story.
		$shown->post_content = $recipe->story ?? $post->post_content;
		$embeds   = array_values( array_filter(
			$source->embeds( $shown ),
			static fn ( Embed $embed ): bool => $embed->key === $recipe->key
		) );
		$embeds   = array_slice( [ ...$embeds, new Embed( $recipe->key, strlen( $shown->post_content ), '' ) ], 0, 1 );
		$block    = $recipe->blocks( $post->post_title, (int) get_post_thumbnail_id( $post ) );
		$is_first = '' === trim( substr( $shown->post_content, 0, $embeds[0]->offset ) );
		Content::remember( $post->ID );
		Content::write(
			$this->db,
			$post->ID,
			Content::replaced( $shown->post_content, [ $is_first ? $block : "\n\n$block" ], $embeds ),
			[
				...( OwnTypes::for_plugin( $source->id() ) === $post->post_type
					? [ 'post_type' => OwnTypes::becomes( $source->id() ) ]
					: [] ),
				...( null === $recipe->story ? [] : [ 'post_excerpt' => $recipe->search_text ] ),
			]
		);
		$this->settle( $source, $recipe, $post->ID, $post->ID, $snapshot );
		return $post->ID;
	}

	/**
	 * Creates a post for a recipe that has none of its own.
	 *
	 * @param Source        $source The plugin.
	 * @param SourceRecipe  $recipe The recipe.
	 * @param \WP_Post|null $shown  The post that shows it; null where none does.
	 * @return int The post.
	 */
	private function create( Source $source, SourceRecipe $recipe, ?\WP_Post $shown ): int {
		$like = $shown ?? get_post( $recipe->post_id );
		$name = $recipe->document->data['name'];
		OptionsBefore::remember();
		$id = Content::trusted(
			static fn () => wp_insert_post(
				[
					'post_type'     => PostType::NAME,
					'post_title'    => wp_slash( $name ),
					'post_content'  => wp_slash( $recipe->blocks( $name, $recipe->thumbnail ) ),
					'post_excerpt'  => wp_slash( $recipe->search_text ),
					'post_status'   => self::status( $like instanceof \WP_Post ? $like->post_status : 'draft' ),
					'post_author'   => $like instanceof \WP_Post ? (int) $like->post_author : get_current_user_id(),
					'post_date'     => $like instanceof \WP_Post ? $like->post_date : '',
					'post_date_gmt' => $like instanceof \WP_Post ? $like->post_date_gmt : '',
					'post_password' => $like instanceof \WP_Post ? wp_slash( $like->post_password ) : '',
				],
				true
			)
		);
		if ( is_wp_error( $id ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
			throw new \RuntimeException( 'A recipe could not be stored: ' . $id->get_error_message() );
		}
		$post = get_post( $id );
		if ( $post instanceof \WP_Post ) {
			if ( $like instanceof \WP_Post ) {
				PostLanguage::copy( $like, $id );
			}
			$this->settle( $source, $recipe, $id, $shown->ID ?? 0, Snapshot::take( $this->rows, $post, $source->id(), [], true ) );
		}
		return $id;
	}

	/**
	 * Returns the status of a recipe that gets a post: a draft where the post that shows it was never saved or is in the trash, from which
	 * WordPress deletes it some day, or has the status of what it belongs to, which a recipe has not.
	 *
	 * @param string $status Status of the post that it is like.
	 */
	private static function status( string $status ): string {
		return in_array( $status, [ 'auto-draft', 'trash', 'inherit' ], true ) ? 'draft' : $status;
	}

	/**
	 * Adds to a post what belongs to its recipe outside of the content, and records what the post had before.
	 *
	 * @param Source            $source   The plugin.
	 * @param SourceRecipe|null $recipe   The recipe that is in it; null for none.
	 * @param int               $post_id  The post.
	 * @param int               $comments The post whose comments give stars.
	 * @param Snapshot          $snapshot The post as it was.
	 */
	private function settle( Source $source, ?SourceRecipe $recipe, int $post_id, int $comments, Snapshot $snapshot ): void {
		if ( null === $recipe ) {
			$snapshot->keep( $post_id );
			return;
		}
		$snapshot->record['recipes'][] = $recipe->key;
		$this->homes->note( $source->id(), $recipe->key, $post_id );
		MadeTerms::add( $post_id, $recipe->terms );
		if (
			$recipe->thumbnail > 0
			&& false === metadata_exists( 'post', $post_id, '_thumbnail_id' )
			&& get_post( $recipe->thumbnail ) instanceof \WP_Post
		) {
			set_post_thumbnail( $post_id, $recipe->thumbnail );
		}
		[
			'comments' => $given,
			'carried'  => $snapshot->record['stars'],
		] = $this->stars->take( $source, $comments, $post_id, $recipe->rating );
		$snapshot->record['comments'] = $given;
		if ( $recipe->likes > 0 || [] !== $recipe->saved_by ) {
			[
				'users'   => $snapshot->record['savedBy'],
				'carried' => $snapshot->record['saves'],
			] = $this->saves->take( $recipe, $post_id );
		}
		$snapshot->record['report'] = [
			$recipe->key => ReportLine::for_recipe( $recipe, $post_id, $this->stars->count( $post_id ), count( $given ) ),
		] + ( $snapshot->record['report'] ?? [] );
		$snapshot->keep( $post_id );
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
