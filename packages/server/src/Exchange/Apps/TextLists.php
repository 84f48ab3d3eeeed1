<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Text\LineTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads lists that an app keeps as one text, a line each; lines that name a part are headings.
 */
final class TextLists {

	/**
	 * Tells a recipe its ingredients.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param string      $text   Lines.
	 */
	public static function foods( FoundRecipe $recipe, string $text ): void {
		foreach ( self::groups( $text ) as $group ) {
			$recipe->add_lines( LineTexts::ingredients( $group['items'] ), $group['title'] );
		}
	}

	/**
	 * Tells a recipe its steps.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param string      $text   Lines.
	 */
	public static function steps( FoundRecipe $recipe, string $text ): void {
		foreach ( self::groups( $text ) as $group ) {
			$recipe->add_steps( LineTexts::steps( $group['items'] ), $group['title'] );
		}
	}

	/**
	 * Puts lines into groups.
	 *
	 * @param string $text Lines, with HTML perhaps.
	 * @return list<array{title: string, items: list<string>}>
	 */
	private static function groups( string $text ): array {
		$groups = new OpenGroups();
		foreach ( HtmlText::lines_of( $text ) as $line ) {
			if ( 1 === preg_match( '/^(?:#+\s*|!|,\s+)(.+)$/', $line, $marked ) ) {
				$groups->open( rtrim( $marked[1], ' :' ) );
			} elseif ( LineTexts::is_group_title( $line ) ) {
				$groups->open( rtrim( $line, ' :：' ) );
			} else {
				$groups->add( $line );
			}
		}
		return $groups->all();
	}
}
