<?php
declare( strict_types=1 );

namespace Larder\Switch\StandIns;

use Larder\Registrable;
use Larder\Switch\RecipeLocations;
use Larder\Switch\Screen\Overview;

defined( 'ABSPATH' ) || exit;

/**
 * Silences a plugin that still runs on the page of a post whose recipe has changed over: one Recipe, one row of stars a comment.
 *
 * What it prints elsewhere stays, and so do its shortcodes and blocks on this page.
 */
final class QuietPlugins implements Registrable {

	/** Folders of plugins that are called otherwise than what they are known by; those with a word more belong to them, too. */
	private const FOLDERS = [
		'delicious-recipes-card' => [ 'delicious-recipes' ],
		'tasty-recipes-lite'     => [ 'tasty-recipes' ],
		'easyrecipe'             => [ 'easyrecipe', 'easyrecipeplus' ],
		// These do far more than recipes, or are none.
		'jetpack-recipes'        => [],
		'marked-up-posts'        => [],
	];

	/** Where recipe plugins put their recipe, its data for search engines, and stars. */
	private const HOOKS = [
		'template_include',
		'single_template',
		'singular_template',
		'the_content',
		'the_excerpt',
		'wp_head',
		'wp_footer',
		'wpseo_schema_graph',
		'wpseo_schema_graph_pieces',
		'rank_math/json_ld',
		'aioseo_schema_output',
		'comment_text',
		'get_comment_text',
		'comments_template',
		'comment_form',
		'comment_form_top',
		'comment_form_before_fields',
		'comment_form_after_fields',
		'comment_form_logged_in_after',
		'comment_form_defaults',
		'comment_form_default_fields',
		'comment_form_fields',
		'comment_form_field_comment',
		'comment_form_submit_field',
	];

	/** {@inheritDoc} */
	public function register(): void {
		if ( [] !== RecipeLocations::plugins() ) {
			// When all plugins have added what they do, and before a template is chosen.
			add_action( 'template_redirect', $this->quiet( ... ), PHP_INT_MAX );
		}
	}

	/**
	 * Removes the hooks of those plugins from the current page.
	 */
	public function quiet(): void {
		$folders = is_singular() ? self::folders( get_queried_object_id() ) : [];
		if ( [] === $folders ) {
			return;
		}
		/** @var array<string, \WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		foreach ( self::HOOKS as $name ) {
			foreach ( isset( $hooks[ $name ] ) ? $hooks[ $name ]->callbacks : [] as $priority => $callbacks ) {
				foreach ( is_array( $callbacks ) ? $callbacks : [] as $callback ) {
					$function = is_array( $callback ) ? $callback['function'] ?? null : null;
					if ( self::is_of( $function, $folders ) && is_callable( $function ) ) {
						remove_filter( $name, $function, (int) $priority );
					}
				}
			}
		}
	}

	/**
	 * Finds the folders of the plugins that run and have had a recipe of a post.
	 *
	 * @return list<string> With a slash at the end.
	 */
	private static function folders( int $post_id ): array {
		$recipes = RecipeLocations::in_post( $post_id );
		$folders = [];
		foreach ( RecipeLocations::plugins() as $source ) {
			$is_theirs = [] !== array_filter( $recipes, static fn ( string $recipe ): bool => str_starts_with( $recipe, "{$source}_" ) );
			if ( $is_theirs && Overview::is_active( $source ) ) {
				foreach ( self::FOLDERS[ $source ] ?? [ $source ] as $name ) {
					$path = WP_PLUGIN_DIR . "/$name";
					array_push( $folders, ...array_filter( [ $path, ...( glob( "$path-*", GLOB_ONLYDIR ) ?: [] ) ], is_dir( ... ) ) );
				}
			}
		}
		// PHP names files by where they are, also where a folder is a link.
		return array_values( array_map(
			static fn ( string $folder ): string => trailingslashit( wp_normalize_path( realpath( $folder ) ?: $folder ) ),
			$folders
		) );
	}

	/**
	 * Returns whether a callback is defined in a file of some plugins.
	 *
	 * @param list<string> $folders Their folders, with a slash at the end.
	 */
	private static function is_of( mixed $callback, array $folders ): bool {
		$file = wp_normalize_path( self::file( $callback ) );
		foreach ( $folders as $folder ) {
			if ( str_starts_with( $file, $folder ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Finds the file of a callback.
	 *
	 * @return string Empty for one of PHP itself.
	 */
	private static function file( mixed $callback ): string {
		[ $whose, $method ] = match ( true ) {
			is_array( $callback )                                     => [ $callback[0] ?? null, $callback[1] ?? null ],
			is_string( $callback ) && str_contains( $callback, '::' ) => explode( '::', $callback, 2 ),
			default                                                   => [ $callback, null ],
		};
		try {
			$place = match ( true ) {
				$whose instanceof \Closure                            => new \ReflectionFunction( $whose ),
				is_string( $whose ) && function_exists( $whose )      => new \ReflectionFunction( $whose ),
				! is_object( $whose ) && ( ! is_string( $whose ) || ! class_exists( $whose ) ) => null,
				is_string( $method ) && method_exists( $whose, $method ) => new \ReflectionMethod( $whose, $method ),
				default                                               => new \ReflectionClass( $whose ),
			};
		} catch ( \ReflectionException ) {
			// What is not there prints nothing.
			return '';
		}
		return (string) $place?->getFileName();
	}
}
