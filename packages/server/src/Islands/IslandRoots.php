<?php
declare( strict_types=1 );

namespace Larder\Islands;

use Larder\Registrable;
use Larder\SiteLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The roots of the islands on the page: the name and the props of each, by its key.
 */
final class IslandRoots implements Registrable {

	/** @var array<string, array{string, array<string, mixed>}> Name and props by key. */
	private array $roots = [];

	/**
	 * The roots that there were before each content that is being rendered; contents can be nested.
	 *
	 * @var list<array<string, array{string, array<string, mixed>}>>
	 */
	private array $before_content = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'the_content', $this->begin_content( ... ), PHP_INT_MIN );
		add_filter( 'the_content', $this->drop_replaced( ... ), PHP_INT_MAX );
	}

	/**
	 * Adds a root.
	 *
	 * @param string               $name  Name of the island.
	 * @param array<string, mixed> $props
	 */
	public function add( string $key, string $name, array $props ): void {
		$this->roots[ $key ] = [ $name, $props ];
	}

	/**
	 * Returns the props of an island.
	 *
	 * @param string $key Key of its root.
	 * @return array<string, mixed>|null Null where the page has no root with that key.
	 */
	public function props( string $key ): ?array {
		return $this->roots[ $key ][1] ?? null;
	}

	/**
	 * Returns all roots, for the page's data.
	 */
	public function data(): \stdClass {
		return (object) array_map( static fn ( array $root ): array => [ $root[0], (object) $root[1] ], $this->roots );
	}

	/**
	 * Returns the languages of the page and of the recipes on it.
	 *
	 * @return list<string> Language tags.
	 */
	public function languages(): array {
		$tags = array_map( static fn ( array $root ): mixed => $root[1]['lang'] ?? null, $this->roots );
		return array_values( array_unique( [ SiteLanguage::usual(), ...array_values( array_filter( $tags, is_string( ... ) ) ) ] ) );
	}

	/**
	 * Remembers which islands there are before a post's content is rendered.
	 *
	 * @return mixed The same content.
	 */
	private function begin_content( mixed $content ): mixed {
		$this->before_content[] = $this->roots;
		return $content;
	}

	/**
	 * Removes the islands of a content that a filter has replaced.
	 *
	 * A membership plugin replaces `the_content` to withhold it: without this, the
	 * props of its views would still be in the page's data.
	 *
	 * @param mixed $content The content as it will be shown.
	 * @return mixed The same content.
	 */
	private function drop_replaced( mixed $content ): mixed {
		$before = array_pop( $this->before_content );
		if ( null === $before || ! is_string( $content ) ) {
			return $content;
		}
		foreach ( array_keys( array_diff_key( $this->roots, $before ) ) as $key ) {
			if ( ! str_contains( $content, $key ) ) {
				unset( $this->roots[ $key ] );
			}
		}
		return $content;
	}
}
