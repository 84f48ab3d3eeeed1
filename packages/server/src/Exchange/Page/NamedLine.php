<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Text\LineCleaner;
use Larder\Exchange\Text\OneLine;
use Larder\Exchange\Text\SectionNames;

defined( 'ABSPATH' ) || exit;

/**
 * Splits a line that names a part of the recipe and holds it whole: `Ingredients: 250 g flour, 2 eggs, salt`.
 */
final class NamedLine {

	/** A name, and what it is the name of. */
	private const NAMED = '/^([^:：]{3,60})[:：]\s*(\S.*)$/us';

	/** How many letters steps have at least; less is a fact, such as a time. */
	private const MIN_STEPS_LENGTH = 60;

	/**
	 * Splits a line.
	 *
	 * @param string $text The line.
	 * @return list<string> Its name and what it holds, or the line as it was.
	 */
	public static function split( string $text ): array {
		if ( 1 !== preg_match( self::NAMED, $text, $found ) ) {
			return [ $text ];
		}
		[ , $name, $rest ] = $found;
		$is_whole          = match ( SectionNames::part_of( $name ) ) {
			SectionNames::INGREDIENTS => 1 < count( OneLine::split( [ $rest ] ) ),
			SectionNames::INSTRUCTIONS => mb_strlen( $rest ) > self::MIN_STEPS_LENGTH && 1 === preg_match( '/[.!…]$/u', $rest ),
			default => false,
		};
		return $is_whole ? [ $name, ...LineCleaner::split_at_numbers( [ $rest ] ) ] : [ $text ];
	}
}
