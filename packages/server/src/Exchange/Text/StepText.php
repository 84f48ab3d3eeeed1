<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Writes steps for formats that know no names of them.
 */
final class StepText {

	/** The end of a name that is a sentence, or has its colon. */
	private const ENDED = '/[.:;!?…。：；！？؟؛]$/u';

	/**
	 * Returns the text of each step, after its name and a colon where it has one.
	 *
	 * @param list<array{title: string, text: string, ...}> $steps Steps of a document.
	 * @return list<string>
	 */
	public static function lines( array $steps ): array {
		return array_map(
			static fn ( array $step ): string => match ( true ) {
				'' === $step['title'] => $step['text'],
				1 === preg_match( self::ENDED, $step['title'] ) => trim( "{$step['title']} {$step['text']}" ),
				default => '' === $step['text'] ? $step['title'] : "{$step['title']}: {$step['text']}",
			},
			$steps
		);
	}
}
