<?php
declare( strict_types=1 );

namespace Larder\Elementor;

use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Shortcodes\Shortcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Gives Elementor a widget for each feature block, where it runs and the settings allow it.
 *
 * Elementor calls these hooks itself, so nothing of this is loaded without it.
 */
final class Parts implements Registrable {

	/** The group of our widgets in Elementor's panel. */
	public const CATEGORY = 'larder';

	/**
	 * Takes what it needs.
	 *
	 * @param Settings   $settings   The site's settings.
	 * @param Shortcodes $shortcodes Prints feature blocks.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly Shortcodes $shortcodes
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'elementor/elements/categories_registered', $this->add_category( ... ) );
		add_action( 'elementor/widgets/register', $this->add_widgets( ... ) );
	}

	/**
	 * Adds the group.
	 *
	 * @param \Elementor\Elements_Manager $elements What collects groups.
	 */
	public function add_category( \Elementor\Elements_Manager $elements ): void {
		if ( $this->is_wanted() ) {
			$elements->add_category(
				self::CATEGORY,
				[
					'title' => __( 'Recipes', 'larder' ),
					'icon'  => 'eicon-post-list',
				]
			);
		}
	}

	/**
	 * Adds the widgets.
	 *
	 * @param \Elementor\Widgets_Manager $widgets What collects widgets.
	 */
	public function add_widgets( \Elementor\Widgets_Manager $widgets ): void {
		if ( ! $this->is_wanted() ) {
			return;
		}
		foreach ( Shortcodes::features() as $block => $title ) {
			$widgets->register(
				new FeatureWidget(
					[],
					[
						'block' => $block,
						'title' => $title,
						'show'  => $this->shortcodes->show( ... ),
					]
				)
			);
		}
	}

	/**
	 * Tells whether the site wants them.
	 */
	private function is_wanted(): bool {
		return $this->settings->is_on( 'enableElementorSupport' );
	}
}
