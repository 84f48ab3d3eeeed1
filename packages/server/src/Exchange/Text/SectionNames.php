<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What the parts of a recipe are called.
 *
 * English, German, French, Spanish and Italian, and the names of the two lists in more languages, because they cost nothing;
 * the editor's paste knows the same.
 */
final class SectionNames {

	/** The list of ingredients. */
	public const INGREDIENTS = 'ingredients';

	/** The steps. */
	public const INSTRUCTIONS = 'instructions';

	/** Notes and tips. */
	public const NOTES = 'notes';

	/** Tools. */
	public const EQUIPMENT = 'equipment';

	/** How nourishing it is. */
	public const NUTRITION = 'nutrition';

	/** What ends a recipe: comments, other recipes; of a page also its table of nutrition. */
	public const OTHER = 'other';

	/** What may precede a name; some begin with such a word themselves. */
	private const ARTICLE = '(?:(?:the|die|der|das|les|las|los|la|gli|de) )?';

	/** Headings that announce the recipe itself. */
	private const RECIPE = '/^(?:(?:the |het |das |la )?(?:recipe|recept|rezept|recette|receta|ricetta)\s*:|.+[:–-]\s*(?:the |het |das |la )?(?:recipe|recept|rezept|recette|receta|ricetta)$)/iu';

	/**
	 * Returns whether a heading announces the recipe itself, below a story: "Recipe: apple pie".
	 *
	 * @param string $heading Its text.
	 */
	public static function announces_recipe( string $heading ): bool {
		return mb_strlen( $heading ) <= 80 && 1 === preg_match( self::RECIPE, $heading );
	}

	/**
	 * Returns which section of a recipe a heading of a page names.
	 *
	 * @param string $heading Its text.
	 * @return string One of the constants but for that of nutrition, empty for a heading that names none.
	 */
	public static function part_of( string $heading ): string {
		$part = self::written_part_of( $heading );
		return self::NUTRITION === $part ? self::OTHER : $part;
	}

	/**
	 * Returns whether a heading gives a tip: "Tip: use cold butter". What is below it is none of the recipe's parts.
	 *
	 * @param string $heading Its text.
	 */
	public static function is_tip( string $heading ): bool {
		[ $name, $tip ] = [ ...( preg_split( '/\s*[:：]\s*/u', $heading, 2 ) ?: [] ), '', '' ];
		return '' !== $tip && self::NOTES === self::part_of( $name );
	}

	/**
	 * Returns which section of a written recipe a line names.
	 *
	 * @param string $heading Its text.
	 * @return string One of the constants, empty for a line that names none.
	 */
	public static function written_part_of( string $heading ): string {
		if ( mb_strlen( $heading ) > 60 ) {
			return '';
		}
		$name = str_replace( [ '’', '`', '´' ], '\'', trim( mb_strtolower( $heading ) ) );
		[ 'parts' => $parts, 'tails' => $tails, 'emoji' => $emoji, 'digit' => $digit ] = WrittenRules::all();
		$name = trim( preg_replace( "/^(?:[^\\p{L}\\p{N}]|{$digit}+[.):])+|[\\s#*:：.!_$emoji-]+$/u", '', $name ) ?? $name );
		foreach ( $parts as $part => $names ) {
			$tail = $tails[ $part ] ?? '';
			if ( 1 === preg_match( '%^' . self::ARTICLE . "(?:$names)$tail$%u", $name ) ) {
				return $part;
			}
		}
		return '';
	}
}
