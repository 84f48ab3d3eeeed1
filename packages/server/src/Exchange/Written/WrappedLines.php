<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Contracts\Constants;
use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Joins the lines of a text that was broken to fit a page, by the rules of the editor's paste, in `packages/editor/src/paste/wrapped.ts`.
 *
 * @phpstan-type Measure array{part: string, width: int, is_numbered: bool}
 */
final class WrappedLines {

	private const CUT_WORD = '/\p{Ll}-$/u';

	/**
	 * Joins what belongs together. A text without a line that ends within its sentence stays.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	public static function joined( array $lines ): array {
		$bare       = array_map( trim( ... ), $lines );
		$is_wrapped = false;
		foreach ( $bare as $at => $line ) {
			if ( mb_strlen( $line ) > Constants::WIDEST_PRINTED_LINE ) {
				return $lines;
			}
			$is_wrapped = $is_wrapped || self::surely_goes_on( $line, $bare[ $at + 1 ] ?? '' );
		}
		if ( ! $is_wrapped ) {
			return $lines;
		}
		$measures = self::measures( $bare );
		$whole    = [];
		foreach ( $bare as $at => $line ) {
			$last = array_pop( $whole );
			if ( null === $last ) {
				$whole[] = $line;
			} elseif ( self::goes_on( $bare[ $at - 1 ], $line, $measures[ $at ] ) ) {
				$whole[] = self::start_of( $last ) . $line;
			} else {
				array_push( $whole, $last, $line );
			}
		}
		return $whole;
	}

	/**
	 * Returns a line as the next is written after it: without the hyphen of a word that was cut.
	 */
	private static function start_of( string $line ): string {
		if ( 1 !== preg_match( self::CUT_WORD, $line ) ) {
			return "$line ";
		}
		$hyphened = WrittenRules::all()['hyphened'];
		return 1 === preg_match( "%(?<!\\p{L})(?:$hyphened)-$%iu", $line ) ? $line : mb_substr( $line, 0, -1 );
	}

	/**
	 * Returns whether a line begins something of its own.
	 */
	private static function is_marked( string $line ): bool {
		$marker = WrittenRules::all()['marker'];
		return 1 === preg_match( "%^(?:$marker)%iu", $line, $match ) && '' !== trim( $match[0] );
	}

	/**
	 * Returns whether a line continues in the next one, by how the two end and begin.
	 */
	private static function may_go_on( string $line, string $next ): bool {
		return 1 === preg_match( '/^[\p{Ll}(]/u', $next )
			&& ! self::is_marked( $next )
			&& 1 !== preg_match( '/^[\p{L} -]{2,24}[:：]\s/u', $next )
			&& 1 !== preg_match( '/[.!?:：;…]$/u', $line )
			&& '' === SectionNames::written_part_of( $next )
			&& '' === SectionNames::written_part_of( $line );
	}

	/**
	 * Returns whether a line surely continues: it ends within a word or a sentence.
	 */
	private static function surely_goes_on( string $line, string $next ): bool {
		return mb_strlen( $line ) >= Constants::NARROWEST_PRINTED_LINE
			&& self::may_go_on( $line, $next )
			&& (
				self::is_joining( $line )
				|| 1 === preg_match( self::CUT_WORD, $line )
				|| self::is_numbered( $line )
				|| 1 === preg_match( '/[.!?]\s+\p{Lu}/u', $line )
			);
	}

	/**
	 * Returns whether a line ends with a word with which nobody ends one: an article, a preposition.
	 */
	private static function is_joining( string $line ): bool {
		$words = WrittenRules::all()['wrapping'];
		return 1 === preg_match( "%(?<!\\p{L})(?:$words)$%iu", $line );
	}

	/**
	 * Returns whether a line begins with a number that counts steps.
	 */
	private static function is_numbered( string $line ): bool {
		$digit = WrittenRules::all()['digit'];
		return 1 === preg_match( "%^\\s*\\(?{$digit}{1,2}[.)]\\s%u", $line );
	}

	/**
	 * Returns the section of each line, how wide that section is, and whether its entries are numbered.
	 *
	 * @param list<string> $lines
	 * @return list<Measure>
	 */
	private static function measures( array $lines ): array {
		$found = [];
		$of    = [];
		foreach ( $lines as $line ) {
			$part = SectionNames::written_part_of( $line );
			if ( '' !== $part || [] === $found ) {
				$found[] = [
					'part'        => $part,
					'width'       => 0,
					'is_numbered' => false,
				];
			}
			$last                          = count( $found ) - 1;
			$found[ $last ]['width']       = max( $found[ $last ]['width'], mb_strlen( $line ) );
			$found[ $last ]['is_numbered'] = $found[ $last ]['is_numbered'] || self::is_numbered( $line );
			$of[]                          = $last;
		}
		return array_map( static fn ( int $part ): array => $found[ $part ], $of );
	}

	/**
	 * Returns whether a line was broken because the next word had no room in it.
	 *
	 * @param Measure $measure Where they are.
	 */
	private static function is_full( string $line, string $next, array $measure ): bool {
		$word = ( preg_split( '/\s/u', $next, 2 ) ?: [ '' ] )[0];
		return mb_strlen( $line ) + 1 + mb_strlen( $word ) > $measure['width']
			&& mb_strlen( $line ) >= Constants::NARROWEST_PRINTED_LINE
			// Below a long food another may stand that has no amount.
			&& ( SectionNames::INGREDIENTS !== $measure['part'] || 1 === preg_match( '/[,(]/', $line ) );
	}

	/**
	 * Returns whether the next line belongs to this one, in a text whose lines were broken.
	 *
	 * @param Measure $measure Where they are.
	 */
	private static function goes_on( string $line, string $next, array $measure ): bool {
		if ( '' === $line || '' === $next || self::is_marked( $next ) ) {
			return false;
		}
		if ( self::surely_goes_on( $line, $next ) ) {
			return true;
		}
		if ( ! self::is_full( $line, $next, $measure ) ) {
			return false;
		}
		$amount      = WrittenRules::all()['amount'];
		$is_sentence = $measure['is_numbered']
			&& SectionNames::INSTRUCTIONS === $measure['part']
			&& 1 !== preg_match( '/[:：]$/u', $line . $next );
		return self::may_go_on( $line, $next )
			|| (
				'' === SectionNames::written_part_of( $next )
				&& ( $is_sentence || ( self::is_joining( $line ) && 1 === preg_match( "%^{$amount}%u", $next ) ) )
			);
	}
}
