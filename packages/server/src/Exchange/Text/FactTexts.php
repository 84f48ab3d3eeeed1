<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Reads facts of a recipe as pages and people write them: `Prep time: 10 min`, `Serves 4`.
 */
final class FactTexts {

	/** What facts are called, by language as they come; each a regular expression in small letters. */
	private const LABELS = [
		'total' => 'total(?: time)?|ready in|time required|gesamtzeit|gesamt|zeit insgesamt|temps total|durée totale|tiempo total|tempo totale|totale|totale tijd|totaltid|tid i alt|tid|czas (?:całkowity|przygotowania)|tempo total|celkov[ýá] (?:čas|doba)|total cooking time|duration|zeitaufwand|dauer|tiempo|tempo|time|temps|durée|συνολικός χρόνος',
		'prep'  => 'prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?|prepping|vorbereitung(?:szeit)?|zubereitungszeit|zubereitung|arbeitszeit|temps de préparation|préparation|en cuisine|tiempo de preparación|preparación|tempo di preparazione|preparazione|voorbereiding(?:stijd)?|bereidingstijd|forberedelse(?:stid)?|arbejdstid|przygotowanie|tempo de preparo|preparação|příprava|χρόνος προετοιμασίας|prep time',
		'cook'  => 'cook(?:ing)?(?: time)?|bake(?: time)?|baking time|cooks in|kochzeit|garzeit|backzeit|koch-\/backzeit|temps de cuisson|cuisson|tiempo de (?:cocción|cocinado)|cocción|tempo di cottura|cottura|kooktijd|oventijd|baktijd|tilberedning(?:stid)?|tillagningstid|gotowanie|pieczenie|tempo de cozimento|vaření|χρόνος (?:εκτέλεσης|μαγειρέματος)',
		'rest'  => 'rest(?:ing)?(?: time)?|chill(?:ing)?(?: time)?|wait(?:ing)?(?: time)?|cooling(?: time)?|inactive(?: time)?|rising(?: time)?|marinat(?:e|ing)(?: time)?|freez(?:e|ing)(?: time)?|soak(?:ing)?(?: time)?|ruhezeit|wartezeit|kühlzeit|temps de repos|repos|tiempo de reposo|reposo|tempo di riposo|riposo|rusttijd|wachttijd',
		'yield' => 'servings?|serves?|yields?|makes|serving size|portions?|number of servings|amount|portionen|ergibt|für|menge|anzahl|parts|pour|nombre de (?:personnes|parts|portions)|personnes|raciones|porciones|comensales|para|rinde|porzioni|dosi(?: per)?|persone|personen|aantal personen|porties|voor|port(?:ioner|ionen)|antal(?: portioner| personer)?|porcje|liczba porcji|porcji|porções|rendimento|rende|porce|porcí|počet porcí|μερίδες',
	];

	/** What servings are called behind their number. */
	private const SERVED = 'servings?|serves|people|persons?|pers\.?|portions?|portionen|personen|personnes?|parts|couverts|raciones|porciones|personas|comensales|porzioni|persone|porties|portioner|porsjon(?:er)?|personer|porcj[eai]|osób|osoby|porções|pessoas|porc[eií]|adag|μερίδες|άτομα';

	/** A value that needs no colon before it: a number with a word or two. */
	private const BARE = '(?:about |around |ca\.? |~)?[\d½¼¾][\d\s.,\/½¼¾–-]*(?:\s?(?:to|bis|à)\s\d+)?\s*(?:\p{L}{1,12}\.?)?(?:\s+(?:and |und |et |y |e )?\d+\s*\p{L}{1,12}\.?|\d{1,2})?';

	/**
	 * Reads the fact that a line tells.
	 *
	 * @param string $text A line.
	 * @return array{string, string}|null Which fact, and its value; null for a line that tells none.
	 */
	public static function of( string $text ): ?array {
		if ( mb_strlen( $text ) > 110 ) {
			return null;
		}
		$line = trim( preg_replace( '/^[^\p{L}\p{N}~]+|[\s:：]+$/u', '', $text ) ?? $text );
		foreach ( self::LABELS as $fact => $labels ) {
			if ( 1 === preg_match( "/^(?:$labels)\\s*(?:[:：]\\s*(\\S.*)|[-–]?\\s+(" . self::BARE . '))$/iu', $line, $match ) ) {
				return self::checked( $fact, trim( $match[1] . ( $match[2] ?? '' ) ) );
			}
		}
		foreach ( self::LABELS as $fact => $labels ) {
			if ( 'yield' !== $fact && 1 === preg_match( '/^(' . self::BARE . ")\\s+(?:$labels)$/iu", $line, $match ) ) {
				return self::checked( $fact, $match[1] );
			}
		}
		if ( 1 === preg_match( '/^(?:for\s+|für\s+|pour\s+|para\s+|per\s+|voor\s+)?(?:até\s+|bis zu\s+)?(?:(?:\d+\s*[-–]\s*)?\d+)\s*(?:' . self::SERVED . ')$/iu', $line ) ) {
			return [ 'yield', $line ];
		}
		return null;
	}

	/**
	 * Tells which fact a line names without telling it.
	 *
	 * @param string $text A line.
	 * @return string Empty for none.
	 */
	public static function label_of( string $text ): string {
		if ( mb_strlen( $text ) > 40 ) {
			return '';
		}
		$line = trim( preg_replace( '/^[^\p{L}\p{N}]+|[\s:：]+$/u', '', $text ) ?? $text );
		foreach ( self::LABELS as $fact => $labels ) {
			if ( 1 === preg_match( "/^(?:$labels)$/iu", $line ) ) {
				return $fact;
			}
		}
		return '';
	}

	/**
	 * Takes a fact whose value fits it.
	 *
	 * @param string $fact  Which.
	 * @param string $value Its value.
	 * @return array{string, string}|null
	 */
	public static function checked( string $fact, string $value ): ?array {
		$fits = 'yield' === $fact ? 1 === preg_match( '/\d/', $value ) && ( 1 === preg_match( '/^\s*\d+\s*$/', $value ) || 0 === self::minutes( $value ) ) : self::minutes( $value ) > 0;
		return $fits ? [ $fact, $value ] : null;
	}

	/**
	 * Gives the minutes of a value that names a unit of time.
	 *
	 * @param string $value A value.
	 */
	private static function minutes( string $value ): int {
		return Minutes::of( $value );
	}
}
