<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\FactTexts;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;
use Larder\Instructions\StepTimes;

defined( 'ABSPATH' ) || exit;

/**
 * Says of a line of a recipe without headings whether it may be a food or a step, by the rules of the editor's paste, in
 * `packages/editor/src/paste/line-kinds.ts`.
 */
final class LineKinds {

	/** How a sentence ends. */
	private const END = '/[.!?。؟]["”»)]?\s*$/u';

	/**
	 * Returns the section that each line names.
	 *
	 * @param list<MarkedLine> $lines
	 * @return list<string> Empty for a line that names none.
	 */
	public static function named_parts( array $lines ): array {
		return array_map( static fn ( MarkedLine $line ): string => SectionNames::written_part_of( $line->text ), $lines );
	}

	/**
	 * Returns whether a text ends as a sentence does.
	 */
	public static function ends_sentence( string $text ): bool {
		return 1 === preg_match( self::END, $text );
	}

	/**
	 * Returns whether a line begins with an amount, and is neither a sentence nor a fact; "3. 180 °C for 30 minutes" is a step.
	 */
	public static function is_food( MarkedLine $line ): bool {
		[ 'amount' => $amount, 'degrees' => $degrees ] = WrittenRules::all();
		return ! $line->is_head
			&& 1 === preg_match( "%^{$amount}%u", $line->text )
			&& mb_strlen( $line->text ) <= Constants::MAX_FOOD_LENGTH
			&& 1 !== preg_match( self::END, $line->text )
			&& null === FactTexts::written( $line->text )
			&& ! ( $line->counted && ( 1 === preg_match( "%^\\s*{$degrees}%iu", $line->text ) || self::says_time( $line->text ) ) );
	}

	/**
	 * Returns whether a line is a food that is surely one: it says a measure of kitchens, or a common food.
	 */
	public static function is_known( MarkedLine $line ): bool {
		[ 'amount' => $amount, 'measures' => $measures, 'commonFoods' => $foods ] = WrittenRules::all();
		return self::is_food( $line )
			&& 1 === preg_match( "%^{$amount}[^\\p{L}]{0,12}(?:$measures)(?!\\p{L})|(?<!\\p{L})(?:$foods)(?!\\p{L})%iu", $line->text );
	}

	/**
	 * Returns whether a line may be a step.
	 */
	public static function may_be_step( MarkedLine $line ): bool {
		return ! $line->is_head && ! self::is_food( $line ) && ! PastedFacts::is_fact( $line );
	}

	/**
	 * Returns whether a line is marked as a step: by a number, or as a sentence.
	 */
	public static function is_marked( MarkedLine $line ): bool {
		return self::may_be_step( $line ) && ( $line->counted || 1 === preg_match( self::END, $line->text ) );
	}

	/**
	 * Returns how many sentences a line has; one with a number is one.
	 */
	public static function sentences( MarkedLine $line ): int {
		return max( (int) preg_match_all( '/[.!?。؟](?=["”»)]?(?:\s|$))/u', $line->text ), $line->counted ? 1 : 0 );
	}

	/**
	 * Returns how many words a line has.
	 */
	public static function words( MarkedLine $line ): int {
		return count( preg_split( '/\s+/u', $line->text ) ?: [] );
	}

	/**
	 * Returns whether a text says a time.
	 */
	public static function says_time( string $text ): bool {
		return [] !== StepTimes::find( $text );
	}
}
