<?php
declare( strict_types=1 );

namespace Larder\Search;

use Larder\Islands\Islands;
use Larder\Recipe\Html;

/**
 * Prints the search block whole, as a form that works by itself; `view.tsx` renders the same into each part.
 *
 * @phpstan-import-type Props from SearchProps
 */
final class SearchRenderer {

	/**
	 * Takes what it needs.
	 *
	 * @param Islands     $islands Brings the view to the page.
	 * @param SearchProps $props   Gives what the block shows.
	 */
	public function __construct(
		private readonly Islands $islands,
		private readonly SearchProps $props
	) {}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes Attributes.
	 */
	public function render( array $attributes ): string {
		$address = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- An address that is shared asks, and changes nothing.
		$props   = $this->props->of( $attributes, is_array( $address ) ? $address : [] );
		$columns = $attributes['columns'] ?? 3;
		$style   = [ 'style' => '--larder-search-columns:' . ( is_int( $columns ) ? max( 1, min( 4, $columns ) ) : 3 ) ];
		return sprintf( '<div %s>%s</div>', Html::wrapper( $style + $this->islands->wrapper( 'recipe-search', self::json( $props ) ) ), self::parts( $props ) );
	}

	/**
	 * Prints what the view renders where it has no parts.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return FiltersPart::of( $props ) . ResultsPart::of( $props );
	}

	/**
	 * Prints both parts, one below the other.
	 *
	 * @param Props $props What the view gets.
	 */
	private static function parts( array $props ): string {
		return sprintf( '<div data-larder-part="filters">%s</div><div data-larder-part="results">%s</div>', FiltersPart::of( $props ), ResultsPart::of( $props ) );
	}

	/**
	 * Gives the props so that an empty map stays a map in JSON.
	 *
	 * @param Props $props What the view gets.
	 * @return array<string, mixed>
	 */
	private static function json( array $props ): array {
		return [
			'answer' => AnswerJson::of( $props['answer'] ),
			'search' => (object) $props['search'],
			'keep'   => (object) $props['keep'],
		] + $props;
	}
}
