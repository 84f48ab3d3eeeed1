<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

use Larder\Contracts\Constants;

defined( 'ABSPATH' ) || exit;

/**
 * Reads facts of a recipe as pages and people write them: `Prep time: 10 min`, `Serves 4`.
 */
final class FactTexts {

	/**
	 * Reads the fact that a line tells.
	 *
	 * @param string $text A line.
	 * @return array{string, string}|null Which fact, and its value; null for a line that tells none.
	 */
	public static function read( string $text ): ?array {
		if ( mb_strlen( $text ) > Constants::MAX_FACT_LENGTH ) {
			return null;
		}
		$line = self::bare( $text );
		foreach ( WrittenRules::all()['facts'] as $fact => $labels ) {
			if ( 1 === preg_match(
				"%^(?:$labels)\\s*(?:[:：]\\s*(\\S.*)|[-–]?\\s+(" . WrittenRules::all()['bare'] . '))$%iu',
				$line,
				$match
			) ) {
				return self::checked( $fact, trim( $match[1] . ( $match[2] ?? '' ) ) );
			}
		}
		foreach ( WrittenRules::all()['facts'] as $fact => $labels ) {
			if ( 'yield' !== $fact && 1 === preg_match( '%^(' . WrittenRules::all()['bare'] . ")\\s+(?:$labels)$%iu", $line, $match ) ) {
				return self::checked( $fact, $match[1] );
			}
		}
		if ( 1 === preg_match(
			'%^(?:for\s+|für\s+|pour\s+|para\s+|per\s+|voor\s+)?(?:até\s+|bis zu\s+)?(?:(?:\d+\s*[-–]\s*)?\d+)\s*(?:'
				. WrittenRules::all()['served']
				. ')$%iu',
			$line
		) ) {
			return [ 'yield', $line ];
		}
		return null;
	}

	/**
	 * Reads the fact that a line of a written recipe tells: also what people say by words alone, such as author, source and course.
	 *
	 * @param string $text A line.
	 * @return array{string, string}|null Which fact, and its value; null for a line that tells none.
	 */
	public static function written( string $text ): ?array {
		$rules = WrittenRules::all();
		if ( 1 === preg_match( WrittenRules::whole( $rules['hashtags'] ), trim( $text ) ) ) {
			preg_match_all( '/[\p{L}\p{N}_]+/u', $text, $tags );
			return [ 'keywords', implode( ', ', $tags[0] ) ];
		}
		if ( mb_strlen( $text ) > Constants::MAX_FACT_LENGTH ) {
			return null;
		}
		$line  = self::bare( $text );
		$found = self::read( $text );
		foreach ( null === $found && ! self::is_measure( $line ) ? $rules['said'] : [] as $fact => $labels ) {
			if ( 1 === preg_match( "%^(?:$labels)\\s*[:：]\\s*(\\S.{0,100})$%iu", $line, $match ) ) {
				return 'calories' === $fact && 1 !== preg_match( '/\d/', $match[1] ) ? null : [ $fact, trim( $match[1] ) ];
			}
		}
		return $found ?? ( self::is_measure( $line ) ? null : self::credit( $line ) ?? self::bare_fact( $line ) );
	}

	/**
	 * Reads what stands behind a label without a colon, as some pages print it: "Course Main Course". These are words with a capital, or
	 * several keywords, and no sentence.
	 *
	 * @param string $line A line without marks around it.
	 * @return array{string, string}|null
	 */
	private static function bare_fact( string $line ): ?array {
		$is_said = 1 === preg_match( '%' . WrittenRules::all()['says'] . '%iu', $line );
		foreach ( WrittenRules::all()['labels'] as $fact => $labels ) {
			if ( 1 !== preg_match( "%^(?:$labels)\\s+([\\p{L}\\d][^.:!?]{0,40})$%iu", $line, $match ) ) {
				continue;
			}
			$value = trim( $match[1] );
			$fits  = match ( $fact ) {
				'calories' => 1 === preg_match( '/^\d{1,4} ?(?:k?cal(?:ories)?)?$/iu', $value ),
				'keywords' => str_contains( $value, ',' ),
				default => 1 === preg_match( '/^\p{Lu}/u', $value ),
			};
			if ( $fits && ! $is_said && 1 === preg_match( '/^\p{Lu}/u', $line ) ) {
				return [ $fact, $value ];
			}
		}
		return null;
	}

	/**
	 * Reads for how many a list is from its name: "Ingredients (serves 2)".
	 *
	 * @return string The part of it that tells the yield; empty where none does.
	 */
	public static function served_in( string $name ): string {
		$behind = WrittenRules::all()['servedBehind'];
		$text   = 1 === preg_match( "%$behind$%iu", $name, $match ) ? trim( $match[1] ) : '';
		return 'yield' === ( self::read( $text )[0] ?? '' ) ? $text : '';
	}

