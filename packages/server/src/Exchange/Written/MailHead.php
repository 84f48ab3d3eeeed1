<?php
declare( strict_types=1 );

namespace Larder\Exchange\Written;

use Larder\Exchange\Text\SectionNames;
use Larder\Exchange\Text\WrittenRules;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the head of a message that was copied with its recipe, by the rules of the editor's paste, in
 * `packages/editor/src/paste/mail-head.ts`.
 */
final class MailHead {

	/**
	 * Removes who sent a message, to whom and when, where several such lines stand below each other above the recipe, one of them with an
	 * address or the subject, which stays.
	 *
	 * @param list<string> $lines The lines, without marks of a quote.
	 * @return list<string> The lines, those of the head empty.
	 */
	public static function without( array $lines ): array {
		[ 'mail' => $mail, 'mailValue' => $value, 'mailAddress' => $address, 'sender' => $sender ] = WrittenRules::all();
		$is_subject = static fn ( string $line ): bool => 1 === preg_match( "%^\\s*(?=\\p{L})(?:$sender)%iu", $line );
		$left       = $lines;
		$run        = [];
		foreach ( [ ...$lines, '' ] as $at => $line ) {
			if ( $is_subject( $line ) || 1 === preg_match( "%^\\s*(?:$mail)$%iu", $line ) ) {
				$run[ $at ] = $line;
				continue;
			}
			$others  = array_filter( $run, static fn ( string $own ): bool => ! $is_subject( $own ) );
			$is_sent = count( $others ) < count( $run ) || [] !== preg_grep( "%$address%u", $others );
			// "Para: 4 personas" and "A: faire la veille" are neither names, nor addresses, nor dates.
			foreach ( count( $run ) > 1 && $is_sent ? array_keys( preg_grep( "%$value%u", $others ) ?: [] ) : [] as $own ) {
				$left[ $own ] = '';
			}
			$run = [];
			if ( in_array( SectionNames::written_part_of( $line ), [ SectionNames::INGREDIENTS, SectionNames::INSTRUCTIONS ], true ) ) {
				break;
			}
		}
		return array_values( $left );
	}
}
