<?php
declare( strict_types=1 );

namespace Larder\Shortcodes;

use Larder\Recipe\Blocks;
use Larder\Registrable;
use Larder\Search\Page\SearchPage;

defined( 'ABSPATH' ) || exit;

/**
 * Shortcodes for the feature blocks, under the names of WP Delicious and I Recommend This where there is one.
 */
final class Shortcodes implements Registrable {

	/** Blocks that hold nothing by themselves. */
	private const PARTS = [ 'recipe-search-filters', 'recipe-search-results', 'recipe-search-no-results', 'faq-item' ];

	/** Most recipes that one shortcode shows. */
	private const MAX_RECIPES = 100;

	public function __construct( private readonly Feature $feature ) {}

	/** {@inheritDoc} */
	public function register(): void {
		// After other plugins: a name that somebody has stays theirs.
		add_action( 'init', $this->add( ... ), 99 );
	}

	/**
	 * Adds the shortcodes whose names are free.
	 */
	public function add(): void {
		foreach ( $this->all() as $name => $print ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, $print );
			}
		}
	}

	/**
	 * Returns all shortcodes by name.
	 *
	 * @return array<non-empty-string, \Closure(mixed): string>
	 */
	private function all(): array {
		$recipe    = fn ( mixed $given ): string => $this->feature->of_recipe(
			Blocks::RECIPE,
			ShortcodeAttributes::number( $given, 'id' )
		);
		$recommend = fn ( mixed $given ): string => $this->show( 'larder/recommend', $given );
		return [
			'recipe'              => $recipe,
			'recipe_page'         => $recipe,
			'recipes'             => fn ( mixed $given ): string => $this->archive( $given, 'newest' ),
			'dr_recipes'          => fn ( mixed $given ): string => $this->archive( $given, 'newest' ),
			'dr_recipe_archives'  => fn ( mixed $given ): string => $this->archive( $given, 'newest' ),
			'dr_featured_recipes' => fn ( mixed $given ): string => $this->archive( $given, 'featured' ),
			// Views are not counted: what visitors like says it better.
			'dr_popular_recipes'  => fn ( mixed $given ): string => $this->archive(
				$given,
				'comments' === ShortcodeAttributes::text( $given, 'based_on' ) ? 'commented' : 'liked'
			),
			'recipe_card'         => $this->card( ... ),
			'recipe_search'       => fn (): string => $this->feature->render( SearchPage::content() ),
			'dr_user_dashboard'   => fn (): string => $this->feature->print_block( 'larder/saved-recipes' ),
			'dr_surprise_me'      => fn ( mixed $given ): string => RandomRecipe::link( ShortcodeAttributes::text( $given, 'title' ) ),
			'irecommendthis'      => $recommend,
			'dot_recommends'      => $recommend,
			'print_recipe'        => fn ( mixed $given ): string => $this->feature->of_recipe(
				'larder/print',
				ShortcodeAttributes::number( $given, 'id' )
			),
		] + $this->blocks();
	}

	/**
	 * Lists the feature blocks.
	 *
	 * @return array<string, string> Titles by name of the block.
	 */
	public static function features(): array {
		$all = [];
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			$slug = str_starts_with( $type->name, 'larder/' ) ? substr( $type->name, 7 ) : '';
			if ( '' !== $slug && ! in_array( $slug, self::PARTS, true ) ) {
				$all[ $type->name ] = $type->title;
			}
		}
		return $all;
	}

	/**
	 * Returns a shortcode for each feature block, such as `larder_ingredients`.
	 *
	 * @return array<non-empty-string, \Closure(mixed): string>
	 */
	private function blocks(): array {
		$all = [];
		foreach ( array_keys( self::features() ) as $name ) {
			$all[ 'larder_' . strtr( substr( $name, 7 ), '-', '_' ) ] = fn ( mixed $given ): string => $this->show( $name, $given );
		}
		return $all;
	}

	/**
	 * Prints a feature block.
	 *
	 * @param string $name  Name of the block.
	 * @param mixed  $given Which recipe or recipes: `id`, or `num_posts` and `layout`.
	 * @return string Safe HTML.
	 */
	public function show( string $name, mixed $given ): string {
		return match ( $name ) {
			'larder/recipe-search'  => $this->feature->render( SearchPage::content() ),
			'larder/recipe-archive' => $this->archive( $given, 'newest' ),
			'larder/recipe-embed'   => $this->feature->print_block( $name, [ 'recipeId' => ShortcodeAttributes::number( $given, 'id' ) ] ),
			'larder/saved-recipes', 'larder/shopping-list' => $this->feature->print_block( $name ),
			default                 => $this->feature->of_recipe( $name, ShortcodeAttributes::number( $given, 'id' ) ),
		};
	}

	/**
	 * Prints the card of one recipe.
	 *
	 * @param mixed $given Attributes of the shortcode: `id`, `layout`.
	 */
	private function card( mixed $given ): string {
		$id = ShortcodeAttributes::number( $given, 'id' );
		return $id > 0 ? $this->feature->print_block(
			'larder/recipe-archive',
			[
				'source' => 'picked',
				'ids'    => [ $id ],
			] + $this->style( $given )
		) : '';
	}

	/**
	 * Prints recipes.
	 *
	 * @param mixed  $given  Attributes of the shortcode: `num_posts`, `layout`.
	 * @param string $source Which recipes.
	 */
	private function archive( mixed $given, string $source ): string {
		$count = ShortcodeAttributes::number( $given, 'num_posts' );
		return $this->feature->print_block(
			'larder/recipe-archive',
			[
				'source' => $source,
				'count'  => $count > 0 ? min( self::MAX_RECIPES, $count ) : 6,
			] + $this->style( $given )
		);
	}

	/**
	 * Returns the style of an archive.
	 *
	 * @param mixed $given Attributes of the shortcode: `layout` is `grid`, `list` or `carousel`.
	 * @return array{className?: string}
	 */
	private function style( mixed $given ): array {
		$layout = ShortcodeAttributes::text( $given, 'layout' );
		return match ( $layout ) {
			'carousel' => [],
			'list'     => [ 'className' => 'is-style-list' ],
			default    => [ 'className' => 'is-style-grid' ],
		};
	}
}
