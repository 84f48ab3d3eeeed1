<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Assets\LanguageWords;
use Larder\Assets\Styles;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the scripts that a page's islands need, in the order in which they run.
 *
 * @phpstan-type Script array{src: string, needs?: list<int>, global?: string, texts?: array{string, array<mixed>}, before?: string, after?: string}
 */
final class Manifest {

	/** The style of the messages at the edge of the page, which is loaded with the first view. */
	private const TOAST = 'larder-toast';

	/** The script that is there before any other. */
	private const LOADER = 'larder-islands';

	/** What loads and mounts views, with the first sign of a person. */
	private const WAKER = 'larder-waker';

	/** What libraries of WordPress define, where their handle does not say it. */
	private const GLOBALS = [
		'react'             => 'React',
		'react-dom'         => 'ReactDOM',
		'react-jsx-runtime' => 'ReactJSXRuntime',
		'lodash'            => 'lodash',
		'moment'            => 'moment',
		'jquery-core'       => 'jQuery',
		'underscore'        => '_',
		'backbone'          => 'Backbone',
	];

	/** How WordPress names the second script of a block's pages: the one that answers before the view is there. */
	private const SECOND = '-2';

	/** What `wp.data` gets for the preferences of editors, which no page reads: each view would wait for the browser's storage. */
	private const PREFERENCES = 'wp.data.plugins.persistence';

	/** @var list<string> Handles of the words of the page's languages; English has no file. */
	private array $words = [];

	/** @var array<string, list<string>> Cached dependencies of each handle: most views need the same libraries. */
	private array $orders = [];

	/**
	 * @param Settings $settings The site's settings.
	 */
	public function __construct( private readonly Settings $settings = new Settings() ) {}

	/**
	 * Collects the manifest: scripts in an order in which they can run, with what
	 * each needs by its place, and the place of each island's view, where its address does not say it.
	 *
	 * @param array<string, string> $views     Handles of views, by island.
	 * @param array<string, string> $later     Handles of views that are fetched only once something asks for them, by island.
	 * @param list<string>          $languages Tags of the languages in which the page has amounts.
	 * @return array{islands: array<string, int>, scripts: list<Script>, ajax: string, waker: string, later?: int, settings?: array<string, bool|int|string>}
	 */
	public function collect( array $views, array $later = [], array $languages = [] ): array {
		$views        = self::with_early( $views );
		$this->words  = array_map( LanguageWords::handle( ... ), $languages );
		$this->orders = [];

		$now     = $this->all_of( $views );
		$all     = array_values( array_unique( [ ...$now, ...$this->all_of( $later ) ] ) );
		$places  = array_flip( $all );
		$scripts = array_map( fn ( string $handle ): array => $this->script( $handle, $places ), $all );
		return [
			'islands' => self::untold(
				array_map( static fn ( string $handle ): int => $places[ $handle ] ?? -1, [ ...$views, ...$later ] ),
				$scripts
			),
			'scripts' => $scripts,
			'ajax'    => admin_url( 'admin-ajax.php' ),
			'waker'   => $this->script( self::WAKER )['src'],
		] + ( count( $now ) === count( $all ) ? [] : [ 'later' => count( $now ) ] ) + $this->settings();
	}

	/**
	 * Adds the scripts that answer a press before a view is there: first, as they are needed first.
	 *
	 * @param array<string, string> $views Handles of views, by island.
	 * @return array<string, string> The same, with `<island>:early`.
	 */
	private static function with_early( array $views ): array {
		$early = [];
		foreach ( $views as $island => $handle ) {
			if ( wp_script_is( $handle . self::SECOND, 'registered' ) ) {
				$early[ "$island:early" ] = $handle . self::SECOND;
			}
		}
		return [ ...$early, ...$views ];
	}

