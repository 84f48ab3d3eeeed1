<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Writes out the units that a page keeps in attributes of its amounts, for a script of it to print beside them.
 */
final class UnitAttributes {

	/** An amount alone. */
	private const AMOUNT = '/^\s*' . WrittenAmount::NUMBERS . '$/u';

	/** A unit, with the words before a food. */
	private const UNIT = '/^\p{L}[\p{L}. ]{0,19}$/u';

	/** How many elements of a page are looked at. */
	private const MAX_ELEMENTS = 2_000;

	/**
	 * Adds units to the elements of a tree.
	 *
	 * @param \DOMXPath $path Finds in the tree.
	 */
	public static function write_out( \DOMXPath $path ): void {
		$found = $path->query( '//*[@*[starts-with(name(),"data-") and substring(name(),string-length(name())-3)="unit"]]' );
		foreach ( false === $found ? [] : $found as $at => $element ) {
			if ( $at >= self::MAX_ELEMENTS ) {
				break;
			}
			if ( $element instanceof \DOMElement && 1 === preg_match( self::AMOUNT, $element->textContent ) ) {
				self::append( $element );
			}
		}
	}

	/**
	 * Adds the unit of an amount, and a second amount in brackets, unless the page prints the unit after it.
	 *
	 * @param \DOMElement $element Holds the amount.
	 */
	private static function append( \DOMElement $element ): void {
		$amounts = [];
		foreach ( $element->attributes as $attribute ) {
			$unit = trim( $attribute->value );
			if (
				1 === preg_match( '/^(data-(?:.+-)?)unit$/', $attribute->name, $name )
				&& 1 === preg_match( self::UNIT, $unit )
			) {
				$amounts[] = [ trim( $element->getAttribute( "{$name[1]}amount" ) ), $unit ];
			}
		}
		$next   = $element->nextSibling?->textContent . ' ' . $element->nextElementSibling?->textContent;
		$behind = HtmlText::fold( $next );
		if ( [] === $amounts || str_starts_with( mb_strtolower( $behind ), mb_strtolower( rtrim( $amounts[0][1], '.' ) ) ) ) {
			return;
		}
		$text = ' ' . $amounts[0][1];
		foreach ( array_slice( $amounts, 1, 1 ) as [ $amount, $unit ] ) {
			$text .= 1 === preg_match( self::AMOUNT, $amount ) ? " ($amount $unit)" : '';
		}
		$element->appendChild( new \DOMText( "$text " ) );
	}
}
