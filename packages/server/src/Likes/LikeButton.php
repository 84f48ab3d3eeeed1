<?php
declare( strict_types=1 );

namespace Larder\Likes;

use Larder\Controls\VoteButton;
use Larder\Controls\VoteIcon;
use Larder\Controls\VoteKind;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control that likes a recipe; `like-button.tsx` in `packages/controls` renders the same markup.
 *
 * @phpstan-import-type LikesViewProps from \Larder\Contracts\Props as Props
 */
final class LikeButton {

	/**
	 * Prints the button.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function html( array $props ): string {
		$exact = LikeText::for_count( $props['likes'] );
		$short = LikeText::short( $props['likes'] );
		// What is seen is a part of what is heard, for those who speak to their device.
		$label = str_contains( $exact, $short ) ? $exact : "$short, $exact";
		$count = sprintf(
			' <span class="larder-vote__count" aria-hidden="true">%s</span><span class="screen-reader-text">%s</span>',
			esc_html( $short ),
			esc_html( $label )
		);
		return VoteButton::html(
			VoteKind::Like,
			$props['recipeId'],
			VoteIcon::tryFrom( $props['icon'] ) ?? VoteIcon::Heart,
			'' === $props['label'] ? __( 'Like', 'larder' ) : $props['label'],
			$props['isLabelHidden'],
			$props['hasCount'] ? $count : '',
			$props['hasCount'] ? [ 'title' => $exact, 'data-larder-likes' => (string) $props['likes'] ] : []
		);
	}
}
