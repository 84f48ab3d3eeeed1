<?php
declare( strict_types=1 );

namespace Larder\Shortcodes;

use Larder\Recipe\Blocks;
use Larder\Recipe\Html;
use Larder\Recipe\PostContent;
use Larder\Recipe\ReadAccess;
use Larder\Recipe\SavedWords\SavedWords;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a feature block outside of the block editor: the very markup and island that the block prints.
 */
final class Feature {

	/** @var array<string, true> Blocks and posts that are being rendered, to stop recursion. */
	private array $under_way = [];

	/**
	 * Prints a block of a recipe as its author has written it.
	 *
	 * @param string $name    Name of the block, such as `larder/ingredients`, or of the whole recipe.
	 * @param int    $post_id The post with the recipe, 0 for the one that is shown.
	 * @return string HTML, empty where nobody may see the recipe, or it has no such block.
	 */
	public function of_recipe( string $name, int $post_id ): string {
		$post = get_post( $post_id > 0 ? $post_id : null );
		if ( ! $post instanceof \WP_Post || ! ReadAccess::may_read( $post ) || isset( $this->under_way[ "$name $post->ID" ] ) ) {
			return '';
		}
		$this->under_way[ "$name $post->ID" ] = true;
		try {
			$block = $this->find( $name, $post );
			return null === $block ? '' : self::dressed( $block );
		} finally {
			unset( $this->under_way[ "$name $post->ID" ] );
		}
	}

	/**
	 * Prints a block that is by itself.
	 *
	 * @param string               $name       Name of the block.
	 * @param array<string, mixed> $attributes
	 * @param string               $inner      Saved markup of the blocks inside it.
	 */
	public function print_block( string $name, array $attributes = [], string $inner = '' ): string {
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			return '';
		}
		$post = get_post();
		return $this->render( get_comment_delimited_block_content( $name, $attributes, $inner ), $post instanceof \WP_Post ? $post : null );
	}

	/**
	 * Prints saved markup of blocks.
	 *
	 * @param string        $content The markup.
	 * @param \WP_Post|null $post    The post that it belongs to.
	 */
	public function render( string $content, ?\WP_Post $post = null ): string {
		$html = '';
		foreach ( SavedWords::parse( $content ) as $parsed ) {
			$html .= ( new \WP_Block( $parsed, self::context( $post ) ) )->render();
		}
		return $html;
	}

	/**
	 * Prints a block; one that lives in recipes only is in what gives it its colours and sizes there.
	 */
	private static function dressed( \WP_Block $block ): string {
		$html = $block->render();
		$card = \WP_Block_Type_Registry::get_instance()->get_registered( Blocks::RECIPE );
		if ( '' === $html || null === $card || ! in_array( Blocks::RECIPE, $block->block_type->ancestor ?? [], true ) ) {
			return $html;
		}
		array_map( wp_enqueue_style( ... ), $card->style_handles );
		// A card keeps more distance from a story than a part has to.
		return Html::element( 'div', 'wp-block-larder-recipe', $html, [ 'style' => 'margin-block-start: 1.5rem;' ] );
	}

	/**
	 * Finds a block in a recipe, or makes one that needs nothing but the recipe.
	 *
	 * @param string $name Name of the block.
	 */
	private function find( string $name, \WP_Post $post ): ?\WP_Block {
		$parsed = SavedWords::parse( PostContent::with_patterns( $post ) );
		$found  = self::search( new \WP_Block_List( $parsed, self::context( $post ) ), $name );
		if ( null !== $found || Blocks::RECIPE === $name || ! self::is_about_post( $name ) ) {
			return $found;
		}
		return new \WP_Block(
			[
				'blockName'    => $name,
				'attrs'        => [],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			],
			self::context( $post )
		);
	}

	/**
	 * Looks for a block among blocks and what is inside them.
	 *
	 * @param iterable<mixed> $blocks
	 * @param string          $name   Name of the block.
	 */
	private static function search( iterable $blocks, string $name ): ?\WP_Block {
		foreach ( $blocks as $block ) {
			if ( ! $block instanceof \WP_Block ) {
				continue;
			}
			$found = $name === $block->name ? $block : self::search( $block->inner_blocks, $name );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns whether a block needs no more than to know the post, such as a control for votes.
	 *
	 * @param string $name Name of the block.
	 */
	private static function is_about_post( string $name ): bool {
		$type    = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		/** @var list<string> $context */
		$context = $type->uses_context ?? [];
		return in_array( 'postId', $context, true ) && ! in_array( 'larder/name', $context, true );
	}

	/**
	 * Returns what blocks know of the post that they are in.
	 *
	 * @return array<string, int|string>
	 */
	private static function context( ?\WP_Post $post ): array {
		return null === $post ? [] : [
			'postId'   => $post->ID,
			'postType' => $post->post_type,
		];
	}
}
