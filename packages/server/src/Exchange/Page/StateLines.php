<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Text\Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * Joins the pieces in which the state of a page keeps an ingredient: amount, unit, food and note in fields of their own.
 */
final class StateLines {

	/** The names of fields, in small letters without marks. */
	private const AMOUNT = '/^(?:amount|quantity|qty)$/';
	private const UNIT   = '/^(?:unit|measure|measurement|uom)(?:name|text|symbol|label)?$/';
	private const FOOD   = '/^(?:ingredient|food|item|product)(?:name|text)?$/';
	private const NAME   = '/^(?:name|title)$/';
	private const FORM   = '/^(?:ingredient|food|item|product)?inflection$/';
	private const BEFORE = '/^prefix$/';
	private const AFTER  = '/^suffix$/';
	private const NOTE   = '/^(?:notes?|comments?|preparation|prepnotes?|remarks?|modifier)$/';

	/** Units that count pieces, which people do not write. */
	private const PIECES = '/^(?:st(?:k|ü?c?ke?|yck)?|pcs?|pieces?|pi[eè]ces?|unidad(?:es)?|ud|pz|pezz[io]|units?)\.?$/iu';

	/** Units that nobody measures in parts. */
	private const SMALL = '/^(?:g|gr|grams?|gramm[ei]?|grammes?|gramos?|ml|millilit\p{L}*)\.?$/iu';

	/** A part of an amount this far from a quarter comes from a division. */
	private const TOLERANCE = 0.01;

	/**
	 * Returns whether the fields of an object are the pieces of an ingredient: an amount without a unit may be that of one portion.
	 *
	 * @param array<array-key, mixed> $fields
	 */
	public static function are_pieces( array $fields ): bool {
		$names = array_map( StateFields::name( ... ), array_keys( $fields ) );
		return [] !== preg_grep( self::AMOUNT, $names )
			&& [] !== preg_grep( self::UNIT, $names )
			&& '' !== self::word( $fields, self::FOOD, 'singular' ) . self::word( $fields, self::NAME, 'singular' );
	}

	/**
	 * Returns how many portions the amounts have to be taken: as many as the recipe makes, where they tell that they are those of one.
	 *
	 * Nobody writes 12.5 g of butter and a quarter of a leek; both times four are what was written.
	 *
	 * @param list<array<array-key, mixed>> $lines Objects that hold one ingredient each.
	 * @param int                           $yield How many portions the recipe makes.
	 */
	public static function portions( array $lines, int $yield ): int {
		$is_part = false;
		foreach ( $yield > 1 ? $lines : [] as $fields ) {
			$amount = self::number( $fields );
			$fours  = $amount * $yield * 4;
			if ( abs( $fours - round( $fours ) ) > self::TOLERANCE ) {
				return 1;
			}
			$is_part = $is_part || (
				$amount > 2.5
					&& abs( $amount - round( $amount ) ) > self::TOLERANCE
					&& 1 === preg_match( self::SMALL, self::word( $fields, self::UNIT, 'singular' ) )
			);
		}
		return $is_part ? $yield : 1;
	}

	/**
	 * Returns the line that the pieces make.
	 *
	 * @param array<array-key, mixed> $fields   The pieces.
	 * @param int                     $portions How many times to take the amount.
	 */
	public static function join( array $fields, int $portions ): string {
		$amount = self::number( $fields ) * $portions;
		$typed  = $portions > 1 ? '' : StateFields::scalar( $fields, self::AMOUNT );
		$form   = $amount > 0 && $amount <= 1 ? 'singular' : 'plural';
		$unit   = self::word( $fields, self::UNIT, $form );
		$is_one = 'singular' === StateFields::scalar( $fields, self::FORM );
		$food   = self::word( $fields, self::FOOD, $is_one ? 'singular' : $form );
		$note   = self::word( $fields, self::NOTE, $form );
		$line   = implode( ' ', array_filter( [
			'' === $typed && $amount > 0 ? (string) round( $amount, 2 ) : ( '0' === $typed ? '' : $typed ),
			1 === preg_match( self::PIECES, $unit ) ? '' : $unit,
			self::word( $fields, self::BEFORE, $form ),
			'' === $food ? self::word( $fields, self::NAME, $form ) : $food,
			self::word( $fields, self::AFTER, $form ),
		], static fn ( string $piece ): bool => '' !== $piece ) );
		return '' === $note ? $line : "$line, $note";
	}

	/**
	 * Returns the amount, 0 for none.
	 *
	 * @param array<array-key, mixed> $fields The pieces.
	 */
	private static function number( array $fields ): float {
		return (float) Numbers::first( StateFields::scalar( $fields, self::AMOUNT ) );
	}

	/**
	 * Returns a word, from an object in the wanted form where it has several: short before whole.
	 *
	 * @param array<array-key, mixed> $fields The pieces.
	 * @param string                  $names  How the field is called.
	 * @param 'singular'|'plural'     $form
	 */
	private static function word( array $fields, string $names, string $form ): string {
		$value = StateFields::first( $fields, $names );
		if ( ! is_array( $value ) ) {
			return HtmlText::line_of( StateFields::scalar( $fields, $names ) );
		}
		$kinds = [
			'/^(?:abbreviation|abbr|symbol|short(?:name)?)$/',
			"/$form/",
			'/^(?:name|title|text|label|display(?:name|text)?)$/',
		];
		foreach ( $kinds as $kind ) {
			$word = StateFields::scalar( $value, $kind );
			if ( '' !== $word ) {
				return HtmlText::line_of( $word );
			}
		}
		return '';
	}
}
