<?php
declare( strict_types=1 );

namespace Larder\Nutrition;

use Larder\Recipe\Attributes;
use Larder\Recipe\Html;
use Larder\Recipe\PlainText;
use Larder\Recipe\RichText;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the nutrition of a recipe; it stays that of a serving, however the recipe is scaled.
 */
final class NutritionRenderer {

	private const BLOCK = 'wp-block-larder-nutrition';

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Stored attributes.
	 * @param array<array-key, mixed> $recipe     Facts of the recipe around: `calories` and `yieldAmount`.
	 * @param int                     $level      Level of the heading.
	 * @return string HTML, empty when nothing is known.
	 */
	public function render( array $attributes, array $recipe, int $level ): string {
		$stored = Attributes::from_value( $attributes );
		$facts  = NutritionFacts::read( $stored, Attributes::from_value( $recipe ) );
		if ( $facts->is_empty() ) {
			return '';
		}
		$chosen = $stored->text( 'layout' );
		$is_eu  = 'eu' === ( in_array( $chosen, [ 'us', 'eu' ], true ) ? $chosen : $this->settings->text( 'nutritionLayout' ) );
		$usual  = $is_eu ? __( 'Nutrition declaration', 'larder' ) : __( 'Nutrition Facts', 'larder' );
		$title  = RichText::inline( $stored->html( 'title' ) );
		$title  = RichText::is_blank( $title ) ? esc_html( $usual ) : $title;
		$caption = Table::caption( PlainText::from_html( $title ) );
		return sprintf(
			'<section %s>%s%s</section>',
			Html::wrapper( [ 'class' => $is_eu ? 'is-eu' : 'is-us' ] ),
			Html::element( "h$level", self::BLOCK . '__title', $title ),
			$is_eu ? EuTable::html( $facts, $caption ) : UsLabel::html( $facts, $caption )
		);
	}
}
