<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Turns notices of what could not be read of a recipe into sentences.
 */
final class ChangeOverNoticeText {

	/** A picture is shown from its URL, since the media library does not have it. */
	public const PICTURE_ELSEWHERE = 'picture_elsewhere';

	/**
	 * Returns the sentence.
	 *
	 * @param Notice $notice What there is to say.
	 */
	public static function format( Notice $notice ): string {
		return match ( $notice->code ) {
			Notice::NO_INGREDIENTS => __( 'It has no ingredients.', 'larder' ),
			Notice::NO_STEPS       => __( 'It has no steps.', 'larder' ),
			Notice::BROKEN         => __( 'Its data is damaged; what is whole was read.', 'larder' ),
			/* translators: %s: address of a picture. */
			self::PICTURE_ELSEWHERE => sprintf( __( 'The media library does not have its picture %s.', 'larder' ), $notice->value ),
			default                => '' === $notice->value
				/* translators: %s: name of a field. */
				? sprintf( __( 'Not understood: %s.', 'larder' ), $notice->where )
				/* translators: 1: name of a field, 2: what it holds. */
				: sprintf( __( 'Not understood: %1$s, %2$s.', 'larder' ), $notice->where, $notice->value ),
		};
	}

	/**
	 * Returns a sentence about a post that could not be stored.
	 *
	 * @param string $reason What PHP says.
	 */
	public static function stays( string $reason ): string {
		/* translators: %s: what PHP says. */
		return sprintf( __( 'It stays as it was, since it could not be stored. %s', 'larder' ), $reason );
	}

	/**
	 * Returns a sentence about a picture that could not be copied.
	 *
	 * @param Notice $notice Why; its value is the address.
	 */
	public static function picture( Notice $notice ): string {
		$sentence = match ( $notice->code ) {
			/* translators: %s: address of a picture. */
			Notice::UNSAFE         => __( 'Its picture %s is not on the public web.', 'larder' ),
			/* translators: %s: address of a picture. */
			Notice::TOO_LARGE      => __( 'Its picture %s is too large.', 'larder' ),
			/* translators: %s: address of a picture. */
			Notice::NOT_UNDERSTOOD => __( 'What is at %s is not a picture.', 'larder' ),
			/* translators: %s: address of a picture. */
			default                => __( 'Its picture %s could not be copied.', 'larder' ),
		};
		return sprintf( $sentence, $notice->value );
	}

	/**
	 * Returns a sentence about a post that shows what is not a recipe: one which its plugin no longer has, or its own that is damaged.
	 *
	 * @param string $key The recipe.
	 */
	public static function missing( string $key, int $post_id ): string {
		return self::is_own( $key, $post_id )
			? __( 'It has a recipe that cannot be read. It was left as it is.', 'larder' )
			/* translators: %s: number of a recipe. */
			: sprintf( __( 'It shows recipe %s, which is gone.', 'larder' ), $key );
	}

	/**
	 * Returns whether a recipe is in the content of a post itself.
	 *
	 * @param string $key The recipe.
	 */
	public static function is_own( string $key, int $post_id ): bool {
		return str_starts_with( $key, "$post_id-" );
	}

	/**
	 * Returns sentences about what could not be done.
	 *
	 * @param Outcome $outcome What came of a post or a recipe.
	 * @return list<string>
	 */
	public static function sentences( Outcome $outcome ): array {
		$texts = [
			...array_map( static fn ( string $key ): string => self::missing( $key, $outcome->post_id ), $outcome->missing ),
			...array_map( self::format( ... ), array_merge( ...array_values( $outcome->notices ) ) ),
		];
		// Of most posts there is nothing to say; their titles would be a query each.
		$title = [] === $texts ? '' : PlainText::from_html( get_the_title( $outcome->post_id ) );
		return array_map( static fn ( string $text ): string => "$title: $text", $texts );
	}
}
