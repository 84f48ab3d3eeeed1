<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\AutoloadedOption;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the settings in the option that WP Delicious sites already have, and preserves all keys that it does not know.
 *
 * Reading older settings writes nothing: they are migrated when somebody next saves.
 */
final class Store {

	/** The option that holds them all. */
	public const OPTION = Predecessor::OPTION;

	/** The key that holds the version of Larder's settings; WP Delicious writes none. */
	public const VERSION_KEY = 'larderSettingsVersion';

	/** The version that this code writes. */
	public const VERSION = 1;

	public function __construct(
		private readonly Schema $schema = new Schema(),
		private readonly OptionFormat $format = new OptionFormat()
	) {}

	/**
	 * Returns the value of a setting, as its schema has it.
	 */
	public function value( string $key ): mixed {
		$setting = $this->schema->get( $key );
		return $this->format->read( $setting, $this->find( $setting, $this->raw() ) );
	}

	/**
	 * Returns which version the stored settings have.
	 *
	 * @return int 0 for settings of WP Delicious, and for none.
	 */
	public function version(): int {
		$version = $this->raw()[ self::VERSION_KEY ] ?? 0;
		return is_numeric( $version ) ? max( 0, (int) $version ) : 0;
	}

	/**
	 * Returns whether a newer version of the plugin has written the settings.
	 */
	public function is_newer(): bool {
		return $this->version() > self::VERSION;
	}

	/**
	 * Stores settings; all that is not named stays as it is.
	 *
	 * @param array<string, mixed> $changes Values that the schema allows, by key.
	 */
	public function save( array $changes ): void {
		$all = $this->brought_up_to_date();
		foreach ( $changes as $key => $value ) {
			$setting = $this->schema->get( $key );
			if ( '' === $setting->option ) {
				$all[ $key ] = $this->format->write( $setting, $value );
			} else {
				$this->write_apart( $setting, $value );
			}
		}
		$this->write( $all );
	}

	/**
	 * Forgets settings, so that each has its default again.
	 *
	 * @param list<string> $keys Keys of the schema.
	 */
	public function forget( array $keys ): void {
		$all = array_diff_key( $this->brought_up_to_date(), array_flip( $keys ) );
		foreach ( $keys as $key ) {
			$setting = $this->schema->get( $key );
			if ( '' !== $setting->option ) {
				$this->write_apart( $setting, $setting->fallback() );
			} elseif ( null !== $setting->legacy ) {
				// Without a value of its own it would follow the other option.
				$all[ $key ] = $this->format->write( $setting, $setting->fallback() );
			}
		}
		$this->write( $all );
	}

	/**
	 * Deletes Larder's settings; where WP Delicious has its own in the same options, those stay.
	 */
	public function remove(): void {
		if ( ! Predecessor::was_here() ) {
			array_map( delete_option( ... ), [ self::OPTION, ...$this->options_apart() ] );
			return;
		}
		$own  = array_filter( $this->schema->all(), static fn ( Definition $setting ): bool => $setting->is_own );
		$rest = array_diff_key( $this->raw(), $own, [ self::VERSION_KEY => true ] );
		[] === $rest ? delete_option( self::OPTION ) : update_option( self::OPTION, $rest );
	}

	/**
	 * Returns the options beside that of the plugin in which settings are.
	 *
	 * @return list<string> Names.
	 */
	private function options_apart(): array {
		return array_values( array_filter( array_column( $this->schema->all(), 'option' ) ) );
	}

	/**
	 * Returns the option as it is stored.
	 *
	 * @return array<array-key, mixed>
	 */
	private function raw(): array {
		$all = get_option( self::OPTION, [] );
		return is_array( $all ) ? $all : [];
	}

	/**
	 * Finds what is stored for a setting: under its key, an older one, or in another option.
	 *
	 * @param array<array-key, mixed> $all The option.
	 * @return mixed Null for nothing.
	 */
	private function find( Definition $setting, array $all ): mixed {
		if ( '' !== $setting->option ) {
			return $this->separate_option( $setting->option );
		}
		foreach ( [ $setting->key, ...$setting->aliases ] as $key ) {
			if ( isset( $all[ $key ] ) ) {
				return $all[ $key ];
			}
		}
		if ( null === $setting->legacy ) {
			return null;
		}
		$other = $this->separate_option( $setting->legacy['option'] );
		$key   = $setting->legacy['key'] ?? null;
		return null === $key || ! is_array( $other ) ? $other : ( $other[ $key ] ?? null );
	}

	/**
	 * Returns an option beside that of the plugin.
	 *
	 * @return mixed Null where there is none.
	 */
	private function separate_option( string $name ): mixed {
		$stored = AutoloadedOption::get( $name );
		if ( null !== $stored || str_starts_with( $name, 'larder_' ) ) {
			return $stored;
		}
		// Other plugins may not have theirs autoloaded. A page reads several, and WordPress would query each by itself.
		wp_prime_option_caches( $this->schema->other_options() );
		return get_option( $name, null );
	}

	/**
	 * Returns the option as this version writes it: each setting under its own key.
	 *
	 * @return array<array-key, mixed>
	 */
	private function brought_up_to_date(): array {
		$old = $this->raw();
		$all = $old;
		foreach ( $this->schema->all() as $setting ) {
			if ( '' !== $setting->option ) {
				continue;
			}
			$found = $this->find( $setting, $old );
			$all   = array_diff_key( $all, array_flip( $setting->aliases ) );
			if ( null !== $found && ! isset( $all[ $setting->key ] ) ) {
				$all[ $setting->key ] = $this->format->write( $setting, $this->format->read( $setting, $found ) );
			}
		}
		$all[ self::VERSION_KEY ] = max( self::VERSION, $this->version() );
		return $all;
	}

	/**
	 * Writes a setting that has an option of its own.
	 *
	 * @param mixed $value A value that the schema allows.
	 */
	private function write_apart( Definition $setting, mixed $value ): void {
		update_option( $setting->option, $this->format->write( $setting, $value, get_option( $setting->option, [] ) ) );
	}

	/**
	 * Writes the option, and drops what it has taken in.
	 *
	 * @param array<array-key, mixed> $all The option.
	 */
	private function write( array $all ): void {
		update_option( self::OPTION, $all );
		foreach ( $this->schema->all() as $setting ) {
			if ( null !== $setting->legacy && str_starts_with( $setting->legacy['option'], 'larder_' ) ) {
				delete_option( $setting->legacy['option'] );
			}
		}
	}
}
