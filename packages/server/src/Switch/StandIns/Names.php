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
			'wprm-recipe'              => Part::Whole,
			'wprm-recipe-jump'         => Part::Jump,
			'wprm-recipe-print'        => Part::Print,
			'wprm-recipe-snippet'      => Part::Snippet,
			'wprm-recipe-roundup-item' => Part::Line,
			'wprm-list'                => Part::Roundup,
			'wprm-nutrition-label'     => Part::Nutrition,
			'wprm-recipe-rating'       => Part::Rating,
		],
		'tasty-recipes-lite'          => [ 'tasty-recipe' => Part::Whole ],
		'recipe-card-blocks-by-wpzoom' => [
			'wpzoom_rcb_post'   => Part::Whole,
			'wpzoom_rcb_rating' => Part::Rating,
		],
		'mediavine-create'            => [
			'mv_create' => Part::Whole,
			'mv_recipe' => Part::Whole,
		],
		'cooked'                      => [
			'cooked-recipe'      => Part::Whole,
			'cooked-recipe-card' => Part::Card,
			'cooked-browse'      => Part::Recipes,
		],
		'zip-recipes'                 => [
			'zrdn-recipe'         => Part::Whole,
			'amd-zlrecipe-recipe' => Part::Whole,
		],
		'meal-planner-pro'            => [ 'mpprecipe-recipe' => Part::Whole ],
		'wp-ultimate-recipe'          => [
			'ultimate-recipe'            => Part::Whole,
			'ultimate-recipe-nutrition'  => Part::Nutrition,
		],
	];

	/** Blocks, by plugin. */
	public const BLOCKS = [
		'wp-recipe-maker'             => [
			'wp-recipe-maker/recipe'              => Part::Whole,
			'wp-recipe-maker/jump-to-recipe'      => Part::Jump,
			'wp-recipe-maker/print-recipe'        => Part::Print,
			'wp-recipe-maker/recipe-snippet'      => Part::Snippet,
			'wp-recipe-maker/recipe-roundup-item' => Part::Line,
			'wp-recipe-maker/list'                => Part::Roundup,
			'wp-recipe-maker/nutrition-label'     => Part::Nutrition,
		],
		'tasty-recipes-lite'          => [ 'wp-tasty/tasty-recipe' => Part::Whole ],
		'recipe-card-blocks-by-wpzoom' => [
			'wpzoom-recipe-card/recipe-block-from-posts' => Part::Whole,
			'wpzoom-recipe-card/block-jump-to-recipe'    => Part::Jump,
			'wpzoom-recipe-card/block-print-recipe'      => Part::Print,
		],
		'mediavine-create'            => [
			'mv/recipe' => Part::Whole,
			'mv/list'   => Part::Roundup,
		],
		'zip-recipes'                 => [ 'zip-recipes/recipe-block' => Part::Whole ],
		'delicious-recipes'           => [
			'delicious-recipes/recipe-card'         => Part::Card,
			'delicious-recipes/handpicked-recipes'  => Part::Card,
		],
		'i-recommend-this'            => [ 'irecommendthis/recommend' => Part::Recommend ],
	];
}
