<?php
declare( strict_types=1 );

namespace Larder\ClassicEditor;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Opens posts with the plugin's blocks in the block editor, where others have switched it off for all posts.
 *
 * The Classic Editor and similar plugins do so at priority 100; a site that wants it for recipes, too, has a filter.
 */
final class EditorChoice implements Registrable {

	/** After the plugins that disable the block editor, and before filters that override them. */
	private const PRIORITY = PHP_INT_MAX - 1;

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'use_block_editor_for_post', $this->for_post( ... ), self::PRIORITY, 2 );
		add_filter( 'use_block_editor_for_post_type', $this->for_type( ... ), self::PRIORITY, 2 );
		// With one editor there is no link to the other one; it would lead to the same place.
		add_filter( 'classic_editor_enabled_editors_for_post', $this->enabled( ... ), self::PRIORITY, 2 );
		add_filter( 'classic_editor_enabled_editors_for_post_type', $this->enabled_for_type( ... ), self::PRIORITY, 2 );
	}

	/**
	 * Chooses the editor of a post.
	 *
	 * @param mixed $is_used What others say.
	 * @return mixed True for posts with the plugin's blocks, else the same.
	 */
	public function for_post( mixed $is_used, mixed $post = null ): mixed {
		return $is_used || ( $post instanceof \WP_Post && $this->is_needed( $post ) ) ? true : $is_used;
	}

	/**
	 * Chooses the editor of a type whose posts begin as the plugin's blocks.
	 *
	 * @param mixed $is_used What others say.
	 * @param mixed $type    Key of the post type.
	 * @return mixed True for such a type, else the same.
	 */
	public function for_type( mixed $is_used, mixed $type = '' ): mixed {
		$is_ours = is_string( $type ) && LarderBlocks::are_in_template( $type ) && self::can_edit( $type );
		return ! $is_used && $is_ours && $this->is_allowed( null ) ? true : $is_used;
	}

	/**
	 * Allows only the block editor, in the Classic Editor plugin, for a post with the plugin's blocks.
	 *
	 * @param mixed $editors Whether each can be used, by name.
	 * @return mixed The same, or the block editor alone.
	 */
	public function enabled( mixed $editors, mixed $post = null ): mixed {
		$found = is_numeric( $post ) ? get_post( (int) $post ) : $post;
		return is_array( $editors ) && $found instanceof \WP_Post && $this->is_needed( $found ) ? self::blocks_alone( $editors ) : $editors;
	}

	/**
	 * Makes the same choice for a type whose posts begin as the plugin's blocks.
	 *
	 * @param mixed $editors Whether each can be used, by name.
	 * @param mixed $type    Key of the post type.
	 * @return mixed The same, or the block editor alone.
	 */
	public function enabled_for_type( mixed $editors, mixed $type = '' ): mixed {
		return is_array( $editors ) && true === $this->for_type( false, $type ) ? self::blocks_alone( $editors ) : $editors;
	}

	/**
	 * Returns whether a post has to be opened in the block editor.
	 */
	private function is_needed( \WP_Post $post ): bool {
		return LarderBlocks::are_in( $post ) && self::can_edit( $post->post_type ) && $this->is_allowed( $post );
	}

	/**
	 * Whether the site allows the choice of editor for a post.
	 *
	 * @param \WP_Post|null $post The post; null where it is about all of a type.
	 */
	private function is_allowed( ?\WP_Post $post ): bool {
		/**
		 * Filters whether posts with the plugin's blocks open in the block editor, where it is switched off for others.
		 *
		 * Where it says false, the classic editor shows their code, with a notice.
		 *
		 * @param bool          $is_allowed Whether they do.
		 * @param \WP_Post|null $post       The post; null where it is about new recipes.
		 */
		return false !== apply_filters( 'larder_keep_block_editor', true, $post );
	}

	/**
	 * Returns whether the block editor can open posts of a type at all.
	 *
	 * @param string $type Key of the post type.
	 */
	private static function can_edit( string $type ): bool {
		return post_type_supports( $type, 'editor' ) && true === ( get_post_type_object( $type )->show_in_rest ?? false );
	}

	/**
	 * Allows only the block editor.
	 *
	 * @param array<array-key, mixed> $editors Whether each can be used, by name.
	 * @return array<array-key, mixed>
	 */
	private static function blocks_alone( array $editors ): array {
		return [
			'classic_editor' => false,
			'block_editor'   => true,
		] + $editors;
	}
}
