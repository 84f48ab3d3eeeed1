<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;

defined( 'ABSPATH' ) || exit;

/**
 * Says in a sentence what could not be read of a recipe.
 */
final class NoticeText {

	/**
	 * Returns the sentence.
	 *
	 * @param Notice $notice What there is to say.
	 */
	public static function of( Notice $notice ): string {
		return match ( $notice->code ) {
			Notice::NO_INGREDIENTS => __( 'It has no ingredients.', 'larder' ),
			Notice::NO_STEPS       => __( 'It has no steps.', 'larder' ),
			Notice::BROKEN         => __( 'Its data is damaged; what is whole was read.', 'larder' ),
			default                => '' === $notice->value
				/* translators: %s: name of a field. */
				? sprintf( __( 'Not understood: %s.', 'larder' ), $notice->where )
				/* translators: 1: name of a field, 2: what it holds. */
				: sprintf( __( 'Not understood: %1$s, %2$s.', 'larder' ), $notice->where, $notice->value ),
		};
	}
}
