<?php
declare( strict_types=1 );

namespace Larder\Exchange\Page;

use Larder\Exchange\Html\Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * Tells what is around the recipes of a page: navigation, comments, adverts, and what nobody sees.
 */
final class Surroundings {

	/** Classes and ids of what is around a recipe. */
	private const AROUND = '/(?:^|\s)(?:(?:comments?|comment-?list|respond|related|sidebar|share|sharing|social|newsletter|breadcrumbs?|cookie)(?:[_-][\w-]*)?|[\w-]*newsletter[\w-]*|widget|toc|(?:div-gpt-)?(?:ads?|advert(?:isement)?s?)(?:[_-][\w-]*)?|popup|modal|(?:[\w-]*[_-])?caption(?:[_-]text)?|(?:tiktok|instagram|twitter|facebook|bluesky|reddit)-(?:embed|media|tweet|post)|wp-embedded-content)(?:$|\s)/i';

	/** How long the text of the whole page is. */
	private readonly int $length;

	/**
	 * @param \DOMElement $root The page, or the part of it that is read.
	 */
	public function __construct( \DOMElement $root ) {
		$this->length = strlen( $root->textContent );
	}

	/**
	 * Returns whether an element belongs to them.
	 */
	public function hold( \DOMElement $element ): bool {
		return ( Visibility::is_silent( $element ) && ! $this->is_most( $element ) ) || $this->is_around( $element );
	}

	/**
	 * Returns whether an element is around recipes, or cannot be seen.
	 */
	private function is_around( \DOMElement $element ): bool {
		$is_around = 1 === preg_match( self::AROUND, $element->getAttribute( 'class' ) . ' ' . $element->getAttribute( 'id' ) )
			|| Visibility::is_hidden( $element );
		$is_side   = in_array( strtolower( $element->nodeName ), [ 'nav', 'footer' ], true );
		return ( $is_around || $is_side ) && ! $this->is_most( $element );
	}

	/**
	 * Returns whether an element holds most of the page: then it is not a side of it, whatever it is called, and no button that
	 * somebody forgot to close.
	 */
	private function is_most( \DOMElement $element ): bool {
		return 0 < $element->getElementsByTagName( 'h1' )->length || strlen( $element->textContent ) >= $this->length * 0.4;
	}
}
