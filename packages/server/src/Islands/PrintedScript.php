<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Assets\LanguageWords;

defined( 'ABSPATH' ) || exit;

/**
 * Describes one registered script as WordPress would print it: its URL, its translations and the code around it.
 *
 * @phpstan-type Script array{src: string, needs?: list<int>, global?: string, texts?: array{string, array<mixed>}, before?: string, after?: string}
 */
final class PrintedScript {

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

	/**
	 * The plugin of `wp.data` that loads the preferences of editors. Pages do without it: each view would wait for the browser's storage.
	 */
	private const PREFERENCES = 'wp.data.plugins.persistence';

	/**
	 * Returns what the page gets about a script.
	 *
	 * @param list<int> $needs Places of the scripts that it needs.
	 * @return Script
	 */
	public static function describe( \_WP_Dependency $script, array $needs ): array {
		$data   = wp_scripts()->get_data( $script->handle, 'data' );
		$before = wp_scripts()->get_inline_script_data( $script->handle, 'before' );
		return [ 'src' => self::url( $script ) ] + array_filter(
			[
				'needs'  => $needs,
				'global' => self::global_of( $script->handle ),
				'texts'  => self::texts( $script ),
				'before' => self::join( [ is_string( $data ) ? $data : '', $before ] ),
				'after'  => self::after( $script ),
			]
		);
	}

	/**
	 * Returns the code that belongs after a script.
	 */
	private static function after( \_WP_Dependency $script ): string {
		$pieces = array_filter( (array) ( $script->extra['after'] ?? [] ), is_string( ... ) );
		return self::join( array_values( array_filter(
			$pieces,
			static fn ( string $piece ): bool => ! str_contains( $piece, self::PREFERENCES )
		) ) );
	}

	/**
	 * Returns the global that a script defines, by which the loader detects it: in a concatenated file its tag has lost its id.
	 *
	 * @return string Path such as `wp.data`; empty where nothing tells: views register themselves, and there are words before any file of
	 *                them.
	 */
	private static function global_of( string $handle ): string {
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
	 * @return array{string, array<mixed>}|array{} Text domain, and texts as `wp.i18n.setLocaleData()` takes them.
	 */
	private static function texts( \_WP_Dependency $script ): array {
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
	 * Returns a script's URL as WordPress would print it.
	 *
	 * @return string Empty for a handle that only groups others.
	 */
	private static function url( \_WP_Dependency $script ): string {
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
	private static function join( array $pieces ): string {
		return implode( "\n", array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
	}
}
