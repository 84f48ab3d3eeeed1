<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Tandoor: a JSON each, whose steps hold their ingredients.
 */
final class Tandoor extends JsonFormat {

	/** What it knows of the nutrition. */
	private const NUTRIENTS = [ 'calories', 'carbohydrates', 'fats', 'proteins' ];

	/** {@inheritDoc} */
	public function id(): string {
		return 'tandoor';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Tandoor';
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->children( 'steps' ) && [] !== $node->values( 'working_time', 'servings_text', 'internal', 'waiting_time' );
	}

	/** {@inheritDoc} */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe              = new FoundRecipe();
		$recipe->is_markdown = true;
		$recipe->name        = $node->text( 'name' );
		$recipe->description = $node->text( 'description' );
		$recipe->yield       = trim( $node->text( 'servings' ) . ' ' . $node->text( 'servings_text' ) );
		$recipe->take_time( 'prep', $node->text( 'working_time' ) );
		$recipe->take_time( 'rest', $node->text( 'waiting_time' ) );
		$recipe->url         = $node->text( 'source_url' );
		$recipe->keywords    = $node->texts( 'keywords' );
		$recipe->nutrition   = self::nutrition( $node );
		foreach ( $node->children( 'properties' ) as $property ) {
			$kind   = $property->children( 'property_type' )[0] ?? new SchemaNode( [] );
			$number = Numbers::rounded( $property->text( 'property_amount' ) );
			$recipe->leave_out( $kind->text( 'name' ), '' === $number ? '' : trim( $number . ' ' . $kind->text( 'unit' ) ) );
		}
		foreach ( $node->children( 'steps' ) as $at => $step ) {
			$title = $step->text( 'name' );
			self::foods( $recipe, $step, $title );
			self::take_time( $recipe, $step, '' === $title ? '#' . ( $at + 1 ) : $title );
			$recipe->add_steps( HtmlText::lines_of( implode( "\n", $step->raw( 'instruction' ) ) ), $title );
		}
		return $recipe;
	}

	/**
	 * Keeps the minutes of a step, which the app shows in its heading, unless its text says them.
	 *
	 * @param string $title Name of the step, or its number.
	 */
	private static function take_time( FoundRecipe $recipe, SchemaNode $step, string $title ): void {
		$minutes = (int) $step->text( 'time' );
		$is_said = 1 === preg_match( "/(?<!\\d)$minutes(?!\\d)/", $step->text( 'instruction' ) );
		$recipe->leave_out( $title, $minutes < 1 || $is_said ? '' : "$minutes min" );
	}

	/**
	 * Reads the ingredients of a step.
	 *
	 * @param string $title Name of the step.
	 */
	private static function foods( FoundRecipe $recipe, SchemaNode $step, string $title ): void {
		$lines = [];
		foreach ( $step->children( 'ingredients' ) as $line ) {
			if ( [ true ] === $line->values( 'is_header' ) ) {
				$recipe->add_lines( $lines, $title );
				[ $lines, $title ] = [ [], $line->text( 'note' ) ];
				continue;
			}
			$number = [ true ] === $line->values( 'no_amount' ) ? '' : $line->text( 'amount' );
			$start  = implode(
				' ',
				array_filter(
					[ Numbers::typed( $number ), self::name( $line, 'unit', $number ), self::name( $line, 'food', $number ) ],
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

	/**
	 * Returns what a unit or a food is called; the app shows the plural, where it knows one, for more than one.
	 *
	 * @param 'unit'|'food' $what   Which of its two.
	 * @param string        $number Its amount, as the program wrote it.
	 */
	private static function name( SchemaNode $line, string $what, string $number ): string {
		$node    = $line->children( $what )[0] ?? null;
		$plural  = $node?->text( 'plural_name' ) ?? '';
		$is_many = [ true ] === $line->values( "always_use_plural_$what" ) || (float) Numbers::rounded( $number ) > 1;
		return '' !== $plural && $is_many ? $plural : $line->text( $what );
	}

	/**
	 * Reads the nutrition, of one serving.
	 *
	 * @return array<string, string> Nutrients by their names in schema.org.
	 */
	private static function nutrition( SchemaNode $node ): array {
		$facts = $node->children( 'nutrition' )[0] ?? null;
		$found = new AppNutrition();
		foreach ( self::NUTRIENTS as $name ) {
			$found->add( $name, Numbers::rounded( $facts?->text( $name ) ?? '' ) );
		}
		return $found->all();
	}
}
