<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans lines of ingredients and steps of what sites print around them.
 */
final class LineCleaner {

	/** A number that is drawn as a key: 1️⃣, 🔟. */
	private const KEYCAP = '(?:\d\x{FE0F}?\x{20E3}|\x{1F51F})';

	/** What a step is called before its number, in many languages. */
	private const STEP_WORD = '(?:step|stap|schritt|étape|etape|paso|passo|passaggio|steg|trin|krok|adım|βήμα|шаг)';

	/** What numbers a step: `Step 1`, `1.`, `2)`, in many languages. */
	private const NUMBERED = '/^(?:' . self::STEP_WORD . '\s*(?:n[°º.]\s*)?\d+(?:\s*(?:\/|of|von|de|di|sur|van|av|af)\s*\d+)?\s*[.:)\-–—]*|\d{1,2}\s*[.:)]|' . self::KEYCAP . '|\d{1,2}\s*[-–—](?=\s)|\d{1,2}(?=\p{Lu}\p{Ll}))\s*(?=\D|$)/iu';

	/** How lines begin that name the part of a dish: `For the sauce`. */
	private const FOR_A_PART = '/^(?:(?:ingredients )?for the|pour (?:le|la|les|l[\'’])|para (?:el|la|los|las)|für (?:den|die|das)|per (?:il|la|le|lo|i|gli|l[\'’])|voor (?:de|het)) ?[^,' . WrittenAmount::FIGURES . ']+$|^(?:to (?:serve|finish|garnish|decorate)|zum (?:servieren|anrichten|garnieren|bestreuen|bestreichen|verzieren|dekorieren)|pour (?:servir|décorer|garnir)|para (?:servir|decorar|adornar)|per (?:servire|guarnire|decorare))$/iu';

	/** An amount without what it is of. */
	private const LONE_AMOUNT = '/^' . WrittenAmount::NUMBERS . '(?:(?!\p{Han}|\p{Hiragana}|\p{Katakana}|\p{Hangul})(?:\p{L}{1,3}\.?|\p{L}{4,6}\.))?$/u';

	/** Switches that pages print beside their lists. */
	private const SWITCH = '/^(?:us|uk|metric|imperial|us customary|original|as posted|to metric|scale|print|print recipe|make gluten free|[½1-9]\s?x|(?:select|check|add) all.{0,30}|cook mode.{0,50})$/iu';

	/** The end of a link to a file. */
	private const DOWNLOAD = '/\(\d+(?:[.,]\d+)?\s?[km]b\)$/i';

	/** What a page puts before the text of a step. */
	private const LABEL = '/^(?:(?i:' . self::STEP_WORD . ')\s*\d+(?:\s*(?:\/|(?i:of|von|de|di|sur|van|av|af))\s*\d+)?\s*[.:)–-]*\s*|\d{1,2}(?=\p{Lu}\p{Ll}+\s)|' . self::KEYCAP . '\s*)/u';

	/** Parts of dishes, at the end of a line that names one. */
	private const PART = '/^(?:[\p{L}\'’-]+ ){0,3}(?:dough|filling|topping|frosting|icing|glaze|marinade|crust|batter|seasoning|garnish|sauce|dressing|ingredients|teig|füllung|belag|glasur|soße|sauce|marinade|pâte|garniture|glaçage|masa|relleno|salsa|glaseado|impasto|ripieno|farcia|glassa|zutaten|ingrédients|ingredientes|ingredienti)(?: (?:for|für|pour|para|per) [\p{L} \'’-]+)?$/iu';

	/** What sites say below a recipe: where to follow them, what else to read, what to buy. */
	private const PROMOTION = '/\b(?:pinterest|instagram|facebook|tiktok|youtube|twitter|newsletter|nieuwsbrief|whatsapp)\b|(?:^|\s)[#@]\p{L}[\p{L}\d_]{3,}|https?:\/\/|\ball rights reserved\b|\b(?:in (?:the|your) comments?|comments? (?:below|section)|in den Kommentaren|en commentaires?|en los comentarios|nei commenti)\b/iu';

	/** What is below pictures: who took them. */
	private const CREDIT = '/^(?:©|copyright\b|(?:fotos?|photos?|bild(?:er)?|images?|im[aá]gen(?:es)?|immagin[ei]|cr[eé]dits?|cr[eé]ditos?)(?:\s(?:credits?|von|by|de|di))?\s*:).{0,80}$/iu';

	/** Pictures in place of a bullet before a line, and of a shop after it. */
	private const SIGNS = '/^(?:[\x{2605}\x{2606}\x{2610}-\x{2612}\x{2661}\x{2665}\x{2705}\x{2713}\x{2714}\x{2726}\x{2733}\x{2764}\x{279C}\x{27A1}\x{25B6}\x{25C6}\x{25C7}\x{1F449}\x{1F536}-\x{1F539}\x{1F6D2}]\x{FE0F}?\s*)+|\s*[\x{1F6D2}\x{1F6CD}]\x{FE0F}?$/u';

