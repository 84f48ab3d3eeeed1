<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Recipe\Blocks;
use Larder\Recipe\Html;
use Larder\Recipe\Language;
use Larder\Recipe\PostContent;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a recipe for paper: the same blocks as on its page, without what can only be pressed.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class PrintSheet {

	/** Blocks that say nothing on paper. */
	private const UNPRINTED = [
		'larder/likes',
		'larder/print',
		'larder/rating',
		'larder/recipe-archive',
		'larder/recipe-search',
		'larder/recommend',
		'larder/saved-recipes',
		'larder/share',
		'larder/video',
		'larder/wishlist',
	];

	/** Blocks that are a part of their own; all others are what else there is. */
	private const NAMED = [
		'larder/author',
		'larder/details',
		'larder/ingredients',
		'larder/instructions',
		'larder/notes',
		'larder/nutrition',
	];

	public function __construct( private readonly PrintSettings $settings ) {}

	/**
	 * Prints the sheet of the loop's current post.
	 */
	public function html( \WP_Post $post ): string {
		/** @var list<Block> $blocks */
		$blocks    = parse_blocks( PostContent::with_patterns( $post ) );
		$recipes   = array_filter( $blocks, self::holds_recipe( ... ) );
		$unprinted = self::leave_out( ... );
		add_filter( 'pre_render_block', $unprinted, 10, 2 );
		add_filter( 'larder_recipe_has_actions', '__return_false' );
		$story = self::render( array_diff_key( $blocks, $recipes ) );
		$html  = self::render( $recipes );
		remove_filter( 'pre_render_block', $unprinted );
		remove_filter( 'larder_recipe_has_actions', '__return_false' );
		// A picture of the paper: nothing on it is pressed or gets the focus.
		$attributes = [ 'inert' => true ] + ( self::has_more( $recipes ) ? [ 'data-larder-print-more' => true ] : [] );
		return Html::element(
			'div',
			'larder-print__sheet',
			Html::element(
				'h1',
				'larder-print__title',
				wp_kses_post( get_the_title( $post ) ),
				Language::of_post( $post->ID )->attributes()
			)
				. Html::element( 'div', 'larder-print__story', self::for_paper( $story ) )
				. self::for_paper( $html )
				. Html::element( 'p', 'larder-print__thanks', esc_html( $this->settings->thanks() ) )
				. self::url( $post ),
			$attributes
		);
	}

	/**
	 * Prints where the recipe is from; the view adds the code to take it to a phone.
	 */
	private static function url( \WP_Post $post ): string {
		$url = (string) get_permalink( $post );
		return sprintf(
			'<footer class="larder-print__address"><p><strong>%s</strong><br><a href="%s" dir="ltr">%s</a></p><div class="larder-print__code"></div></footer>',
			esc_html( get_bloginfo( 'name', 'display' ) ),
			esc_url( $url ),
			esc_html( (string) preg_replace( '#^https?://|/$#', '', urldecode( $url ) ) )
		);
	}

	/**
	 * Opens what is folded, and has all pictures loaded before they are printed.
	 *
	 * @param string $html Rendered blocks.
	 */
	private static function for_paper( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'DETAILS' === $tags->get_tag() ) {
				$tags->set_attribute( 'open', true );
			} elseif ( 'IMG' === $tags->get_tag() ) {
				$tags->remove_attribute( 'loading' );
			}
		}
		return trim( $tags->get_updated_html() );
	}

	/**
	 * Renders blocks one after the other.
	 *
	 * @param array<int, Block> $blocks Parsed blocks.
	 */
	private static function render( array $blocks ): string {
		return implode( '', array_map( render_block( ... ), $blocks ) );
	}

	/**
	 * Omits a block that is of no use on paper.
	 *
	 * @param mixed                $html  The replacement so far; null for none.
	 * @param array<string, mixed> $block The parsed block.
	 */
	private static function leave_out( mixed $html, array $block ): mixed {
		return in_array( $block['blockName'] ?? '', self::UNPRINTED, true ) ? '' : $html;
	}

	/**
	 * Returns whether a block is a recipe or has one inside.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 */
	private static function holds_recipe( array $block ): bool {
		return Blocks::RECIPE === ( $block['blockName'] ?? '' ) || [] !== array_filter( self::inside( $block ), self::holds_recipe( ... ) );
	}

	/**
	 * Returns whether recipes hold blocks beside those that are a part of their own.
	 *
	 * @param array<int, array<string, mixed>> $blocks Parsed blocks.
	 */
	private static function has_more( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( Blocks::RECIPE !== ( $block['blockName'] ?? '' ) ) {
				if ( self::has_more( self::inside( $block ) ) ) {
					return true;
				}
				continue;
			}
			$names = array_filter( array_column( self::inside( $block ), 'blockName' ), is_string( ... ) );
			if ( [] !== array_diff( $names, self::NAMED, self::UNPRINTED ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the blocks inside a block.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 * @return list<array<string, mixed>>
	 */
	private static function inside( array $block ): array {
		/** @var list<array<string, mixed>> $inside */
		$inside = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		return $inside;
	}
}
