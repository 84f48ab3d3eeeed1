<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Controls\VoteButton;
use Larder\Controls\VoteIcon;
use Larder\Controls\VoteKind;
use Larder\Islands\SiteStorage;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the control that saves a recipe; `save-button.tsx` in `packages/controls` and the block's view render the same markup.
 *
 * @phpstan-import-type WishlistViewProps from \Larder\Contracts\Props as Props
 */
final class SaveButton {

	/**
	 * Prints the button of the block.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function html( array $props ): string {
		return VoteButton::html(
			VoteKind::Save,
			$props['recipeId'],
			VoteIcon::tryFrom( $props['icon'] ) ?? VoteIcon::Bookmark,
			'' === $props['label'] ? __( 'Save', 'larder' ) : $props['label'],
			$props['isLabelHidden']
		);
	}

	/**
	 * Prints the button of a card.
	 *
	 * @param string $name Its name, which tells the buttons of a page apart; not escaped.
	 */
	public static function of_card( int $post_id, string $name ): string {
		return self::html( self::props_of_card( $post_id, $name ) );
	}

	/**
	 * Returns what the view of a card's button gets.
	 *
	 * @param string $name Its name; not escaped.
	 * @return Props
	 */
	public static function props_of_card( int $post_id, string $name ): array {
		return [
			'recipeId'      => $post_id,
			/* translators: %s: name of a recipe. */
			'label'         => sprintf( __( 'Save %s', 'larder' ), $name ),
			'isLabelHidden' => true,
			'icon'          => VoteIcon::Bookmark->value,
		];
	}

	/**
	 * Returns when a view with such buttons mounts by itself: when another control is pressed, after a login that it asked for, and where a
	 * list of the device is shown or has to move.
	 *
	 * @param bool $is_on_device Whether guests save on their device.
	 * @return list<string> Conditions for `Islands::wrapper()`.
	 */
	public static function wake( bool $is_on_device ): array {
		$on_device = $is_on_device ? [ 'storage:' . SiteStorage::key( 'saved' ) ] : [];
		return [ VoteButton::WAKE, 'session:' . SiteStorage::key( 'after-login' ), ...$on_device ];
	}
}
