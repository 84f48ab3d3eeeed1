<?php
declare( strict_types=1 );

namespace Larder\Exchange\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Reads icons that stand for a word within a sentence: the buttons of a machine, an arrow.
 */
final class Icons {

	/** What icons and their files are called. */
	private const ICON = '/(?:^|[\s_\/.-])(?:icons?|emojis?|smil(?:ey|ie)s?|symbols?|pictograms?)(?:$|[\s_\/.-])/i';

	/** Elements that a sentence continues through. */
	private const INLINE = [ 'a', 'abbr', 'b', 'bdi', 'em', 'font', 'i', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u' ];

	/**
	 * Returns the word that an icon stands for.
	 *
	 * @return string Empty for a picture that is none, or is alone.
	 */
	public static function word( \DOMElement $image ): string {
		$word = trim( $image->getAttribute( 'alt' ) );
		$name = $image->getAttribute( 'class' ) . ' ' . $image->getAttribute( 'src' );
		return '' !== $word
			&& mb_strlen( $word ) <= 30
			&& 1 === preg_match( self::ICON, $name )
			&& self::touches( $image, false )
			&& self::touches( $image, true )
			? " $word "
			: '';
	}

	/**
	 * Returns what is beside a node.
	 *
	 * @param bool $is_after On which side.
	 */
	private static function beside( \DOMNode $node, bool $is_after ): ?\DOMNode {
		return $is_after ? $node->nextSibling : $node->previousSibling;
	}

	/**
	 * Returns whether the sentence continues beside an element.
	 *
	 * @param bool $is_after On which side.
	 */
	private static function touches( \DOMElement $element, bool $is_after ): bool {
		for ( $node = $element; $node instanceof \DOMElement; $node = $node->parentNode ) {
			for ( $other = self::beside( $node, $is_after ); null !== $other; $other = self::beside( $other, $is_after ) ) {
				$is_seen = ! $other instanceof \DOMElement || ! Visibility::is_hidden( $other );
				if (
					$other instanceof \DOMElement
					&& $is_seen
					&& 'img' !== $other->nodeName
					&& ! in_array( $other->nodeName, self::INLINE, true )
				) {
					return false;
				}
				if ( $is_seen && 1 === preg_match( '/\S/u', $other->textContent ) ) {
					return true;
				}
			}
			if ( $node !== $element && ! in_array( $node->nodeName, self::INLINE, true ) ) {
				return false;
			}
			if ( $node->parentNode instanceof \DOMElement && ! in_array( $node->parentNode->nodeName, self::INLINE, true ) ) {
				return false;
			}
		}
		return false;
	}
}
