<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\Minutes;
use Larder\Exchange\WritableFormat;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Mealie.
 */
final class Mealie extends JsonFormat implements WritableFormat {

	/**
	 * Gives the name by which programs ask for the format.
	 */
	public function id(): string {
		return 'mealie';
	}

	/**
	 * Gives the name that people see.
	 */
	public function label(): string {
		return 'Mealie';
	}

	/**
	 * Tells whether a node is a recipe of this app.
	 *
	 * @param SchemaNode $node The node.
	 */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'slug' )
			&& [] !== $node->values( 'recipeIngredient', 'recipeInstructions' )
			&& [] === $node->values( '@type' );
	}

	/**
	 * Reads a recipe.
	 *
	 * @param SchemaNode $node One that is its own.
	 */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'description' );
		$recipe->yield       = $node->text( 'recipeYield' );
		$servings            = $node->text( 'recipeServings' );
		if ( '' === $recipe->yield && (float) $servings > 0 ) {
			$recipe->yield = "$servings servings";
		}
		$recipe->prep     = Minutes::of( $node->text( 'prepTime' ) );
		$recipe->cook     = Minutes::of( $node->text( 'performTime', 'cookTime' ) );
		$recipe->total    = Minutes::of( $node->text( 'totalTime' ) );
		$recipe->url      = $node->text( 'orgURL', 'org_url' );
		$recipe->keywords = array_values( array_unique( [ ...$node->texts( 'tags' ), ...$node->texts( 'recipeCategory' ) ] ) );
		$foods            = new OpenGroups();
		foreach ( $node->children( 'recipeIngredient' ) as $line ) {
			if ( '' !== $line->text( 'title' ) ) {
				$foods->open( $line->text( 'title' ) );
			}
			$text = $line->text( 'display', 'originalText' ) ?: trim( implode(
				' ',
				array_filter( [ $line->text( 'quantity' ), $line->text( 'unit' ), $line->text( 'food' ), $line->text( 'note' ) ] )
			) );
			if ( '' !== $text ) {
				$foods->add( $text );
			}
		}
		$recipe->ingredients = [] === $foods->all() ? [] : $foods->all();
		if ( [] === $recipe->ingredients ) {
			$recipe->add_lines( $node->texts( 'recipeIngredient' ) );
		}
		$steps = new OpenGroups();
		foreach ( $node->children( 'recipeInstructions' ) as $step ) {
			if ( '' !== $step->text( 'title' ) ) {
				$steps->open( $step->text( 'title' ) );
			}
			foreach ( HtmlText::lines_of( implode( "\n", $step->raw( 'text' ) ) ) as $line ) {
				$steps->add( $line );
			}
		}
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		foreach ( $node->children( 'notes' ) as $note ) {
			$recipe->notes[] = trim( $note->text( 'title' ) . ' ' . $note->text( 'text' ) );
		}
		foreach ( $node->texts( 'tools' ) as $name ) {
			$recipe->equipment[] = [
				'name' => $name,
				'note' => '',
				'url'  => '',
			];
		}
		return $recipe;
	}

	/**
	 * Writes recipes.
	 *
	 * @param list<RecipeDocument> $documents The recipes.
	 */
	public function write( array $documents ): string {
		return (string) json_encode( array_map( self::fields( ... ), $documents ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
	}

	/**
	 * Gives the fields of a recipe.
	 *
	 * @param RecipeDocument $document The recipe.
	 * @return array<string, mixed>
	 */
	private static function fields( RecipeDocument $document ): array {
		$data    = $document->data;
		$minutes = static fn ( int $count ): ?string => $count > 0 ? "$count minutes" : null;
		$named   = static fn ( string $name ): array => [
			'name' => $name,
			'slug' => self::slug( $name ),
		];
		return [
			'name'               => $data['name'],
			'slug'               => self::slug( $data['name'] ),
			'description'        => $data['description'],
			'orgURL'             => $data['source']['url'] ?? '',
			'recipeYield'        => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prepTime'           => $minutes( $data['times']['prep'] ),
			'performTime'        => $minutes( $data['times']['cook'] ),
			'totalTime'          => $minutes( $data['times']['total'] ),
			'tags'               => array_map( $named, $data['keywords'] ),
			'tools'              => array_map( $named, array_column( $data['equipment'], 'name' ) ),
			'recipeIngredient'   => array_merge( ...array_map(
				static fn ( array $group ): array => self::entries( $group['title'], array_column( $group['items'], 'text' ), 'display' ),
				$data['ingredients']
			) ),
			'recipeInstructions' => array_merge( ...array_map(
				static fn ( array $group ): array => self::entries(
					$group['title'],
					array_map( static fn ( array $step ): string => trim( "{$step['title']} {$step['text']}" ), $group['steps'] ),
					'text'
				),
				$data['instructions']
			) ),
			'notes'              => '' === $data['notes'] ? [] : array_map(
				static fn ( string $line ): array => [
					'title' => '',
					'text'  => $line,
				],
				explode( "\n", $data['notes'] )
			),
		];
	}

	/**
	 * Gives the entries of a group; the first has its name.
	 *
	 * @param string       $title Its name.
	 * @param list<string> $texts The entries.
	 * @param string       $key   Where the text stands.
	 * @return list<array<string, string>>
	 */
	private static function entries( string $title, array $texts, string $key ): array {
		return array_map(
			static fn ( string $text, int $at ): array => [
				'title' => 0 === $at ? $title : '',
				$key    => $text,
			] + ( 'display' === $key ? [
				'note'         => $text,
				'originalText' => $text,
			] : [] ),
			$texts,
			array_keys( $texts )
		);
	}

	/**
	 * Makes the name that stands in addresses.
	 *
	 * @param string $name A name.
	 */
	private static function slug( string $name ): string {
		$slug = trim( preg_replace( '/[^\p{L}\p{N}]+/u', '-', mb_strtolower( $name ) ) ?? '', '-' );
		return '' === $slug ? 'recipe' : $slug;
	}
}
