<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Takes plain text apart by the rules of the editor's paste, in `packages/editor/src/paste`: a table of cases goes through both.
 *
 * @phpstan-type Part array{name: string, lines: list<MarkedLine>}
 */
final class PastedText {

	/** What stands before a line of a list: bullets, boxes, numbers, "Step 2:". */
	private const MARKER = '/^(?:\s|[•◦▪▫■□●○‣⁃·▢☐☑☒✓✔✅➤►*+-]+(?=\s|\[|$)|[•◦▪▫■□●○‣⁃·▢☐☑☒✓✔✅➤►]|[–—](?=\s|$)|\[[ xX✓]?\]|\(?\d{1,2}[.)](?=\s|$)|step\s+\d{1,2}\s*[:.)–-]?(?=\s|$))+/iu';

	/** How a heading is marked: by Markdown, or by a colon at its end. */
	private const HEADINGS = [ '/^#{1,6}\s+(.+?)\s*#*$/u', '/^\*\*([^*]+)\*\*:?$/u', '/^__([^_]+)__:?$/u', '/^(.+?)\s*[:：]$/u' ];

	/** Longer than this it is a sentence that ends in a colon, not a heading. */
	private const LONGEST_HEADING = 80;

	/** "For the sauce", in the languages whose recipes are read; a sentence has more words, or marks. */
	private const FOR_A_PART = '/^(?:for|für|pour|para|per)\s+(?:the|den|die|das|le|la|les|el|los|las|il|lo|i|gli)?\s*(?:l[\'’])?\p{L}+(?:\s\p{L}+){0,3}$/iu';

	/** A few words without numbers and marks. */
	private const NAME = '/^\p{L}[\p{L}\'’&\/-]*(?:\s[\p{L}&][\p{L}\'’&\/-]*){0,4}$/u';

	/** Where an amount begins. */
	private const AMOUNT = '/^\s*(?:[•◦▪‣⁃·*–—-]\s*)?[\d¼-¾⅐-⅞]/u';

	/** What a page has around its recipe: ways elsewhere, votes and buttons, alone on their line. */
	private const NOISE = '/^(?:(?:jump|skip|scroll|go) to .{1,30}|print(?: recipe)?|pin(?: it| recipe| this)?|save(?: recipe)?|rate(?: this)?(?: recipe)?|share(?: on .{1,20}| this)?|home|menu|search|subscribe|log ?in|sign up|advertisement|[★☆⭐\s]+|[\d.,]+ ?(?:stars?|votes?|ratings?|reviews?|comments?|likes?)|[\d.,]+ from [\d.,]+ (?:votes?|ratings?|reviews?)|(?:leave|add|write) a (?:comment|review|rating)|cook mode.*|(?:zum|springe zum) rezept(?: springen)?|rezept drucken|ir a la receta|aller à la recette|vai alla ricetta)$/iu';

	/**
	 * Reads the lines of a text.
	 *
	 * @param string $text Plain text.
	 * @return list<MarkedLine> Those that say something of a recipe.
	 */
	public static function lines( string $text ): array {
		$lines = preg_split( '/\r\n|\r|\n|\x{2028}|\x{2029}/u', $text ) ?: [];
		$names = self::group_names( $lines );
		$found = [];
		foreach ( $lines as $at => $line ) {
			$bare    = trim( preg_replace( self::MARKER, '', trim( $line ) ) ?? $line );
			$heading = self::heading( $bare );
			$text    = HtmlText::line_of( $heading ?? $bare );
			if ( '' !== $text && 1 !== preg_match( self::NOISE, $text ) ) {
				$found[] = new MarkedLine( $text, null !== $heading || isset( $names[ $at ] ) );
			}
		}
		return $found;
	}

	/**
	 * Takes a text apart where it names the parts of a recipe.
	 *
	 * @param list<MarkedLine> $lines The lines.
	 * @return list<Part> What stands above all parts first, without a name.
	 */
	public static function parts( array $lines ): array {
		$parts = [];
		$name  = '';
		$own   = [];
		foreach ( $lines as $line ) {
			$next = SectionNames::part_of( $line->text );
			if ( '' === $next ) {
				$own[] = $line;
				continue;
			}
			$parts[] = self::part( $name, $own );
			$name    = $next;
			$own     = [];
		}
		$parts[] = self::part( $name, $own );
		return $parts;
	}

	/**
	 * Makes a part.
	 *
	 * @param string           $name  Its name.
	 * @param list<MarkedLine> $lines Its lines.
	 * @return Part
	 */
	private static function part( string $name, array $lines ): array {
		return [
			'name'  => $name,
			'lines' => $lines,
		];
	}

	/**
	 * Reads a heading.
	 *
	 * @param string $line A line without its marker.
	 * @return string|null Its text, null for a line that is none.
	 */
	private static function heading( string $line ): ?string {
		foreach ( self::HEADINGS as $pattern ) {
			if ( 1 === preg_match( $pattern, $line, $match ) ) {
				$text = trim( preg_replace( '/[:：]$/u', '', $match[1] ) ?? $match[1] );
				return '' !== $text && mb_strlen( $text ) <= self::LONGEST_HEADING ? $text : null;
			}
		}
		return null;
	}

	/**
	 * Finds the lines that name the group below them although they end with no colon: "For the sauce", and a name that stands
	 * behind an empty line and before an amount. The very first line is one where another such name follows.
	 *
	 * @param list<string> $lines Lines as written, empty ones among them.
	 * @return array<int, true> By their places.
	 */
	private static function group_names( array $lines ): array {
		$is_before = static fn ( int $at ): bool => 1 === preg_match( self::NAME, trim( $lines[ $at ] ) ) && 1 === preg_match( self::AMOUNT, $lines[ $at + 1 ] ?? '' );
		$names     = [];
		foreach ( array_keys( $lines ) as $at ) {
			if ( $at > 0 && '' === trim( $lines[ $at - 1 ] ) && $is_before( $at ) ) {
				$names[ $at ] = true;
			}
		}
		if ( [] !== $names && $is_before( 0 ) ) {
			$names[0] = true;
		}
		foreach ( $lines as $at => $line ) {
			if ( 1 === preg_match( self::FOR_A_PART, trim( $line ) ) && '' !== trim( $lines[ $at + 1 ] ?? '' ) ) {
				$names[ $at ] = true;
			}
		}
		return $names;
	}
}
