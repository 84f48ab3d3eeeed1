<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

defined( 'ABSPATH' ) || exit;

/**
 * The names by which other plugins show a recipe outside of its own place; those that Larder has anyway are not among them.
 */
final class Names {

	/** Shortcodes, by plugin. */
	public const SHORTCODES = [
		'wp-recipe-maker'             => [
			'wprm-recipe'              => ShownPart::Whole,
			'wprm-recipe-jump'         => ShownPart::Jump,
			'wprm-recipe-print'        => ShownPart::Print,
			'wprm-recipe-snippet'      => ShownPart::Snippet,
			'wprm-recipe-roundup-item' => ShownPart::Line,
			'wprm-list'                => ShownPart::Roundup,
			'wprm-nutrition-label'     => ShownPart::Nutrition,
			'wprm-recipe-rating'       => ShownPart::Rating,
		],
		'tasty-recipes-lite'          => [ 'tasty-recipe' => ShownPart::Whole ],
		'recipe-card-blocks-by-wpzoom' => [
			'wpzoom_rcb_post'   => ShownPart::Whole,
			'wpzoom_rcb_rating' => ShownPart::Rating,
		],
		'mediavine-create'            => [
			'mv_create' => ShownPart::Whole,
			'mv_recipe' => ShownPart::Whole,
		],
		'cooked'                      => [
			'cooked-recipe'      => ShownPart::Whole,
			'cooked-recipe-card' => ShownPart::Card,
			'cooked-browse'      => ShownPart::Recipes,
		],
		'zip-recipes'                 => [
			'zrdn-recipe'         => ShownPart::Whole,
			'amd-zlrecipe-recipe' => ShownPart::Whole,
		],
		'meal-planner-pro'            => [ 'mpprecipe-recipe' => ShownPart::Whole ],
		'wp-ultimate-recipe'          => [
			'ultimate-recipe'            => ShownPart::Whole,
			'ultimate-recipe-nutrition'  => ShownPart::Nutrition,
		],
	];

	/** Blocks, by plugin. */
	public const BLOCKS = [
		'wp-recipe-maker'             => [
			'wp-recipe-maker/recipe'              => ShownPart::Whole,
			'wp-recipe-maker/jump-to-recipe'      => ShownPart::Jump,
			'wp-recipe-maker/print-recipe'        => ShownPart::Print,
			'wp-recipe-maker/recipe-snippet'      => ShownPart::Snippet,
			'wp-recipe-maker/recipe-roundup-item' => ShownPart::Line,
			'wp-recipe-maker/list'                => ShownPart::Roundup,
			'wp-recipe-maker/nutrition-label'     => ShownPart::Nutrition,
		],
		'tasty-recipes-lite'          => [ 'wp-tasty/tasty-recipe' => ShownPart::Whole ],
		'recipe-card-blocks-by-wpzoom' => [
			'wpzoom-recipe-card/recipe-block-from-posts' => ShownPart::Whole,
			'wpzoom-recipe-card/block-jump-to-recipe'    => ShownPart::Jump,
			'wpzoom-recipe-card/block-print-recipe'      => ShownPart::Print,
		],
		'mediavine-create'            => [
			'mv/recipe' => ShownPart::Whole,
			'mv/list'   => ShownPart::Roundup,
			'mv/diy'    => ShownPart::Roundup,
		],
		'zip-recipes'                 => [ 'zip-recipes/recipe-block' => ShownPart::Whole ],
		'delicious-recipes'           => [
			'delicious-recipes/recipe-card'         => ShownPart::Card,
			'delicious-recipes/handpicked-recipes'  => ShownPart::Card,
			'delicious-recipes/tax-type'            => ShownPart::Tagged,
		],
		'i-recommend-this'            => [ 'irecommendthis/recommend' => ShownPart::Recommend ],
	];
}
