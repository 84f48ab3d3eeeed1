<?php
declare( strict_types=1 );

namespace Larder;

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
	public readonly Tips\TipRenderer $tip;

	/** What prints the nutrition. */
	public readonly Nutrition\NutritionRenderer $nutrition;

	/** What prints carousels, grids and lists of recipes. */
	public readonly Archive\ArchiveRenderer $archive;

	/** What prints the search. */
	public readonly Search\SearchRenderer $search;

	/** What prints how a recipe is rated. */
	public readonly Ratings\RatingRenderer $rating;

	/** What prints the control that likes a recipe. */
	public readonly Likes\LikesRenderer $likes;

	/** What prints the control that saves a recipe. */
	public readonly Wishlist\WishlistRenderer $wishlist;

	/** What prints the control that recommends a post. */
	public readonly Recommend\RecommendRenderer $recommend;

	/** What prints the button of the cook mode. */
	public readonly Cook\CookModeRenderer $cook_mode;

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

	/** What shows a recipe for paper. */
	public readonly Print\PrintPage $print_page;

	/**
	 * Makes them.
	 *
	 * @param Islands\Islands       $islands  Brings views to the page.
	 * @param Settings\Settings     $settings The site's settings.
	 * @param Recipe\FeaturedImages $featured Knows which featured images the page shows.
	 * @param Archive\ArchiveQuery  $query    Finds the recipes of archives.
	 * @param Card\CardData         $cards    Gives what cards show.
	 * @param Search\SearchProps    $search   Gives what the search shows.
	 * @param Ratings\Ratings       $ratings  How recipes are rated.
	 * @param Search\Facets         $facets   What a search can be narrowed by.
	 * @param Search\ShownResults   $shown    Gets what the search of the page has found.
	 * @param Votes\Tallies         $tallies  What votes come to.
	 * @param Print\PrintPage       $paper    Shows a recipe for paper.
	 * @param Share\ShareRenderer   $share    Prints the control that shares a recipe.
	 * @param Links\KeywordLinks    $keywords Links words that the site has set.
	 */
	public function __construct( Islands\Islands $islands, Settings\Settings $settings, Recipe\FeaturedImages $featured, Archive\ArchiveQuery $query, Card\CardData $cards, Search\SearchProps $search, Ratings\Ratings $ratings, Search\Facets $facets, Search\ShownResults $shown, Votes\Tallies $tallies, Print\PrintPage $paper, Share\ShareRenderer $share, Links\KeywordLinks $keywords ) {
		$this->recipe       = new Recipe\RecipeRenderer( $featured );
		$this->details      = new Details\DetailsRenderer( $islands );
		$this->ingredients  = new Ingredients\IngredientsRenderer( $islands, $settings, $keywords );
		$this->instructions = new Instructions\InstructionsRenderer( $islands, $keywords );
		$this->notes        = new Notes\NotesRenderer( $keywords );
		$this->gallery      = new Gallery\GalleryRenderer( $islands );
		$this->video        = new Video\VideoRenderer( $islands );
		$this->faq          = new Faq\FaqRenderer( $islands );
		$this->equipment    = new Equipment\EquipmentRenderer( $keywords );
		$this->author       = new Author\AuthorRenderer();
		$this->tip          = new Tips\TipRenderer();
		$this->nutrition    = new Nutrition\NutritionRenderer( $settings );
		$this->archive      = new Archive\ArchiveRenderer( $islands, $query, $cards, new Archive\TermCards( $query, $cards ), $settings );
		$this->search       = new Search\SearchRenderer( $islands, $search, $facets, $shown, $settings );
		$this->rating       = new Ratings\RatingRenderer( $islands, $ratings, $settings );
		$this->likes        = new Likes\LikesRenderer( $islands, $tallies );
		$this->wishlist     = new Wishlist\WishlistRenderer( $islands, $settings );
		$this->recommend    = new Recommend\RecommendRenderer( $islands, $tallies, new Recommend\RecommendCount() );
		$this->cook_mode    = new Cook\CookModeRenderer( $islands );
		$this->saved        = new SavedRecipes\SavedRecipesRenderer( $islands );
		$this->shopping     = new Shopping\ShoppingListRenderer( $islands );
		$this->shopping_button = new Shopping\ShoppingButtonRenderer( $islands );
		$this->print        = new Print\PrintRenderer( $islands );
		$this->print_page   = $paper;
		$this->share        = $share;
	}
}
