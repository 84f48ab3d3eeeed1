<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Contracts\Constants;
use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the controls of a print page, which no paper shows; `print-tools.tsx` in `packages/print` renders the same markup.
 *
 * They work without a script: styles read which boxes are ticked.
 *
 * @phpstan-import-type PrintProps from \Larder\Contracts\Props as Props
 * @phpstan-type Part value-of<Props['parts']>
 * @phpstan-type Sheet value-of<Props['papers']>
 */
final class PrintTools {

	private const BLOCK = 'larder-print';

	/**
	 * Prints what is inside the root of the island.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return sprintf(
			'<form class="%1$s__form" method="get" action="%2$s"><input type="hidden" name="print_recipe" value="true">%3$s<div class="%1$s__choices">%4$s%5$s</div>%6$s</form>',
			self::BLOCK,
			esc_url( $props['url'] ),
			self::bar( $props['url'] ),
			self::parts( $props['parts'], $props['isOpen'] ),
			self::paper_choices( $props['papers'], $props['paper'] ),
			self::last_line( $props )
		);
	}

	/**
	 * Prints the way back, and the button that prints.
	 *
	 * @param string $url URL of the recipe.
	 */
	private static function bar( string $url ): string {
		return sprintf(
			'<p class="%1$s__bar"><a class="%1$s__back" href="%2$s">%3$s</a><button type="button" class="%1$s__go">%4$s</button></p>',
			self::BLOCK,
			esc_url( $url ),
			esc_html__( 'Back to the recipe', 'larder' ),
			esc_html__( 'Print', 'larder' )
		);
	}

	/**
	 * Prints a box for each part of the recipe.
	 *
	 * @param list<Part> $parts
	 * @param bool       $is_open Whether visitors choose.
	 */
	private static function parts( array $parts, bool $is_open ): string {
		$boxes = '';
		foreach ( $parts as $part ) {
			$boxes .= self::choice( [ 'type' => 'checkbox', 'data-print' => $part['name'] ], $part['isOn'], $part['label'] );
		}
		return sprintf(
			'<fieldset class="%s__parts"%s><legend>%s</legend>%s</fieldset>',
			self::BLOCK,
			$is_open ? '' : ' hidden',
			esc_html__( 'Show', 'larder' ),
			$boxes
		);
	}

	/**
	 * Prints the papers to choose from.
	 *
	 * @param list<Sheet> $papers
	 * @param string      $chosen The one that is chosen.
	 */
	private static function paper_choices( array $papers, string $chosen ): string {
		$radios = '';
		foreach ( $papers as $paper ) {
			$radios .= self::choice(
				[ 'type' => 'radio', 'name' => 'paper', 'data-print' => $paper['name'], 'value' => $paper['name'] ],
				$chosen === $paper['name'],
				$paper['label']
			);
		}
		return sprintf(
			'<fieldset class="%s__papers"><legend>%s</legend>%s</fieldset>',
			self::BLOCK,
			esc_html__( 'Paper', 'larder' ),
			$radios
		);
	}

	/**
	 * Prints how many it is for, whether it shall be one page, and how many pages it is.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function last_line( array $props ): string {
		$field = null === $props['servings'] ? '' : sprintf(
			'<span class="%1$s__servings"><label>%2$s <input type="number" name="recipe_servings" min="0.01" max="%5$d" step="any" inputmode="decimal" value="%3$s"></label><button type="submit" class="%1$s__update">%4$s</button></span>',
			self::BLOCK,
			esc_html__( 'Servings', 'larder' ),
			esc_attr( (string) ( $props['asked'] ?? $props['servings'] ) ),
			esc_html__( 'Update', 'larder' ),
			Constants::MAX_SERVINGS
		);
		return sprintf(
			'<div class="%s__line">%s%s<p class="%1$s__pages" role="status"></p><p class="%1$s__savings" role="status"></p></div>',
			self::BLOCK,
			$field,
			self::choice( [ 'type' => 'checkbox', 'data-print' => 'fit' ], true, __( 'Fit on one page', 'larder' ) )
		);
	}

	/**
	 * Prints a box with its label.
	 *
	 * @param array<string, string> $attributes Attributes of the box, not escaped.
	 * @param bool                  $is_on      Whether it is ticked.
	 * @param string                $label      Plain text.
	 */
	private static function choice( array $attributes, bool $is_on, string $label ): string {
		return sprintf(
			'<label class="%s__choice"><input%s><span>%s</span></label>',
			self::BLOCK,
			Html::attributes( $attributes + ( $is_on ? [ 'checked' => true ] : [] ) ),
			esc_html( $label )
		);
	}
}
