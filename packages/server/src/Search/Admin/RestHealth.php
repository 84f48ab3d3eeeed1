<?php
declare( strict_types=1 );

namespace Larder\Search\Admin;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Reports in Tools → Site Health when a plugin or the server blocks visitors from the public search by REST.
 *
 * The search of a page asks the ajax endpoint, so it continues; apps and caches that ask by REST get nothing.
 */
final class RestHealth implements Registrable {

	/** Whoever refuses calls of REST does it here. */
	private const GUARDS = 'rest_authentication_errors';

	/** How long the site may take to answer itself, in seconds. */
	private const TIMEOUT = 5;

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		$tests['direct']['larder_rest'] = [
			'label' => __( 'Recipe search by REST', 'larder' ),
			'test'  => $this->test( ... ),
		];
		return $tests;
	}

	/**
	 * Requests the search as a visitor does, and returns the result for Site Health.
	 *
	 * @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string}
	 */
	public function test(): array {
		$status     = self::status();
		$is_refused = $status >= 400;
		return [
			'label'       => $is_refused
				? __( 'Visitors are refused the recipe search by REST', 'larder' )
				: __( 'The recipe search answers visitors by REST', 'larder' ),
			'status'      => $is_refused ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Recipes', 'larder' ),
				'color' => 'blue',
			],
			'description' => '<p>' . (
				$is_refused
					? esc_html( self::advice( $status ) )
					: esc_html__( 'Apps and caches can ask for recipes at larder/v1/recipes.', 'larder' )
			) . '</p>',
			'actions'     => '',
			'test'        => 'larder_rest',
		];
	}

	/**
	 * Returns what is refused, what works without it, and what to do.
	 *
	 * @param int $status The status of the answer.
	 */
	private static function advice( int $status ): string {
		$names = self::guards();
		$text  = sprintf(
			/* translators: 1: address of a route, 2: HTTP status such as 401. */
			__(
				'GET %1$s answers %2$s to visitors who are not logged in. The search on your pages goes on without it, by the ajax endpoint; apps, feeds and page caches that ask by REST get nothing.',
				'larder'
			),
			'larder/v1/recipes',
			(string) $status
		);
		return [] === $names ? $text : $text . ' ' . sprintf(
			/* translators: %s: names of plugins. */
			__( 'These plugins decide who may use REST: %s. Allow larder/v1 there, or leave it refused on purpose.', 'larder' ),
			wp_sprintf( '%l', $names )
		);
	}

	/**
	 * Requests one recipe from the site, without cookies.
	 *
	 * @return int The status of its answer; 0 where it cannot ask itself, of which WordPress has a test of its own.
	 */
	private static function status(): int {
		$answer = wp_remote_get(
			add_query_arg( 'per_page', 1, rest_url( 'larder/v1/recipes' ) ),
			[
				'timeout'   => self::TIMEOUT,
				'cookies'   => [],
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter for calls to itself.
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
			]
		);
		return (int) wp_remote_retrieve_response_code( $answer );
	}

	/**
	 * Names the plugins that decide who may use REST.
	 *
	 * @return list<string>
	 */
	private static function guards(): array {
		$hooks = $GLOBALS['wp_filter'] ?? [];
		$hook  = is_array( $hooks ) ? $hooks[ self::GUARDS ] ?? null : null;
		if ( ! $hook instanceof \WP_Hook ) {
			return [];
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$names = [];
		foreach ( $hook->callbacks as $listeners ) {
			foreach ( is_array( $listeners ) ? $listeners : [] as $listener ) {
				$callback = is_array( $listener ) ? $listener['function'] ?? null : null;
				$names[]  = is_callable( $callback )
					? self::plugin_of( (string) ( new \ReflectionFunction( \Closure::fromCallable( $callback ) ) )->getFileName() )
					: '';
			}
		}
		return array_values( array_filter( array_unique( $names ) ) );
	}

	/**
	 * Names the plugin that a file belongs to.
	 *
	 * @param string $file Path of the file.
	 * @return string Empty for WordPress's own files and those of themes.
	 */
	private static function plugin_of( string $file ): string {
		$longest = 0;
		$name    = '';
		foreach ( get_plugins() as $plugin => $data ) {
			$folder = dirname( $plugin );
			$path   = '.' === $folder ? false : realpath( WP_PLUGIN_DIR . "/$folder" );
			// A plugin may be a link to a folder that others lie in.
			if ( is_string( $path ) && strlen( $path ) > $longest && str_starts_with( $file, "$path/" ) ) {
				$longest = strlen( $path );
				$name    = is_string( $data['Name'] ?? null ) ? $data['Name'] : '';
			}
		}
		return $name;
	}
}
