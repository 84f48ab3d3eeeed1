<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;
use Larder\Lines\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * An ingredient and what its quantity says.
 *
 * @phpstan-type Pieces array{quantity: string, unit: string, name: string, note: string}
 * @phpstan-type Further array{unit: list<FurtherAmount>, name: list<FurtherAmount>, note: list<FurtherAmount>}
 */
final class WrittenLine {

	/**
	 * @param string            $quantity Typed quantity.
	 * @param string            $unit     Typed unit.
	 * @param string            $name     Name.
	 * @param string            $note     Note.
	 * @param Quantity|null     $parsed   What the quantity says; null where it cannot be read.
	 * @param AmountInName|null $in_name  The amount in its name where it has no other.
	 * @param Further           $further  What else scales: the amount said again, and what is added.
	 * @param self|null         $counted  The same with the count of a package of which only the size was written: `15 oz. can`.
	 * @param self|null         $joined   The same with one before a unit that has a half after it: `kilo y medio de`.
	 */
	private function __construct(
		public readonly string $quantity,
		public readonly string $unit,
		public readonly string $name,
		public readonly string $note,
		public readonly ?Quantity $parsed,
		public readonly ?AmountInName $in_name,
		public readonly array $further,
		public readonly ?self $counted,
		public readonly ?self $joined
	) {}

	/**
	 * Returns the pieces as they were written.
	 *
	 * @return Pieces
	 */
	public function pieces(): array {
		return [
			'quantity' => $this->quantity,
			'unit'     => $this->unit,
			'name'     => $this->name,
			'note'     => $this->note,
		];
	}

	/**
	 * Reads the quantity of an ingredient, once for all scalings.
	 *
	 * @param Pieces $line   The ingredient as written.
	 * @param string $locale Language tag of the text.
	 */
	public static function read( array $line, string $locale ): self {
		$parsed  = Quantity::read( $line['quantity'], $locale );
		$further = FurtherAmounts::find( $line, $parsed, $locale );
		$in_name = AmountInName::find( $line, $further, $locale );
		$counted = null === $parsed && '' !== $line['quantity']
			? null
			: PackageCount::in_line( $line['quantity'], $line['unit'], $line['name'], $locale );
		// Without a number that scales, one amount of two would be half a truth.
		$is_whole = null !== $parsed || null !== $in_name || ! AmountInName::says_more( $line, $further, $locale );
		return new self(
			$line['quantity'],
			$line['unit'],
			$line['name'],
			$line['note'],
			$parsed,
			$in_name,
			$is_whole ? $further : FurtherAmounts::NONE,
			null === $counted ? null : self::read( array_merge( $line, $counted ), $locale ),
			self::with_one( $line, $locale )
		);
	}

	/**
	 * Returns the line that its numbers are worked out from.
	 *
	 * @param float $factor       By what it is scaled.
	 * @param bool  $is_converted Whether it is written in other units.
	 */
	public function to_work_out( float $factor, bool $is_converted ): self {
		return ( 1.0 === $factor ? null : $this->counted ) ?? ( 1.0 !== $factor || $is_converted ? $this->joined : null ) ?? $this;
	}

	/**
	 * Counts a unit that has a half after it and no number before, and says the kilo of `cuarto y mitad de`.
	 *
	 * @param Pieces $line   The ingredient as written.
	 * @param string $locale Language tag of the text.
	 */
	private static function with_one( array $line, string $locale ): ?self {
		$grammar = Grammar::for_locale( $locale );
		if ( '' === $line['unit'] ) {
			return $grammar->finds( 'half-apart.QUARTER_AND_HALF', $line['quantity'] )
				? self::read( array_merge( $line, [ 'quantity' => '0,375', 'unit' => 'kg de' ] ), $locale )
				: null;
		}
		$counted = "1 {$line['unit']}";
		return '' === $line['quantity'] && null !== NumberReader::at( $counted, 0, $grammar )?->tail
			? self::read( array_merge( $line, [ 'quantity' => $counted, 'unit' => '' ] ), $locale )
			: null;
	}
}
