<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Recipe\Blocks;
use Larder\Recipe\PageIds;
use Larder\Recipe\RecipeRenderer;
use Larder\Registrable;
use Larder\Switch\Homes;
use Larder\Video\VideoRenderer;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the anchors to which old links lead (`#wprm-recipe-container-12`) to recipes that have changed over.
 */
final class OldAnchors implements Registrable {

	/** What a plugin calls its card, with the recipe's key for `%s`. */
	private const NAMED = [
		'wp-recipe-maker'    => [ 'wprm-recipe-container-%s' ],
		'tasty-recipes-lite' => [ 'tasty-recipes-%s', 'tasty-recipes-%s-jump-target' ],
		'delicious-recipes'  => [ 'dr-recipe-meta-main-%s' ],
		'mediavine-create'   => [ 'mv-creation-%s' ],
		'wp-ultimate-recipe' => [ 'wpurp-container-recipe-%s' ],
		'easyrecipe'         => [ 'easyrecipe-%s' ],
	];

	/** What plugins call every card alike. */
	private const COMMON = [
		'recipe-card-blocks-by-wpzoom' => 'wpzoom-recipe-card',
		'delicious-recipes-card'       => 'dr-dynamic-recipe-card',
		'zip-recipes'                  => 'zrdn-recipe-container',
		'meal-planner-pro'             => 'mpprecipe-container',
	];

	/** What a plugin calls the parts of its card, by the blocks that they are now, with the recipe's key for `%s`. */
	private const PARTS = [
		'larder/ingredients'  => [ 'wp-recipe-maker' => 'recipe-%s-ingredients' ],
		'larder/instructions' => [ 'wp-recipe-maker' => 'recipe-%s-instructions' ],
		'larder/notes'        => [ 'wp-recipe-maker' => 'recipe-%s-notes' ],
		'larder/equipment'    => [ 'wp-recipe-maker' => 'recipe-%s-equipment' ],
		'larder/video'        => [
			'wp-recipe-maker'   => 'wprm-recipe-video-container-%s',
			'delicious-recipes' => 'dr-video-gallery-%s',
		],
	];

	/** What plugins call these parts of every card alike. */
	private const COMMON_PARTS = [
		'larder/ingredients'  => [ 'cooked' => 'ingredients' ],
		'larder/instructions' => [ 'cooked' => 'directions' ],
	];

	/**
	 * @param PageIds $ids Gives out ids of the page's elements.
	 */
	public function __construct( private readonly PageIds $ids ) {}

	/**
	 * Returns the id that all cards of a plugin have alike.
	 *
	 * @param string $source The plugin.
	 * @return string Empty where each has its own.
	 */
	public static function common( string $source ): string {
		return self::COMMON[ $source ] ?? '';
	}

	/** {@inheritDoc} */
	public function register(): void {
		if ( [] === Homes::plugins() ) {
			return;
		}
		add_filter( 'render_block_larder/recipe', $this->add( ... ), 10, 3 );
		foreach ( array_keys( self::PARTS ) as $block ) {
			add_filter( "render_block_$block", $this->name_part( ... ), 10, 3 );
		}
	}

	/**
	 * Adds the places to a recipe's card.
	 *
	 * @param mixed $html   The card.
	 * @param mixed $parsed The block as it is stored.
	 * @param mixed $block  The block.
	 * @return mixed The card with the places.
	 */
	private function add( mixed $html, mixed $parsed = null, mixed $block = null ): mixed {
		$post_id = $block instanceof \WP_Block ? RecipeRenderer::post_id( $block ) : 0;
		if ( ! is_string( $html ) || 0 === $post_id ) {
			return $html;
		}
		$places = '';
		foreach ( self::places( $post_id, $this->is_first( $post_id ) ) as $id ) {
			$is_there = str_contains( $html, sprintf( 'id="%s"', esc_attr( $id ) ) );
			$places .= $is_there || ! $this->ids->take( $id ) ? '' : self::place( $id );
		}
		$opening = '/^\s*<article\b[^>]*>/';
		return '' === $places
			? $html
			: preg_replace_callback( $opening, static fn ( array $tag ): string => $tag[0] . $places, $html ) ?? $html;
	}

	/**
	 * Gives a part of a recipe the id that it had, unless its author has given it one. A video, which has an id without that, keeps it.
	 *
	 * @param mixed $html   The part.
	 * @param mixed $parsed The block as it is stored.
	 * @param mixed $block  The block.
	 * @return mixed The part with the id.
	 */
	private function name_part( mixed $html, mixed $parsed = null, mixed $block = null ): mixed {
		$post_id = $block instanceof \WP_Block ? RecipeRenderer::post_id( $block ) : 0;
		if ( ! is_string( $html ) || ! $block instanceof \WP_Block || 0 === $post_id ) {
			return $html;
		}
		$tag = new \WP_HTML_Tag_Processor( $html );
		$has = $tag->next_tag() ? $tag->get_attribute( 'id' ) : '';
		if ( null !== $has && ! in_array( $has, VideoRenderer::anchors( $post_id ), true ) ) {
			return $html;
		}
		$common = $this->is_first( $post_id ) ? self::COMMON_PARTS[ $block->name ] ?? [] : [];
		foreach ( Homes::in_post( $post_id ) as $name ) {
			[ $source, $key ] = explode( '_', $name, 2 ) + [ '', '' ];
			$id               = $common[ $source ] ?? sprintf( self::PARTS[ $block->name ][ $source ] ?? '', $key );
			if ( '' === $id || ! $this->ids->take( $id ) ) {
				continue;
			}
			if ( null !== $has ) {
				return self::place( $id ) . $html;
			}
			$tag->set_attribute( 'id', $id );
			return $tag->get_updated_html();
		}
		return $html;
	}

	/**
	 * Returns whether a recipe has the ids that every card has alike: that of the page, or else the first that the page shows.
	 *
	 * @param int $post_id The post of the recipe.
	 */
	private function is_first( int $post_id ): bool {
		return is_singular() && $this->ids->is_first( Blocks::RECIPE, $post_id );
	}

	/**
	 * Returns a place to which links lead, out of the flow: the distances around it stay.
	 *
	 * @param string $id Its id.
	 */
	private static function place( string $id ): string {
		return sprintf( '<span id="%s" style="position:absolute"></span>', esc_attr( $id ) );
	}

	/**
	 * Lists the ids that the recipes of a post have had.
	 *
	 * @param int  $post_id  The post.
	 * @param bool $is_first Whether what names every card alike is there for it.
	 * @return list<string>
	 */
	private static function places( int $post_id, bool $is_first ): array {
		$ids = [];
		foreach ( Homes::in_post( $post_id ) as $name ) {
			[ $source, $key ] = explode( '_', $name, 2 ) + [ '', '' ];
			$named            = array_map( static fn ( string $id ): string => sprintf( $id, $key ), self::NAMED[ $source ] ?? [] );
			$common           = $is_first ? array_filter( [ 'recipe', self::common( $source ) ] ) : [];
			$ids              = [ ...$ids, ...$named, ...$common ];
		}
		return array_values( array_unique( $ids ) );
	}
}
