<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Reads lists that an app keeps as one text, a line each; lines that name a part are headings:
 * `# Sauce`, `[Sauce]`, `**Sauce**`, `For the sauce:`.
 */
final class TextLists {

	/** What only the name of a part has around it, or before it. */
	private const MARKED = '/^(?|(?:#+\s*|!|,\s+)(.+)|\[([^\[\]\d]{1,80})\])$/u';

	/** A line that is all bold: the name of a part, or what its writer finds important. */
	private const BOLD = '/^\*\*([^*]+)\*\*\s*:?$/u';

	/** What names a part if it is bold: it has no number and is no sentence. */
	private const NAME = '/^[^' . WrittenAmount::FIGURES . ']{0,79}[^' . WrittenAmount::FIGURES . '.!?…]$/u';

	/**
	 * Reads the ingredients of a text into a recipe.
	 *
	 * @param string $text Lines.
	 */
	public static function foods( FoundRecipe $recipe, string $text ): void {
		self::food_lines( $recipe, HtmlText::lines_of( $text ) );
	}

	/**
	 * Reads ingredients, one per line, into a recipe.
	 *
	 * @param list<string> $lines Plain lines.
	 */
	public static function food_lines( FoundRecipe $recipe, array $lines ): void {
		foreach ( self::groups( $lines ) as $group ) {
			$recipe->add_lines( LineCleaner::ingredients( $group['items'] ), $group['title'] );
		}
	}

	/**
	 * Reads the steps of a text into a recipe.
	 *
	 * @param string $text Lines.
	 */
	public static function steps( FoundRecipe $recipe, string $text ): void {
		foreach ( self::groups( HtmlText::lines_of( $text ) ) as $group ) {
			$recipe->add_steps( LineCleaner::steps( $group['items'] ), $group['title'] );
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
		foreach ( $lines as $at => $line ) {
			// What stays at the start would be taken for a bullet.
			$text = trim( preg_replace( [ self::BOLD, '/^\*\*([^*]+)\*\*/u' ], '$1', $line ) ?? $line );
			if ( 1 === preg_match( self::MARKED, $line, $marked ) ) {
				$groups->open( rtrim( $marked[1], ' :' ) );
			} elseif ( LineCleaner::is_group_title( $text ) || self::is_bold_name( $line, $text, $lines[ $at + 1 ] ?? null ) ) {
				$groups->open( preg_replace( '/[\s:：]+$/u', '', $text ) ?? $text );
			} else {
				$groups->add( $text );
			}
		}
		return $groups->all();
	}

	/**
	 * Returns whether a line is bold and names the lines below it; one that has none, or only another bold one, is a line like others.
	 *
	 * @param string|null $next The line below it.
	 */
	private static function is_bold_name( string $line, string $text, ?string $next ): bool {
		return null !== $next
			&& 1 === preg_match( self::BOLD, $line )
			&& 1 !== preg_match( self::BOLD, $next )
			&& 1 === preg_match( self::NAME, $text );
	}
}
