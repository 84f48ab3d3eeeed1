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
 */
final class WishlistRenderer {

	/**
	 * @param Islands  $islands  Brings the view to the page.
	 * @param Settings $settings The site's settings.
	 */
	public function __construct(
		private readonly Islands $islands,
		private readonly Settings $settings
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Attributes.
	 * @param int                     $post_id    The recipe.
	 * @return string HTML, empty where there is no recipe.
	 */
	public function render( array $attributes, int $post_id ): string {
		if ( 0 === $post_id ) {
			return '';
		}
		$look  = ControlLook::of( $attributes, VoteIcon::Bookmark );
		$props = [
			'recipeId'      => $post_id,
			'label'         => $look['label'],
			'isLabelHidden' => $look['isLabelHidden'],
			'icon'          => $look['icon'],
		];
		$this->islands->ask_visitor();
		$root = $this->islands->wrapper( 'wishlist', $props, 'interaction', SaveButton::wake( $this->settings->guests_save_on_device() ) );
		return sprintf( '<div %s>%s</div>', Html::wrapper( $root ), SaveButton::html( $props ) );
	}
}
