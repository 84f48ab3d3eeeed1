<?php
declare( strict_types=1 );

namespace Larder\Faq;

use Larder\Islands\Islands;
use Larder\Islands\Seal;
use Larder\Recipe\Anchor;
use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Recipe\Ids;
use Larder\Recipe\InnerBlocks;
use Larder\Recipe\Language;
use Larder\Recipe\RecipeRenderer;
use Larder\Recipe\RichText;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the questions of a recipe; `view.tsx` renders the same switch above them.
 */
final class FaqRenderer {

	private const BLOCK = 'wp-block-larder-faq';
	private const ITEM  = 'wp-block-larder-faq-item';

	/** Ids of the items of the block that is rendered. */
	private Ids $ids;

	public function __construct( private readonly Islands $islands ) {
		$this->ids = new Ids();
	}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param \WP_Block               $block      The block, for the items inside it.
	 * @param int                     $level      Level of the heading.
	 * @return string HTML, empty when no question has an answer.
	 */
	public function render( array $attributes, \WP_Block $block, int $level ): string {
		// A page may be rendered more than once; its anchors stay the same.
		$this->ids = new Ids();
		$root      = $this->islands->wrapper( 'faq', [] );
		$wrapper   = Html::wrapper( $root );
		$items     = InnerBlocks::render( $block );
		if ( '' === trim( $items ) ) {
			return '';
		}
		$title = RichText::inline( Attributes::from_value( $attributes )->html( 'title' ) );
		$head  = Html::element(
			"h$level",
			self::BLOCK . '__title',
			RichText::is_blank( $title )
				? esc_html__( 'Questions and answers', 'larder' )
				: Language::of_post( RecipeRenderer::post_id( $block ) )->mark( $title )
		)
			. Html::element(
				'div',
				self::BLOCK . '__all',
				self::inner(),
				[ 'data-larder-part' => 'switch', Seal::PART => $root[ Seal::ATTRIBUTE ] ?? '' ]
			);
		return sprintf(
			'<section %s>%s%s</section>',
			$wrapper,
			Html::element( 'div', self::BLOCK . '__head', $head ),
			Html::element( 'div', self::BLOCK . '__items', $items, Language::of_post( RecipeRenderer::post_id( $block ) )->attributes() )
		);
	}

	/**
	 * Prints one question and its answer.
	 *
	 * The anchor is that of the answer: browsers open what hides the target of
	 * a link, or the words that somebody looks for in the page.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param \WP_Block               $block      The block, for what the answer holds.
	 * @param int                     $level      Level of the heading above.
	 * @return string HTML, empty when the question or the answer is missing.
	 */
	public function item( array $attributes, \WP_Block $block, int $level ): string {
		$stored   = Attributes::from_value( $attributes );
		$question = RichText::unlinked( $stored->html( 'question' ) );
		// Before what is inside: WordPress asks about the block that renders.
		$wrapper  = Html::wrapper( [] );
		$answer   = InnerBlocks::render( $block );
		if ( RichText::is_blank( $question ) || '' === trim( $answer ) ) {
			return '';
		}
		return sprintf(
			'<details %s><summary class="%s">%s</summary>%s</details>',
			$wrapper,
			self::ITEM . '__question',
			Html::element( 'h' . ( $level + 1 ), self::ITEM . '__title', $question ),
			Html::element(
				'div',
				self::ITEM . '__answer',
				$answer,
				[
					'id' => Anchor::for_recipe(
						'faq',
						$this->ids->claim( $stored->html( 'id' ), $stored->text( 'question' ) ),
						RecipeRenderer::post_id( $block )
					),
				]
			)
		);
	}

	/**
	 * Prints the switch that opens and closes all items.
	 */
	public static function inner(): string {
		return sprintf(
			'<button type="button" role="switch" class="%s" aria-checked="false">%s</button>',
			self::BLOCK . '__switch',
			esc_html__( 'Expand all', 'larder' )
		);
	}
}
