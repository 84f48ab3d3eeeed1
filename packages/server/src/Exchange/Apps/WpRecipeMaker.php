<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Schema\SchemaNode;

defined( 'ABSPATH' ) || exit;

/**
 * The JSON export of WP Recipe Maker, of older and newer versions.
 */
final class WpRecipeMaker extends JsonFormat {

	/**
	 * Returns the identifier of the format, for programs.
	 */
	public function id(): string {
		return 'wp-recipe-maker';
	}

	/**
	 * Returns the label of the format, for people.
	 */
	public function label(): string {
		return 'WP Recipe Maker';
	}

	/**
	 * Returns whether a node is a recipe of this app.
	 *
	 * @param SchemaNode $node The node.
	 */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'ingredients_flat', 'instructions_flat', 'servings_unit', 'author_display' )
			|| [] !== ( ( $node->children( 'instructions' )[0] ?? null )?->children( 'instructions' ) ?? [] );
	}

	/**
	 * Reads a recipe.
	 *
	 * @param SchemaNode $node One that is its own.
	 */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'summary' );
		$recipe->author      = $node->text( 'author_name', 'author' );
		$recipe->yield       = trim( $node->text( 'servings' ) . ' ' . $node->text( 'servings_unit' ) );
		$recipe->take_time( 'prep', $node->text( 'prep_time' ) );
		$recipe->take_time( 'cook', $node->text( 'cook_time' ) );
		$recipe->take_time( 'total', $node->text( 'total_time' ) );
		$recipe->images      = $node->texts( 'image_url' );
		$recipe->notes       = HtmlText::lines_of( implode( "\n", $node->raw( 'notes' ) ) );
		foreach ( $node->children( 'tags' ) as $tags ) {
			$recipe->keywords = array_values( array_unique( [
				...$tags->texts( 'keyword' ),
				...$tags->texts( 'course' ),
				...$tags->texts( 'cuisine' ),
			] ) );
		}
		foreach ( $node->children( 'equipment' ) as $tool ) {
			$recipe->equipment[] = [
				'name' => $tool->text( 'name' ),
				'note' => $tool->text( 'notes' ),
				'url'  => '',
			];
		}
		$foods = new OpenGroups();
		foreach ( self::flat( $node, 'ingredients' ) as [ $is_group, $line ] ) {
			if ( $is_group ) {
				$foods->open( $line->text( 'name' ) );
			} else {
				$note = $line->text( 'notes' );
				$foods->add( implode(
					' ',
					array_filter(
						[ $line->text( 'amount' ), $line->text( 'unit' ), $line->text( 'name' ) ],
						static fn ( string $piece ): bool => '' !== $piece
					)
				) . ( '' === $note ? '' : ", $note" ) );
			}
		}
		$recipe->ingredients = $foods->all();
		$steps               = new OpenGroups();
		foreach ( self::flat( $node, 'instructions' ) as [ $is_group, $line ] ) {
			if ( $is_group ) {
				$steps->open( $line->text( 'name' ) );
			} elseif ( '' !== $line->text( 'text' ) ) {
				$steps->add( $line->text( 'text' ) );
			}
		}
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		return $recipe;
	}

	/**
	 * Returns the groups and entries of a list as one flat list.
	 *
	 * @param SchemaNode $node The recipe.
	 * @param string     $name The list.
	 * @return list<array{bool, SchemaNode}> Whether each is a group, and what it is.
	 */
	private static function flat( SchemaNode $node, string $name ): array {
		$entries = [];
		foreach ( $node->children( "{$name}_flat" ) as $entry ) {
			$entries[] = [ 'group' === $entry->text( 'type' ), $entry ];
		}
		foreach ( [] === $entries ? $node->children( $name ) : [] as $group ) {
			$entries[] = [ true, $group ];
			foreach ( $group->children( $name ) as $entry ) {
				$entries[] = [ false, $entry ];
			}
		}
		return $entries;
	}
}
