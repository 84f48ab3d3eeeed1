<?php
declare( strict_types=1 );

namespace Larder\Search\Page;

use Larder\Islands\Islands;
use Larder\Islands\Seal;
use Larder\Recipe\Html;
use Larder\Search\Answer\AnswerJson;
use Larder\Search\Query\Facets;
use Larder\Search\Query\PageNumbers;
use Larder\Settings\Settings;
use Larder\Wishlist\SaveButton;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the search block whole, as a form that works by itself; `view.tsx` renders the same into each part.
 *
 * @phpstan-import-type Props from SearchProps
 * @phpstan-import-type IslandProps from \Larder\Contracts\Props
 */
final class SearchRenderer {

	/** Query argument by which the editor asks for the preview of one part. */
	private const PART = 'larder_part';

	/** @var array{array<array-key, mixed>, Props}|null What {@see self::prepare()} has been given, and what it has made of it. */
	private ?array $prepared = null;

	public function __construct(
		private readonly Islands $islands,
		private readonly SearchProps $props,
		private readonly Facets $facets,
		private readonly ShownResults $shown,
		private readonly Settings $settings
	) {}

	/**
	 * Answers the search before the block is printed, for what the page says of itself in its head.
	 *
	 * @param array<array-key, mixed> $attributes Attributes of the first search of the page.
	 */
	public function prepare( array $attributes ): void {
		$props          = $this->props( $attributes );
		$this->prepared = [ $attributes, $props ];
		$this->shown->note( $props, PageNumbers::current( CanonicalUrl::arguments() ) );
	}

	/**
	 * Prints the block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @param string                  $content    What its inner blocks have printed.
	 */
	public function render( array $attributes, string $content = '' ): string {
		$arguments       = CanonicalUrl::arguments();
		[ $rest, $none ] = PartPlaceholders::take_none( $content );
		$props           = [ 'noneHtml' => $none ] + $this->taken( $attributes );
		$columns         = $attributes['columns'] ?? 3;
		$style           = [ 'style' => '--larder-search-columns:' . ( is_int( $columns ) ? max( 1, min( 4, $columns ) ) : 3 ) ];
		$part            = wp_is_serving_rest_request() ? $arguments[ self::PART ] ?? '' : '';
		if ( 'filters' === $part || 'results' === $part ) {
			$html = PartPlaceholders::fill( PartPlaceholders::place( $part, '' ), $props );
			return sprintf( '<div %s>%s</div>', Html::wrapper( $style ), $html );
		}
		$this->shown->note( $props, PageNumbers::current( $arguments ) );
		$this->islands->ask_visitor();
		$root = $this->islands->wrapper(
			'recipe-search',
			self::json( $props ),
			'scroll' === $props['pagination'] ? 'visible' : 'interaction',
			SaveButton::wake( $this->settings->guests_save_on_device() )
		);
		return sprintf(
			'<div %s>%s</div>',
			Html::wrapper( $style + $root ),
			PartPlaceholders::fill( $rest, $props, $root[ Seal::ATTRIBUTE ] ?? '' )
		);
	}

	/**
	 * Returns what was prepared for a block, once, since two blocks have not the same id; else makes it.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return Props
	 */
	private function taken( array $attributes ): array {
		[ $known, $props ] = $this->prepared ?? [ null, null ];
		if ( null === $props || $known !== $attributes ) {
			return $this->props( $attributes );
		}
		$this->prepared = null;
		return $props;
	}

	/**
	 * Builds the props of a block.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return Props
	 */
	private function props( array $attributes ): array {
		$is_inherited = true === ( $attributes['inherit'] ?? false );
		$fixed        = $is_inherited ? ArchiveTerm::in_facets( $this->facets->all() ) : [];
		return $this->props->build( $attributes, CanonicalUrl::arguments(), $fixed );
	}

	/**
	 * Prints what the view renders where it has no parts.
	 *
	 * @param Props $props What the view gets.
	 */
	public static function inner( array $props ): string {
		return FiltersPart::render( $props ) . ResultsPart::render( $props );
	}

	/**
	 * Returns the props so that an empty map stays a map in JSON.
	 *
	 * @param Props $props What the view gets.
	 * @return IslandProps['recipe-search']
	 */
	private static function json( array $props ): array {
		return [
			'answer' => AnswerJson::from_answer( $props['answer'] ),
			'search' => (object) $props['search'],
			'fixed'  => (object) $props['fixed'],
			'keep'   => (object) $props['keep'],
		] + $props;
	}
}
