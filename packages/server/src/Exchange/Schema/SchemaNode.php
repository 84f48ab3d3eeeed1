<?php
declare( strict_types=1 );

namespace Larder\Exchange\Schema;

use Larder\Exchange\Html\HtmlText;

defined( 'ABSPATH' ) || exit;

/**
 * One node of data by schema.org, read whatever its values are.
 */
final class SchemaNode {

	/** How deep a value is looked for. */
	private const DEPTH = 6;

	/**
	 * @param array<array-key, mixed>                $data  Its properties.
	 * @param array<string, array<array-key, mixed>> $nodes All nodes by their `@id`.
	 */
	public function __construct( private readonly array $data, private readonly array $nodes = [] ) {}

	/**
	 * Returns whether a node is of a type.
	 *
	 * @param array<array-key, mixed> $data Its properties.
	 * @param string                  $type Name in schema.org.
	 */
	public static function is_type( array $data, string $type ): bool {
		foreach ( (array) ( $data['@type'] ?? $data['type'] ?? [] ) as $name ) {
			if ( is_string( $name ) && 0 === strcasecmp( $type, preg_replace( '#^.*[/:\#]#', '', trim( $name ) ) ?? $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether the node is of a type.
	 *
	 * @param string $type Name in schema.org.
	 */
	public function is( string $type ): bool {
		return self::is_type( $this->data, $type );
	}

	/**
	 * Returns the names of its properties.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( strval( ... ), array_keys( $this->data ) );
	}

	/**
	 * Returns whether the node was made of these properties.
	 *
	 * @param array<array-key, mixed> $data Properties.
	 */
	public function is_of( array $data ): bool {
		return $this->data === $data;
	}

	/**
	 * Returns the properties of the node, and after them those of all nodes that it refers to, recipes left out.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	public function with_references(): array {
		$found = [];
		$left  = [ $this->data ];
		while ( [] !== $left ) {
			$part = array_pop( $left );
			$id   = $part['@id'] ?? null;
			$node = is_string( $id ) && ! isset( $found[ $id ] ) ? $this->nodes[ $id ] ?? null : null;
			if ( null !== $node && ! self::is_type( $node, 'Recipe' ) ) {
				$found[ $id ] = $node;
				$left[]       = $node;
			}
			array_push( $left, ...array_values( array_filter( $part, is_array( ... ) ) ) );
		}
		return [ $this->data, ...array_values( $found ) ];
	}

	/**
	 * Returns all values of the first of some properties that has any, always as a list.
	 *
	 * @param string ...$names Names of properties.
	 * @return list<mixed>
	 */
	public function values( string ...$names ): array {
		foreach ( $names as $name ) {
			$value = $this->data[ $name ] ?? $this->data[ ucfirst( $name ) ] ?? $this->data[ "schema:$name" ]
				?? $this->data[ "https://schema.org/$name" ] ?? $this->data[ "http://schema.org/$name" ] ?? null;
			if ( null !== $value && '' !== $value && [] !== $value ) {
				return self::flat( is_array( $value ) && array_is_list( $value ) ? $value : [ $value ] );
			}
		}
		return [];
	}

	/**
	 * Returns values without the lists that stand around some of them.
	 *
	 * @param list<mixed> $values Values of a property.
	 * @return list<mixed>
	 */
	private static function flat( array $values ): array {
		$flat = [];
		foreach ( $values as $value ) {
			// Some sites write a list as a text of JSON.
			$value = is_string( $value ) && 1 === preg_match( '/^\s*\[\s*".*"\s*\]\s*$/s', $value )
				? json_decode( $value, true, self::DEPTH ) ?? $value
				: $value;
			$inner = is_array( $value ) && ! array_is_list( $value ) ? $value['@list'] ?? $value['@set'] ?? null : $value;
			array_push( $flat, ...array_map( self::bare( ... ), is_array( $inner ) && array_is_list( $inner ) ? $inner : [ $value ] ) );
		}
		return $flat;
	}

	/**
	 * Returns a text without the language that JSON-LD wraps around it.
	 *
	 * @param mixed $value A value of a property.
	 */
	private static function bare( mixed $value ): mixed {
		return is_array( $value ) && is_scalar( $value['@value'] ?? null ) ? $value['@value'] : $value;
	}

	/**
	 * Returns the nodes that a property names, following references.
	 *
	 * @param string ...$names Names of properties.
	 * @return list<self>
	 */
	public function children( string ...$names ): array {
		$nodes = [];
		foreach ( $this->values( ...$names ) as $value ) {
			if ( is_array( $value ) ) {
				$nodes[] = $this->child( $value );
			}
		}
		return $nodes;
	}

	/**
	 * Builds a child node from a value that is a node.
	 *
	 * @param array<array-key, mixed> $value Its properties, or a reference.
	 */
	public function child( array $value ): self {
		$id = $value['@id'] ?? null;
		return new self( $value + ( is_string( $id ) ? $this->nodes[ $id ] ?? [] : [] ), $this->nodes );
	}

	/**
	 * Returns the texts of a property, those of nodes by their name, text, value or URL.
	 *
	 * @param string ...$names Names of properties.
	 * @return list<string> As they were printed, HTML and all.
	 */
	public function raw( string ...$names ): array {
		$texts = [];
		foreach ( $this->values( ...$names ) as $value ) {
			array_push( $texts, ...$this->texts_of( $value, 0 ) );
		}
		return $texts;
	}

	/**
	 * Returns the first text of a property on one line.
	 *
	 * @param string ...$names Names of properties.
	 */
	public function text( string ...$names ): string {
		foreach ( $this->raw( ...$names ) as $text ) {
			$line = HtmlText::line_of( $text );
			if ( '' !== $line ) {
				return $line;
			}
		}
		return '';
	}

	/**
	 * Returns the texts of a property, each on one line.
	 *
	 * @param string ...$names Names of properties.
	 * @return list<string> Without empty ones.
	 */
	public function texts( string ...$names ): array {
		return array_values( array_filter(
			array_map( HtmlText::line_of( ... ), $this->raw( ...$names ) ),
			static fn ( string $text ): bool => '' !== $text
		) );
	}

	/**
	 * Returns the words of a property, which may be in one text with commas between them.
	 *
	 * @param string $name Name of the property.
	 * @return list<string> Each once.
	 */
	public function words( string $name ): array {
		$words = array_map( trim( ... ), explode( ',', implode( ',', $this->texts( $name ) ) ) );
		return array_values( array_unique( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) ) );
	}

	/**
	 * Returns the URLs of pictures or pages.
	 *
	 * @param string ...$names Names of properties.
	 * @return list<string>
	 */
	public function urls( string ...$names ): array {
		$found = [];
		foreach ( $this->values( ...$names ) as $value ) {
			if ( is_array( $value ) ) {
				$node = $this->child( $value );
				array_push( $found, ...( $node->values( 'url', 'contentUrl', '@id' ) ?: $node->values( 'image' ) ) );
			} else {
				$found[] = $value;
			}
		}
		return array_values( array_filter( $found, static fn ( mixed $url ): bool => is_string( $url ) && '' !== $url ) );
	}

	/**
	 * Returns the node as people write a quantity; empty where it is none.
	 */
	private function quantity(): string {
		$ends = [ ...$this->texts( 'minValue' ), ...$this->texts( 'maxValue' ) ];
		return SchemaQuantity::written(
			[] === $ends ? array_slice( $this->texts( 'value' ), 0, 1 ) : $ends,
			$this->text( 'unitText', 'unit', 'unitCode' )
		);
	}

	/**
	 * Returns the texts of one value.
	 *
	 * @param int $depth How deep it is nested.
	 * @return list<string>
	 */
	private function texts_of( mixed $value, int $depth ): array {
		if ( is_string( $value ) || is_int( $value ) || is_float( $value ) ) {
			return [ (string) $value ];
		}
		if ( ! is_array( $value ) || $depth > self::DEPTH ) {
			return [];
		}
		if ( array_is_list( $value ) ) {
			return array_merge( ...array_map( fn ( mixed $entry ): array => $this->texts_of( $entry, $depth + 1 ), $value ) );
		}
		$node     = $this->child( $value );
		$quantity = [] === $node->values( 'name', 'text' ) ? $node->quantity() : '';
		if ( '' !== $quantity ) {
			return [ $quantity ];
		}
		foreach ( [ '@value', 'name', 'text', 'value', 'itemListElement', 'url' ] as $key ) {
			$inner = $node->values( $key );
			if ( [] !== $inner ) {
				return array_merge( ...array_map( fn ( mixed $entry ): array => $this->texts_of( $entry, $depth + 1 ), $inner ) );
			}
		}
		return [];
	}
}
