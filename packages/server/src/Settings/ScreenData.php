<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings for the screen, which makes a field of each; no value is among them.
 *
 * @phpstan-type Option array{value: string, label: string}
 * @phpstan-type Color array{name: string, color: string}
 */
final class ScreenData {

	public function __construct( private readonly Schema $schema ) {}

	/**
	 * Returns groups and fields in the order of the schema.
	 *
	 * @return array{groups: list<array{name: string, title: string}>, fields: list<array<string, mixed>>, theme: array{background: string, palette: list<Color>}}
	 */
	public function all(): array {
		$labels = $this->schema->labels();
		$fields = [];
		foreach ( $this->schema->all() as $key => $setting ) {
			$label    = $labels['properties'][ $key ] ?? [ 'title' => $key ];
			$fields[] = [
				'key'         => $key,
				'group'       => $setting->group,
				'title'       => $label['title'],
				'description' => $label['description'] ?? '',
				'type'        => $setting->schema['type'] ?? 'string',
				'control'     => $setting->control,
				'options'     => 'roles' === $setting->control ? self::roles() : self::options( $setting, $label['options'] ?? [] ),
				'minimum'     => $setting->schema['minimum'] ?? null,
				'maximum'     => $setting->schema['maximum'] ?? null,
				'needs'       => $setting->needs,
				'requires'    => array_map(
					fn ( string $required ): array => [
						'key'      => $required,
						'title'    => $labels['properties'][ $required ]['title'] ?? $required,
						'isSecret' => $this->schema->get( $required )->is_secret,
					],
					$setting->requires
				),
				'fallback'    => $setting->fallback(),
				'isSecret'    => $setting->is_secret,
				'isLocked'    => '' !== $setting->capability && ! current_user_can( $setting->capability ),
			];
		}
		$groups = [];
		foreach ( $labels['groups'] as $name => $title ) {
			if ( in_array( $name, array_column( $fields, 'group' ), true ) ) {
				$groups[] = [
					'name'  => $name,
					'title' => $title,
				];
			}
		}
		return [
			'groups' => $groups,
			'fields' => $fields,
			'theme'  => self::theme(),
		];
	}

	/**
	 * Returns the colours of the theme, and the one behind its texts.
	 *
	 * @return array{background: string, palette: list<Color>}
	 */
	private static function theme(): array {
		$all        = wp_get_global_settings( [ 'color', 'palette', 'theme' ] );
		$palette    = [];
		$background = '#ffffff';
		foreach ( is_array( $all ) ? $all : [] as $entry ) {
			$color = is_array( $entry ) && is_string( $entry['color'] ?? null ) ? sanitize_hex_color( $entry['color'] ) : null;
			if ( ! is_array( $entry ) || null === $color || '' === $color ) {
				continue;
			}
			$palette[] = [
				'name'  => is_string( $entry['name'] ?? null ) ? $entry['name'] : $color,
				'color' => $color,
			];
			if ( in_array( $entry['slug'] ?? '', [ 'base', 'background' ], true ) ) {
				$background = $color;
			}
		}
		return [
			'background' => $background,
			'palette'    => $palette,
		];
	}

	/**
	 * Returns the values that a setting may have, where they are few.
	 *
	 * @param array<string, string> $names What people read, by value.
	 * @return list<Option>
	 */
	private static function options( Definition $setting, array $names ): array {
		$items  = $setting->schema['items'] ?? null;
		$values = $setting->schema['enum'] ?? ( is_array( $items ) ? ( $items['enum'] ?? [] ) : [] );
		return array_map(
			static fn ( string $value ): array => [
				'value' => $value,
				'label' => $names[ $value ] ?? $value,
			],
			array_values( array_filter( is_array( $values ) ? $values : [], 'is_string' ) )
		);
	}

	/**
	 * Returns the roles of the site.
	 *
	 * @return list<Option>
	 */
	private static function roles(): array {
		$roles = [];
		foreach ( wp_roles()->role_names as $name => $title ) {
			$roles[] = [
				'value' => (string) $name,
				'label' => translate_user_role( $title ),
			];
		}
		return $roles;
	}
}
