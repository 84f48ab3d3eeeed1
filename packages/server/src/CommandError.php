<?php
declare( strict_types=1 );

namespace Larder;

defined( 'ABSPATH' ) || exit;

/**
 * Ends commands that ask for what is not there, in the same words for all of them.
 */
final class CommandError {

	/**
	 * Adds to a sentence what may be named instead.
	 *
	 * @param string       $sentence What is wrong; may be empty.
	 * @param list<string> $names    What there is.
	 * @return string The sentence, followed by the names.
	 */
	public static function one_of( string $sentence, array $names ): string {
		/* translators: %s: names, such as slugs of plugins or ids of formats. */
		return trim( $sentence . ' ' . ( [] === $names ? '' : sprintf( __( 'Name one of: %s', 'larder' ), implode( ', ', $names ) ) ) );
	}

	/**
	 * Ends with an error that says that two options exclude each other.
	 *
	 * @param string $one An option as it is typed, such as `--undo`.
	 */
	public static function conflict( string $one, string $other ): void {
		/* translators: 1, 2: options of a command, such as --undo. */
		\WP_CLI::error( sprintf( __( '%1$s and %2$s cannot be combined.', 'larder' ), $one, $other ) );
	}

	/**
	 * Names recipes that are not there; where there are none of those that were requested, this ends with an error.
	 *
	 * @param list<string> $asked Ids that were requested.
	 * @param list<string> $gone  Those of them that are not there.
	 */
	public static function name_gone( array $asked, array $gone ): void {
		/* translators: %s: ids of recipes. */
		$sentence = sprintf( __( 'There are no recipes of these ids: %s', 'larder' ), implode( ', ', $gone ) );
		if ( [] !== $gone && count( $gone ) === count( $asked ) ) {
			\WP_CLI::error( $sentence );
		} elseif ( [] !== $gone ) {
			\WP_CLI::warning( $sentence );
		}
	}
}
