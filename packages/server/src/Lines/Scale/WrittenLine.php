<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Grammar;

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
	 * @param Quantity|null     $parsed   What the quantity says; null where it cannot be read.
	 * @param AmountInName|null $in_name  The amount in its name where it has no other.
	 * @param Further           $further  What else scales: the amount said again, and what is added.
	 * @param self|null         $counted  The same with the count of a package of which only the size was written: `15 oz. can`.
	 * @param self|null         $joined   The same with the half in its number that is apart: `1 cebolla y media`, `kilo y medio de`.
	 * @param bool              $is_unit_first Whether its unit was typed before its number: `latte ml 250`.
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
		public readonly ?self $joined,
		public readonly bool $is_unit_first
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
	 * @param Pieces $line          The ingredient as written.
	 * @param string $locale        Language tag of the text.
	 * @param bool   $is_unit_first Whether its unit was typed before its number, as `WordOrder` tells.
	 */
	public static function read( array $line, string $locale, bool $is_unit_first = false ): self {
		$line['quantity'] = SlashRange::in_line( $line['quantity'], $line['unit'], $line['name'], $locale ) ?? $line['quantity'];

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
			self::joined( $line, $locale ),
			$is_unit_first
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
	 * Reads the line with the half in its number that is apart from it.
	 *
	 * @param Pieces $line   The ingredient as written.
	 * @param string $locale Language tag of the text.
	 */
	private static function joined( array $line, string $locale ): ?self {
		$pieces = DetachedHalf::in_line( $line['quantity'], $line['unit'], $line['name'], Grammar::for_locale( $locale ) );
		return null === $pieces ? null : self::read( array_merge( $line, $pieces ), $locale );
	}
}
