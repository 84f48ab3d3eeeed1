<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Settings that other plugins add to the screen, to export, import and reset; they are stored with Larder's own.
 *
 * @phpstan-type Foreign array{title: string, type: string, default: mixed, group?: string, description?: string, x-labels?: array<string, string>, ...}
 */
final class ForeignSettings {

	/** The tab of a setting that names none. */
	private const GROUP = 'plugin';

	/** What can be stored; a control of the screen exists for each. */
	private const TYPES = [ 'boolean', 'integer', 'string', 'array' ];

	/**
	 * Returns their definitions.
	 *
	 * @return array<string, Definition> By key.
	 */
	public function definitions(): array {
		$definitions = [];
		foreach ( $this->all() as $key => $setting ) {
			$definitions[ $key ] = new Definition(
				$key,
				array_filter(
					$setting,
					static fn ( string $name ): bool => ! in_array( $name, [ 'title', 'description', 'group' ], true )
						&& ! str_starts_with( $name, 'x-' ),
					ARRAY_FILTER_USE_KEY
				),
				$setting['group'] ?? self::GROUP,
				'',
				is_string( $setting['x-control'] ?? null ) ? $setting['x-control'] : '',
				[],
				null,
				true === ( $setting['x-secret'] ?? false ),
				is_string( $setting['x-capability'] ?? null ) ? $setting['x-capability'] : '',
				is_string( $setting['x-needs'] ?? null ) ? $setting['x-needs'] : ''
			);
		}
		return $definitions;
	}

	/**
	 * Returns what people read.
	 *
	 * @return array<string, array{title: string, description: string, options: array<string, string>}> By key.
	 */
	public function labels(): array {
		return array_map(
			static fn ( array $setting ): array => [
				'title'       => $setting['title'],
				'description' => $setting['description'] ?? '',
				'options'     => $setting['x-labels'] ?? [],
			],
			$this->all()
		);
	}

	/**
	 * Applies the filter for other plugins' settings, and leaves out anything that is not a setting.
	 *
	 * @return array<string, Foreign>
	 */
	private function all(): array {
		/**
		 * Filters the settings that other plugins add; not before `init`, where their titles are translated.
		 *
		 * @param array<string, array<string, mixed>> $settings By key, each as a property of `packages/contracts/schemas/settings.json`:
		 *                                                      `title`, `type`, `default`, `group` and so on.
		 */
		$settings = apply_filters( 'larder_settings', [] );
		$all      = [];
		foreach ( is_array( $settings ) ? $settings : [] as $key => $setting ) {
			if ( is_string( $key ) && 1 === preg_match( '/^[a-zA-Z]\w{0,63}$/', $key ) && self::is_setting( $setting ) ) {
				/** @var Foreign $setting */
				$all[ $key ] = $setting;
			}
		}
		return $all;
	}

	/**
	 * Returns whether something describes a setting, with a default that it allows itself.
	 *
	 * @param mixed $setting Anything.
	 */
	private static function is_setting( mixed $setting ): bool {
		return is_array( $setting )
			&& is_string( $setting['title'] ?? null )
			&& is_string( $setting['description'] ?? '' )
			&& is_string( $setting['group'] ?? '' )
			&& is_array( $setting['x-labels'] ?? [] )
			&& in_array( $setting['type'] ?? null, self::TYPES, true )
			&& array_key_exists( 'default', $setting )
			&& true === rest_validate_value_from_schema( $setting['default'], $setting );
	}
}
