<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/settings`: reads, changes and resets the settings. A secret goes in, and never comes out.
 */
final class SettingsRoute implements Registrable {

	/** The route, below `larder/v1`. */
	public const ROUTE = '/settings';

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
		$is_allowed = static fn (): bool => current_user_can( Settings::CAPABILITY );
		register_rest_route(
			'larder/v1',
			self::ROUTE,
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => $this->answer( ... ),
					'permission_callback' => $is_allowed,
				],
				[
					'methods'             => \WP_REST_Server::EDITABLE,
					'callback'            => $this->change( ... ),
					'permission_callback' => $is_allowed,
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => $this->reset( ... ),
					'permission_callback' => $is_allowed,
					'args'                => [
						'group' => [
							'description' => __( 'The group that is reset; all of them without one.', 'larder' ),
							'type'        => 'string',
						],
					],
				],
			]
		);
	}

	/**
	 * Returns all settings, and of secrets only whether they are set.
	 *
	 * @return \WP_REST_Response Values by key; `secretsSet` lists keys, `isNewer` says that a newer version has written them.
	 */
	public function answer(): \WP_REST_Response {
		$values  = [];
		$secrets = [];
		foreach ( $this->schema->all() as $key => $setting ) {
			$value = $this->store->value( $key );
			if ( ! $setting->is_secret ) {
				$values[ $key ] = $value;
			} elseif ( '' !== $value ) {
				$secrets[] = $key;
			}
		}
		return new \WP_REST_Response(
			$values + [
				'secretsSet' => $secrets,
				'isNewer'    => $this->store->is_newer(),
			]
		);
	}

	/**
	 * Changes settings: all that are sent, or none when one of them is wrong.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return \WP_REST_Response|\WP_Error All settings, or what is wrong with each.
	 */
	public function change( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$sent = $request->get_json_params();
		$read = $this->changes->read( is_array( $sent ) ? $sent : $request->get_body_params() );
		if ( [] !== $read['problems'] ) {
			return new \WP_Error(
				'rest_invalid_param',
				__( 'Some settings cannot be stored. Nothing was changed.', 'larder' ),
				[
					'status' => 400,
					'params' => $read['problems'],
				]
			);
		}
		$this->store->save( $read['values'] );
		return $this->answer();
	}

	/**
	 * Returns the settings of a group, or all, their defaults again.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function reset( \WP_REST_Request $request ): \WP_REST_Response {
		$group = $request['group'];
		$keys  = [];
		foreach ( $this->schema->all() as $key => $setting ) {
			$is_meant = null === $group || $group === $setting->group;
			if ( $is_meant && ( '' === $setting->capability || current_user_can( $setting->capability ) ) ) {
				$keys[] = $key;
			}
		}
		$this->store->forget( $keys );
		return $this->answer();
	}
}
