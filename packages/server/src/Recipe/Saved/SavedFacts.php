<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Lines\ServingsText;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimeRanges;
use Larder\Recipe\ValueLabels;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the facts of a recipe; the twin of `savedFacts()` in `blocks/recipe`.
 *
 * @phpstan-import-type Document from RecipeDocument
 * @phpstan-import-type Times from RecipeDocument
 */
final class SavedFacts {

	private const BLOCK = 'wp-block-larder-recipe';

	/**
	 * Prints the facts that are known, in the order of the page.
	 *
	 * @param Document       $data
	 * @param int|float|null $calories Kilocalories, as the facts have them.
	 * @return string Empty where none is known.
	 */
	public static function html( array $data, int|float|null $calories ): string {
		$label   = Markup::encode( $data['times']['customLabel'] );
		$seasons = $data['seasons'];
		$values  = [
			'difficulty' => $data['difficulty'],
			'seasons'    => implode( ' ', $seasons ),
			'customTime' => Markup::is_blank( $label ) ? 'unnamed' : 'named',
		];
		$printed = '';
		foreach ( self::texts( $data, $calories ) as $fact => $text ) {
			if ( Markup::is_blank( $text ) ) {
				continue;
			}
			$value    = $values[ $fact ] ?? '';
			$printed .= Markup::element(
				'div',
				[
					'class'      => self::BLOCK . '__fact',
					'data-fact'  => $fact,
					'data-value' => '' === $value ? null : $value,
				],
				Markup::element(
					'dt',
					[],
					'customTime' === $fact && '' !== $label ? $label : Markup::encode( ValueLabels::fact( $fact ) )
				) . Markup::element( 'dd', [], $text )
			);
		}
		return '' === $printed ? '' : Markup::element( 'dl', [ 'class' => self::BLOCK . '__facts' ], $printed );
	}

	/**
	 * Returns the upper end of a range that a recipe makes.
	 *
	 * @param Document $data
	 * @return int|float|null Null where it makes one number.
	 */
	public static function most( array $data ): int|float|null {
		$amount = $data['yield']['amount'];
		$most   = $data['yield']['max'] ?? null;
		return null !== $amount && null !== $most && $most > $amount ? $most : null;
	}

	/**
	 * Returns the text of each fact.
	 *
	 * @param Document       $data
	 * @param int|float|null $calories Kilocalories, as the facts have them.
	 * @return array<string, string> HTML by fact; empty for what is unknown.
	 */
	private static function texts( array $data, int|float|null $calories ): array {
		$times = $data['times'];
		$cost  = $data['cost'];
		$heat  = $data['temperature'];
		$range = array_filter(
			[ $data['yield']['amount'], self::most( $data ) ],
			static fn ( int|float|null $number ): bool => null !== $number
		);
		return [
			'author'      => Markup::encode( $data['author'] ),
			'prepTime'    => self::time( $times, 'prep' ),
			'cookTime'    => self::time( $times, 'cook' ),
			'restTime'    => self::time( $times, 'rest' ),
			'customTime'  => self::time( $times, 'custom' ),
			'totalTime'   => self::time( $times['total'] > 0 ? $times : TimeRanges::add( $times, $times['from'] ?? [] ), 'total' ),
			'yield'       => self::join(
				implode( '–', array_map( static fn ( int|float $number ): string => ServingsText::format( (float) $number ), $range ) ),
				Markup::encode( $data['yield']['unit'] )
			),
			'difficulty'  => Markup::encode( '' === $data['difficulty'] ? '' : ValueLabels::difficulty( $data['difficulty'] ) ),
			'seasons'     => Markup::encode( implode( ', ', array_map( ValueLabels::season( ... ), $data['seasons'] ) ) ),
			'calories'    => null === $calories ? '' : Markup::number( $calories ) . ' kcal',
			// The currency is encoded as it is stored, and again as it is printed.
			'cost'        => null === $cost['amount']
				? ''
				: self::join( Markup::number( $cost['amount'] ), Markup::encode( Markup::encode( $cost['currency'] ) ) ),
			'temperature' => null === $heat ? '' : Markup::number( $heat['value'] ) . " °{$heat['unit']}",
			'keywords'    => implode(
				', ',
				array_filter(
					array_map( Markup::encode( ... ), $data['keywords'] ),
					static fn ( string $word ): bool => ! Markup::is_blank( $word )
				)
			),
		];
	}

	/**
	 * Joins two texts, either of which may be empty.
	 *
	 * @param string $first  HTML.
	 * @param string $second HTML.
	 */
	private static function join( string $first, string $second ): string {
		return implode( ' ', array_filter( [ $first, $second ], static fn ( string $text ): bool => ! Markup::is_blank( $text ) ) );
	}

	/**
	 * Prints a time with the symbols that all languages share, as `symbolSpan()` in `packages/duration`, and for machines.
	 *
	 * @param Times                                 $times
	 * @param 'prep'|'cook'|'rest'|'custom'|'total' $name  Name of the time.
	 * @return string Empty for nothing.
	 */
	private static function time( array $times, string $name ): string {
		$minutes = $times[ $name ];
		$text    = SymbolSpan::between( $times['from'][ $name ] ?? $minutes, $minutes );
		return '' === $text ? '' : Markup::element( 'time', [ 'datetime' => "PT{$minutes}M" ], $text );
	}

}
