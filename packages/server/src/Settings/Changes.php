<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Validates submitted settings against the schema: what can be stored, and what is wrong with the rest.
 */
final class Changes {

	/** Slugs that are taken. */
	private readonly ReservedSlugs $slugs;

	public function __construct(
		private readonly Schema $schema,
		private readonly Store $store,
		private readonly OptionFormat $format = new OptionFormat()
	) {
		$this->slugs = new ReservedSlugs( $schema, $store );
	}

	/**
	 * Reads submitted settings.
	 *
	 * @param array<array-key, mixed> $sent Values by key.
	 * @return array{values: array<string, mixed>, problems: array<string, string>} Clean values; why others cannot be taken, plain text.
	 */
	public function read( array $sent ): array {
		$values   = [];
		$problems = [];
		$known    = $this->schema->all();
		foreach ( $sent as $key => $value ) {
			$setting = $known[ $key ] ?? null;
			if ( null === $setting ) {
				$problems[ (string) $key ] = __( 'There is no such setting.', 'larder' );
			} elseif ( '' !== $setting->capability && ! current_user_can( $setting->capability ) ) {
				$problems[ $setting->key ] = __( 'You are not allowed to change this setting.', 'larder' );
			} else {
				$clean = $this->format->clean( $setting, $value );
				if ( is_wp_error( $clean ) ) {
					$problems[ $setting->key ] = $this->by_title( $setting->key, $clean->get_error_message() );
				} else {
					$values[ $setting->key ] = $clean;
				}
			}
		}
		do {
			// Where one setting keeps its URL, another one cannot have it.
			$taken     = $this->slugs->problems( $values );
			$problems += $taken;
			$values    = array_diff_key( $values, $taken );
		} while ( [] !== $taken );
		$idle = $this->idle( $values );
		return [
			'values'   => array_diff_key( $values, $idle ),
			'problems' => $problems + $idle,
		];
	}

	/**
	 * Finds switches that would be on and do nothing, since something that they require is empty.
	 *
	 * @param array<string, mixed> $values What somebody changes.
	 * @return array<string, string> What is wrong with the switch, or with what somebody empties while it is on, by key.
	 */
	private function idle( array $values ): array {
		$problems = [];
		$value    = fn ( string $key ): mixed => $values[ $key ] ?? $this->store->value( $key );
		foreach ( $this->schema->all() as $key => $setting ) {
			$empty = true === $value( $key )
				? array_filter( $setting->requires, static fn ( string $required ): bool => '' === $value( $required ) )
				: [];
			if ( [] === $empty ) {
				continue;
			}
			$titles = $this->schema->labels()['properties'];
			$message = sprintf(
				/* translators: %s: names of settings. */
				__( 'Cannot be switched on without: %s.', 'larder' ),
				implode( ', ', array_map( static fn ( string $required ): string => $titles[ $required ]['title'] ?? $required, $empty ) )
			);
			// A switch that was idle before is in the way of nothing else.
			$changed  = array_intersect_key( $values, [ $key => true ] + array_fill_keys( $empty, true ) );
			$problems += array_map( static fn (): string => $message, isset( $changed[ $key ] ) ? [ $key => true ] : $changed );
		}
		return $problems;
	}

	/**
	 * Names a setting as people know it, in a message that has its key.
	 *
	 * @param string $message What WordPress says of a value.
	 */
	private function by_title( string $key, string $message ): string {
		return str_replace( $key, $this->schema->labels()['properties'][ $key ]['title'] ?? $key, $message );
	}
}
