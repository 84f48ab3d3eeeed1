<?php
declare( strict_types=1 );

namespace Larder\Instructions;

use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the times in the text of a step that a timer can be set to, and makes each a control.
 *
 * The twin of `findTimes()` in `packages/duration`, which reads what is found here; both are held to
 * `packages/duration/test/fixtures/step-times.json`.
 *
 * @phpstan-type Patterns array{time: string, notBehind: string, notBefore: string, longest: int, around: int}
 */
final class StepTimes {

	/**
	 * Wraps each time of a rich text in a control that the view of the block turns into a timer.
	 *
	 * It is a link to its step, so that it is text for those who have no script, and for readers that drop buttons.
	 *
	 * @param string $html   Safe HTML.
	 * @param string $anchor Anchor of the step.
	 * @return string Safe HTML.
	 */
	public static function mark( string $html, string $anchor ): string {
		$marked = '';
		$links  = 0;
		foreach ( wp_html_split( $html ) as $piece ) {
			if ( str_starts_with( $piece, '<' ) ) {
				$links += 1 === preg_match( '#^<a\b#i', $piece ) ? 1 : ( 1 === preg_match( '#^</a\b#i', $piece ) ? -1 : 0 );
				$marked .= $piece;
				continue;
			}
			$marked .= $links > 0 ? $piece : self::mark_text( $piece, $anchor );
		}
		return $marked;
	}

	/**
	 * Finds the times of a text.
	 *
	 * @param string $text Plain text.
	 * @return list<array{int, string, string, string}> Where each starts, in bytes, what it is, the first end of a range
	 *                                                  (empty where it is none), and the time itself or its second end.
	 */
	public static function find( string $text ): array {
		$patterns = self::patterns();
		$read     = mb_substr( $text, 0, $patterns['longest'] );
		// False for bytes that are not text.
		if ( ! preg_match_all( "~{$patterns['time']}~iu", $read, $matches, PREG_OFFSET_CAPTURE ) ) {
			return [];
		}
		$found = [];
		foreach ( $matches[0] as $at => [ $time, $start ] ) {
			$before = mb_substr( substr( $text, 0, $start ), -$patterns['around'] );
			$behind = mb_substr( substr( $text, $start + strlen( $time ) ), 0, $patterns['around'] );
			if (
				1 !== preg_match( "~{$patterns['notBehind']}~iu", $before )
				&& 1 !== preg_match( "~{$patterns['notBefore']}~iu", $behind )
			) {
				// Of the groups that name one thing one alone has text.
				$text_of = static fn ( string ...$names ): string => implode(
					'',
					array_map( static fn ( string $name ): string => $matches[ $name ][ $at ][0] ?? '', $names )
				);
				$found[] = [ $start, $time, $text_of( 'low', 'from' ), $text_of( 'high', 'to', 'time' ) ];
			}
		}
		return $found;
	}

	/**
	 * Wraps the times of a piece of text in controls.
	 *
	 * @param string $html   Text with entities, no tags.
	 * @param string $anchor Anchor of the step.
	 */
	private static function mark_text( string $html, string $anchor ): string {
		$text   = html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$marked = '';
		$place  = 0;
		foreach ( self::find( $text ) as [ $start, $time ] ) {
			$marked .= self::escape( substr( $text, $place, $start - $place ) ) . Html::element(
				'a',
				'wp-block-larder-instructions__time',
				self::escape( $time ),
				[
					'href'              => "#$anchor",
					'role'              => 'button',
					/* translators: %s: a time in the text of a step, such as "10 minutes". */
					'aria-label'        => sprintf( __( 'Start timer, %s', 'larder' ), $time ),
					'data-larder-press' => true,
				]
			);
			$place   = $start + strlen( $time );
		}
		return 0 === $place ? $html : $marked . self::escape( substr( $text, $place ) );
	}

	/**
	 * Writes text as HTML; quotes stay as they are, for the view compares.
	 *
	 * @param string $text Plain text.
	 */
	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Returns the expressions, and the limits, which come from the TypeScript twin.
	 *
	 * @return Patterns
	 */
	private static function patterns(): array {
		static $patterns = null;
		/** @var Patterns $patterns */
		$patterns ??= require dirname( __DIR__, 2 ) . '/contracts/step-patterns.php';
		return $patterns;
	}
}
