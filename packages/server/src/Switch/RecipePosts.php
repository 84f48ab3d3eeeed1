<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\Blocks;
use Larder\Recipe\PostType;
use Larder\Taxonomies\Taxonomy;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts recipes of other plugins into posts of their own, and adds to posts what belongs to their recipes outside of the content.
 */
final class RecipePosts {

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
	) {}

	/**
	 * Inserts a recipe into the post that is the recipe already: after its story, or where the story has a placeholder for it.
	 *
	 * @return int The post.
	 */
	public function into_own( PluginSource $source, SourceRecipe $recipe ): int {
		$post = get_post( $recipe->own_post );
		if ( ! $post instanceof \WP_Post || has_block( Blocks::RECIPE, $post ) ) {
			return $this->create( $source, $recipe, $post instanceof \WP_Post ? $post : null );
		}
		$snapshot = Snapshot::find( $post->ID ) ?? Snapshot::take( $this->rows, $post, $source->id(), Taxonomy::keys() );
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
		KeptRevision::keep( $this->db, $post, $snapshot->has_no_revisions() );
		Content::write(
			$this->db,
			$post->ID,
			StorableText::content( $this->db, Content::replaced( $shown->post_content, [ $is_first ? $block : "\n\n$block" ], $embeds ) ),
			[
				...( OwnTypes::for_plugin( $source->id() ) === $post->post_type
					? [ 'post_type' => OwnTypes::becomes( $source->id() ) ]
					: [] ),
				...( null === $recipe->story
					? []
					: [ 'post_excerpt' => StorableText::text( $this->db, 'post_excerpt', $recipe->search_text ) ] ),
			]
		);
		$this->settle( $source, $recipe, $post->ID, $post->ID, $snapshot );
		return $post->ID;
	}

	/**
	 * Creates a post for a recipe that has none of its own.
	 *
	 * @param \WP_Post|null $shown The post that shows it; null where none does.
	 * @return int The post.
	 */
	public function create( PluginSource $source, SourceRecipe $recipe, ?\WP_Post $shown ): int {
		$like = $shown ?? get_post( $recipe->post_id );
		$name = $recipe->document->data['name'];
		InitialOptions::remember();
		$id = Content::trusted(
			fn () => wp_insert_post(
				[
					'post_type'     => PostType::NAME,
					'post_title'    => wp_slash( StorableText::text( $this->db, 'post_title', $name ) ),
					'post_content'  => wp_slash( StorableText::content( $this->db, $recipe->blocks( $name, $recipe->thumbnail ) ) ),
					'post_excerpt'  => wp_slash( StorableText::text( $this->db, 'post_excerpt', $recipe->search_text ) ),
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
	 * Returns the status of a recipe that gets a post: that of the post that it is like. It is a draft where that one was never saved or
	 * is in the trash, as WordPress deletes such posts by itself, and where it has no status of its own (`inherit`).
	 *
	 * @param string $status Status of the post that it is like.
	 */
	private static function status( string $status ): string {
		return in_array( $status, PostRows::PASSED, true ) ? 'draft' : $status;
	}

	/**
	 * Adds to a post what belongs to its recipe outside of the content, and records what the post had before.
	 *
	 * @param SourceRecipe|null $recipe   The recipe that is in it; null for none.
	 * @param int               $comments The post whose comments give stars.
	 * @param Snapshot          $snapshot The post as it was.
	 */
	public function settle( PluginSource $source, ?SourceRecipe $recipe, int $post_id, int $comments, Snapshot $snapshot ): void {
		if ( null === $recipe ) {
			$snapshot->keep( $post_id );
			return;
		}
		$snapshot->record['recipes'][] = $recipe->key;
		$this->locations->note( $source->id(), $recipe->key, $post_id, $recipe->step_names );
		CreatedTerms::add( $this->rows, $post_id, $recipe->terms );
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
}