	/**
	 * Leaves the islands whose script does not have the address that a block's view has.
	 *
	 * @param array<string, int> $places  Places of views, by island; -1 for one that is not registered.
	 * @param list<Script>       $scripts The page's scripts.
	 * @return array<string, int>
	 */
	private static function untold( array $places, array $scripts ): array {
		return array_filter(
			$places,
			static fn ( int $place, string $island ): bool => isset( $scripts[ $place ] )
				&& ! str_contains( $scripts[ $place ]['src'], "/blocks/$island/view." ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Lists what some islands need, dependencies first.
	 *
	 * @param array<string, string> $views Handles of views, by island.
	 * @return list<string> Handles.
	 */
	private function all_of( array $views ): array {
		return array_values( array_unique( array_merge( ...array_values( array_map( $this->ordered( ... ), $views ) ) ) ) );
	}

	/**
	 * Returns what the site has set for its pages, where it is not the usual.
	 *
	 * @return array{settings?: array<string, bool|int|string>}
	 */
	private function settings(): array {
		$settings = array_filter(
			[
				'savesOnDevice'  => $this->settings->guests_save_on_device(),
				'recommendDelay' => $this->settings->recommend_delay(),
				'toastStyle'     => Styles::url( self::TOAST ),
			],
			static fn ( bool|int|string $value ): bool => ! in_array( $value, [ false, '', Settings::RECOMMEND_DELAY ], true )
		);
		return [] === $settings ? [] : [ 'settings' => $settings ];
	}

	/**
	 * Returns a handle with all that it depends on, dependencies first.
	 *
	 * @param string $handle The handle.
	 * @return list<string> Empty for a handle that is not registered.
	 */
	private function ordered( string $handle ): array {
		if ( isset( $this->orders[ $handle ] ) ) {
			return $this->orders[ $handle ];
		}
		// Against scripts that need each other.
		$this->orders[ $handle ] = [];

		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || self::LOADER === $handle ) {
			return [];
		}
		$before = array_map( $this->ordered( ... ), array_values( $this->dependencies( $script ) ) );
		return $this->orders[ $handle ] = array_values( array_unique( [ ...array_merge( ...$before ), $handle ] ) );
	}

	/**
	 * Returns what a script depends on; the words are those of the page's languages.
	 *
	 * @param \_WP_Dependency $script The script.
	 * @return array<string> Handles.
	 */
	private function dependencies( \_WP_Dependency $script ): array {
		return LanguageWords::HANDLE === $script->handle ? $this->words : $script->deps;
	}

	/**
	 * Returns the places of what a script depends on; not of what one of these brings along.
	 *
	 * @param \_WP_Dependency    $script The script.
	 * @param array<string, int> $places Places of scripts, by handle.
	 * @return list<int>
	 */
	private function needs( \_WP_Dependency $script, array $places ): array {
		$needs   = array_values( array_intersect( $this->dependencies( $script ), array_keys( $places ) ) );
		$brought = array_merge( ...array_map( fn ( string $need ): array => array_slice( $this->ordered( $need ), 0, -1 ), $needs ) );
		return array_map( static fn ( string $need ): int => $places[ $need ], array_values( array_diff( $needs, $brought ) ) );
	}

	/**
	 * Returns a script's address, what it needs and the code around it.
	 *
	 * @param string             $handle The handle.
	 * @param array<string, int> $places Places of the page's scripts, by handle.
	 * @return Script
	 */
	private function script( string $handle, array $places = [] ): array {
		$scripts = wp_scripts();
		$script  = $scripts->registered[ $handle ] ?? null;
		if ( null === $script ) {
			return [ 'src' => '' ];
		}
		$data  = $scripts->get_data( $handle, 'data' );
		$texts = $this->texts( $script );
		return [ 'src' => $this->url( $script ) ] + array_filter(
			[
				'needs'  => $this->needs( $script, $places ),
				'global' => $this->global_of( $handle ),
				'texts'  => $texts,
				'before' => $this->join( [ is_string( $data ) ? $data : '', $scripts->get_inline_script_data( $handle, 'before' ) ] ),
				'after'  => $this->after( $script ),
			]
		);
	}

	/**
	 * Returns the code that belongs after a script.
	 *
	 * @param \_WP_Dependency $script The script.
	 */
	private function after( \_WP_Dependency $script ): string {
		$pieces = array_filter( (array) ( $script->extra['after'] ?? [] ), is_string( ... ) );
		return $this->join( array_values( array_filter(
			$pieces,
			static fn ( string $piece ): bool => ! str_contains( $piece, self::PREFERENCES )
		) ) );
	}

	/**
	 * Returns what a script defines, by which a page shows that it has it: a tag may have lost its name in a joined file.
	 *
	 * @param string $handle The handle.
	 * @return string Path such as `wp.data`; empty where nothing tells: views register themselves, and there are words before any file of
	 *                them.
	 */
	private function global_of( string $handle ): string {
		$is_view = 1 === preg_match( '/-view-script(?:-2)?$/', $handle );
		if ( isset( self::GLOBALS[ $handle ] ) || $is_view || str_starts_with( $handle, LanguageWords::HANDLE ) ) {
			return self::GLOBALS[ $handle ] ?? '';
		}
		[ $space, $name ] = explode( '-', $handle, 2 ) + [ '', '' ];
		return 'wp' === $space || 'larder' === $space
			? "$space." . lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $name ) ) ) )
			: '';
	}

	/**
	 * Returns the translations of a script as data: code for them would not run under a strict Content-Security-Policy.
	 *
	 * @param \_WP_Dependency $script The script.
	 * @return array{string, array<mixed>}|array{} Text domain, and texts as `wp.i18n.setLocaleData()` takes them.
	 */
	private function texts( \_WP_Dependency $script ): array {
		$domain = $script->textdomain;
		if ( ! is_string( $domain ) || '' === $domain ) {
			return [];
		}
		$json = load_script_textdomain( $script->handle, $domain, $script->translations_path ?? '' );
		$all  = is_string( $json ) ? json_decode( $json, true ) : null;
		$data = is_array( $all ) && is_array( $all['locale_data'] ?? null ) ? $all['locale_data'] : [];
		$data = $data[ $domain ] ?? $data['messages'] ?? null;
		return is_array( $data ) ? [ $domain, $data ] : [];
	}

	/**
	 * Returns a script's address as WordPress would print it.
	 *
	 * @param \_WP_Dependency $script The script.
	 * @return string Empty for a handle that only groups others.
	 */
	private function url( \_WP_Dependency $script ): string {
		$scripts = wp_scripts();
		$source  = $script->src;
		if ( ! is_string( $source ) || '' === $source ) {
			return '';
		}
		if ( 1 !== preg_match( '#^(?:https?:)?//#', $source ) && ! str_starts_with( $source, (string) $scripts->content_url ) ) {
			$source = $scripts->base_url . $source;
		}
		$version = null === $script->ver
			? ''
			: ( is_string( $script->ver ) && '' !== $script->ver ? $script->ver : $scripts->default_version );
		if ( '' !== $version ) {
			$source = add_query_arg( 'ver', $version, $source );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WordPress, asked as it asks it.
		$filtered = apply_filters( 'script_loader_src', $source, $script->handle );
		return is_string( $filtered ) ? $filtered : '';
	}

	/**
	 * Joins pieces of code, one a line.
	 *
	 * @param list<string> $pieces Code.
	 */
	private function join( array $pieces ): string {
		return implode( "\n", array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
	}
}
