<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Turns notices into sentences for people.
 */
final class NoticeText {

	/**
	 * Returns a sentence for a notice, with its location.
	 */
	public static function format( Notice $notice ): string {
		return self::stored( $notice->jsonSerialize() );
	}

	/**
	 * Returns sentences for stored notices.
	 *
	 * @param string $json Notices as JSON.
	 * @return list<string>
	 */
	public static function all( string $json ): array {
		$notices = json_decode( $json, true );
		return array_map( self::stored( ... ), array_values( array_filter( is_array( $notices ) ? $notices : [], is_array( ... ) ) ) );
	}

	/**
	 * Returns a sentence for a stored notice.
	 *
	 * @param array<array-key, mixed> $notice What is stored.
	 */
	private static function stored( array $notice ): string {
		$text  = static fn ( string $key ): string => is_string( $notice[ $key ] ?? null ) ? trim( $notice[ $key ] ) : '';
		$where = $text( 'where' );
		$value = $text( 'value' ) === $where ? '' : $text( 'value' );
		$parts = array_filter( [ self::field( $where ), $value ], static fn ( string $part ): bool => '' !== $part );
		return self::sentence( $text( 'code' ) ) . ( [] === $parts ? '' : ' (' . implode( ': ', $parts ) . ')' );
	}

	/**
	 * Returns the name that people see for what readers call a field of a recipe; what the source itself calls it stays.
	 *
	 * @param string $name The name, or what else is the location of a notice.
	 */
	private static function field( string $name ): string {
		return match ( $name ) {
			'Prep time'          => __( 'Prep time', 'larder' ),
			'Cook time'          => __( 'Cook time', 'larder' ),
			'Rest time'          => __( 'Rest time', 'larder' ),
			'Total time'         => __( 'Total time', 'larder' ),
			'Cost'               => __( 'Cost', 'larder' ),
			'Difficulty'         => __( 'Difficulty', 'larder' ),
			'Link of the author' => __( 'Link of the author', 'larder' ),
			'Main ingredient'    => __( 'Main ingredient', 'larder' ),
			'Nutrition'          => __( 'Nutrition', 'larder' ),
			'Rating'             => __( 'Rating', 'larder' ),
			'Servings'           => __( 'Servings', 'larder' ),
			'Subtitle'           => __( 'Subtitle', 'larder' ),
			'Yield', 'yield'     => _x( 'Yield', 'amount a recipe makes', 'larder' ),
			'ingredients'        => __( 'Ingredients', 'larder' ),
			'steps'              => __( 'Steps', 'larder' ),
			'image'              => __( 'Picture', 'larder' ),
			default              => $name,
		};
	}

	/**
	 * Returns the sentence of a code.
	 *
	 * @param string $code One of the constants of `Notice`.
	 */
	private static function sentence( string $code ): string {
		return match ( $code ) {
			Notice::NO_RECIPE      => __( 'There is no recipe in it. You can paste its text instead.', 'larder' ),
			Notice::BROKEN         => __( 'It is broken; what is whole was read.', 'larder' ),
			Notice::TOO_LARGE      => __( 'It is larger than any recipe.', 'larder' ),
			Notice::UNSAFE         => __( 'This address is not on the public web, or is misspelled, so nothing was fetched.', 'larder' ),
			Notice::OUTSIDE        => __( 'It leads out of its file, so it was left out.', 'larder' ),
			Notice::LOCKED         => __( 'It is locked by a password.', 'larder' ),
			Notice::SLOW           => __( 'The page takes too long to answer. You can paste its text instead.', 'larder' ),
			Notice::UNREACHABLE    => __( 'The page cannot be reached. You can paste its text instead.', 'larder' ),
			Notice::NO_FILE        => __( 'The file could not be read.', 'larder' ),
			Notice::LOGIN          => __( 'The page is for people who are logged in. You can paste its text instead.', 'larder' ),
			Notice::ROBOT_CHECK    => __( 'The page asks whether a person reads it. You can paste its text instead.', 'larder' ),
			Notice::NO_INGREDIENTS => __( 'It has no ingredients.', 'larder' ),
			Notice::NO_STEPS       => __( 'It has no steps.', 'larder' ),
			Notice::RANGE          => __( 'Of a range one number was kept.', 'larder' ),
			Notice::COLUMNS        => __( 'Its columns are not called as those of recipes are. Choose which column is what, and read it again.', 'larder' ),
			Notice::TERM           => __( 'It goes to the terms of the recipe.', 'larder' ),
			Notice::NO_PLACE       => __( 'A recipe has no field for this. It waits beside the recipe.', 'larder' ),
			Notice::NO_READER      => __(
				'Photos and PDFs are read by an AI provider, and this site has none that does. An administrator can connect one under Settings → Connectors (WordPress 7.0 or later). You can paste its text instead.',
				'larder'
			),
			Notice::READER_FAILED  => __(
				'The AI provider gave no answer that can be used. Try again, or paste the text instead.',
				'larder'
			),
			Notice::BY_MODEL       => __( 'A model has read this, and models make mistakes. Compare it with the original.', 'larder' ),
			Notice::BY_PIECES      => __( 'Its amounts stood apart from their foods. Compare them with the page.', 'larder' ),
			default                => __( 'This was not understood.', 'larder' ),
		};
	}
}
