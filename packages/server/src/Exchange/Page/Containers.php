<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\Page;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the elements of a page that hold a part of a recipe, by their classes and ids.
 */
final class Containers {

	/** Classes that recipe plugins give to their lists. */
	private const OF_PLUGINS = [
		SectionNames::INGREDIENTS  => [
			'wprm-recipe-ingredients-container',
			'tasty-recipes-ingredients-body',
			'tasty-recipe-ingredients',
			'tasty-recipes-ingredients',
			'mv-create-ingredients',
			'dr-ingredients-list',
			'dr-ingrd-list',
			'zlrecipe-ingredients',
			'zrdn-ingredients',
			'ERSIngredients',
			'recipe-card-ingredients',
			'wpzoom-rcb-ingredients',
			'cooked-recipe-ingredients',
			'jetpack-recipe-ingredients',
			'wp-block-larder-ingredients',
		],
		SectionNames::INSTRUCTIONS => [
			'wprm-recipe-instructions-container',
			'tasty-recipes-instructions-body',
			'tasty-recipe-instructions',
			'tasty-recipes-instructions',
			'mv-create-instructions',
			'dr-instructions',
			'dr-ordered-list',
			'zlrecipe-instructions',
			'zrdn-instructions',
			'ERSInstructions',
			'recipe-card-directions',
			'wpzoom-rcb-directions',
			'cooked-recipe-directions',
			'jetpack-recipe-directions',
			'wp-block-larder-instructions',
		],
		SectionNames::NOTES        => [
			'wprm-recipe-notes-container',
			'tasty-recipes-notes-body',
			'tasty-recipes-notes',
			'mv-create-notes',
			'dr-note',
			'dr-notes',
			'zlrecipe-notes',
			'ERSNotes',
			'recipe-card-notes',
			'cooked-recipe-notes',
			'jetpack-recipe-notes',
			'wp-block-larder-notes',
		],
		SectionNames::EQUIPMENT    => [
			'wprm-recipe-equipment-container',
			'tasty-recipes-equipment',
			'mv-create-products',
			'dr-equipment',
			'recipe-card-equipment',
			'wp-block-larder-equipment',
		],
	];

	/** Words in classes and ids of any theme. */
	private const WORDS = [
		SectionNames::INGREDIENTS  => [ 'ingredient', 'zutat', 'ingrédient', 'ingredienser', 'skladnik', 'suroviny', 'sastojci' ],
		SectionNames::INSTRUCTIONS => [
			'instruction',
			'direction',
			'method',
			'preparation',
			'prep-',
			'zubereitung',
			'bereiding',
			'preparazion',
			'procedimento',
			'elaboracion',
			'etapes',
			'steps',
			'recipe-step',
			'przygotowanie',
			'priprema',
			'postup',
			'procedure',
			'bereidingswijze',
		],
	];

	/**
	 * Finds lists of recipe plugins.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return list<\DOMElement>
	 */
	public static function of_plugins( Page $page, string $part ): array {
		$names = self::OF_PLUGINS[ $part ] ?? [];
		// One search for all of them: a page of many elements takes a second each.
		$boxes = [] === $names ? [] : $page->all( '//*[@class][' . Page::has_class( ...$names ) . ']' );
		foreach ( $names as $name ) {
			$found = array_filter(
				$boxes,
				static fn ( \DOMElement $box ): bool => in_array( $name, preg_split( '/\s+/', $box->getAttribute( 'class' ) ) ?: [], true )
			);
			if ( [] !== $found ) {
				return array_values( $found );
			}
		}
		return [];
	}

	/**
	 * Finds lists by words in their classes and ids.
	 *
	 * @param string $part One of the constants of `SectionNames`.
	 * @return list<\DOMElement>
	 */
	public static function by_words( Page $page, string $part ): array {
		$conditions = [];
		foreach ( self::WORDS[ $part ] ?? [] as $word ) {
			$conditions[] = "contains(translate(concat(@class,' ',@id),'ABCDEFGHIJKLMNOPQRSTUVWXYZ','abcdefghijklmnopqrstuvwxyz'),'$word')";
		}
		return [] === $conditions
			? []
			: $page->all(
				'//body//*[@class or @id][(self::div or self::section or self::ul or self::ol or self::table or self::article or self::aside or self::dl) and ('
					. implode( ' or ', $conditions )
					. ')]'
			);
	}
}
