<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Amount;
use Larder\Lines\Chars;
use Larder\Lines\Digits;
use Larder\Lines\Grammar;
use Larder\Lines\Label;
use Larder\Lines\Tables;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the amounts beside the quantity of an ingredient that scale with it: the amount said
 * again, `(about 4 ounces)`, and what is added, `beaten with 1 tbsp water`. What is said of one
 * alone, the size of a package, counts, and whatever else has a number, is none.
 */
final class FurtherAmounts {

	/** Nothing scales but the quantity. */
	public const NONE = [
		'unit' => [],
		'name' => [],
		'note' => [],
	];

	/**
	 * Returns the further amounts of an ingredient.
	 *
	 * @param array{quantity: string, unit: string, name: string, note: string} $line     The ingredient.
	 * @param Quantity|null                                                     $quantity What its quantity says; null for no number.
	 * @param string                                                            $locale   Language tag of the text.
	 * @return array{unit: list<FurtherAmount>, name: list<FurtherAmount>, note: list<FurtherAmount>} By piece.
	 */
	public static function find( array $line, ?Quantity $quantity, string $locale ): array {
		$is_alone = '' === $line['quantity'] . $line['unit'];
		$grammar  = Grammar::for_locale( $locale );
		$has_part = $is_alone && $grammar->finds( 'counts-after-food.ANY_PART', $line['name'] );
		$has_more = 1 === preg_match( '/[\p{Nd}' . Digits::FRACTION_SIGNS . ']/u', "{$line['unit']} {$line['name']} {$line['note']}" )
			|| $has_part
			|| $grammar->finds( 'counts-after-food.ANY_PART', $line['note'] )
			|| Shares::may_be_in( $line['note'], $grammar )
			|| 1 === preg_match( '/\A\(\p{L}/u', $line['note'] )
			|| $grammar->place( 'further', "{$line['name']}, {$line['note']}" ) >= 0;
		if ( ( null === $quantity && ! $is_alone ) || ! $has_more ) {
			return self::NONE;
		}
		// Of "2 cans (400 g)" the cans are the food.
		$own       = UnitReader::at( '' === $line['unit'] ? $line['name'] : $line['unit'], 0, $grammar, '' === $line['unit'] )?->id;
		$is_pack   = Units::is_package( $own )
			|| ( 'cube' === $own && 1.0 === $quantity?->value && $grammar->finds( 'further-amounts.IN_CUBES', $line['name'] ) );
		$has_stick = 1 === preg_match( Tables::pattern( 'further-amounts.IN_STICKS' ), $line['name'] );
		$is_labelled = Label::end( $line['quantity'], $grammar ) > 0;
		$counts    = Units::is_measure( $own ) ? null : $quantity;
		$is_measured = null !== $quantity && null === $counts;
		$says      = new RestatedAmounts( $grammar, Units::is_length( $own ), $has_stick );
		$clauses   = static fn ( string $plain ): array => $is_alone
			? self::said_last( $says->in_clauses( $plain ), $line, $grammar )
			: $says->in_clauses( $plain );
		$in_brackets = static fn ( string $plain ): array => CountsAfterFood::in_brackets(
			$plain,
			$line['name'],
			$grammar,
			$is_measured,
			$is_alone ? null : $quantity?->value
		);
		$find      = static function ( string $text, string $piece ) use (
			$in_brackets,
			$says,
			$clauses,
			$grammar,
			$is_pack,
			$is_alone,
			$has_part,
			$is_labelled,
			$own,
			$counts,
			$quantity,
			$locale
		): array {
			if ( Chars::is_longer( $text, (int) Tables::number( 'parse.MAX_LENGTH' ) ) ) {
				return [];
			}
			$typed   = new TypedText( $text );
			$is_note = 'note' === $piece;
			$before  = $is_note ? 0 : strcspn( $typed->plain, '(' );
			return self::placed(
				$typed,
				[
					...( $is_note && null !== $counts ? Shares::in( $typed->plain, $counts->value, $grammar ) : [] ),
					...( $is_pack ? [] : $says->in_brackets( $typed->plain ) ),
					...( $is_pack || ! $is_note ? [] : $clauses( $typed->plain ) ),
					...( ( $is_alone && ! $has_part ) || ( $is_pack && 'unit' === $piece )
						? []
						: AddedAmounts::find( $typed->plain, $grammar ) ),
					...( $is_note || $is_alone ? CountsAfterFood::find( $typed->plain, $is_note, $is_note && $has_part, $grammar ) : [] ),
					...( 'name' === $piece ? [] : $in_brackets( str_repeat( ' ', $before ) . substr( $typed->plain, $before ) ) ),
					...( $is_note && ! $is_alone ? $says->divided( $typed->plain ) : [] ),
					...( $is_note && ( $is_labelled || 'part' === $own ) ? AddedAmounts::listed( $typed->plain, $grammar ) : [] ),
					...( $is_note && null !== $counts && ! $is_pack ? AddedAmounts::counts_of_list( $typed->plain, $grammar ) : [] ),
					...( null === $counts && null !== $quantity ? AddedAmounts::at_end( $typed->plain, $grammar ) : [] ),
				],
				$locale
			);
		};
		return [
			// Of "15 oz (420 g) can" both say the size of one.
			'unit' => $grammar->finds( 'further-amounts.SIZE_AT_START', $line['unit'] ) ? [] : $find( $line['unit'], 'unit' ),
			'name' => $find( $line['name'], 'name' ),
			'note' => $find( $line['note'], 'note' ),
		];
	}

