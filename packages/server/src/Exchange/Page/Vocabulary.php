<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\Page;

defined( 'ABSPATH' ) || exit;

/**
 * The ways in which a recipe is marked up in a page: where it is, and what names its properties have.
 */
enum Vocabulary {

	case Microdata;
	case Rdfa;
	case HRecipe;

	/** Properties that hold lists as one value. */
	public const LISTS = [ 'recipeInstructions', 'recipeIngredient' ];

	/** Properties that are URLs. */
	public const ADDRESSES = [ 'image', 'url', 'thumbnailUrl', 'contentUrl', 'embedUrl', 'mainEntityOfPage' ];

	/** Older and other names of the properties of schema.org. */
	private const NAMES = [
		'ingredients'     => 'recipeIngredient',
		'ingredient'      => 'recipeIngredient',
		'recipeingredient' => 'recipeIngredient',
		'instructions'    => 'recipeInstructions',
		'instruction'     => 'recipeInstructions',
		'recipeinstructions' => 'recipeInstructions',
		'directions'      => 'recipeInstructions',
		'yield'           => 'recipeYield',
		'servings'        => 'recipeYield',
		'recipeyield'     => 'recipeYield',
		'preptime'        => 'prepTime',
		'cooktime'        => 'cookTime',
		'totaltime'       => 'totalTime',
		'duration'        => 'totalTime',
		'fn'              => 'name',
		'title'           => 'name',
		'summary'         => 'description',
		'photo'           => 'image',
		'category'        => 'keywords',
		'recipetype'      => 'keywords',
	];

	/** Properties of h-recipe and of hRecipe before it. */
	private const CLASSES = [
		'name',
		'ingredient',
		'instructions',
		'instruction',
		'yield',
		'duration',
		'preptime',
		'cooktime',
		'totaltime',
		'photo',
		'summary',
		'author',
		'category',
		'fn',
	];

	/**
	 * Returns the XPath of elements that are recipes.
	 */
	public function recipes(): string {
		return match ( $this ) {
			self::Microdata => "//*[@itemtype and contains(translate(@itemtype,'RECIP','recip'),'/recipe') and not(contains(@itemtype,'/Recipe/'))]",
			self::Rdfa => "//*[@typeof='Recipe' or contains(@typeof,':Recipe') or contains(@typeof,'/Recipe')]",
			self::HRecipe => '//*[' . Page::has_class( 'h-recipe', 'hrecipe' ) . ']',
		};
	}

	/**
	 * Returns the type of an element that is a node of its own.
	 *
	 * @return string Empty for one that is not.
	 */
	public function type( \DOMElement $element ): string {
		return match ( $this ) {
			self::Microdata => $element->hasAttribute( 'itemscope' ) || $element->hasAttribute( 'itemtype' )
				? ( $element->getAttribute( 'itemtype' ) ?: 'Thing' )
				: '',
			self::Rdfa => $element->getAttribute( 'typeof' ),
			self::HRecipe => '',
		};
	}

	/**
	 * Returns the ids of elements elsewhere in the page that belong to a node, too.
	 *
	 * @param \DOMElement $element The element of the node.
	 * @return list<string> Those that a path can name without escaping.
	 */
	public function further( \DOMElement $element ): array {
		$ids = self::Microdata === $this ? preg_split( '/\s+/', $element->getAttribute( 'itemref' ) ) ?: [] : [];
		return array_values( array_filter( $ids, static fn ( string $id ): bool => 1 === preg_match( '/^[\w:.-]+$/D', $id ) ) );
	}

	/**
	 * Returns the properties that an element is.
	 *
	 * @return list<string> By their names in schema.org.
	 */
	public function properties( \DOMElement $element ): array {
		$text  = match ( $this ) {
			self::Microdata => $element->getAttribute( 'itemprop' ),
			self::Rdfa => $element->getAttribute( 'property' ) ?: $element->getAttribute( 'rel' ),
			self::HRecipe => $element->getAttribute( 'class' ),
		};
		$names = preg_split( '/\s+/', trim( $text ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$found = [];
		foreach ( $names as $name ) {
			$bare = preg_replace( '#^.*[:/]#', '', $name ) ?? $name;
			if ( self::HRecipe === $this ) {
				$bare = strtolower( preg_replace( '/^(?:p|e|dt|u)-/', '', $bare ) ?? $bare );
				if ( ! in_array( $bare, self::CLASSES, true ) ) {
					continue;
				}
			}
			$found[] = self::NAMES[ strtolower( $bare ) ] ?? $bare;
		}
		return array_values( array_unique( $found ) );
	}
}
