<?php
declare( strict_types=1 );

namespace Larder\Controls;

use Larder\Recipe\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a control that marks a post, the same for every visitor; `vote-button.tsx` in `packages/controls` renders the same markup.
 *
 * The page that prints one calls `Islands::ask_visitor()`, so that it is marked as its visitor has it.
 */
final class VoteButton {

	/** What a view that is pressed wakes the others by, so that all controls of a post move together. */
	public const WAKE = 'votes';

	private const BLOCK = 'larder-vote';

	/**
	 * Prints the button.
	 *
	 * @param VoteKind              $kind       What it marks a post with.
	 * @param string                $label      What it does, not escaped.
	 * @param bool                  $is_hidden  Whether the label is for screen readers only.
	 * @param string                $content    Safe HTML after the label.
	 * @param array<string, string> $attributes More attributes, not escaped; `class` adds to its classes.
	 */
	public static function html(
		VoteKind $kind,
		int $post_id,
		VoteIcon $icon,
		string $label,
		bool $is_hidden,
		string $content = '',
		array $attributes = []
	): string {
		$classes = [ self::BLOCK, $kind->class_of_off(), $attributes['class'] ?? '' ];
		return Html::element(
			'button',
			implode( ' ', array_filter( $classes ) ),
			$icon->html() . Html::element(
				'span',
				self::BLOCK . '__label' . ( $is_hidden ? ' screen-reader-text' : '' ),
				esc_html( $label )
			) . $content,
			[
				'type'                  => 'button',
				'aria-pressed'          => 'false',
				'data-larder-vote'      => $kind->mark(),
				$kind->post_attribute() => (string) $post_id,
			] + array_diff_key( $attributes, [ 'class' => true ] )
		);
	}
}
