<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads block attributes that may be damaged or foreign: every getter gives its type, whatever is stored.
 */
final class Attributes {

	/** The greatest whole number that JavaScript holds, too; some of them can be added up in an integer. */
	private const GREATEST = 9_007_199_254_740_991;

	/**
	 * Wraps what is stored.
	 *
	 * @param array<array-key, mixed> $values Attributes by name.
	 */
	public function __construct( private readonly array $values ) {}

	/**
	 * Wraps a stored value; anything that is not a list of attributes counts as none.
	 *
	 * @param mixed $values What is stored.
	 */
	public static function from_value( mixed $values ): self {
		return new self( is_array( $values ) ? $values : [] );
	}

	/**
	 * Returns HTML as stored, not safe to print.
	 *
	 * @param string $key Attribute name.
	 */
	public function html( string $key ): string {
		$value = $this->values[ $key ] ?? '';
		return is_string( $value ) ? $value : ( is_int( $value ) || is_float( $value ) ? (string) $value : '' );
	}

	/**
	 * Returns text without tags and entities.
	 *
	 * @param string $key Attribute name.
	 */
	public function text( string $key ): string {
		return PlainText::from_html( $this->html( $key ) );
	}

	/**
	 * Returns whether an author has chosen one of the block's styles.
	 *
	 * @param string $name The style.
	 */
	public function has_style( string $name ): bool {
		return in_array( "is-style-$name", preg_split( '/\s+/', $this->text( 'className' ) ) ?: [], true );
	}

	/**
	 * Returns a URL that is safe for a link or a picture; empty for any other.
	 *
	 * @param string $key Attribute name.
	 */
	public function url( string $key ): string {
		// Kses writes the `&` of what people without `unfiltered_html` save as an entity.
		$url = (string) preg_replace( '/&(?:amp|#0?38);/', '&', trim( $this->html( $key ) ) );
		return sanitize_url( $url, [ 'http', 'https', 'mailto' ] );
	}

	/**
	 * Returns a whole number that is not negative.
	 *
	 * @param string $key Attribute name.
	 * @return int<0, max> 0 when unknown.
	 */
	public function count( string $key ): int {
		$value = $this->values[ $key ] ?? 0;
		return is_int( $value ) || is_float( $value ) ? max( 0, (int) round( min( $value, self::GREATEST ) ) ) : 0;
	}

	/**
	 * Returns a number that may be unknown.
	 *
	 * @param string $key Attribute name.
	 */
	public function number( string $key ): int|float|null {
		$value = $this->values[ $key ] ?? null;
		return is_int( $value ) || ( is_float( $value ) && is_finite( $value ) ) ? $value : null;
	}

	/**
	 * Returns a number that cannot be negative and may be unknown.
	 *
	 * @param string $key Attribute name.
	 */
	public function amount( string $key ): int|float|null {
		$value = $this->number( $key );
		return null === $value || $value < 0 ? null : $value;
	}

	/**
	 * Returns whether a flag is set.
	 *
	 * @param string $key Attribute name.
	 */
	public function flag( string $key ): bool {
		return true === ( $this->values[ $key ] ?? false );
	}

	/**
	 * Returns whether a flag that is set by default was taken away.
	 *
	 * @param string $key Attribute name.
	 */
	public function is_denied( string $key ): bool {
		return false === ( $this->values[ $key ] ?? true );
	}

	/**
	 * Returns texts without tags, leaving out empty ones.
	 *
	 * @param string $key Attribute name.
	 * @return list<string>
	 */
	public function texts( string $key ): array {
		$value = $this->values[ $key ] ?? [];
		$texts = array_map( PlainText::from_html( ... ), array_filter( is_array( $value ) ? $value : [], is_string( ... ) ) );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Returns texts without tags, or null where no list is stored.
	 *
	 * @param string $key Attribute name.
	 * @return list<string>|null
	 */
	public function texts_if_any( string $key ): ?array {
		return is_array( $this->values[ $key ] ?? null ) ? $this->texts( $key ) : null;
	}

	/**
	 * Returns the attributes below one attribute.
	 *
	 * @param string $key Attribute name.
	 */
	public function child( string $key ): self {
		return self::from_value( $this->values[ $key ] ?? [] );
	}

	/**
	 * Returns the entries of a list, leaving out anything that is not an entry.
	 *
	 * @param string $key Attribute name.
	 * @return list<self>
	 */
	public function children( string $key ): array {
		$value = $this->values[ $key ] ?? [];
		return array_map( self::from_value( ... ), array_values( array_filter( is_array( $value ) ? $value : [], is_array( ... ) ) ) );
	}
}
