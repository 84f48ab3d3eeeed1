<?php
declare( strict_types=1 );

namespace Larder\Lines\Convert;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\Scale\WrittenLine;
use Larder\Lines\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * What quantity, unit and food of an ingredient say of weights and volumes.
 */
final class ScannedLine {

	/** Quantity and unit as typed, one text. */
	public readonly string $text;

	/** The amount that can be converted. */
	public readonly ?EquivalentAmounts $said;

	/** Whether a number before it counts packages of this size. */
	public readonly bool $is_size;

	/** Whether it says again what a count before it says, and scales with that: `2 bunches (200 g)`. */
	public readonly bool $is_again;

	/**
	 * Reads an ingredient.
	 *
	 * @param string $locale Language tag of the text.
	 */
	public function __construct( private readonly WrittenLine $line, string $locale ) {
		// The unit that tells thousands from a count may be alone: "1 500 g".
		$quantity   = preg_replace( Tables::pattern( 'scanned-line.THOUSANDS' ), "'", $line->quantity ) ?? $line->quantity;
		$this->text = Chars::trim( "$quantity $line->unit" );
		$first      = EquivalentAmountsFinder::find( $this->text, $locale )[0] ?? null;
		$said       = $this->sticks( $first ) ?? $first;
		$at         = $said->start ?? 0;
		// "One (14-ounce) can" counts in a word.
		$is_later   = 1 === preg_match( '/' . Grammar::DIGIT . '/u', substr( $this->text, 0, $at ) )
			|| ( $line->parsed->scalable[0]->end ?? $at ) < $at;
		$is_again   = false;
		foreach ( $is_later ? $line->parsed->scalable ?? [] : [] as $number ) {
			$is_again = $is_again || $number->start === $at;
		}
		$this->said     = $said;
		$this->is_again = $is_again;
		$this->is_size  = $is_later && ! $is_again;
	}

	/**
	 * Returns the food.
	 */
	public function food(): ?Food {
		return Foods::find( self::plain( $this->line->name ), self::plain( $this->line->note ) );
	}

	/**
	 * Reads sticks of butter, with what says the same in brackets.
	 *
	 * @param EquivalentAmounts|null $other What else is said.
	 */
	private function sticks( ?EquivalentAmounts $other ): ?EquivalentAmounts {
		$parsed = $this->line->parsed;
		$first  = $parsed->scalable[0] ?? null;
		if (
			null === $parsed
			|| null === $first
			|| 1 !== preg_match( '/\s?sticks?(?![A-Za-z0-9_])/iuA', $this->text, $word, 0, $first->end )
			|| 1 !== preg_match( '/(?<![A-Za-z0-9_])(?:butter|margarine)(?![A-Za-z0-9_])/i', $this->line->name )
		) {
			return null;
		}
		$stick   = MeasuredAmount::sticks( $parsed->value, $parsed->value_max, $first->start, $first->end + strlen( $word[0] ) );
		$is_same = null !== $other
			&& 1 === preg_match( '/\A\s?\((?:about )?\z/iu', substr( $this->text, $stick->end, max( 0, $other->start - $stick->end ) ) )
			&& ')' === ( $this->text[ $other->end ] ?? '' );
		return $is_same
			? new EquivalentAmounts( [ [ $stick ], ...$other->ways ], $stick->start, $other->end + 1 )
			: new EquivalentAmounts( [ [ $stick ] ], $stick->start, $stick->end );
	}

	/**
	 * Returns plain text without tags and with its entities decoded.
	 *
	 * @param string $html Safe HTML.
	 */
	private static function plain( string $html ): string {
		$text = preg_replace( '/<[^<>]*>/', '', $html ) ?? $html;
		return Chars::trim( strtr( $text, [ '&nbsp;' => ' ', '&#160;' => ' ', '&amp;' => '&', '&#038;' => '&' ] ) );
	}
}