	/**
	 * Returns the amounts in the note of a food without a number: how much there is of all, and not how much a vessel holds.
	 *
	 * @param list<Amount>                      $said The amounts of the note.
	 * @param array{name: string, note: string} $line The ingredient.
	 * @return list<Amount>
	 */
	private static function said_last( array $said, array $line, Grammar $grammar ): array {
		return $grammar->finds( 'further-amounts.ABOUT', $line['note'] )
			&& ! self::is_vessel( ( new TypedText( $line['name'] ) )->plain, $grammar )
			? $said
			: [];
	}

	/**
	 * Returns whether a name is that of a vessel, `loaf tin`, and not of a food that is sold or cooked in one, `peaches in tins`.
	 *
	 * @param string $name Plain text.
	 */
	private static function is_vessel( string $name, Grammar $grammar ): bool {
		$vessels = Tables::words( 'vessels.VESSEL' );
		$pattern = $vessels[ $grammar->code ] ?? $vessels['en'] ?? null;
		return is_string( $pattern )
			&& 1 === preg_match( $pattern, $name, $found, PREG_OFFSET_CAPTURE )
			&& ! $grammar->finds( 'vessels.FROM', substr( $name, 0, $found[0][1] ) );
	}

	/**
	 * Scales the further amounts of a piece.
	 *
	 * @param string              $text    The piece as written.
	 * @param list<FurtherAmount> $amounts The amounts in it.
	 * @param float               $factor  By what to multiply.
	 */
	public static function scale( string $text, array $amounts, float $factor, QuantityFormat $format ): string {
		if ( 1.0 === $factor ) {
			return $text;
		}
		$grammar = Grammar::for_locale( $format->locale );
		$scaled  = '';
		$place   = 0;
		foreach ( $amounts as $at => $amount ) {
			$before  = substr( $text, $place, $amount->start - $place );
			$lead    = $amount->is_count ? self::lead( $text, $amount, $grammar ) : '';
			$place   = $amount->end;
			$typed   = substr( $text, $amount->start, $place - $amount->start );
			$number  = ScaledText::scale( $typed, $factor, $format, $amount->parsed );
			$scaled .= $grammar->replace( 'scale-further-amounts.ELIDED', $before, 'de ' ) . $lead . $number
				. ScaledText::times_sign( $typed, $number, substr( $text, $place ), $grammar );
			// The apostrophe of "un'arancia" is gone.
			$scaled .= $amount->is_count && 1 === preg_match( '/\p{L}/uA', $text, $letter, 0, $place ) ? ' ' : '';
			if ( $amount->is_share ) {
				$behind  = substr( $text, $place, ( $amounts[ $at + 1 ]->start ?? strlen( $text ) ) - $place );
				$scaled .= Shares::label( $behind, $amount->parsed->value * $factor > 1, $grammar );
				$place += strlen( $behind );
			}
			if ( $amount->is_count ) {
				$whole   = substr( $text, $place, ( $amounts[ $at + 1 ]->start ?? strlen( $text ) ) - $place );
				$next    = $grammar->place( 'scale-further-amounts.FOOD_END', $whole );
				$behind  = $next < 0 ? $whole : substr( $whole, 0, $next );
				$food    = preg_replace( '/\A\s+/u', '', $behind ) ?? $behind;
				$count   = $amount->parsed->most() * $factor;
				$label   = AmountInName::label( $food, $count, substr( $text, 0, $amount->start ) . $lead, $grammar, $format->locale );
				$scaled .= substr( $behind, 0, strlen( $behind ) - strlen( $food ) )
					. ( $label === $food ? FoodLabel::format( $food, $count, $format->locale ) : $label );
				$place += strlen( $behind );
			}
		}
		return $scaled . substr( $text, $place );
	}

