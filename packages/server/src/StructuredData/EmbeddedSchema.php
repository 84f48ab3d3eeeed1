<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\Attributes;
use Larder\Recipe\DocumentRepository;
use Larder\Recipe\NestedBlocks;
use Larder\Recipe\PlainText;
use Larder\Recipe\PostContent;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the nodes of recipes that a page shows for other posts: a Recipe for each whole one, and a list of those that it links to.
 */
final class EmbeddedSchema {

	private const BLOCK = 'larder/recipe-embed';

	/** How many recipes make a list. */
	private const MIN_RECIPES = 2;

	public function __construct(
		private readonly DocumentRepository $documents,
		private readonly RecipeSchema $schema
	) {}

	/**
	 * Returns the nodes of the page that is shown.
	 *
	 * @return list<array<string, mixed>> Each recipe once; none where visitors may not read the page.
	 */
	public function nodes(): array {
		$page = is_singular() ? get_queried_object() : null;
		if ( ! $page instanceof \WP_Post || post_password_required( $page ) ) {
			return [];
		}
		$nodes = [];
		$lines = [];
		foreach ( NestedBlocks::in( PostContent::with_patterns( $page ), self::BLOCK ) as $block ) {
			$stored = Attributes::from_value( $block['attrs'] );
			$id     = $stored->count( 'recipeId' );
			if ( $id > 0 && $id !== $page->ID && ! in_array( $stored->text( 'display' ), [ 'card', 'line' ], true ) ) {
				$nodes[ $id ] ??= $this->node( $id );
			} elseif ( $id !== $page->ID ) {
				$line = $id > 0 ? $this->line( $id ) : self::foreign( $stored );
				$lines[ $line['url'] ?? '' ] ??= $line;
			}
		}
		$lines = array_values( array_filter( $lines ) );
		return array_values( array_filter( [ ...$nodes, count( $lines ) < self::MIN_RECIPES ? null : self::list( $lines ) ] ) );
	}

	/**
	 * Returns the node of a recipe.
	 *
	 * @param int $id The post that holds it.
	 * @return array<string, mixed>|null Null where visitors may not read it.
	 */
	private function node( int $id ): ?array {
		$post     = get_post( $id );
		$document = $this->documents->readable( $id );
		return null === $document || ! $post instanceof \WP_Post ? null : $this->schema->filtered( $document, $post );
	}

	/**
	 * Names a recipe of the site.
	 *
	 * @param int $id The post that holds it.
	 * @return array{url: string, name: string}|null Null where visitors may not read it.
	 */
	private function line( int $id ): ?array {
		return null === $this->documents->readable( $id ) ? null : [
			'url'  => (string) get_permalink( $id ),
			'name' => PlainText::from_html( get_the_title( $id ) ),
		];
	}

	/**
	 * Names a recipe of another site.
	 *
	 * @param Attributes $stored Attributes of the block.
	 * @return array{url: string, name: string}|null Null where it has no URL or no name.
	 */
	private static function foreign( Attributes $stored ): ?array {
		$line = [
			'url'  => $stored->url( 'url' ),
			'name' => PlainText::from_html( $stored->html( 'title' ) ),
		];
		return in_array( '', $line, true ) ? null : $line;
	}

	/**
	 * Returns the node of a list.
	 *
	 * @param list<array{url: string, name: string}> $lines Its recipes.
	 * @return array<string, mixed>
	 */
	private static function list( array $lines ): array {
		return [
			'@type'           => 'ItemList',
			'itemListElement' => array_map(
				static fn ( array $line, int $at ): array => [
					'@type'    => 'ListItem',
					'position' => $at + 1,
				] + $line,
				$lines,
				array_keys( $lines )
			),
		];
	}
}
