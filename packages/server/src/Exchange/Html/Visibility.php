<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

use Larder\Exchange\Text\WrittenAmount;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which elements of a page are visible, by the attributes and classes with which themes and plugins hide them.
 */
final class Visibility {

	/** Elements whose text is not text of the page. */
	public const SILENT = [
		'script',
		'style',
		'noscript',
		'template',
		'svg',
		'button',
		'select',
		'option',
		'textarea',
		'iframe',
		'object',
		'video',
		'audio',
		'figcaption',
		'head',
	];

	/** Bootstrap: hidden, and shown on no wider screen. */
	private const HIDDEN_BY_BOOTSTRAP = '/(?:^|\s)d-none(?!.*\sd-\w+-?\w*-(?:block|flex|grid|inline|table))(?:\s|$)/';

	/** Classes for screen readers only, of controls that a script fills, and of foods that a step says again below its text. */
	private const HIDDEN_BY_CLASS = '/(?:^|\s)(?:(?:u-)?(?:screen-reader-text|sr-only|visually-?hidden)|hidden|wprm-checkbox-container|wprm-recipe-instruction-ingredients)(?:\s|$)/i';

	/** A time that a button starts: `20 min`. */
	private const TIMER = '/^\s*' . WrittenAmount::NUMBERS . '\p{L}{1,10}\.?(?:\s[\d]+\s?\p{L}{1,10}\.?)?\s*$/u';

	/**
	 * Whether the text of an element is none of the page; a timer within a sentence is part of that.
	 */
	public static function is_silent( \DOMElement $element ): bool {
		return in_array( strtolower( $element->nodeName ), self::SILENT, true )
			&& ! (
				'button' === $element->nodeName
				&& '' !== trim( (string) $element->previousSibling?->textContent )
				&& 1 === preg_match( self::TIMER, $element->textContent )
			);
	}

	/**
	 * Whether an element is there for machines or screen readers alone.
	 */
	public static function is_hidden( \DOMElement $element ): bool {
		$classes = $element->getAttribute( 'class' );
		return $element->hasAttribute( 'hidden' )
			|| 1 === preg_match( '/display\s*:\s*none/i', $element->getAttribute( 'style' ) )
			|| 1 === preg_match( self::HIDDEN_BY_BOOTSTRAP, $classes )
			|| 1 === preg_match( self::HIDDEN_BY_CLASS, $classes );
	}
}
