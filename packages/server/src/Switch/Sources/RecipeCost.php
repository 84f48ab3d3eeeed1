<?php
declare( strict_types=1 );

namespace Larder\Switch\Sources;

use Larder\Exchange\Text\Numbers;
use Larder\Switch\Draft;

defined( 'ABSPATH' ) || exit;

/**
 * Reads costs as people type them: `$12`, `CAD $5`, `5 €`.
 */
final class RecipeCost {

	/** Currencies by the signs that plugins offer, and by those that people type for other dollars, the peso and the real. */
	private const CURRENCIES = [
		'$'   => 'USD',
		'€'   => 'EUR',
		'£'   => 'GBP',
		'¥'   => 'JPY',
		'₹'   => 'INR',
		'US$' => 'USD',
		'A$'  => 'AUD',
		'AU$' => 'AUD',
		'C$'  => 'CAD',
		'CA$' => 'CAD',
		'NZ$' => 'NZD',
		'HK$' => 'HKD',
		'S$'  => 'SGD',
		'NT$' => 'TWD',
		'MX$' => 'MXN',
		'R$'  => 'BRL',
	];

	/** A sign of a currency with the letters that belong to it, or its code alone. */
	private const CURRENCY = '/^[A-Z]{3}$|(?<!\p{L})[A-Z]{0,3}\p{Sc}(?![A-Z])/uD';

	/**
	 * Reads a cost into a recipe: a number with the sign or the name of a currency; what says more than that, or something else, is among
	 * the notes.
	 *
	 * @param Draft  $draft The recipe, with its notes.
	 * @param string $text  What was typed, plain text.
	 */
	public static function read( Draft $draft, string $text ): void {
		$currencies      = self::currencies();
		$beside          = trim( preg_replace( '/\d[\d.,]*/u', '', $text, 1 ) ?? '' );
		$rest            = self::joined_signs( $beside, array_keys( $currencies ) );
		$sign            = 1 === preg_match( self::CURRENCY, $rest, $found ) ? $found[0] : '';
		$code            = 1 === preg_match( '/^[A-Z]{3}$/D', $sign ) ? $sign : '';
		$draft->cost     = Numbers::first( $text );
		$draft->currency = null === $draft->cost ? '' : $currencies[ $sign ] ?? $code;
		if ( null === $draft->cost || $sign !== $rest || ( '' !== $sign && '' === $draft->currency ) ) {
			Basics::note( $draft, __( 'Cost', 'larder' ), $text );
		}
	}

	/**
	 * Returns the currencies by their signs, those of a dollar also by their code before it: `CAD$`.
	 *
	 * @return array<string, string>
	 */
	private static function currencies(): array {
		$is_dollar = static fn ( string $sign ): bool => str_ends_with( $sign, '$' );
		$codes     = array_unique( array_filter( self::CURRENCIES, $is_dollar, ARRAY_FILTER_USE_KEY ) );
		return self::CURRENCIES + array_combine( array_map( static fn ( string $code ): string => "$code$", $codes ), $codes );
	}

	/**
	 * Writes what says which dollar right before it: `CAD $` and `$ CAD` as `CAD$`. A letter alone may be a word: "A $12 cake".
	 *
	 * @param string       $text  What was typed beside the amount, plain text.
	 * @param list<string> $signs The signs of currencies.
	 */
	private static function joined_signs( string $text, array $signs ): string {
		$long    = array_filter( $signs, static fn ( string $sign ): bool => 1 === preg_match( '/^[A-Z]{2,3}\$$/D', $sign ) );
		$letters = implode( '|', array_map( static fn ( string $sign ): string => rtrim( $sign, '$' ), $long ) );
		return preg_replace( [ "/(?<!\\p{L})($letters)\\h+\\$/u", "/^\\$\\h+($letters)$/Du" ], '$1$', $text ) ?? $text;
	}
}
