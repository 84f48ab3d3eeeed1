<?php
declare( strict_types=1 );

namespace Larder\Ingredients;

use Larder\Lines\ServingsText;
use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the controls that scale a recipe; they work once their view is there.
 */
final class ServingsControl {

	/** What the scale buttons multiply by, and how they say it. */
	private const FACTORS = [
		'½×' => 0.5,
		'1×' => 1.0,
		'2×' => 2.0,
		'3×' => 3.0,
	];

	private const MINUS = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 12h12"></path></svg>';
	private const PLUS  = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 12h12M12 6v12"></path></svg>';

	/**
	 * Prints the controls in their initial state, before anybody has scaled.
	 *
	 * @param float|null      $servings What the recipe makes, null when it is not known.
	 * @param string          $unit     Its unit word, plain text.
	 * @param 'scale'|'input' $type     With buttons to multiply, or without.
	 * @param bool            $has_pan  Whether another pan can be chosen.
	 */
	public static function render( ?float $servings, string $unit, string $type, bool $has_pan ): string {
		return sprintf(
			'<div class="wp-block-larder-ingredients__controls" role="group" aria-label="%s">%s%s%s</div>'
				. '<p class="wp-block-larder-ingredients__message" role="status"></p>',
			esc_attr__( 'Scale the recipe', 'larder' ),
			null === $servings ? '' : self::field( $servings, $unit ),
			'scale' === $type || null === $servings ? self::factors() : '',
			$has_pan ? self::pan() : ''
		);
	}

	/**
	 * Renders the yield beside the title, where there is no room for it beside the multiples.
	 *
	 * @param float|null            $servings What the recipe makes, null when it is not known.
	 * @param string                $unit     Its unit word, plain text.
	 * @param 'scale'|'input'       $type     With buttons to multiply, or without.
	 * @param array<string, string> $words    Attributes with the language of the word.
	 */
	public static function made( ?float $servings, string $unit, string $type, array $words ): string {
		return 'scale' === $type && null !== $servings
			? Html::element(
				'span',
				'wp-block-larder-ingredients__made',
				esc_html( trim( ServingsText::format( $servings ) . ' ' . $unit ) ),
				$words
			)
			: '';
	}

	/**
	 * Prints the number with its two buttons.
	 *
	 * @param float  $servings What the recipe makes.
	 * @param string $unit     Its unit word.
	 */
	private static function field( float $servings, string $unit ): string {
		$attributes = [
			'type'         => 'text',
			'inputmode'    => 'decimal',
			'autocomplete' => 'off',
			'class'        => 'wp-block-larder-ingredients__amount-field',
			/* translators: %s: what a recipe makes, such as "servings" or "cookies". */
			'aria-label'   => '' === $unit ? __( 'Servings', 'larder' ) : sprintf( __( 'How many: %s', 'larder' ), $unit ),
			'value'        => ServingsText::format( $servings ),
		];
		return sprintf(
			'<div class="wp-block-larder-ingredients__servings">%s<input%s>%s</div>%s',
			self::button( 'less', __( 'Fewer', 'larder' ), self::MINUS, $servings <= 1 ),
			Html::attributes( $attributes ),
			self::button( 'more', __( 'More', 'larder' ), self::PLUS, false ),
			Html::element( 'span', 'wp-block-larder-ingredients__yield-unit', esc_html( $unit ), [ 'aria-hidden' => 'true' ] )
		);
	}

	/**
	 * Prints one of the two buttons beside the number.
	 *
	 * @param string $name        Last part of its class.
	 * @param string $label       What it does.
	 * @param string $icon        SVG.
	 * @param bool   $is_disabled Whether it can do nothing.
	 */
	private static function button( string $name, string $label, string $icon, bool $is_disabled ): string {
		return sprintf(
			'<button type="button" class="wp-block-larder-ingredients__%s" aria-label="%s"%s>%s</button>',
			$name,
			esc_attr( $label ),
			$is_disabled ? ' aria-disabled="true"' : '',
			$icon
		);
	}

	/**
	 * Prints the button that shows other pans.
	 */
	private static function pan(): string {
		return sprintf(
			'<div class="%1$s__pan"><button type="button" class="%1$s__factor" aria-expanded="false">%2$s</button></div>',
			'wp-block-larder-ingredients',
			esc_html__( 'Change the pan', 'larder' )
		);
	}

	/**
	 * Prints the buttons that multiply.
	 */
	private static function factors(): string {
		$buttons = '';
		foreach ( self::FACTORS as $label => $factor ) {
			$buttons .= sprintf(
				'<button type="button" class="wp-block-larder-ingredients__factor" aria-pressed="%s">%s</button>',
				1.0 === $factor ? 'true' : 'false',
				$label
			);
		}
		return '<div class="wp-block-larder-ingredients__factors">' . $buttons . '</div>';
	}
}
