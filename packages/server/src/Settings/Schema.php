<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * All settings, from the schema in `packages/contracts`, and those that other plugins add.
 *
 * @phpstan-type Property array{
 *     type: string,
 *     group: string,
 *     x-stored?: 'switch'|'lastSwitch'|'toggles'|'keywordLinks',
 *     x-control?: string,
 *     x-aliases?: list<string>,
 *     x-legacy?: array{option: string, key?: string},
 *     x-secret?: bool,
 *     x-capability?: string,
 *     x-needs?: string,
 *     x-option?: string,
 *     x-own?: bool,
 *     x-requires?: list<string>
 * }
 * @phpstan-type Labels array{
 *     groups: array<string, string>,
 *     properties: array<string, array{title: string, description?: string, options?: array<string, string>}>
 * }
 */
final class Schema {

	/** @var array<string, Definition>|null Read once a request. */
	private static ?array $definitions = null;

	public function __construct( private readonly ForeignSettings $others = new ForeignSettings() ) {}

	/**
	 * Returns all settings in their order on the screen.
	 *
	 * @return array<string, Definition> By key.
	 */
	public function all(): array {
		return $this->own_definitions() + $this->others->definitions();
	}

	/**
	 * Returns one setting.
	 *
	 * @throws \OutOfBoundsException For a key that the schema does not have.
	 */
	public function get( string $key ): Definition {
		return $this->own_definitions()[ $key ] ?? $this->others->definitions()[ $key ] ?? throw new \OutOfBoundsException( "There is no setting $key." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- For the log, not for a page.
	}

	/**
	 * Returns the options beside that of the plugin in which settings are, or may be from before.
	 *
	 * @return list<string> Names.
	 */
	public function other_options(): array {
		$names = array_map(
			static fn ( Definition $setting ): string => '' === $setting->option ? $setting->legacy['option'] ?? '' : $setting->option,
			array_values( $this->own_definitions() )
		);
		return array_values( array_unique( array_filter( $names ) ) );
	}

	/**
	 * Returns what people read, in their language; not before `init`.
	 *
	 * @return Labels
	 */
	public function labels(): array {
		/** @var Labels $labels */
		$labels                = require self::path( 'settings-labels' );
		$labels['properties'] += $this->others->labels();
		return $labels;
	}

	/**
	 * Returns Larder's own settings.
	 *
	 * @return array<string, Definition>
	 */
	private function own_definitions(): array {
		return self::$definitions ??= self::read();
	}

	/**
	 * Reads the schema.
	 *
	 * @return array<string, Definition>
	 */
	private static function read(): array {
		/** @var array{properties: array<string, Property>} $schema */
		$schema      = require self::path( 'settings' );
		$definitions = [];
		foreach ( $schema['properties'] as $key => $property ) {
			$definitions[ $key ] = new Definition(
				$key,
				array_filter(
					$property,
					static fn ( string $name ): bool => 'group' !== $name && ! str_starts_with( $name, 'x-' ),
					ARRAY_FILTER_USE_KEY
				),
				$property['group'],
				$property['x-stored'] ?? '',
				$property['x-control'] ?? '',
				$property['x-aliases'] ?? [],
				$property['x-legacy'] ?? null,
				$property['x-secret'] ?? false,
				$property['x-capability'] ?? '',
				$property['x-needs'] ?? '',
				$property['x-option'] ?? '',
				$property['x-own'] ?? false,
				$property['x-requires'] ?? []
			);
		}
		return $definitions;
	}

	/**
	 * Returns the path of what was made of the contracts.
	 *
	 * @param string $name Name of the file.
	 */
	private static function path( string $name ): string {
		return dirname( __DIR__, 2 ) . "/contracts/$name.php";
	}
}
