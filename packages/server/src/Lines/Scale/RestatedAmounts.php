<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Amount;
use Larder\Lines\AmountReader;
use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\LongAmounts;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the amounts that say again how much there is of all: `(about 4 ounces)`, `, about 200 g`.
 */
final class RestatedAmounts {

	/**
	 * @param bool $is_length Whether lengths say it, besides weights and volumes.
	 * @param bool $has_stick Whether sticks say it, those of butter.
	 */
	public function __construct(
		private readonly Grammar $grammar,
		private readonly bool $is_length,
		private readonly bool $has_stick
	) {}

	/**
	 * Finds them in the brackets of a piece.
	 *
	 * @param string $plain The piece.
	 * @return list<Amount>
	 */
	public function in_brackets( string $plain ): array {
		$found = [];
		foreach ( $this->grammar->places( 'restated-amounts.BRACKETS', $plain ) as $place ) {
			[ $all, $content ] = $this->grammar->match( 'restated-amounts.BRACKETS', $plain, $place ) + [ '', '' ];
			$behind            = substr( $plain, $place + strlen( $all ) );
			if (
				! $this->grammar->finds( 'each', $content )
				&& ! $this->grammar->finds( 'restated-amounts.EACH_BEHIND', $behind )
				&& ! $this->is_size_of_each( $plain, $place )
			) {
				array_push( $found, ...$this->within( $plain, $place + 1, $place + 1 + strlen( $content ) ) );
			}
		}
		return $found;
	}

	/**
	 * Whether a bracket between the size of a food and its name says how large each is: `small (6 oz) salmon fillets`.
	 *
	 * @param string $plain The piece.
	 * @param int    $place Where the bracket is.
	 */
	private function is_size_of_each( string $plain, int $place ): bool {
		$before = $this->grammar->replace( 'restated-amounts.WHOLE', substr( $plain, 0, $place ) );
		return $place > 0
			&& 'x' === $this->grammar->replace( 'prepared', "{$before}x" )
			&& $this->grammar->finds( 'restated-amounts.SIZE_OF_NAME', substr( $plain, $place + 1 ) );
	}

	/**
	 * Finds them in the clauses of a note.
	 *
	 * @param string $plain The note.
	 * @return list<Amount>
	 */
	public function in_clauses( string $plain ): array {
		$found = [];
		foreach ( $this->grammar->places( 'restated-amounts.CLAUSE', $plain ) as $place ) {
			$before = substr( $plain, 0, $place );
			$clause = $this->grammar->match( 'restated-amounts.CLAUSE', $plain, $place )[0] ?? '';
			$end    = $place + strlen( $clause );
			// What is in brackets is not a clause.
			$is_inside = preg_match_all( '/[(\[]/', $before ) > preg_match_all( '/[)\]]/', $before );
			$amounts   = $is_inside ? [] : $this->within( $plain, $place, $end );
			if ( [] === $amounts || ! $this->are_one( $plain, $amounts ) || $this->grammar->finds( 'each', $clause ) ) {
				continue;
			}
			$last = $amounts[ count( $amounts ) - 1 ]->end;
			$rest = Chars::trim( substr( $plain, $last, $end - $last ) );
			if (
				'' === $rest
				|| $this->grammar->skip( 'again', "$rest ", 0 ) > strlen( $rest )
				|| $this->grammar->finds( 'preparedBehind', " $rest" )
			) {
				array_push( $found, ...$amounts );
			}
		}
		return $found;
	}

	/**
	 * Returns whether amounts are one, said in both systems or in two units: `2kg/4lb 8oz`.
	 *
	 * @param string       $plain   The text.
	 * @param list<Amount> $amounts The amounts in it.
	 */
	private function are_one( string $plain, array $amounts ): bool {
		$before = null;
		foreach ( $amounts as $amount ) {
			$joint = null === $before ? '' : substr( $plain, $before->end, max( 0, $amount->first()->start - $before->end ) );
			if ( ! $this->grammar->finds( 'restated-amounts.BETWEEN_EQUIVALENTS', $joint ) ) {
				return false;
			}
			$before = $amount;
		}
		return true;
	}

	/**
	 * Reads the parts into which an amount is divided: `divided into ½ cup and ½ cup`.
	 *
	 * @param string $plain The note.
	 * @return list<Amount>
	 */
	public function divided( string $plain ): array {
		$start = self::divided_from( $plain );
		return null === $start || $this->grammar->finds( 'each', substr( $plain, $start ) )
			? []
			: $this->within( $plain, $start, strlen( $plain ) );
	}

	/**
	 * Finds where the parts begin into which an amount is divided.
	 *
	 * @param string $text Plain text.
	 */
	public static function divided_from( string $text ): ?int {
		return 1 === preg_match( Tables::pattern( 'restated-amounts.DIVIDED' ), $text, $found, PREG_OFFSET_CAPTURE )
			? $found[0][1] + strlen( $found[0][0] )
			: null;
	}

	/**
	 * Reads all amounts of a part of a text.
	 *
	 * @param string $plain The text.
	 * @param int    $from  Where the part starts.
	 * @param int    $to    Where it ends.
	 * @return list<Amount> None where one of its numbers is of something else, or words precede the first.
	 */
	private function within( string $plain, int $from, int $to ): array {
		$text  = substr( $plain, 0, $to );
		$start = $this->grammar->skip( 'again', $text, $from );
		$found = [];
		$place = $start;
		foreach ( $this->grammar->places( 'restated-amounts.NUMBER', substr( $text, $start ) ) as $number ) {
			$at = $start + $number;
			if ( $at < $place ) {
				continue;
			}
			$amount = AmountReader::at( $text, $at, $this->grammar );
			if ( null === $amount || ! $this->says( $text, $at, $amount ) ) {
				return [];
			}
			$whole   = LongAmounts::extend( $text, $text, $amount, $this->grammar );
			$found[] = $whole;
			$place   = $whole->whole_end();
		}
		return ( $found[0] ?? null )?->first()->start === $start ? $found : [];
	}

	/**
	 * Returns whether an amount says how much there is.
	 *
	 * @param int $at Where it is.
	 */
	private function says( string $text, int $at, Amount $amount ): bool {
		$id = $amount->unit?->id;
		return null !== $id
			&& ( Units::is_measure( $id ) || ( $this->is_length && Units::is_length( $id ) ) || ( 'stick' === $id && $this->has_stick ) )
			// "14-ounce" is a size.
			&& '-' !== ( $text[ $amount->last()->end ] ?? '' )
			&& 1 !== preg_match( Tables::pattern( 'restated-amounts.DEGREES' ), substr( $text, $at, $amount->end - $at ) )
			&& ! Units::is_package( UnitReader::at( $text, $amount->end, $this->grammar, true )?->id );
	}
}
