<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Assets\BuiltScript;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Settings: the place of the screen, its script, and what it starts with.
 */
final class Screen implements Registrable {

	private const PAGE   = 'larder-' . self::SCREEN;
	private const PARENT = 'edit.php?post_type=recipe';
	private const SCREEN = 'settings';

	public function __construct(
		private readonly Root $root,
		private readonly ScreenData $data
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
	}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		$hook = add_submenu_page(
			self::PARENT,
			__( 'Recipe settings', 'larder' ),
			__( 'Settings', 'larder' ),
			Settings::CAPABILITY,
			self::PAGE,
			$this->show( ... )
		);
		if ( is_string( $hook ) ) {
			add_action( "load-$hook", $this->prepare( ... ) );
		}
	}

	/**
	 * Shows the page, which the script fills.
	 */
	public function show(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Recipe settings', 'larder' ),
			esc_attr( self::PAGE ),
			esc_html__( 'This page needs JavaScript.', 'larder' )
		);
	}

	/**
	 * Registers what enqueues the page's script and style.
	 */
	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * Enqueues script and style, and prints the current settings.
	 */
	public function enqueue(): void {
		$version = BuiltScript::enqueue_screen( $this->root, self::SCREEN );
		wp_enqueue_style( self::PAGE, $this->root->url( 'build/screens/' . self::SCREEN . '/index.css' ), [ 'wp-components' ], $version );
		wp_add_inline_script(
			self::PAGE,
			'window.larderSettings = ' . wp_json_encode( $this->data->all(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
		$preloaded = rest_preload_api_request( [], '/larder/v1' . SettingsRoute::ROUTE );
		wp_add_inline_script(
			'wp-api-fetch',
			'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( ' . wp_json_encode(
				$preloaded,
				JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
			) . ' ) );',
			'after'
		);
	}
}
