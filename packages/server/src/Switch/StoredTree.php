<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * Walks what another plugin has stored, where nothing is sure to be there or of the type that it should have.
 */
final class StoredTree {

	/**
	 * @param mixed $value Anything.
	 */
	public function __construct( private readonly mixed $value ) {}

	/**
	 * Returns what is under a key.
	 */
	public function at( string|int $key ): self {
		return new self( is_array( $this->value ) ? ( $this->value[ $key ] ?? null ) : null );
	}

	/**
	 * Returns the entries of a list.
	 *
	 * @return list<self>
	 */
	public function entries(): array {
		return is_array( $this->value )
			? array_map( static fn ( mixed $entry ): self => new self( $entry ), array_values( $this->value ) )
			: [];
	}

	/**
	 * Returns HTML, with the white space at its ends taken off.
	 *
	 * @param string|int|null $key Where; null for this value itself.
	 */
	public function html( string|int|null $key = null ): string {
		$value = null === $key ? $this->value : $this->at( $key )->value;
		return is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * Returns plain text.
	 *
	 * @param string|int|null $key Where; null for this value itself.
	 */
	public function text( string|int|null $key = null ): string {
		return RichLine::text( $this->html( $key ) );
	}

	/**
	 * Returns a whole number.
	 *
	 * @param string|int $key Key of the value.
	 * @return int 0 for what is none, or below 0.
	 */
	public function number( string|int $key ): int {
		$value = $this->html( $key );
		return is_numeric( $value ) ? max( 0, (int) round( (float) $value ) ) : 0;
	}

	/**
	 * Returns the plain texts of its fields, by their names.
	 *
	 * @param list<string> $others Names of those that are left out.
	 * @return array<array-key, string> Empty where a field holds no text. A name in digits is a number, as PHP has it.
	 */
	public function fields( array $others ): array {
		$names = array_map( strval( ... ), array_keys( is_array( $this->value ) ? $this->value : [] ) );
		$names = array_values( array_diff( $names, $others ) );
		return array_combine( $names, array_map( $this->text( ... ), $names ) );
	}

	/**
	 * Returns texts of a list, or of one text with commas.
	 *
	 * @param string|int $key Key of the value.
	 * @return list<string> Plain; none is empty.
	 */
	public function texts( string|int $key ): array {
		$value = $this->at( $key );
		$texts = is_array( $value->value )
			? array_map( static fn ( self $entry ): string => $entry->text(), $value->entries() )
			: array_map( 'trim', explode( ',', $value->text() ) );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Returns a text with the white space at its ends.
	 */
	public function raw(): string {
		return is_scalar( $this->value ) && ! is_bool( $this->value ) ? (string) $this->value : '';
	}

	/**
	 * Returns whether something is switched on.
	 *
	 * @param string|int $key Key of the value.
	 */
	public function is_true( string|int $key ): bool {
		return in_array( $this->at( $key )->value, [ true, 1, '1', 'true', 'yes' ], true );
	}

	/**
	 * Returns whether nothing is there.
	 */
	public function is_empty(): bool {
		return null === $this->value || '' === $this->value || [] === $this->value;
	}

	/**
	 * Returns whether it is a list.
	 */
	public function is_list(): bool {
		return is_array( $this->value );
	}
}
