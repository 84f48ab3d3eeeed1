<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Schema\SchemaRecipe;

defined( 'ABSPATH' ) || exit;

/**
 * The JSON export of WP Recipe Maker, of older and newer versions.
 */
final class WpRecipeMakerJson extends JsonFormat {

	/** {@inheritDoc} */
	public function id(): string {
		return 'wp-recipe-maker';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'WP Recipe Maker';
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'ingredients_flat', 'instructions_flat', 'servings_unit', 'author_display' )
			|| [] !== ( ( $node->children( 'instructions' )[0] ?? null )?->children( 'instructions' ) ?? [] );
	}

	/** {@inheritDoc} */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'summary' );
		$recipe->author      = $node->text( 'author_name', 'author' );
		$recipe->yield       = trim( $node->text( 'servings' ) . ' ' . $node->text( 'servings_unit' ) );
		$recipe->take_time( 'prep', $node->text( 'prep_time' ) );
		$recipe->take_time( 'cook', $node->text( 'cook_time' ) );
		$recipe->take_time( 'total', $node->text( 'total_time' ) );
		$recipe->images       = $node->texts( 'image_url' );
		$recipe->notes        = HtmlText::lines_of( implode( "\n", $node->raw( 'notes' ) ) );
		$recipe->custom       = (int) $node->text( 'custom_time' );
		$recipe->custom_label = 0 === $recipe->custom ? '' : $node->text( 'custom_time_label' );
		$recipe->nutrition    = self::nutrition( $node->children( 'nutrition' )[0] ?? new SchemaNode( [] ) );
		$recipe->leave_out( 'Cost', $node->text( 'cost' ) );
		$recipe->leave_out( 'Link of the author', $node->text( 'author_link' ) );
		foreach ( $node->children( 'tags' ) as $tags ) {
			$recipe->keywords = array_values( array_unique( $tags->texts( 'keyword' ) ) );
			$recipe->name_terms( 'Course', $tags->texts( 'course' ) );
			$recipe->name_terms( 'Cuisine', $tags->texts( 'cuisine' ) );
			$recipe->name_terms( 'Diet', array_map( SchemaRecipe::diet( ... ), $tags->texts( 'suitablefordiet' ) ) );
			$recipe->take_difficulty( $tags->text( 'difficulty' ) );
		}
		foreach ( $node->children( 'equipment' ) as $tool ) {
			$recipe->equipment[] = [
				'name' => trim( $tool->text( 'amount' ) . ' ' . $tool->text( 'name' ) ),
				'note' => $tool->text( 'notes' ),
				'url'  => $tool->urls( 'link' )[0] ?? '',
			];
		}
		$video = Url::first_in( $node->raw( 'video_embed', 'video_url' )[0] ?? '' );
		if ( '' !== $video ) {
			$recipe->video = [ 'url' => $video, 'poster' => '', 'name' => '', 'description' => '', 'uploadDate' => '', 'duration' => 0 ];
		}
		self::take_foods( $recipe, $node );
		self::take_steps( $recipe, $node );
		return $recipe;
	}

	/**
	 * Reads the nutrition, of one serving.
	 *
	 * @param SchemaNode $facts Numbers by the names of nutrients.
	 * @return array<string, string> Nutrients by their names in schema.org, and all others in words.
	 */
	private static function nutrition( SchemaNode $facts ): array {
		[ $size, $unit ] = [ $facts->text( 'serving_size' ), $facts->text( 'serving_unit' ) ];

		$found = new AppNutrition();
		foreach ( $facts->names() as $name ) {
			if ( ! str_starts_with( $name, 'serving_' ) ) {
				$found->add( $name, $facts->text( $name ) );
			}
		}
		// The unit is there before anybody types a size.
		return ( '' !== $size || 1 === preg_match( '/\d/', $unit ) ? [ 'servingSize' => trim( "$size $unit" ) ] : [] ) + $found->all();
	}

	/**
	 * Reads the ingredients into a recipe.
	 */
	private static function take_foods( FoundRecipe $recipe, SchemaNode $node ): void {
		$foods = new OpenGroups();
		foreach ( self::flat( $node, 'ingredients' ) as [ $is_group, $line ] ) {
			if ( $is_group ) {
				$foods->open( $line->text( 'name' ) );
				continue;
			}
			$note   = $line->text( 'notes' );
			$pieces = [ $line->text( 'amount' ), $line->text( 'unit' ), $line->text( 'name' ) ];
			$text   = implode( ' ', array_filter( $pieces, static fn ( string $piece ): bool => '' !== $piece ) );
			$foods->add( $text . ( '' === $note ? '' : ", $note" ) );
			$recipe->leave_out( $line->text( 'name' ), $line->urls( 'link' )[0] ?? '' );
		}
		$recipe->ingredients = $foods->all();
	}

	/**
	 * Reads the steps into a recipe.
	 */
	private static function take_steps( FoundRecipe $recipe, SchemaNode $node ): void {
		$title = '';
		$steps = [];
		foreach ( [ ...self::flat( $node, 'instructions' ), [ true, new SchemaNode( [] ) ] ] as [ $is_group, $line ] ) {
			if ( $is_group && [] !== $steps ) {
				$recipe->instructions[] = [ 'title' => $title, 'steps' => $steps ];
			}
			if ( $is_group ) {
				[ $title, $steps ] = [ $line->text( 'name' ), [] ];
			} elseif ( '' !== $line->text( 'text', 'name' ) ) {
				$steps[] = [
					'title' => '' === $line->text( 'text' ) ? '' : $line->text( 'name' ),
					'image' => $line->urls( 'image_url' )[0] ?? '',
				] + FoundRecipe::step( $line->text( 'text', 'name' ) );
			}
		}
	}

	/**
	 * Returns the groups and entries of a list as one flat list.
	 *
	 * @param string $name The list.
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
