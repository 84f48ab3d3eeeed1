<?php
declare( strict_types=1 );

namespace Larder\Switch\Screen;

use Larder\Recipe\PostType;
use Larder\Registrable;
use Larder\Root;
use Larder\Switch\OwnTypes;
use Larder\Switch\PluginSource;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Sources;
use Larder\Switch\StateStore;
use Larder\Tools\Jobs;
use Larder\Tools\JobScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes → Change over: what other plugins have left, how it would look, and what brings it along and back. A script fills it.
 */
final class SwitchScreen implements Registrable {

	/** Name of the page in its URL. */
	public const PAGE = 'larder-switch';

	/** Name of the screen's script and style in the build. */
	private const SCREEN = 'change-over';

	public function __construct(
		private readonly Sources $sources,
		private readonly StateStore $states,
		private readonly Overview $overview,
		private readonly SettingsStep $settings,
		private readonly Root $root
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		$this->settings->register();
	}

	/**
	 * Returns the URL of the page.
	 */
	public static function url(): string {
		return admin_url( 'edit.php?post_type=' . PostType::NAME . '&page=' . self::PAGE );
	}

	/**
	 * Returns the advice for a plugin that is no longer needed.
	 */
	public static function deactivation_advice(): string {
		return __( 'All recipes have changed over: you can deactivate the other plugin, so that pages are not made by both.', 'larder' );
	}

	/**
	 * Enqueues script and style.
	 */
	public function enqueue(): void {
		$version = JobScreen::enqueue( $this->root, self::SCREEN, [ 'deactivate' => self::deactivation_advice() ] );
		wp_enqueue_style( self::PAGE, $this->root->url( 'build/screens/' . self::SCREEN . '/index.css' ), [], $version );
	}

