<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the head of a message that was copied with its recipe, by the rules of the editor's paste, in
 * `packages/editor/src/paste/mail-head.ts`.
 */
final class MailHead {

	/**
	 * Removes who sent a message, to whom and when, where several such lines stand below each other; its subject stays.
	 *
	 * @param list<string> $lines The lines, without marks of a quote.
	 * @return list<string> The lines, those of the head empty.
	 */
	public static function without( array $lines ): array {
		[ 'mail' => $mail, 'sender' => $sender ] = WrittenRules::all();
		$is_subject = static fn ( string $line ): bool => 1 === preg_match( "%^\\s*(?=\\p{L})(?:$sender)%iu", $line );
		$left       = $lines;
		$run        = [];
		foreach ( [ ...$lines, '' ] as $at => $line ) {
			if ( $is_subject( $line ) || 1 === preg_match( "%^\\s*(?:$mail)$%iu", $line ) ) {
				$run[ $at ] = $line;
				continue;
			}
			$others = array_filter( $run, static fn ( string $own ): bool => ! $is_subject( $own ) );
			// "Para: 4 personas" and "Fecha: 2024" are no head of a message.
			if ( count( $run ) > 1 && ( count( $others ) < count( $run ) || str_contains( implode( $others ), '@' ) ) ) {
				$left = array_replace( $left, array_fill_keys( array_keys( $others ), '' ) );
			}
			$run = [];
		}
		return array_values( $left );
	}
}
