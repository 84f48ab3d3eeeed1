<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Text\LineTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads lists that an app keeps as one text, a line each; lines that name a part are headings:
 * `# Sauce`, `[Sauce]`, `**Sauce**`, `For the sauce:`.
 */
final class TextLists {

	/**
	 * Reads the ingredients of a text into a recipe.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param string      $text   Lines.
	 */
	public static function foods( FoundRecipe $recipe, string $text ): void {
		self::food_lines( $recipe, HtmlText::lines_of( $text ) );
	}

	/**
	 * Reads ingredients, one per line, into a recipe.
	 *
	 * @param FoundRecipe  $recipe The recipe.
	 * @param list<string> $lines  Plain lines.
	 */
	public static function food_lines( FoundRecipe $recipe, array $lines ): void {
		foreach ( self::groups( $lines ) as $group ) {
			$recipe->add_lines( LineTexts::ingredients( $group['items'] ), $group['title'] );
		}
	}

	/**
	 * Reads the steps of a text into a recipe.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param string      $text   Lines.
	 */
	public static function steps( FoundRecipe $recipe, string $text ): void {
		foreach ( self::groups( HtmlText::lines_of( $text ) ) as $group ) {
			$recipe->add_steps( LineTexts::steps( $group['items'] ), $group['title'] );
		}
	}

	/**
	 * Splits lines into groups by the headings among them.
	 *
	 * @param list<string> $lines Plain lines.
	 * @return list<array{title: string, items: list<string>}>
	 */
	private static function groups( array $lines ): array {
		$groups = new OpenGroups();
		foreach ( $lines as $line ) {
			if ( 1 === preg_match( '/^(?|(?:#+\s*|!|,\s+)(.+)|\[([^\[\]\d]{1,80})\]|\*\*([^*]{1,80})\*\*:?)$/u', $line, $marked ) ) {
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
