<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The renderers of the blocks, by the names of their folders, where the `render.php` files find them; each is made when the page has its
 * block.
 *
 * @property-read Recipe\RecipeRenderer $recipe What prints the card.
 * @property-read Details\DetailsRenderer $details What prints the strip of facts.
 * @property-read Ingredients\IngredientsRenderer $ingredients What prints the ingredients.
 * @property-read Instructions\InstructionsRenderer $instructions What prints the steps.
 * @property-read Notes\NotesRenderer $notes What prints the notes.
 * @property-read Gallery\GalleryRenderer $gallery What prints the pictures and videos.
 * @property-read Video\VideoRenderer $video What prints the video.
 * @property-read Faq\FaqRenderer $faq What prints questions and answers.
 * @property-read Equipment\EquipmentRenderer $equipment What prints the equipment.
 * @property-read Author\AuthorRenderer $author What prints who wrote a recipe.
 * @property-read Tip\TipRenderer $tip What prints tips.
 * @property-read Nutrition\NutritionRenderer $nutrition What prints the nutrition.
 * @property-read Archive\ArchiveRenderer $recipe_archive What prints carousels, grids and lists of recipes.
 * @property-read Search\Page\SearchRenderer $recipe_search What prints the search.
 * @property-read Ratings\RatingRenderer $rating What prints how a recipe is rated.
 * @property-read Likes\LikesRenderer $likes What prints the control that likes a recipe.
 * @property-read Wishlist\WishlistRenderer $wishlist What prints the control that saves a recipe.
 * @property-read Recommend\RecommendRenderer $recommend What prints the control that recommends a post.
 * @property-read CookMode\CookModeRenderer $cook_mode What prints the button of the cook mode.
 * @property-read SavedRecipes\SavedRecipesRenderer $saved_recipes What prints the place of the saved recipes.
 * @property-read Shopping\ShoppingListRenderer $shopping_list What prints the place of the shopping list.
 * @property-read Shopping\ShoppingButtonRenderer $shopping_button What prints the control that puts ingredients on the shopping list.
 * @property-read Print\PrintRenderer $print What prints the link to the print page.
 * @property-read Share\ShareRenderer $share What prints the control that shares a recipe.
 * @property-read RecipeEmbed\RecipeEmbedRenderer $recipe_embed What shows a recipe inside of another post.
 * @property-read Print\PrintPage $print_page What shows a recipe for paper.
 */
final class Renderers {

	/** @var array<string, object> Those that were requested, by name. */
	private array $made = [];

	public function __construct( private readonly Services $services ) {}

	/**
	 * Returns a renderer.
	 *
	 * @param string $name As it is above.
	 */
	public function __get( string $name ): object {
		return $this->made[ $name ] ??= $this->make( $name );
	}

	/**
	 * Creates the renderer of a block.
	 *
	 * @param string $name As it is above.
	 * @throws \DomainException When there is none of that name.
	 */
	private function make( string $name ): object {
		$services = $this->services;
		$islands  = $services->islands;
		$settings = $services->settings;
		$keywords = $services->keywords;
		$tallies  = $services->voting->tallies;
		return match ( $name ) {
			'recipe'          => new Recipe\RecipeRenderer(
				new Recipe\RecipePictures( $services->featured, $services->pins, $services->first_picture )
			),
			'details'         => new Details\DetailsRenderer( $islands, $settings ),
			'ingredients'     => new Ingredients\IngredientsRenderer( $islands, $settings, $keywords, $services->units ),
			'instructions'    => new Instructions\InstructionsRenderer( $islands, $settings, $keywords, $services->pins ),
			'notes'           => new Notes\NotesRenderer( $keywords ),
			'gallery'         => new Gallery\GalleryRenderer( $islands, $services->pins ),
			'video'           => new Video\VideoRenderer( $islands, $services->page_ids ),
			'faq'             => new Faq\FaqRenderer( $islands ),
			'equipment'       => new Equipment\EquipmentRenderer( $keywords ),
			'author'          => new Author\AuthorRenderer(),
			'tip'             => new Tip\TipRenderer(),
			'nutrition'       => new Nutrition\NutritionRenderer( $settings ),
			'recipe_archive'  => $this->make_archive(),
			'recipe_search'   => $this->make_search(),
			'rating'          => new Ratings\RatingRenderer( $islands, $services->ratings, $settings ),
			'likes'           => new Likes\LikesRenderer( $islands, $tallies ),
			'wishlist'        => new Wishlist\WishlistRenderer( $islands, $settings ),
			'recommend'       => new Recommend\RecommendRenderer( $islands, $tallies, new Recommend\RecommendCount() ),
			'cook_mode'       => new CookMode\CookModeRenderer( $islands ),
			'saved_recipes'   => new SavedRecipes\SavedRecipesRenderer( $islands ),
			'shopping_list'   => new Shopping\ShoppingListRenderer( $islands ),
			'shopping_button' => new Shopping\ShoppingButtonRenderer( $islands ),
			'print'           => new Print\PrintRenderer( $islands ),
			'share'           => new Share\ShareRenderer( $islands, $services->pins, $settings ),
			'recipe_embed'    => new RecipeEmbed\RecipeEmbedRenderer(
				$services->cards,
				new Card\CardRenderer(),
				$services->whole_recipes,
				$this->wishlist
			),
			'print_page'      => $services->print_page,
			default => throw new \DomainException( esc_html( "There is no renderer \"$name\"." ) ),
		};
	}

	/**
	 * Creates the renderer of carousels, grids and lists of recipes.
	 */
	private function make_archive(): Archive\ArchiveRenderer {
		$search = $this->services->search;
		$cards  = $this->services->cards;
		$query  = new Archive\ArchiveQuery( $this->services->db, $search->engines );
		$terms  = new Archive\TermCards( new Archive\TermCounts( $search->engines, $search->facets ), $query, $cards );
		return new Archive\ArchiveRenderer( $this->services->islands, $query, $cards, $terms, $this->services->settings );
	}

	/**
	 * Creates the renderer of the search.
	 */
	private function make_search(): Search\Page\SearchRenderer {
		$search = $this->services->search;
		$props  = new Search\Page\SearchProps(
			$search->input,
			$search->answers,
			new Search\Page\SearchFilters( $search->facets, $search->answers )
		);
		return new Search\Page\SearchRenderer(
			$this->services->islands,
			$props,
			$search->facets,
			$search->shown,
			$this->services->settings
		);
	}
}
