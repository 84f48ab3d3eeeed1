<?php
declare( strict_types=1 );

namespace Larder\Recommend;

use Larder\Controls\VoteButton;
use Larder\Controls\VoteIcon;
use Larder\Controls\VoteKind;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control that recommends a post, with the classes of I Recommend This; `recommend-button.tsx` renders the same markup.
 *
 * @phpstan-import-type RecommendViewProps from \Larder\Contracts\Props as Props
 */
final class RecommendButton {

	/**
	 * Prints the button.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function html( array $props ): string {
		$count = sprintf(
			' <span class="larder-vote__count irecommendthis-count">%s</span> <span class="irecommendthis-suffix">%s</span>',
			esc_html( $props['count'] ),
			esc_html( $props['suffix'] )
		);
		return VoteButton::html(
			VoteKind::Recommend,
			$props['postId'],
			VoteIcon::tryFrom( $props['icon'] ) ?? VoteIcon::Thumb,
			'' === $props['label'] ? __( 'Recommend', 'larder' ) : $props['label'],
			$props['isLabelHidden'],
			$props['hasCount'] ? $count : '',
			[
				'class' => "irecommendthis irecommendthis-post-{$props['postId']}",
				'title' => $props['titles']['off'],
			]
		);
	}
}
