<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the texts of other plugins into the form of a step: one paragraph of HTML, with line breaks.
 */
final class RichLine {

	/** What may be within the text of a step. */
	private const INLINE = [
		'a'      => [
			'href'   => true,
			'rel'    => true,
			'target' => true,
		],
		'b'      => [],
		'br'     => [],
		'code'   => [],
		'del'    => [],
		'em'     => [],
		'i'      => [],
		'kbd'    => [],
		'mark'   => [],
		's'      => [],
		'strong' => [],
		'sub'    => [],
		'sup'    => [],
	];

	/** A shortcode of a recipe plugin, whose name would stand in the text; what is between two of them stays. */
	private const SHORTCODE = '#\[/?(?:timer|adjustable'
		. '|(?:wprm|cooked|zrdn|wpurp|mpprecipe|amd-zlrecipe)-[a-z-]+'
		. '|(?:tasty|ultimate)-recipes?(?:-[a-z-]+)?'
		. '|wpzoom_[a-z_]+'
		. '|mv_(?:create|recipe|img)'
		. ')\b[^\]]*\]#';

	/** Where blocks of a text meet, or lists within it begin. */
	private const EDGES = '#\s*(?:</?(?:p|div|li|ul|ol|h[1-6]|table|tbody|thead|tr|blockquote)\b[^>]*>\s*)+(?=\S)#i';

	/**
	 * Returns the HTML of one paragraph.
	 *
	 * @param string $html HTML with paragraphs and lists, or text.
	 * @return string Safe HTML.
	 */
	public static function html( string $html ): string {
		$html = self::with_signs( self::without_shortcodes( $html ) );
		$html = preg_replace( '#<(script|style|iframe)\b.*?</\1>#is', '', $html ) ?? $html;
		$html = preg_replace( self::EDGES, '<br>', preg_replace( '#</t[dh]>\s*(?=<t[dh]\b)#i', ' ', $html ) ?? $html ) ?? $html;
		$html = wp_kses( $html, self::INLINE );
		$html = preg_replace( '#\s*<br ?/?>\s*#i', '<br>', $html ) ?? $html;
		return trim(
			preg_replace( [ '#^(?:<br>|\s)+|(?:<br>|\s)+$#u', '#(?:<br>){3,}#', '/\s+/u' ], [ '', '<br><br>', ' ' ], $html ) ?? $html
		);
	}

	/**
	 * Returns plain text on one line.
	 *
	 * @param string $html HTML or text.
	 */
	public static function text( string $html ): string {
		return PlainText::from_html( self::with_signs( self::without_shortcodes( $html ) ) );
	}

	/**
	 * Writes signs that begin no tag as entities: `< 5 g` is text.
	 *
	 * @param string $html HTML or text.
	 */
	private static function with_signs( string $html ): string {
		return preg_replace( '#<(?![a-z/!?])#i', '&lt;', $html ) ?? $html;
	}

	/**
	 * Returns a paragraph of the notes for a fact that no field takes.
	 *
	 * @param string $label Name of the fact.
	 * @param string $value Plain text.
	 * @return string Safe HTML.
	 */
	public static function fact( string $label, string $value ): string {
		return sprintf( '<p>%s: %s</p>', esc_html( $label ), esc_html( $value ) );
	}

	/**
	 * Replaces shortcodes with what they say: a temperature, the words of a timer or of an ingredient.
	 *
	 * @param string $text Text with shortcodes of recipe plugins.
	 */
	private static function without_shortcodes( string $text ): string {
		$text = preg_replace_callback(
			'/\[(wprm-temperature|wprm-ingredient)\b([^\]]*)\]/',
			static function ( array $found ): string {
				$named = shortcode_parse_atts( $found[2] );
				$value = static fn ( string $name ): string => is_string( $named[ $name ] ?? null ) ? $named[ $name ] : '';
				return 'wprm-ingredient' === $found[1] ? $value( 'text' ) : trim( $value( 'value' ) . ' °' . $value( 'unit' ) );
			},
			$text
		) ?? $text;
		return preg_replace( self::SHORTCODE, '', $text ) ?? $text;
	}
}