	/**
	 * Adds the page to the menu of recipes.
	 */
	private function add(): void {
		$title = __( 'Change over', 'larder' );
		$hook  = add_submenu_page(
			'edit.php?post_type=' . PostType::NAME,
			$title,
			$title,
			Jobs::CAPABILITY,
			self::PAGE,
			$this->show( ... )
		);
		if ( is_string( $hook ) ) {
			add_action( "load-$hook", fn () => add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) ) );
		}
	}

	/**
	 * Shows the page.
	 */
	private function show(): void {
		delete_transient( Overview::FOUND );
		$plugins = array_filter(
			$this->sources->all(),
			fn ( PluginSource $source ): bool => $source->count() > 0 || in_array( $source->id(), RecipeLocations::plugins(), true )
		);
		echo '<div class="wrap larder-switch"><h1>' . esc_html__( 'Change over', 'larder' ) . '</h1>';
		if ( [] === $plugins ) {
			echo '<p>' . esc_html__( 'No other recipe plugin has left recipes on this site.', 'larder' ) . '</p>';
		} else {
			printf(
				'<p class="larder-switch__lead">%s</p>',
				esc_html__(
					'Your recipes come into blocks of Larder where they stand now, at the same addresses. What the other plugin has stored stays as it is, and all of it can go back until you say that it stays.',
					'larder'
				)
			);
		}
		array_map( $this->show_plugin( ... ), $plugins );
		printf(
			'<noscript><p>%s</p></noscript></div>',
			esc_html__( 'This page needs JavaScript. On the command line, wp larder does the same.', 'larder' )
		);
	}

	/**
	 * Shows one plugin.
	 */
	private function show_plugin( PluginSource $source ): void {
		$status = $this->overview->describe( $source, $this->states->get( $source->id() ) );
		$id     = "larder-switch-{$source->id()}";
		printf(
			'<section class="larder-switch__plugin" aria-labelledby="%1$s" data-status="%2$s"><header><h2 id="%1$s">%3$s</h2><span class="larder-switch__active" hidden>%4$s</span></header>',
			esc_attr( $id ),
			esc_attr( (string) wp_json_encode( $status ) ),
			esc_html( $source->label() ),
			esc_html__( 'is still active', 'larder' )
		);
		echo '<dl class="larder-switch__counts"></dl><div class="larder-switch__work"><p role="status" tabindex="-1"></p>';
		printf( '<progress max="1" value="0" aria-label="%s" hidden></progress></div>', esc_attr( $source->label() ) );
		self::show_buttons( $source );
		self::show_type( $source );
		$this->settings->show( $source );
		printf(
			'<details class="larder-switch__damage" hidden><summary></summary><ul class="ul-disc"></ul></details><div class="larder-switch__sample" hidden><h3></h3><p class="larder-switch__hint"></p><div class="larder-switch__pages"><figure><figcaption>%1$s</figcaption><iframe loading="lazy" title="%1$s"></iframe></figure><figure><figcaption>%2$s</figcaption><iframe loading="lazy" title="%2$s"></iframe></figure></div><p class="larder-switch__try"><button type="button" class="button button-primary" data-do="try">%3$s</button> <button type="button" class="button" data-do="next">%4$s</button></p></div>',
			esc_html__( 'As the page is now', 'larder' ),
			esc_html__( 'With Larder', 'larder' ),
			esc_html__( 'Change only this one over', 'larder' ),
			esc_html__( 'Another example', 'larder' )
		);
		printf(
			'<details class="larder-switch__changed" hidden><summary></summary><section tabindex="0" aria-label="%1$s"><table class="widefat striped"><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody></tbody></table></section><p><button type="button" class="button" data-do="more" hidden>%5$s</button></p></details></section>',
			esc_attr__( 'Recipes that have changed over', 'larder' ),
			esc_html__( 'Recipe', 'larder' ),
			esc_html__( 'Notices', 'larder' ),
			esc_html__( 'Undo', 'larder' ),
			esc_html__( 'Show more', 'larder' )
		);
	}

	/**
	 * Offers the choice what posts of the plugin's own type become.
	 */
	private static function show_type( PluginSource $source ): void {
		if ( '' === OwnTypes::for_plugin( $source->id() ) ) {
			return;
		}
		printf(
			'<p class="larder-switch__type"><label><input type="checkbox"> %s</label><br><span class="description">%s</span></p>',
			/* translators: %s: name of a plugin. */
			esc_html( sprintf( __( 'Leave them posts of the type that %s has', 'larder' ), $source->label() ) ),
			esc_html__(
				'Else they become recipes of Larder. Addresses, comments and dates stay in both cases. The choice is made before the first recipe changes over.',
				'larder'
			)
		);
	}

	/**
	 * Shows what can be done with a plugin's recipes.
	 */
	private static function show_buttons( PluginSource $source ): void {
		echo '<p class="larder-switch__buttons">';
		foreach ( [
			'change'   => __( 'Change all over', 'larder' ),
			'copy'     => __( 'Copy missing pictures', 'larder' ),
			'pause'    => __( 'Pause', 'larder' ),
			'continue' => __( 'Go on', 'larder' ),
			'look'     => __( 'Count again', 'larder' ),
			'sample'   => __( 'See an example', 'larder' ),
		] as $act => $label ) {
			printf(
				'<button type="button" class="button%s" data-do="%s" hidden>%s</button> ',
				in_array( $act, [ 'change', 'continue' ], true ) ? ' button-primary' : '',
				esc_attr( $act ),
				esc_html( $label )
			);
		}
		printf(
			'<span class="larder-switch__report">%s <a href="%s">CSV</a> <a href="%s">JSON</a></span></p>',
			esc_html__( 'Download the report:', 'larder' ),
			esc_url( ReportFile::url( $source->id(), 'csv' ) ),
			esc_url( ReportFile::url( $source->id(), 'json' ) )
		);
		echo '<form class="larder-switch__end" hidden>';
		printf(
			'<p>%s</p><p><label><input type="checkbox" required> %s</label></p><p><button class="button" value="undo">%s</button> <button class="button" value="keep">%s</button></p></form>',
			esc_html__(
				'Undo brings every post back as it was, and takes edits since then away. If all is well, say that it stays: what was before is forgotten, and nothing can go back any more.',
				'larder'
			),
			esc_html__( 'I know that this cannot be taken back', 'larder' ),
			esc_html__( 'Undo all', 'larder' ),
			esc_html__( 'It stays', 'larder' )
		);
	}
}
