<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Switch\Sources\CardBlock;
use Larder\Switch\Sources\Cooked;
use Larder\Switch\Sources\Delicious;
use Larder\Switch\Sources\EasyRecipe;
use Larder\Switch\Sources\JetpackRecipes;
use Larder\Switch\Sources\MarkedUpPosts;
use Larder\Switch\Sources\MediavineCreate;
use Larder\Switch\Sources\TastyRecipes;
use Larder\Switch\Sources\UltimateRecipe;
use Larder\Switch\Sources\WpRecipeMaker;
use Larder\Switch\Sources\ZipList;

defined( 'ABSPATH' ) || exit;

/**
 * The recipe plugins that a site can come from.
 */
final class Sources {

	public function __construct( private readonly Rows $rows ) {}

	/**
	 * Returns all of them.
	 *
	 * @return array<string, PluginSource> By id.
	 */
	public function all(): array {
		$sources = [
			new WpRecipeMaker( $this->rows ),
			new TastyRecipes( $this->rows ),
			new Delicious( $this->rows ),
			CardBlock::delicious( $this->rows ),
			CardBlock::wpzoom( $this->rows ),
			new Cooked( $this->rows ),
			new UltimateRecipe( $this->rows ),
			ZipList::zip_recipes( $this->rows ),
			ZipList::meal_planner_pro( $this->rows ),
			new MediavineCreate( $this->rows ),
			new EasyRecipe( $this->rows ),
			new JetpackRecipes( $this->rows ),
			new MarkedUpPosts( $this->rows ),
		];
		/**
		 * Filters the recipe plugins that a site can change over from.
		 *
		 * @param list<PluginSource> $sources Each reads the recipes of one plugin from the database.
		 */
		$filtered = apply_filters( 'larder_switch_sources', $sources );
		$found    = [];
		foreach ( is_array( $filtered ) ? $filtered : $sources as $source ) {
			if ( $source instanceof PluginSource ) {
				$found[ $source->id() ] = $source;
			}
		}
		return $found;
	}

	/**
	 * Returns those that have left recipes on the site.
	 *
	 * @return array<string, PluginSource> By id.
	 */
	public function found(): array {
		return array_filter( $this->all(), static fn ( PluginSource $source ): bool => $source->count() > 0 );
	}
}
