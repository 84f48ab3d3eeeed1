<?php
declare( strict_types=1 );

namespace Larder\Print;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of a recipe that a visitor can leave out of a print, under the names that WP Delicious has for them.
 *
 * `print.scss` in `packages/ui` says which elements belong to which part.
 */
enum PrintPart: string {

	case Title        = 'title';
	case Info         = 'info';
	case Description  = 'description';
	case Images       = 'images';
	case Ingredients  = 'ingredients';
	case Instructions = 'instructions';
	case Nutrition    = 'nutrition';
	case Notes        = 'notes';
	case Share        = 'social-share';
	case Author       = 'author-bio';
	case Thanks       = 'thank-you-note';
	case Story        = 'recipe-content';
	case More         = 'extended-content';

	/**
	 * Returns what the part is called, plain text.
	 */
	public function label(): string {
		return match ( $this ) {
			self::Title        => __( 'Title', 'larder' ),
			self::Info         => __( 'Times and facts', 'larder' ),
			self::Description  => __( 'Description', 'larder' ),
			self::Images       => __( 'Pictures', 'larder' ),
			self::Ingredients  => __( 'Ingredients', 'larder' ),
			self::Instructions => __( 'Instructions', 'larder' ),
			self::Nutrition    => __( 'Nutrition', 'larder' ),
			self::Notes        => __( 'Notes', 'larder' ),
			self::Share        => __( 'Address', 'larder' ),
			self::Author       => __( 'About the author', 'larder' ),
			self::Thanks       => __( 'Thank-you note', 'larder' ),
			self::Story        => __( 'Story around the recipe', 'larder' ),
			self::More         => __( 'Everything else', 'larder' ),
		};
	}

	/**
	 * Returns whether a sheet has the part.
	 *
	 * @param string $html The whole sheet.
	 */
	public function is_in( string $html ): bool {
		$sign = match ( $this ) {
			self::Title, self::Share => '',
			self::Info         => 'wp-block-larder-details',
			self::Description  => 'wp-block-larder-recipe__description',
			self::Images       => '<img ',
			self::Ingredients  => 'wp-block-larder-ingredients',
			self::Instructions => 'wp-block-larder-instructions',
			self::Nutrition    => 'wp-block-larder-nutrition',
			self::Notes        => 'wp-block-larder-notes',
			self::Author       => 'wp-block-larder-author',
			self::Thanks       => 'larder-print__thanks',
			self::Story        => 'larder-print__story',
			self::More         => 'data-larder-print-more',
		};
		return '' === $sign || str_contains( $html, $sign );
	}
}