	/**
	 * Returns the preposition that a number needs where an article had none: the `von ` of `Saft von 2 Limetten`.
	 *
	 * @param string $text The piece as written.
	 */
	private static function lead( string $text, FurtherAmount $amount, Grammar $grammar ): string {
		$before = substr( $text, 0, $amount->start );
		return 1 === preg_match( '/\p{L}/u', substr( $text, $amount->start, $amount->end - $amount->start ) )
			&& $grammar->finds( 'counts-after-food.PART', $before )
			&& ! $grammar->finds( 'amount-in-name.PREPOSITION', $before )
			&& ! $grammar->finds( 'scale-further-amounts.ELIDED', $before )
			? $grammar->part_of
			: '';
	}

	/**
	 * Returns where amounts are in the text as typed, each once.
	 *
	 * @param list<Amount> $amounts Amounts in its plain text.
	 * @param string       $locale  Language tag of the text.
	 * @return list<FurtherAmount>
	 */
	private static function placed( TypedText $typed, array $amounts, string $locale ): array {
		usort( $amounts, static fn ( Amount $one, Amount $other ): int => $one->first()->start <=> $other->first()->start );
		$places = [];
		foreach ( $amounts as $amount ) {
			$is_count = null === $amount->unit;
			$is_share = Shares::UNIT === $amount->unit?->id;
			$start    = $amount->first()->start;
			$end      = max( $amount->end, $amount->whole_end() );
			$before   = array_pop( $places );
			// Two are one where it is said in both systems or in two units: "4lb 8oz".
			$joint  = null === $before ? '' : substr( $typed->plain, $before[1], max( 0, $start - $before[1] ) );
			$is_one = null !== $before && ! $before[2] && ! $is_count && ! $is_share && $start >= $before[1]
				&& 1 === preg_match( Tables::pattern( 'restated-amounts.BETWEEN_EQUIVALENTS' ), $joint );
			if ( null !== $before ) {
				$places[] = $is_one ? [ $before[0], $end, $before[2], $before[3] ] : $before;
			}
			if ( ! $is_one && $start >= ( $before[1] ?? 0 ) ) {
				$places[] = [ $start, $end, $is_count, $is_share ];
			}
		}
		$found = [];
		foreach ( $places as [ $start, $end, $is_count, $is_share ] ) {
			$said   = $typed->typed( $start, $end );
			$parsed = Quantity::read( $said, $locale ) ?? Quantity::article( $said );
			if ( null !== $parsed ) {
				$found[] = new FurtherAmount( $typed->place( $start ), $typed->place( $end ), $parsed, $is_count, $is_share );
			}
		}
		return $found;
	}
}
