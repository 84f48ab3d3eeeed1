<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * The menu of what else can be done with a recipe. It is a popover of the browser, so it opens without a script, and
 * closes by Escape and by a press beside it.
 */
final class ActionsMenu {

	private const BLOCK = 'wp-block-larder-recipe__menu';
	private const ICON  = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5.5 12h1M11.5 12h1M17.5 12h1"></path></svg>';

	/**
	 * Prints the button and the menu.
	 *
	 * @param string $content Safe HTML of what is in the menu.
	 */
	public static function html( int $post_id, string $content ): string {
		return self::button( $post_id ) . Html::element(
			'div',
			self::BLOCK,
			$content,
			[
				'id'      => self::id( $post_id ),
				'popover' => true,
			]
		);
	}

	/**
	 * Prints a button that opens the menu, which the page has once.
	 *
	 * It has no type: what has one is hidden where no script runs.
	 */
	public static function button( int $post_id ): string {
		return Html::element(
			'button',
			'larder-vote',
			self::ICON . Html::element(
				'span',
				'larder-vote__label',
				esc_html_x( 'More', 'opens a menu of what else can be done with a recipe', 'larder' )
			),
			[
				'popovertarget' => self::id( $post_id ),
				// What makes one more of the dish is called "More", too.
				/* translators: opens a menu of what else can be done with a recipe; begins with the word on the button, which is "More". */
				'aria-label'    => __( 'More actions', 'larder' ),
			]
		);
	}

	/**
	 * Returns the id of a recipe's menu.
	 */
	private static function id( int $post_id ): string {
		return "larder-menu-$post_id";
	}
}
