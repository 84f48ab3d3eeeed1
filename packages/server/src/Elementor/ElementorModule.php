<?php
declare( strict_types=1 );

namespace Larder\Elementor;

use Larder\Registrable;
use Larder\Settings\Settings;
use Larder\Shortcodes\Shortcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Registers an Elementor widget for each feature block, where Elementor runs and the settings allow it.
 *
 * Elementor calls these hooks itself, so nothing of this is loaded without it.
 */
final class ElementorModule implements Registrable {

	public function __construct(
		private readonly Settings $settings,
		private readonly Shortcodes $shortcodes
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'elementor/elements/categories_registered', $this->add_category( ... ) );
		add_action( 'elementor/widgets/register', $this->add_widgets( ... ) );
		add_action( 'elementor/preview/enqueue_styles', $this->enqueue_styles( ... ) );
	}

	/**
	 * Adds the group.
	 *
	 * @param \Elementor\Elements_Manager $elements What collects groups.
	 */
	public function add_category( \Elementor\Elements_Manager $elements ): void {
		if ( $this->is_wanted() ) {
			$elements->add_category(
				FeatureWidget::CATEGORY,
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
	 * Enqueues all styles that a block may need on the page on which somebody builds.
	 *
	 * Elementor prints that page empty and requests the widgets afterwards, so that styles which they enqueue come too late.
	 */
	public function enqueue_styles(): void {
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( (string) $name, 'larder/' ) ) {
				array_map( wp_enqueue_style( ... ), [ ...$type->style_handles, ...$type->view_style_handles ] );
			}
		}
	}

	/**
	 * Returns whether the site wants them.
	 */
	private function is_wanted(): bool {
		return $this->settings->is_on( 'enableElementorSupport' );
	}
}
