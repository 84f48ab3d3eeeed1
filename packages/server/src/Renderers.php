<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * The renderers of the blocks, where the `render.php` files find them.
 */
final class Renderers {

	/** What prints the card. */
	public readonly Recipe\RecipeRenderer $recipe;

	/** What prints the strip of facts. */
	public readonly Details\DetailsRenderer $details;

	/** What prints the ingredients. */
	public readonly Ingredients\IngredientsRenderer $ingredients;

	/** What prints the steps. */
	public readonly Instructions\InstructionsRenderer $instructions;

	/** What prints the notes. */
	public readonly Notes\NotesRenderer $notes;

	/** What prints the pictures and videos. */
	public readonly Gallery\GalleryRenderer $gallery;

	/** What prints the video. */
	public readonly Video\VideoRenderer $video;

	/** What prints questions and answers. */
	public readonly Faq\FaqRenderer $faq;

	/** What prints the equipment. */
	public readonly Equipment\EquipmentRenderer $equipment;

	/** What prints who wrote a recipe. */
	public readonly Author\AuthorRenderer $author;

	/** What prints tips. */
	public readonly Tip\TipRenderer $tip;

	/** What prints the nutrition. */
	public readonly Nutrition\NutritionRenderer $nutrition;

	/** What prints carousels, grids and lists of recipes. */
	public readonly Archive\ArchiveRenderer $archive;

	/** What prints the search. */
	public readonly Search\Page\SearchRenderer $search;

	/** What prints how a recipe is rated. */
	public readonly Ratings\RatingRenderer $rating;

	/** What prints the control that likes a recipe. */
	public readonly Likes\LikesRenderer $likes;

	/** What prints the control that saves a recipe. */
	public readonly Wishlist\WishlistRenderer $wishlist;

	/** What prints the control that recommends a post. */
	public readonly Recommend\RecommendRenderer $recommend;

	/** What prints the button of the cook mode. */
	public readonly CookMode\CookModeRenderer $cook_mode;

	/** What prints the place of the saved recipes. */
	public readonly SavedRecipes\SavedRecipesRenderer $saved;

	/** What prints the place of the shopping list. */
	public readonly Shopping\ShoppingListRenderer $shopping;

	/** What prints the control that puts ingredients on the shopping list. */
	public readonly Shopping\ShoppingButtonRenderer $shopping_button;

	/** What prints the link to the print page. */
	public readonly Print\PrintRenderer $print;

	/** What prints the control that shares a recipe. */
	public readonly Share\ShareRenderer $share;

	/** What shows a recipe inside of another post. */
	public readonly RecipeEmbed\RecipeEmbedRenderer $recipe_embed;

	/** What shows a recipe for paper. */
	public readonly Print\PrintPage $print_page;

	/**
	 * Makes them.
	 *
	 * @param Services $services What they share.
	 */
	public function __construct( Services $services ) {
		$islands  = $services->islands;
		$settings = $services->settings;
		$keywords = $services->keywords;
		$cards    = $services->cards;
		$search   = $services->search;
		$tallies  = $services->voting->tallies;
		$query    = new Archive\ArchiveQuery( $services->db, $search->engines );
		$props    = new Search\Page\SearchProps(
			$search->input,
			$search->answers,
			new Search\Page\SearchFilters( $search->facets, $search->answers )
		);

		$this->recipe       = new Recipe\RecipeRenderer(
			new Recipe\RecipePictures( $services->featured, $services->pins, $services->first_picture )
		);
		$this->details      = new Details\DetailsRenderer( $islands, $settings );
		$this->ingredients  = new Ingredients\IngredientsRenderer( $islands, $settings, $keywords );
		$this->instructions = new Instructions\InstructionsRenderer( $islands, $settings, $keywords, $services->pins );
		$this->notes        = new Notes\NotesRenderer( $keywords );
		$this->gallery      = new Gallery\GalleryRenderer( $islands, $services->pins );
		$this->video        = new Video\VideoRenderer( $islands );
		$this->faq          = new Faq\FaqRenderer( $islands );
		$this->equipment    = new Equipment\EquipmentRenderer( $keywords );
		$this->author       = new Author\AuthorRenderer();
		$this->tip          = new Tip\TipRenderer();
		$this->nutrition    = new Nutrition\NutritionRenderer( $settings );
		$this->archive      = new Archive\ArchiveRenderer(
			$islands,
			$query,
			$cards,
			new Archive\TermCards( new Archive\TermCounts( $search->engines, $search->facets ), $query, $cards ),
			$settings
		);
		$this->search       = new Search\Page\SearchRenderer( $islands, $props, $search->facets, $search->shown, $settings );
		$this->rating       = new Ratings\RatingRenderer( $islands, $services->ratings, $settings );
		$this->likes        = new Likes\LikesRenderer( $islands, $tallies );
		$this->wishlist     = new Wishlist\WishlistRenderer( $islands, $settings );
		$this->recommend    = new Recommend\RecommendRenderer( $islands, $tallies, new Recommend\RecommendCount() );
		$this->cook_mode    = new CookMode\CookModeRenderer( $islands );
		$this->saved        = new SavedRecipes\SavedRecipesRenderer( $islands );
		$this->shopping     = new Shopping\ShoppingListRenderer( $islands );
		$this->shopping_button = new Shopping\ShoppingButtonRenderer( $islands );
		$this->print        = new Print\PrintRenderer( $islands );
		$this->recipe_embed = new RecipeEmbed\RecipeEmbedRenderer( $cards, new Card\CardRenderer(), $services->whole_recipes );
		$this->print_page   = $services->print_page;
		$this->share        = new Share\ShareRenderer( $islands, $services->pins, $settings );
	}
}
