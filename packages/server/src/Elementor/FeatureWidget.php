<?php
declare( strict_types=1 );

namespace Larder\Elementor;

use Elementor\Controls_Manager;
use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/**
 * A feature block as a widget of Elementor.
 *
 * Elementor makes a new widget for each place where it is, by its class
 * and with the arguments of the one that was registered.
 *
 * @phpstan-type Feature array{block: string, title: string, show: \Closure(string, mixed): string}
 */
final class FeatureWidget extends Widget_Base {

	/** The group of our widgets in Elementor's panel. */
	public const CATEGORY = 'larder';

	/** @var Feature */
	private array $feature;

	/**
	 * @param array<string, mixed> $data What is stored of the place, empty for the widget that is registered.
	 * @param Feature|null         $args Which block it is, and what prints it.
	 * @throws \InvalidArgumentException Without arguments.
	 */
	public function __construct( $data = [], $args = null ) {
		$this->feature = $args ?? throw new \InvalidArgumentException( 'A widget needs to know its block.' );
		parent::__construct( $data, $args );
	}

	/**
	 * Returns the name under which Elementor stores the widget.
	 */
	public function get_name(): string {
		return str_replace( '/', '-', $this->feature['block'] );
	}

	/**
	 * Returns what people read.
	 */
	public function get_title(): string {
		return $this->feature['title'];
	}

	/**
	 * Returns its icon, one of Elementor's own.
	 */
	public function get_icon(): string {
		return 'eicon-post-content';
	}

	/**
	 * Returns the groups of the panel that list it.
	 *
	 * @return list<string>
	 */
	public function get_categories(): array {
		return [ self::CATEGORY ];
	}

	/**
	 * Adds what can be set: which recipes, or which recipe.
	 */
	protected function register_controls(): void {
		$this->start_controls_section( 'content', [ 'label' => $this->feature['title'] ] );
		if ( 'larder/recipe-archive' === $this->feature['block'] ) {
			$this->add_control(
				'num_posts',
				[
					'label'   => __( 'Number of recipes', 'larder' ),
					'type'    => Controls_Manager::NUMBER,
					'default' => 6,
				]
			);
			$this->add_control(
				'layout',
				[
					'label'   => __( 'Layout', 'larder' ),
					'type'    => Controls_Manager::SELECT,
					'default' => 'grid',
					'options' => [
						'grid'     => __( 'Grid', 'larder' ),
						'list'     => __( 'List', 'larder' ),
						'carousel' => __( 'Carousel', 'larder' ),
					],
				]
			);
		} else {
			$this->add_control(
				'id',
				[
					'label'       => __( 'Number of the recipe', 'larder' ),
					'description' => __( 'Empty for the recipe that is shown.', 'larder' ),
					'type'        => Controls_Manager::NUMBER,
				]
			);
		}
		$this->end_controls_section();
	}

	/**
	 * Prints the block.
	 */
	protected function render(): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks escape what they print.
		echo ( $this->feature['show'] )( $this->feature['block'], $this->get_settings_for_display() );
	}
}