	/**
	 * Returns whether a line has the shape of a measured fact, whatever its value.
	 *
	 * @param string $line A line without marks around it.
	 */
	private static function is_measure( string $line ): bool {
		$rules = WrittenRules::all();
		$times = implode( '|', array_diff_key( $rules['facts'], [ 'yield' => '' ] ) );
		$all   = implode( '|', $rules['facts'] );
		return 1 === preg_match( "%^(?:$all)\\s*(?:[:：]\\s*\\S.*|[-–]?\\s+{$rules['bare']})$|^{$rules['bare']}\\s+(?:$times)$%iu", $line );
	}

	/**
	 * Reads who wrote a recipe, where it was taken from, and what is alone for its fact.
	 *
	 * @param string $line A line without marks around it.
	 * @return array{string, string}|null
	 */
	private static function credit( string $line ): ?array {
		$rules = WrittenRules::all();
		if ( 1 === preg_match( "%^(?:{$rules['credits']})\\s+(\\S.{1,100})$%iu", $line, $match ) ) {
			return [ 'source', $match[1] ];
		}
		if ( 1 === preg_match( '/^(\d{2,4}) ?k?cal(?:ories)?$/iu', $line, $match ) ) {
			return [ 'calories', $match[1] ];
		}
		if (
			1 === preg_match( "%^(?:{$rules['byline']})\\s+(\\S.{1,60})$%iu", $line, $match )
			&& 1 === preg_match( '/^\p{Lu}.*[^.!?]$/u', $match[1] )
		) {
			return [ 'author', preg_replace( '/\s+(?:published|posted|updated|on)\s.*$/iu', '', $match[1] ) ?? $match[1] ];
		}
		return 1 === preg_match( '/\p{L}{4}/u', $line )
			&& 1 === preg_match( WrittenRules::whole( implode( '|', $rules['levels'] ) ), $line )
			? [ 'difficulty', $line ]
			: null;
	}

	/**
	 * Reads how hard a recipe is.
	 *
	 * @param string $value As written.
	 * @return string Level of the document; empty for words that name none.
	 */
	public static function level( string $value ): string {
		foreach ( WrittenRules::all()['levels'] as $level => $words ) {
			if ( 1 === preg_match( WrittenRules::whole( $words ), trim( $value ) ) ) {
				return $level;
			}
		}
		return '';
	}

	/**
	 * Returns which fact a line of a written recipe labels without a value, including labels that only written recipes use.
	 *
	 * @param string $text A line.
	 * @return string Empty for none.
	 */
	public static function written_label_of( string $text ): string {
		$label = self::label_of( $text );
		foreach ( '' === $label && mb_strlen( $text ) <= 40 ? WrittenRules::all()['said'] : [] as $fact => $labels ) {
			if ( 1 === preg_match( WrittenRules::whole( $labels ), self::bare( $text ) ) ) {
				return $fact;
			}
		}
		return $label;
	}

	/**
	 * Strips punctuation and formatting marks around a line.
	 *
	 * @param string $text A line.
	 */
	private static function bare( string $text ): string {
		$line  = preg_replace( '/^[^\p{L}\p{N}~]+/u', '', $text ) ?? $text;
		$marks = substr( $text, 0, strlen( $text ) - strlen( $line ) );
		// An address, or the name of somebody's page, may end with such a sign.
		$address    = preg_replace( '/[\s:：*]+$/u', '', $line ) ?? $line;
		$is_address = 1 === preg_match( '%' . WrittenRules::all()['address'] . '%iu', $address ) && ! str_contains( $marks, '_' );
		return trim( $is_address ? $address : ( preg_replace( '/[\s:：_*–—-]+$/u', '', $line ) ?? $line ) );
	}

	/**
	 * Returns which fact a line labels without a value.
	 *
	 * @param string $text A line.
	 * @return string Empty for none.
	 */
	public static function label_of( string $text ): string {
		if ( mb_strlen( $text ) > 40 ) {
			return '';
		}
		$line = trim( preg_replace( '/^[^\p{L}\p{N}]+|[\s:：]+$/u', '', $text ) ?? $text );
		foreach ( WrittenRules::all()['facts'] as $fact => $labels ) {
			if ( 1 === preg_match( WrittenRules::whole( $labels ), $line ) ) {
				return $fact;
			}
		}
		return '';
	}

	/**
	 * Returns a fact if its value is valid for it.
	 *
	 * @return array{string, string}|null
	 */
	public static function checked( string $fact, string $value ): ?array {
		$fits = 'yield' === $fact
			? 1 === preg_match( '/\d/', $value ) && ( 1 === preg_match( '/^\s*\d+\s*$/', $value ) || 0 === self::minutes( $value ) )
			: self::minutes( $value ) > 0;
		return $fits ? [ $fact, $value ] : null;
	}

	/**
	 * Returns the minutes of a value that names a unit of time.
	 */
	private static function minutes( string $value ): int {
		return Minutes::parse( $value );
	}
}
