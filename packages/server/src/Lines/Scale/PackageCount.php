<?php
declare( strict_types=1 );

namespace Larder\Lines\Scale;

use Larder\Lines\Chars;
use Larder\Lines\Grammar;
use Larder\Lines\KnownFoods;
use Larder\Lines\Unit;
use Larder\Lines\UnitReader;
use Larder\Lines\Units;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the package of a line that says its size alone: of a `15 oz. can` there is one, and twice as much are two of that size.
 *
 * @phpstan-type Counted array{quantity: string, unit: string, name: string}
 */
final class PackageCount {

	/**
	 * Returns the line with its count apart from the size of its package.
	 *
	 * @param string $locale Language tag of the text.
	 * @return Counted|null Null where the line says no such size.
	 */
	public static function in_line( string $quantity, string $unit, string $name, string $locale ): ?array {
		$grammar = Grammar::for_locale( $locale );
		if ( '' === $quantity ) {
			return 1 !== preg_match( '/[0-9]/', $unit ) || null === self::package( $unit, $grammar ) ? null : [
				'quantity' => '1',
				'unit'     => $unit,
				'name'     => $name,
			];
		}
		$size    = Chars::trim( substr( $quantity, $grammar->skip( 'article', $quantity, 0 ) ) );
		if ( ! $grammar->finds( 'package-count.SIZE', $size ) ) {
			return null;
		}
		if ( '' === $unit ) {
			$is_wide = $grammar->finds( 'package-count.SIZE_IN_BOTH', $size ) && $grammar->finds( 'package-count.WIDE', $name );
			$package = 1 === preg_match( '/\p{L}/u', $size ) ? self::named( "1 × $size", $name, $grammar ) : null;
			return null === $package && $is_wide ? [
				'quantity' => "1 × $size",
				'unit'     => '',
				'name'     => $name,
			] : $package;
		}
		$measure = UnitReader::at( $grammar->finds( 'package-count.INCH_SIGN', $unit ) ? 'inch' : $unit, 0, $grammar );
		if ( null !== $measure && Units::is_length( $measure->id ) ) {
			return self::sized( $size, $unit, $name, $measure, $grammar, Chars::trim( $quantity ) !== $size );
		}
		if ( null === $measure || $measure->start > 0 || ! Units::is_measure( $measure->id ) ) {
			return null;
		}
		$behind = Chars::trim( substr( $unit, $measure->end ) );
		$tied   = preg_replace( '/\A-/', '', $behind ) ?? $behind;
		// The space ends the "of" of "14-ounce can of".
		$packed = '' === $behind ? $name : "$tied ";
		if ( Chars::trim( $quantity ) !== $size && null === self::package( $packed, $grammar ) ) {
			// Of "an 8-ounce steak" there is one.
			return [
				'quantity' => '1',
				'unit'     => "$size-$unit",
				'name'     => $name,
			];
		}
		if ( '' === $behind ) {
			return self::named( "1 × $size $unit", $name, $grammar );
		}
		$found = self::package( $packed, $grammar );
		if ( '' === ( $found[1] ?? null ) && str_starts_with( $behind, '-' ) ) {
			// A word of its own: "400-g-Dose".
			return [
				'quantity' => '1',
				'unit'     => "$size-$unit",
				'name'     => $name,
			];
		}
		return '' === ( $found[1] ?? null ) ? [
			'quantity' => "1 × $size-" . substr( $unit, 0, $measure->end ),
			'unit'     => $found[0],
			'name'     => $name,
		] : null;
	}

	/**
	 * Whether the unit of a line is the size of what its number counts: the `10-inch` of `1 10-inch tortilla`.
	 *
	 * @param bool $has_piece Whether the word of what it counts may follow: `2-inch piece`.
	 */
	public static function is_size( string $unit, Grammar $grammar, bool $has_piece = false ): bool {
		$size  = $grammar->match( 'package-count.NUMBER_OF_SIZE', $unit )[0] ?? '';
		$found = '' === $size ? null : UnitReader::at( $unit, strlen( $size ), $grammar );
		return null !== $found && Units::is_length( $found->id ) && ( $has_piece || strlen( $unit ) === $found->end );
	}

	/**
	 * Counts what is as long or wide as the line says, and no part of it.
	 *
	 * @param string $size        The number of its length.
	 * @param string $unit        The length's unit.
	 * @param Unit   $measure     The unit as read.
	 * @param bool   $has_article Whether an article says that there is one.
	 * @return Counted|null
	 */
	private static function sized(
		string $size,
		string $unit,
		string $name,
		Unit $measure,
		Grammar $grammar,
		bool $has_article
	): ?array {
		$is_one   = $has_article
			|| $grammar->finds( 'package-count.WIDE', $name )
			|| ( 1 === preg_match( '/\A(?:inch|["″”])\z/iu', $unit ) && KnownFoods::is_known( $name, $grammar ) );
		$is_whole = 0 === $measure->start
			&& ( strlen( $unit ) === $measure->end || $grammar->finds( 'package-count.INCH_SIGN', $unit ) )
			&& 1 !== preg_match( '/\Ainches\z/iu', $unit );
		return ! $is_one || ! $is_whole || $grammar->finds( 'package-count.PIECE', $name ) ? null : [
			'quantity' => '1',
			'unit'     => $size . ( 1 === preg_match( '/\A\p{L}/u', $unit ) ? '-' : '' ) . $unit,
			'name'     => $name,
		];
	}

	/**
	 * Returns the line with the package, with which its name begins, as its unit.
	 *
	 * @param string $quantity Its quantity with the count.
	 * @return Counted|null
	 */
	private static function named( string $quantity, string $name, Grammar $grammar ): ?array {
		$named = self::package( $name, $grammar );
		return null === $named ? null : [
			'quantity' => $quantity,
			'unit'     => $named[0],
			'name'     => $named[1],
		];
	}

	/**
	 * Finds the package with which a text begins.
	 *
	 * @return array{string, string}|null Its word, and the rest.
	 */
	private static function package( string $text, Grammar $grammar ): ?array {
		$found = $grammar->finds( 'package-count.FOOD', $text ) ? null : UnitReader::at( $text, 0, $grammar, true );
		if ( null === $found || ! Units::is( 'package-count.SIZED', $found->id ) ) {
			return null;
		}
		$of  = $grammar->skip( 'of', $text, $found->end );
		$end = 1 === preg_match( "/['’]\z/u", substr( $text, 0, $of ) ) ? $found->end : $of;
		return [ Chars::trim( substr( $text, 0, $end ) ), Chars::trim( substr( $text, $end ) ) ];
	}
}
