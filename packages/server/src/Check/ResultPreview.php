<?php
declare( strict_types=1 );

namespace Larder\Check;

use Larder\Recipe\Duration;
use Larder\Recipe\PlainText;
use Larder\Recipe\RecipeDocument;
use Larder\StructuredData\RecipeSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what a search engine would make of a recipe: of the very node that the page prints for it, and nothing else.
 *
 * @phpstan-type Preview array{title: string, site: string, path: list<string>, image: string, description: string, rating: array{value: float, count: int}|null, facts: list<string>}
 */
final class ResultPreview {

	/** About as many characters as a result shows. */
	private const MAX_DESCRIPTION_LENGTH = 155;

	public function __construct( private readonly RecipeSchema $schema ) {}

	/**
	 * Returns what a search engine may show of a recipe.
	 *
	 * @param \WP_Post $post Its post, as it is edited.
	 * @return Preview|null Null where the page prints no node.
	 */
	public function build( RecipeDocument $document, \WP_Post $post ): ?array {
		$node = $this->schema->filtered( $document, $post );
		if ( null === $node ) {
			return null;
		}
		$images = $node['image'] ?? [];
		$image  = is_array( $images ) ? reset( $images ) : $images;
		return [
			'title'       => self::text( $node['name'] ?? '' ),
			'site'        => PlainText::from_html( get_bloginfo( 'name' ) ),
			'path'        => self::path( $post ),
			'image'       => sanitize_url( self::text( $image ), [ 'http', 'https' ] ),
			'description' => wp_html_excerpt( self::text( $node['description'] ?? '' ), self::MAX_DESCRIPTION_LENGTH, '…' ),
			'rating'      => self::rating( $node['aggregateRating'] ?? null ),
			'facts'       => self::facts( $node, $document ),
		];
	}

	/**
	 * Returns the URL as results write it: the host, and the parts after it.
	 *
	 * @return list<string>
	 */
	private static function path( \WP_Post $post ): array {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		[ $url, $slug ] = get_sample_permalink( $post, $post->post_title, '' === $post->post_name ? null : $post->post_name );
		$url  = str_replace( [ '%pagename%', '%postname%' ], $slug, $url );
		$host = wp_parse_url( $url, PHP_URL_HOST );
		$path = wp_parse_url( $url, PHP_URL_PATH );
		$parts   = array_map(
			urldecode( ... ),
			array_filter( explode( '/', is_string( $path ) ? $path : '' ), static fn ( string $part ): bool => '' !== $part )
		);
		return [ is_string( $host ) ? $host : '', ...array_values( $parts ) ];
	}

	/**
	 * Returns the stars.
	 *
	 * @param mixed $rating The node of the rating.
	 * @return array{value: float, count: int}|null Null for none.
	 */
	private static function rating( mixed $rating ): ?array {
		$value = is_array( $rating ) ? $rating['ratingValue'] ?? null : null;
		$count = is_array( $rating ) ? $rating['ratingCount'] ?? $rating['reviewCount'] ?? null : null;
		return is_numeric( $value ) && is_numeric( $count ) && $count > 0 ? [ 'value' => (float) $value, 'count' => (int) $count ] : null;
	}

	/**
	 * Returns the text after the stars.
	 *
	 * @param array<string, mixed> $node
	 * @return list<string> Plain texts.
	 */
	private static function facts( array $node, RecipeDocument $document ): array {
		$times     = $document->data['times'];
		$calories  = $document->data['calories'];
		$nutrition = $node['nutrition'] ?? [];
		return array_values(
			array_filter(
				[
					isset( $node['totalTime'] ) ? Duration::text( max( $times['total'], $times['prep'] + $times['cook'] ) ) : '',
					null !== $calories && is_array( $nutrition ) && isset( $nutrition['calories'] )
						? PlainText::number( $calories ) . "\u{00A0}kcal"
						: '',
				],
				static fn ( string $fact ): bool => '' !== $fact
			)
		);
	}

	/**
	 * Reads a text of the node.
	 *
	 * @param mixed $value Anything.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