	/** Bullets before a line. */
	private const BULLET = '/^(?:[\x{2022}\x{25AA}\x{25AB}\x{25CF}\x{25CB}\x{25E6}\x{2043}\x{2219}\x{25A2}\x{25A1}\x{2610}\x{2611}\x{2713}\x{2714}\x{27A4}\x{00B7}*]+\s*|[-–—]\s+)/u';

	/**
	 * Cleans lines of ingredients.
	 *
	 * @param list<string> $lines
	 * @return list<string> Without empty ones.
	 */
	public static function ingredients( array $lines ): array {
		$clean = UnitSystems::one_of( self::once( self::with_amounts( self::filled( array_map(
			self::without_bullet( ... ),
			$lines
		) ) ) ) );
		return array_values( array_filter(
			$clean,
			static fn ( string $line ): bool => null === FactTexts::read( $line )
				&& '' === FactTexts::label_of( $line )
				&& 1 !== preg_match( self::SWITCH, $line )
				&& 1 !== preg_match( WrittenRules::whole( implode( '|', WrittenRules::all()['noise'] ) ), $line )
				&& 1 !== preg_match( self::DOWNLOAD, $line )
				&& ! self::holds_others( $line, $clean )
		) );
	}

	/**
	 * Cleans the texts of steps: without bullets and lines that are a number alone; numbers before a text stay, as they were typed.
	 *
	 * @param list<string> $texts
	 * @return list<string> Without empty ones.
	 */
	public static function steps( array $texts ): array {
		$clean = self::once( array_values( array_filter(
			array_map( self::without_label( ... ), $texts ),
			static fn ( string $text ): bool => '' !== self::step( $text ) && 1 !== preg_match( self::SWITCH, $text )
		) ) );
		$steps = array_filter(
			$clean,
			static fn ( string $text ): bool => 'yield' !== ( FactTexts::read( $text )[0] ?? '' ) && '' === SectionNames::part_of( $text )
		);
		return array_values( $steps );
	}

	/**
	 * Cleans the text of one step.
	 */
	public static function step( string $text ): string {
		$bare = self::without_bullet( $text );
		$rest = trim( preg_replace( self::NUMBERED, '', $bare ) ?? $bare );
		return 1 === preg_match( '/[\p{L}\p{N}]/u', $rest ) && 1 !== preg_match( '~^\d{1,2}(?:\s?/\s?\d{1,2})?$~', $rest ) ? $rest : '';
	}

	/**
	 * Returns whether the writer has numbered a step among lines, even on a line of its own: `Step 1`.
	 *
	 * @param list<string> $lines
	 */
	public static function are_numbered( array $lines ): bool {
		return [] !== preg_grep( self::NUMBERED, $lines );
	}

	/**
	 * Splits lines that hold several numbered steps each: `1. Wash the rice. 2. Boil it. 3. Serve.`, or `Step 1: Wash the rice. Step 2: …`.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	public static function split_at_numbers( array $lines ): array {
		$split = [];
		$next  = 1;
		foreach ( $lines as $line ) {
			$cuts   = [];
			$number = $next;
			while ( 1 === preg_match( self::beginning( $number ), $line, $match, PREG_OFFSET_CAPTURE, end( $cuts ) ?: 0 ) ) {
				$cuts[] = $match[0][1];
				++$number;
			}
			if ( count( $cuts ) < 2 ) {
				$split[] = $line;
				continue;
			}
			$next = $number;
			foreach ( [ 0, ...$cuts ] as $at => $start ) {
				$split[] = trim( substr( $line, $start, ( $cuts[ $at ] ?? strlen( $line ) ) - $start ) );
			}
		}
		return array_values( array_filter( $split, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Returns the pattern of what begins a numbered step within a line: `2.`, or `Step 2:` where a sentence begins.
	 */
	private static function beginning( int $number ): string {
		$word = self::STEP_WORD . "\\s?$number";
		// What is only spoken of is passed over.
		return "/(?:^|(?<=[.!?:]\\s))$word\\s?[.:)](?!\\d)|$word(*SKIP)(*FAIL)|(?<!\\S)$number\\s?[.)](?!\\d)/iu";
	}

	/**
	 * Joins lines that only a narrow window has broken: the first does not end, the next continues in small letters.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	public static function unwrapped( array $lines ): array {
		$joined = [];
		foreach ( $lines as $line ) {
			$last = array_pop( $joined );
			if ( null !== $last && 1 === preg_match( '/^\p{Ll}/u', $line ) && 1 !== preg_match( '/[.!?:;]$/u', $last ) ) {
				$joined[] = "$last $line";
			} else {
				array_push( $joined, ...( null === $last ? [] : [ $last ] ), ...[ $line ] );
			}
		}
		return $joined;
	}

	/**
	 * Strips bullets and labels such as `Step 1`.
	 *
	 * @param string $text A step.
	 */
	private static function without_label( string $text ): string {
		$bare = self::without_bullet( $text );
		return preg_replace( self::LABEL, '', $bare ) ?? $bare;
	}

