<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\PicturedFormat;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\Numbers;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Mealie.
 */
final class Mealie extends JsonFormat implements PicturedFormat {

	use WritesArchive;

	/** What it keeps of the nutrition. */
	private const NUTRIENTS = [
		'calories',
		'carbohydrateContent',
		'cholesterolContent',
		'fatContent',
		'fiberContent',
		'proteinContent',
		'saturatedFatContent',
		'sodiumContent',
		'sugarContent',
		'transFatContent',
	];

	/** {@inheritDoc} */
	public function id(): string {
		return 'mealie';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Mealie';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		// What is written is an archive, whose ending is the first.
		return [ 'zip', 'json' ];
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->values( 'slug' )
			&& [] !== $node->values( 'recipeIngredient', 'recipe_ingredient', 'recipeInstructions', 'recipe_instructions' )
			&& [] === $node->values( '@type' );
	}

	/**
	 * Reads a recipe; older versions write their names with underscores.
	 *
	 * @param SchemaNode $node One that is its own.
	 */
	public function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->is_markdown = true;
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'description' );
		$quantity            = $node->text( 'recipeYieldQuantity' );
		$recipe->yield       = trim( ( (float) $quantity > 0 ? "$quantity " : '' ) . $node->text( 'recipeYield', 'recipe_yield' ) );
		$servings            = $node->text( 'recipeServings', 'recipe_servings' );
		if ( '' === $recipe->yield && (float) $servings > 0 ) {
			$recipe->yield = "$servings servings";
		} elseif ( (float) $servings > 0 ) {
			$recipe->take_yield( $servings, 'Servings' );
		}
		foreach ( $node->children( 'extras' ) as $extras ) {
			foreach ( $extras->names() as $name ) {
				$recipe->leave_out( $name, $extras->text( $name ) );
			}
		}
		$recipe->take_time( 'prep', $node->text( 'prepTime', 'prep_time' ) );
		$recipe->take_time( 'cook', $node->text( 'performTime', 'perform_time', 'cookTime', 'cook_time' ) );
		$recipe->take_time( 'total', $node->text( 'totalTime', 'total_time' ) );
		$recipe->url       = $node->text( 'orgURL', 'org_url' );
		$recipe->keywords  = array_values( array_unique( [
			...$node->texts( 'tags' ),
			...$node->texts( 'recipeCategory', 'recipe_category', 'categories' ),
		] ) );
		$recipe->nutrition = self::nutrition( $node );
		self::take_foods( $recipe, $node );
		self::take_steps( $recipe, $node );
		foreach ( $node->children( 'notes' ) as $note ) {
			$title = rtrim( $note->text( 'title' ), ' :' );
			$title = '' === $title ? '' : "$title: ";
			array_push( $recipe->notes, ...HtmlText::lines_of( $title . implode( "\n", $note->raw( 'text' ) ) ) );
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
	 * Reads the ingredients into a recipe.
	 */
	private static function take_foods( FoundRecipe $recipe, SchemaNode $node ): void {
		$foods = new OpenGroups();
		foreach ( $node->children( 'recipeIngredient', 'recipe_ingredient' ) as $line ) {
			if ( '' !== $line->text( 'title' ) ) {
				$foods->open( $line->text( 'title' ) );
			}
			// Without amounts of its own a line has all in its note, and a quantity that means nothing.
			$has_note_alone = [ true ] === $line->values( 'disableAmount', 'disable_amount' ) && '' !== $line->text( 'note' );
			$names          = array_map( $line->text( ... ), [ 'unit', 'food', 'note' ] );
			$fields         = [ Numbers::typed( $line->text( 'quantity' ) ), ...$names ];
			$joined         = $has_note_alone ? $line->text( 'note' ) : trim( implode( ' ', array_filter( $fields ) ) );
			$text           = Numbers::with_plain_fractions( $line->text( 'display', 'originalText', 'original_text' ) ?: $joined );
			if ( '' !== $text ) {
				$foods->add( $text );
			}
		}
		$recipe->ingredients = $foods->all();
		if ( [] === $recipe->ingredients ) {
			$recipe->add_lines( $node->texts( 'recipeIngredient', 'recipe_ingredient' ) );
		}
	}

	/**
	 * Reads the steps into a recipe: each may open a part by its title, even one without text, and have a name
	 * of its own, the summary.
	 */
	private static function take_steps( FoundRecipe $recipe, SchemaNode $node ): void {
		$title = '';
		$opens = true;
		foreach ( $node->children( 'recipeInstructions', 'recipe_instructions' ) as $step ) {
			$own     = $step->text( 'title' );
			$opens   = $opens || '' !== $own;
			$title   = '' === $own ? $title : $own;
			$summary = $step->text( 'summary' );
			$texts   = HtmlText::lines_of( implode( "\n", $step->raw( 'text' ) ) );
			if ( [] === $texts ) {
				[ $texts, $summary ] = [ '' === $summary ? [] : [ $summary ], '' ];
			}
			if ( [] === $texts ) {
				continue;
			}
			if ( $opens ) {
				$recipe->instructions[] = [
					'title' => $title,
					'steps' => [],
				];
				$opens                  = false;
			}
			$steps             = array_map( FoundRecipe::step( ... ), $texts );
			$steps[0]['title'] = $summary;
			array_push( $recipe->instructions[ count( $recipe->instructions ) - 1 ]['steps'], ...$steps );
		}
	}

	/**
	 * Returns the nutrients under the names that schema.org uses.
	 *
	 * @return array<string, string>
	 */
	private static function nutrition( SchemaNode $node ): array {
		$facts = $node->children( 'nutrition' )[0] ?? null;
		$found = [];
		foreach ( self::NUTRIENTS as $name ) {
			$found[ $name ] = $facts?->text( $name, strtolower( preg_replace( '/(?=[A-Z])/', '_', $name ) ?? $name ) ) ?? '';
		}
		return array_filter( $found, static fn ( string $text ): bool => '' !== $text );
	}

	/** {@inheritDoc} */
	protected static function archived( RecipeDocument $document, int $number ): array {
		return MealieFiles::for_recipe( $document, $number );
	}
}
