<?php
/**
 * Stand-ins for what widgets use of Elementor, which is not part of the repository: they do what its developer documentation says.
 *
 * @package Larder
 */

declare( strict_types=1 );

namespace Elementor;

/** Names of controls. */
final class Controls_Manager {
	public const NUMBER = 'number';
	public const SELECT = 'select';
}

/** Collects groups of widgets. */
final class Elements_Manager {

	/** @var array<string, array<string, string>> */
	public array $categories = [];

	/**
	 * Adds a group.
	 *
	 * @param array<string, string> $properties Title and icon.
	 */
	public function add_category( string $name, array $properties ): void {
		$this->categories[ $name ] = $properties;
	}
}

/** A widget: the one that is registered, or one that is in a document. */
abstract class Widget_Base {

	/** @var array<string, array<string, mixed>> */
	public array $controls = [];

	/**
	 * @param array<string, mixed>      $data Settings of the place.
	 * @param array<string, mixed>|null $args Arguments for widgets of the same kind.
	 */
	public function __construct( private array $data = [], private ?array $args = null ) {
		$this->register_controls();
	}

	abstract public function get_name(): string;

	/**
	 * Returns the arguments with which others of the kind are made.
	 *
	 * @return array<string, mixed>
	 */
	public function get_default_args(): array {
		return $this->args ?? [];
	}

	/**
	 * Prints the widget, as Elementor does on a page.
	 */
	public function print_element(): void {
		$this->render();
	}

	/**
	 * Returns the settings of the place.
	 *
	 * @return array<string, mixed>
	 */
	public function get_settings_for_display(): array {
		return $this->data;
	}

	/**
	 * Opens a section of controls.
	 *
	 * @param string               $id   Its name.
	 * @param array<string, mixed> $args Its label.
	 */
	protected function start_controls_section( string $id, array $args = [] ): void {
		$this->controls[ "section $id" ] = $args;
	}

	/**
	 * Adds a control.
	 *
	 * @param string               $id   Its name.
	 * @param array<string, mixed> $args What it is.
	 */
	protected function add_control( string $id, array $args ): void {
		$this->controls[ $id ] = $args;
	}

	protected function end_controls_section(): void {}

	abstract protected function register_controls(): void;

	abstract protected function render(): void;
}

/** Collects widgets, and makes them where they are. */
final class Widgets_Manager {

	/** @var array<string, Widget_Base> */
	public array $widgets = [];

	/**
	 * Adds a widget.
	 */
	public function register( Widget_Base $widget ): void {
		$this->widgets[ $widget->get_name() ] = $widget;
	}

	/**
	 * Creates a widget for a place, by class and arguments, and prints it.
	 *
	 * @param string               $name     Name of the widget.
	 * @param array<string, mixed> $settings Settings of the place.
	 */
	public function print( string $name, array $settings ): string {
		$type  = $this->widgets[ $name ];
		$class = $type::class;
		$made  = new $class( $settings, $type->get_default_args() );
		ob_start();
		$made->print_element();
		return (string) ob_get_clean();
	}
}
