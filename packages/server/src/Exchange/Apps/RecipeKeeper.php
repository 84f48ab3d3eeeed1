<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Page;
use Larder\Exchange\Html\Url;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Recipe Keeper: a page with a box for each.
 */
final class RecipeKeeper extends BoxedPage {

	/** Nutrients of schema.org by what the app calls them. */
	private const NUTRIENTS = [
		'ServingSize'       => 'servingSize',
		'Calories'          => 'calories',
		'TotalFat'          => 'fatContent',
		'SaturatedFat'      => 'saturatedFatContent',
		'Cholesterol'       => 'cholesterolContent',
		'Sodium'            => 'sodiumContent',
		'TotalCarbohydrate' => 'carbohydrateContent',
		'DietaryFiber'      => 'fiberContent',
		'Sugars'            => 'sugarContent',
		'Protein'           => 'proteinContent',
	];

	/** {@inheritDoc} */
	public function id(): string {
		return 'recipe-keeper';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Recipe Keeper';
	}

	/**
	 * Returns the CSS class of the element that holds a recipe.
	 */
	protected function box(): string {
		return 'recipe-details';
	}

	/**
	 * Returns text that occurs in no other kind of page.
	 */
	protected function sign(): string {
		return 'recipeDirections';
	}

	/** {@inheritDoc} */
	protected function recipe( Page $page, \DOMElement $box ): FoundRecipe {
		$recipe           = new FoundRecipe();
		$recipe->name     = self::text( $page, $box, 'name' );
		$recipe->yield    = self::text( $page, $box, 'recipeYield' );
		$recipe->take_time( 'prep', self::text( $page, $box, 'prepTime' ) );
		$recipe->take_time( 'cook', self::text( $page, $box, 'cookTime' ) );
		$recipe->source   = self::text( $page, $box, 'recipeSource' );
		$link             = $page->all( ".//*[@itemprop='recipeSource']//a[@href]", $box )[0] ?? null;
		$recipe->url      = $link?->getAttribute( 'href' ) ?? ( Url::is_web( $recipe->source ) ? $recipe->source : '' );
		$recipe->source   = Url::is_web( $recipe->source ) ? '' : $recipe->source;
		foreach ( self::NUTRIENTS as $name => $nutrient ) {
			$value = self::text( $page, $box, "recipeNut$name" );
			if ( '' !== $value ) {
				$recipe->nutrition[ $nutrient ] = $value;
			}
		}
		$words            = static fn ( string $query ): array => array_values( array_filter( array_map(
			static fn ( \DOMElement $element ): string => $element->getAttribute( 'content' ) ?: HtmlText::from_node( $element ),
			$page->all( $query, $box )
		) ) );
		$recipe->keywords = $words( ".//*[@itemprop='recipeCategory' or @itemprop='recipeCollection']" );
		$recipe->name_terms( 'Course', $words( ".//*[@itemprop='recipeCourse']" ) );
		TextLists::foods( $recipe, implode( "\n", self::lines( $page, $box, 'recipeIngredients' ) ) );
		TextLists::steps( $recipe, implode( "\n", self::lines( $page, $box, 'recipeDirections' ) ) );
		$recipe->notes = self::lines( $page, $box, 'recipeNotes' );
		return $recipe;
	}

	/**
	 * Returns the lines of a property.
	 *
	 * @param string $name The property.
	 * @return list<string>
	 */
	private static function lines( Page $page, \DOMElement $box, string $name ): array {
		$element = $page->all( ".//*[@itemprop='$name']", $box )[0] ?? null;
		return null === $element ? [] : HtmlText::lines( $element );
	}

	/**
	 * Returns the text of a property.
	 *
	 * @param string $name The property.
	 */
	private static function text( Page $page, \DOMElement $box, string $name ): string {
		$element = $page->all( ".//*[@itemprop='$name']", $box )[0] ?? null;
		return null === $element ? '' : ( $element->getAttribute( 'content' ) ?: HtmlText::from_node( $element ) );
	}
}
