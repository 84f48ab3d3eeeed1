<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Text\FactTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Lines of a written recipe that its document has no place for: `Course: Dessert` is for the post, `Wine: Riesling` for nobody.
 *
 * They travel as notices, so that whoever shows what was read shows them, too.
 */
final class UnplacedLines {

	/** A label of few words, and a value that is not a sentence. */
	private const LABELLED = '/^(\p{L}[\p{L}\' -]{1,28}?)\s*[:：]\s+(\S.{0,59}(?<![.!?…]))$/u';

	/** What is between the terms that a line names. */
	private const BETWEEN = '~\s*[,;/]\s*~u';

	/**
	 * Builds the notice of a line.
	 *
	 * @return Notice|null Null for a line that has no label: it is text.
	 */
	public static function notice( string $line ): ?Notice {
		if ( 1 !== preg_match( self::LABELLED, trim( $line ), $match ) ) {
			return null;
		}
		return new Notice( [] === self::terms( $line ) ? Notice::NO_PLACE : Notice::TERM, $match[1], $match[2] );
	}

	/**
	 * Returns the lines that notices hold.
	 *
	 * @param array<array-key, mixed> $notices Notices as they are stored.
	 * @return list<string>
	 */
	public static function lines( array $notices ): array {
		$lines = [];
		foreach ( $notices as $notice ) {
			if (
				is_array( $notice )
				&& in_array( $notice['code'] ?? '', [ Notice::TERM, Notice::NO_PLACE ], true )
				&& is_string( $notice['where'] ?? null )
				&& is_string( $notice['value'] ?? null )
			) {
				$lines[] = '' === $notice['where'] ? $notice['value'] : "{$notice['where']}: {$notice['value']}";
			}
		}
		return $lines;
	}

	/**
	 * Returns the terms that a line names.
	 *
	 * @return array<string, list<string>> By their taxonomy; empty for a line that names none.
	 */
	public static function terms( string $line ): array {
		[ $name, $value ] = FactTexts::written( $line ) ?? [ '', '' ];
		return str_starts_with( $name, 'recipe-' )
			? [ $name => preg_split( self::BETWEEN, $value, -1, PREG_SPLIT_NO_EMPTY ) ?: [] ]
			: [];
	}
}
