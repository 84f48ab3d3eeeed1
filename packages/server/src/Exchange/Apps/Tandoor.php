<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\Minutes;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Tandoor: a JSON each, whose steps hold their ingredients.
 */
final class Tandoor extends JsonFormat {

	/**
	 * Gives the name by which programs ask for the format.
	 */
	public function id(): string {
		return 'tandoor';
	}

	/**
	 * Gives the name that people see.
	 */
	public function label(): string {
		return 'Tandoor';
	}

	/**
	 * Tells whether a node is a recipe of this app.
	 *
	 * @param SchemaNode $node The node.
	 */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->children( 'steps' ) && [] !== $node->values( 'working_time', 'servings_text', 'internal', 'waiting_time' );
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
		$recipe->yield       = trim( $node->text( 'servings' ) . ' ' . $node->text( 'servings_text' ) );
		$recipe->prep        = Minutes::of( $node->text( 'working_time' ) );
		$recipe->rest        = Minutes::of( $node->text( 'waiting_time' ) );
		$recipe->url         = $node->text( 'source_url' );
		$recipe->keywords    = $node->texts( 'keywords' );
		foreach ( $node->children( 'steps' ) as $step ) {
			$title = $step->text( 'name' );
			self::foods( $recipe, $step, $title );
			$recipe->add_steps( HtmlText::lines_of( implode( "\n", $step->raw( 'instruction' ) ) ), $title );
		}
		return $recipe;
	}

	/**
	 * Reads the ingredients of a step.
	 *
	 * @param FoundRecipe $recipe The recipe.
	 * @param SchemaNode  $step   The step.
	 * @param string      $title  Name of the step.
	 */
	private static function foods( FoundRecipe $recipe, SchemaNode $step, string $title ): void {
		$lines = [];
		foreach ( $step->children( 'ingredients' ) as $line ) {
			if ( [ true ] === $line->values( 'is_header' ) ) {
				$recipe->add_lines( $lines, $title );
				[ $lines, $title ] = [ [], $line->text( 'note' ) ];
				continue;
			}
			$amount = [ true ] === $line->values( 'no_amount' )
				? ''
				: rtrim( rtrim( preg_replace( '/^0(?:\.0+)?$/', '', $line->text( 'amount' ) ) ?? '', '.' ) );
			$amount = str_contains( $amount, '.' ) ? rtrim( rtrim( $amount, '0' ), '.' ) : $amount;
			$start  = implode(
				' ',
				array_filter(
					[ $amount, $line->text( 'unit' ), $line->text( 'food' ) ],
					static fn ( string $piece ): bool => '' !== $piece
				)
			);
			$note   = $line->text( 'note' );
			$text   = '' === $note ? $start : "$start, $note";
			if ( '' !== $text ) {
				$lines[] = $text;
			}
		}
		$recipe->add_lines( $lines, $title );
	}
}
