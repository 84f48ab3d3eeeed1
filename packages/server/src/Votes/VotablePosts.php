<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Ajax\Refusal;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\KnownPosts;
use Larder\Recipe\PostType;
use Larder\Recipe\ReadAccess;

defined( 'ABSPATH' ) || exit;

/**
 * Which posts may be voted on: those that the visitor can read.
 */
final class VotablePosts {

	public function __construct( private readonly DocumentRepository $documents ) {}

	/**
	 * Refuses anything that is not a recipe, or none that everybody can read.
	 *
	 * @throws Refusal When there is no such recipe.
	 */
	public function require_recipe( int $post_id ): void {
		if ( ! $this->is_readable( $post_id ) || ! $this->is_recipe( $post_id ) ) {
			throw new Refusal( 'unknown_recipe', esc_html__( 'This recipe is not there any more.', 'larder' ), 404 );
		}
	}

	/**
	 * Refuses a post that is not there, or that not everybody can read.
	 *
	 * @throws Refusal When there is no such post.
	 */
	public function require_post( int $post_id ): void {
		if ( ! $this->is_readable( $post_id ) ) {
			throw new Refusal( 'unknown_post', esc_html__( 'This post is not there any more.', 'larder' ), 404 );
		}
	}

	/**
	 * Refuses the vote of a visitor from whom another plugin keeps the recipe: votes come from those who could read it. Title and
	 * picture of such a recipe are for all, so that it can be saved for later, and votes that were cast before can be taken back.
	 *
	 * @throws Refusal When it holds a recipe that the visitor may not read.
	 */
	public function require_reader( int $post_id ): void {
		$post = get_post( $post_id );
		if ( $post instanceof \WP_Post && $this->is_recipe( $post_id ) && ! ReadAccess::is_allowed( $post ) ) {
			throw new Refusal( 'not_readable', esc_html__( 'Only those who can read this recipe can vote for it.', 'larder' ), 403 );
		}
	}

	/**
	 * Returns those of some posts that the visitor can read.
	 *
	 * @param list<int> $post_ids
	 * @return list<int> Each once.
	 */
	public function readable( array $post_ids ): array {
		return array_values( array_unique( array_filter( KnownPosts::among( $post_ids ), $this->is_readable( ... ) ) ) );
	}

	/**
	 * Returns whether the visitor can read a post.
	 */
	private function is_readable( int $post_id ): bool {
		$post = get_post( $post_id );
		return $post instanceof \WP_Post && is_post_publicly_viewable( $post ) && ! post_password_required( $post );
	}

	/**
	 * Returns whether a post is a recipe, or holds one.
	 */
	private function is_recipe( int $post_id ): bool {
		return PostType::NAME === get_post_type( $post_id ) || null !== $this->documents->get( $post_id );
	}
}
