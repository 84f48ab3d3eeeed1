<?php
declare( strict_types=1 );

namespace Larder\Wishlist;

use Larder\Controls\ControlLook;
use Larder\Controls\VoteIcon;
use Larder\Islands\Islands;
use Larder\Recipe\Html;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the block that saves a recipe; `view.tsx` renders the same markup.
 *
 * @phpstan-import-type WishlistViewProps from \Larder\Contracts\Props as Props
 */
final class WishlistRenderer {

	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return string HTML, empty where there is no recipe.
	 */
	public function render( array $attributes, int $post_id ): string {
		if ( 0 === $post_id ) {
			return '';
		}
		$look  = ControlLook::from_attributes( $attributes, VoteIcon::Bookmark );
		$props = [
			'recipeId'      => $post_id,
			'label'         => $look['label'],
			'isLabelHidden' => $look['isLabelHidden'],
			'icon'          => $look['icon'],
		];
		return sprintf( '<div %s>%s</div>', Html::wrapper( $this->island( $props ) ), self::inner( $props ) );
	}

	/**
	 * Prints the button of a card that no view renders, with a view of its own.
	 *
	 * @param string $name Its name; not escaped.
	 */
	public function on_card( int $post_id, string $name ): string {
		$props = SaveButton::props_of_card( $post_id, $name );
		return sprintf( '<div%s>%s</div>', Html::attributes( $this->island( $props ) ), self::inner( $props ) );
	}

	/**
	 * Prints what the view mounts over.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return SaveButton::html( $props );
	}

	/**
	 * Returns the island's attributes, and has the page ask who the visitor is.
	 *
	 * @param Props $props What it gets.
	 * @return array<string, string> Attributes of its element.
	 */
	private function island( array $props ): array {
		$this->islands->ask_visitor();
		return $this->islands->wrapper( 'wishlist', $props, 'interaction', SaveButton::wake( $this->settings->guests_save_on_device() ) );
	}
}
