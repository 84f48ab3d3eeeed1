<?php
declare( strict_types=1 );

namespace Larder\Notes;

use Larder\Links\KeywordLinks;
use Larder\Recipe\Html;
use Larder\Recipe\InnerBlocks;
use Larder\Recipe\Language;
use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\RichText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the notes after a recipe.
 */
final class NotesRenderer {

	public function __construct( private readonly KeywordLinks $keywords ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param \WP_Block               $block      The block, for the blocks inside it.
	 * @param int                     $level      Level of the heading.
	 * @return string HTML, empty when there is nothing inside.
	 */
	public function render( array $attributes, \WP_Block $block, int $level ): string {
		$wrapper = Html::wrapper( [] );
		$html    = InnerBlocks::render( $block );
		// A new recipe starts with an empty paragraph, which many leave as it is.
		if ( '' === trim( (string) preg_replace( '~<p[^>]*>(?:\s|&nbsp;|<br ?/?>)*</p>~', '', $html ) ) ) {
			return '';
		}
		$words = Language::of_post( RecipeRenderer::post_id( $block ) );
		$title = RichText::inline( is_string( $attributes['title'] ?? null ) ? $attributes['title'] : '' );
		return sprintf(
			'<section %s>%s%s</section>',
			$wrapper,
			Html::element(
				"h$level",
				'wp-block-larder-notes__title',
				RichText::is_blank( $title ) ? esc_html__( 'Notes', 'larder' ) : $words->mark( $title )
			),
			Html::element(
				'div',
				'wp-block-larder-notes__content',
				$this->keywords->link( $html, RecipeRenderer::post_id( $block ), 'notes' ),
				$words->attributes()
			)
		);
	}
}
