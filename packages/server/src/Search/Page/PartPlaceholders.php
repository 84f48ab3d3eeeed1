<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Islands\Seal;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts the parts of the search where the site has arranged them.
 *
 * The inner blocks print places, and the block around them, which alone knows
 * what was found, fills them.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class PartPlaceholders {

	private const PLACE = ' data-larder-part="%1$s"><!--larder-search:%1$s-->';
	private const NONE  = [ '<!--larder-search:none-->', '<!--/larder-search:none-->' ];

	/**
	 * Prints the place of a part.
	 *
	 * @param 'filters'|'results' $name    The part.
	 * @param string              $wrapper Attributes of its element, safe.
	 */
	public static function place( string $name, string $wrapper ): string {
		return sprintf( '<div%s%s</div>', '' === $wrapper ? '' : " $wrapper", sprintf( self::PLACE, $name ) );
	}

	/**
	 * Marks what is shown where nothing is found, for the block around it.
	 *
	 * @param string $html Safe HTML.
	 */
	public static function none( string $html ): string {
		return self::NONE[0] . $html . self::NONE[1];
	}

	/**
	 * @param string $content What the inner blocks have printed.
	 * @return array{string, string} The rest, and what was taken out.
	 */
	public static function take_none( string $content ): array {
		$from = strpos( $content, self::NONE[0] );
		$to   = strpos( $content, self::NONE[1] );
		if ( false === $from || false === $to || $to < $from ) {
			return [ $content, '' ];
		}
		$start = $from + strlen( self::NONE[0] );
		return [
			substr( $content, 0, $from ) . substr( $content, $to + strlen( self::NONE[1] ) ),
			trim( substr( $content, $start, $to - $start ) ),
		];
	}

	/**
	 * Fills the places.
	 *
	 * @param string $content What the inner blocks have printed; empty for the default arrangement.
	 * @param Props  $props   What the view gets.
	 * @param string $key     Key of the block's root, by which its view knows the parts; empty where there is none.
	 */
	public static function fill( string $content, array $props, string $key = '' ): string {
		$marked = static fn ( string $name, string $html ): string => sprintf(
			' data-larder-part="%s"%s>%s',
			$name,
			'' === $key ? '' : sprintf( ' %s="%s"', Seal::PART, esc_attr( $key ) ),
			$html
		);
		return strtr(
			'' === trim( $content ) ? self::place( 'filters', '' ) . self::place( 'results', '' ) : $content,
			[
				sprintf( self::PLACE, 'filters' ) => $marked( 'filters', FiltersPart::render( $props ) ),
				sprintf( self::PLACE, 'results' ) => $marked( 'results', ResultsPart::render( $props ) ),
			]
		);
	}
}