	/**
	 * Drops lines from the end of a list of sentences that are not sentences: buttons, captions, tags.
	 *
	 * @param list<string> $texts Steps as a page shows them.
	 * @return list<string>
	 */
	public static function sentences( array $texts ): array {
		$texts     = array_values( array_filter( $texts, static fn ( string $text ): bool => 1 !== preg_match( self::CREDIT, $text ) ) );
		$ends      = static fn ( string $text ): bool => 1 === preg_match( '/[.!?)…。”"*]\s*$/u', $text );
		while ( count( $texts ) > 1 && 1 === preg_match( self::PROMOTION, $texts[ count( $texts ) - 1 ] ) ) {
			array_pop( $texts );
		}
		$sentences = count( array_filter( $texts, $ends ) );
		$kept      = count( $texts );
		while ( $kept > 0 && ! $ends( $texts[ $kept - 1 ] ) ) {
			--$kept;
		}
		$tail = array_slice( $texts, $kept );
		// A cook may forget one full stop, but not several at the end.
		$is_noise = count( $tail ) > 1 || ( isset( $tail[0] ) && mb_strlen( $tail[0] ) < 60 );
		return $is_noise && $sentences * 2 > count( $texts ) ? array_slice( $texts, 0, $kept ) : $texts;
	}

	/**
	 * Returns whether the name of a step says something that its text does not, and is more than its number.
	 */
	public static function is_step_title( string $name, string $text ): bool {
		$bare = self::folded( self::step( $name ) );
		return '' !== $bare
			&& ! str_starts_with( self::folded( $text ), $bare )
			&& 1 !== preg_match( '/(?:^|\s)' . self::STEP_WORD . '\s*\d+\s*$/iu', $name );
	}

	/**
	 * Returns whether a line among ingredients names a group: it ends with a colon and has no amount.
	 */
	public static function is_group_title( string $line ): bool {
		return ( mb_strlen( $line ) <= 80 && 1 === preg_match( '/^[^' . WrittenAmount::FIGURES . ']*[:：]\s*$/u', $line ) )
			|| ( mb_strlen( $line ) <= 40 && 1 === preg_match( self::FOR_A_PART, $line ) );
	}

	/**
	 * Returns whether a line without an amount is called as parts of dishes are: "Muffin dough".
	 */
	public static function is_part_of_dish( string $line ): bool {
		return 1 === preg_match( self::PART, $line );
	}

	/**
	 * Folds a text for comparison: letters and digits alone.
	 */
	public static function folded( string $text ): string {
		return preg_replace( '/[^\p{L}\p{N}%\/°]+/u', '', mb_strtolower( $text ) ) ?? $text;
	}

	/**
	 * Strips a bullet.
	 */
	public static function without_bullet( string $line ): string {
		return trim( preg_replace( [ self::SIGNS, self::BULLET ], '', $line ) ?? $line );
	}

	/**
	 * Joins amounts that are on a line of their own with the names below them.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function with_amounts( array $lines ): array {
		$lone = array_filter( $lines, static fn ( string $line ): bool => 1 === preg_match( self::LONE_AMOUNT, $line ) );
		if ( count( $lone ) < 2 || count( $lone ) * 4 < count( $lines ) ) {
			return $lines;
		}
		$joined = [];
		foreach ( $lines as $at => $line ) {
			if ( isset( $lone[ $at - 1 ] ) && ! isset( $lone[ $at ] ) && [] !== $joined ) {
				$joined[] = array_pop( $joined ) . ' ' . $line;
			} else {
				$joined[] = $line;
			}
		}
		return $joined;
	}

	/**
	 * Removes the repetition from a list that is printed twice.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function once( array $lines ): array {
		$half = intdiv( count( $lines ), 2 );
		return $half > 1 && array_slice( $lines, 0, $half ) === array_slice( $lines, $half ) ? array_slice( $lines, 0, $half ) : $lines;
	}

	/**
	 * Returns whether a line is the whole list on one line, beside the list.
	 *
	 * @param list<string> $lines
	 */
	private static function holds_others( string $line, array $lines ): bool {
		return mb_strlen( $line ) > 60
			&& 3 <= count( array_filter(
				$lines,
				static fn ( string $other ): bool => $other !== $line && mb_strlen( $other ) > 5 && str_contains( $line, $other )
			) );
	}

	/**
	 * Removes empty texts.
	 *
	 * @param list<string> $texts
	 * @return list<string>
	 */
	private static function filled( array $texts ): array {
		return array_values( array_filter( $texts, static fn ( string $text ): bool => 1 === preg_match( '/[\p{L}\p{N}]/u', $text ) ) );
	}
}
