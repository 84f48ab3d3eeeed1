<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Recipe\Blocks;
use Larder\Recipe\PageIds;
use Larder\Recipe\RecipeRenderer;
use Larder\Registrable;
use Larder\Switch\RecipeLocations;
use Larder\Switch\StepPlace;
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
		'meal-planner-pro'   => [ 'mpprecipe-container-%s' ],
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

	/**
	 * What plugins call a step, with the recipe's key for `%1$s`, the numbers of its group and within that for `%2$d` and `%3$d`, the one
	 * in the recipe for `%4$d`, that of its line among steps and headings, from 0 on, for `%5$d`, and for `%6$s` the name that they made
	 * up. Where all recipes call theirs alike, the first on a page has it.
	 */
	private const STEPS = [
		'wp-recipe-maker'              => 'wprm-recipe-%1$s-step-%2$d-%3$d',
		'mediavine-create'             => 'mv_create_%1$s_%4$d',
		'tasty-recipes-lite'           => 'instruction-step-%4$d',
		'cooked'                       => 'cooked-single-direction-step-%4$d',
		'meal-planner-pro'             => 'mpprecipe-instruction-%5$d',
		'recipe-card-blocks-by-wpzoom' => 'wpzoom-rcb-%6$s',
		'delicious-recipes-card'       => 'delicious-recipes-%6$s',
	];

	/** A step that has a text or a title, before which a place is. */
	private const STEP = '#<li\b[^>]*\sid="step-([a-z0-9]{8})(?:-\d+)?"[^>]*>(?:(?!</li>|<p\b).)*+<p class="wp-block-larder-instructions__(?:step-title|text)"[^>]*>#s';

	/** What plugins call these parts of every card alike. */
	private const COMMON_PARTS = [
		'larder/ingredients'  => [
			'cooked'           => 'ingredients',
			'meal-planner-pro' => 'mpprecipe-ingredients',
		],
		'larder/instructions' => [
			'cooked'           => 'directions',
			'meal-planner-pro' => 'mpprecipe-instructions',
		],
		'larder/notes'        => [ 'meal-planner-pro' => 'mpprecipe-notes' ],
	];

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
		if ( [] === RecipeLocations::plugins() ) {
			return;
		}
		add_filter( 'render_block_larder/recipe', $this->add( ... ), 10, 3 );
		add_filter( 'render_block_larder/instructions', $this->name_steps( ... ), 11, 3 );
		foreach ( array_keys( self::PARTS ) as $block ) {
			add_filter( "render_block_$block", $this->name_part( ... ), 10, 3 );
		}
	}

	/**
	 * Adds the places to a recipe's card.
	 *
	 * @param mixed $html   The card.
	 * @param mixed $parsed The block as it is stored.
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
		foreach ( RecipeLocations::in_post( $post_id ) as $name ) {
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
	 * Adds the places of steps, within their texts: the view takes these as they are printed.
	 *
	 * @param mixed $html   The steps.
	 * @param mixed $parsed The block as it is stored.
	 * @return mixed The steps with the places.
	 */
	private function name_steps( mixed $html, mixed $parsed = null, mixed $block = null ): mixed {
		$post_id = $block instanceof \WP_Block ? RecipeRenderer::post_id( $block ) : 0;
		$names   = is_string( $html ) && $post_id > 0 ? self::step_names( $post_id ) : [];
		if ( ! is_string( $html ) || [] === $names ) {
			return $html;
		}
		return preg_replace_callback(
			self::STEP,
			function ( array $step ) use ( $names ): string {
				$place = StepPlace::parse( $step[1] );
				$ids   = null === $place ? [] : array_map( static fn ( array $name ): string => self::step_id( $place, ...$name ), $names );
				$ids   = array_filter( array_filter( $ids ), $this->ids->take( ... ) );
				return $step[0] . implode( '', array_map( self::place( ... ), $ids ) );
			},
			$html
		) ?? $html;
	}

	/**
	 * Returns the id that a step had.
	 *
	 * @param StepPlace                $place  Where it was.
	 * @param string                   $format One of {@see self::STEPS}.
	 * @param array<array-key, string> $names  The names that the plugin made up for steps, by their numbers.
	 * @return string Empty where it made up none for this one.
	 */
	private static function step_id( StepPlace $place, string $format, string $key, array $names ): string {
		$name = $names[ $place->number ] ?? '';
		// A heading above a group is a line, too.
		$line = $place->number - 1 + $place->group;
		return '' === $name && str_contains( $format, '%6$s' )
			? ''
			: sprintf( $format, $key, $place->group, $place->index, $place->number, $line, $name );
	}

	/**
	 * Returns what the plugins of a recipe called its steps.
	 *
	 * @return list<array{string, string, array<array-key, string>}> Each with the key of the recipe and the names that were made up.
	 */
	private static function step_names( int $post_id ): array {
		$names = [];
		foreach ( RecipeLocations::in_post( $post_id ) as $name ) {
			[ $source, $key ] = explode( '_', $name, 2 ) + [ '', '' ];
			if ( isset( self::STEPS[ $source ] ) ) {
				$names[] = [ self::STEPS[ $source ], $key, RecipeLocations::step_names( $post_id, $name ) ];
			}
		}
		return $names;
	}

	/**
	 * Returns whether a recipe has the ids that every card has alike: that of the page, or else the first that the page shows.
	 */
	private function is_first( int $post_id ): bool {
		return is_singular() && $this->ids->is_first( Blocks::RECIPE, $post_id );
	}

	/**
	 * Returns a place to which links lead, out of the flow: the distances around it stay.
	 */
	private static function place( string $id ): string {
		return sprintf( '<span id="%s" style="position:absolute"></span>', esc_attr( $id ) );
	}

	/**
	 * Lists the ids that the recipes of a post have had.
	 *
	 * @param bool $is_first Whether what names every card alike is there for it.
	 * @return list<string>
	 */
	private static function places( int $post_id, bool $is_first ): array {
		$ids = [];
		foreach ( RecipeLocations::in_post( $post_id ) as $name ) {
			[ $source, $key ] = explode( '_', $name, 2 ) + [ '', '' ];
			$named            = array_map( static fn ( string $id ): string => sprintf( $id, $key ), self::NAMED[ $source ] ?? [] );
			$common           = $is_first ? array_filter( [ 'recipe', self::common( $source ) ] ) : [];
			$ids              = [ ...$ids, ...$named, ...$common ];
		}
		return array_values( array_unique( $ids ) );
	}
}
