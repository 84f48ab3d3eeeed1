<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/settings/file`: writes settings for a file, and says what a file from somebody else would change.
 */
final class TransferRoute implements Registrable {

	private const ROUTE = SettingsRoute::ROUTE . '/file';

	/** What the files say that they are. */
	private const FORMAT = 'larder-settings';

	public function __construct(
		private readonly Store $store,
		private readonly Schema $schema,
		private readonly Changes $changes
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the route.
	 */
	public function add(): void {
		register_rest_route(
			'larder/v1',
			self::ROUTE,
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => $this->export( ... ),
					'permission_callback' => static fn ( \WP_REST_Request $request ): bool => current_user_can( Settings::CAPABILITY )
						&& ( true !== $request['secrets'] || current_user_can( 'manage_options' ) ),
					'args'                => [
						'secrets' => [
							'description' => __( 'Whether secret keys are in the file, too.', 'larder' ),
							'type'        => 'boolean',
							'default'     => false,
						],
					],
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => $this->compare( ... ),
					'permission_callback' => static fn (): bool => current_user_can( Settings::CAPABILITY ),
				],
			]
		);
	}

	/**
	 * Returns the settings as a file has them.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function export( \WP_REST_Request $request ): \WP_REST_Response {
		$settings = [];
		foreach ( $this->schema->all() as $key => $setting ) {
			$value = $this->store->value( $key );
			if ( ! $setting->is_secret || ( true === $request['secrets'] && '' !== $value ) ) {
				$settings[ $key ] = $value;
			}
		}
		$response = new \WP_REST_Response(
			[
				'format'   => self::FORMAT,
				'version'  => Store::VERSION,
				'settings' => $settings,
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns what a file would change; nothing is stored.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request The request, whose body is the file.
	 * @return \WP_REST_Response|\WP_Error `changes` by key with `from` and `to`, `problems` by key, and whether the file `isNewer`.
	 */
	public function compare( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$file = $request->get_json_params();
		if ( ! is_array( $file ) || self::FORMAT !== ( $file['format'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return new \WP_Error( 'larder_no_settings', __( 'This is not a file of recipe settings.', 'larder' ), [ 'status' => 400 ] );
		}
		$read    = $this->changes->read( $this->without_empty_secrets( $file['settings'] ) );
		$changes = [];
		foreach ( $read['values'] as $key => $value ) {
			$from   = $this->store->value( $key );
			$absent = $from === $value ? [] : self::absent( $this->schema->get( $key ), $value );
			if ( [] !== $absent ) {
				/* translators: %s: number of a page, or names of roles, that the site would need to have. */
				$read['problems'][ $key ] = sprintf( __( 'Not on this site: %s.', 'larder' ), implode( ', ', $absent ) );
			} elseif ( $from !== $value ) {
				$changes[ $key ] = [
					// The present value of a secret is never sent.
					'from' => $this->schema->get( $key )->is_secret ? null : $from,
					'to'   => $value,
				];
			}
		}
		return new \WP_REST_Response(
			[
				'changes'  => (object) $changes,
				'problems' => (object) $read['problems'],
				'isNewer'  => is_numeric( $file['version'] ?? null ) && $file['version'] > Store::VERSION,
			]
		);
	}

	/**
	 * Returns the page or the roles that a value names and this site does not have.
	 *
	 * @param mixed $value What the file says.
	 * @return list<string> Plain text.
	 */
	private static function absent( Definition $setting, mixed $value ): array {
		if ( 'page' === $setting->control && is_int( $value ) && $value > 0 ) {
			return 'page' === get_post_type( $value ) && 'trash' !== get_post_status( $value ) ? [] : [ (string) $value ];
		}
		return 'roles' === $setting->control && is_array( $value )
			? array_values( array_diff( array_filter( $value, is_string( ... ) ), array_keys( wp_roles()->role_names ) ) )
			: [];
	}

	/**
	 * Omits secrets that a file has only by name, so that nobody loses theirs.
	 *
	 * @param array<array-key, mixed> $settings What the file has.
	 * @return array<array-key, mixed>
	 */
	private function without_empty_secrets( array $settings ): array {
		foreach ( $this->schema->all() as $key => $setting ) {
			$value = $settings[ $key ] ?? '';
			if ( $setting->is_secret && ( ! is_string( $value ) || '' === trim( $value ) ) ) {
				unset( $settings[ $key ] );
			}
		}
		return $settings;
	}
}
