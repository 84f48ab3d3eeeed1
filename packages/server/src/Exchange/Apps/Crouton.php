<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\FoundRecipe;
use Larder\Exchange\Html\HtmlText;
use Larder\Exchange\Page\OpenGroups;
use Larder\Exchange\Schema\SchemaNode;
use Larder\Exchange\Text\Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * Recipes of Crouton: a JSON each, with amounts and units apart.
 */
final class Crouton extends JsonFormat {

	/** Units as lines have them, by their names in the app. */
	private const UNITS = [
		'ITEM'       => '',
		'GRAMS'      => 'g',
		'KGS'        => 'kg',
		'MILLS'      => 'ml',
		'LITRES'     => 'l',
		'CUP'        => 'cup',
		'TABLESPOON' => 'tbsp',
		'TEASPOON'   => 'tsp',
		'OUNCE'      => 'oz',
		'FLUID_OUNCE' => 'fl oz',
		'POUND'      => 'lb',
		'PINCH'      => 'pinch',
		'CAN'        => 'can',
		'PACKET'     => 'packet',
		'BUNCH'      => 'bunch',
		'BOTTLE'     => 'bottle',
		'SECTION'    => '',
	];

	/** {@inheritDoc} */
	public function id(): string {
		return 'crouton';
	}

	/** {@inheritDoc} */
	public function label(): string {
		return 'Crouton';
	}

	/** {@inheritDoc} */
	public function endings(): array {
		return [ 'crumb', 'crumbs' ];
	}

	/** {@inheritDoc} */
	protected function is_own( SchemaNode $node ): bool {
		return [] !== $node->children( 'steps' )
			&& [] !== $node->children( 'ingredients' )
			&& isset( $node->children( 'ingredients' )[0]->children( 'ingredient' )[0] );
	}

	/** {@inheritDoc} */
	protected function recipe( SchemaNode $node ): FoundRecipe {
		$recipe         = new FoundRecipe();
		$recipe->name   = $node->text( 'name' );
		$recipe->yield  = $node->text( 'serves' );
		$recipe->take_time( 'prep', $node->text( 'duration' ) );
		$recipe->take_time( 'cook', $node->text( 'cookingDuration' ) );
		$recipe->url    = $node->text( 'webLink' );
		$recipe->source = $node->text( 'sourceName' );
		$recipe->photos = self::photos( $node );
		$recipe->keywords = $node->texts( 'tags' );
		$recipe->notes  = HtmlText::lines_of( implode( "\n", [ ...$node->raw( 'notes' ), ...$node->raw( 'neutritionalInfo' ) ] ) );
		$foods          = new OpenGroups();
		foreach ( self::in_order( $node->children( 'ingredients' ) ) as $line ) {
			$name = $line->text( 'ingredient' );
			$kind = ( $line->children( 'quantity' )[0] ?? null )?->text( 'quantityType' ) ?? '';
			if ( 'SECTION' === $kind ) {
				$foods->open( $name );
			} elseif ( '' !== $name ) {
				$foods->add( trim( self::amount( $line ) . ' ' . trim( ( self::UNITS[ $kind ] ?? strtolower( $kind ) ) . " $name" ) ) );
			}
		}
		$recipe->ingredients = $foods->all();
		$steps               = new OpenGroups();
		foreach ( self::in_order( $node->children( 'steps' ) ) as $step ) {
			if ( [ true ] === $step->values( 'isSection' ) ) {
				$steps->open( $step->text( 'step' ) );
			} elseif ( '' !== $step->text( 'step' ) ) {
				$steps->add( $step->text( 'step' ) );
			}
		}
		foreach ( $steps->all() as $group ) {
			$recipe->add_steps( $group['items'], $group['title'] );
		}
		return $recipe;
	}

	/**
	 * Returns the amount of an ingredient, which may be a range.
	 */
	private static function amount( SchemaNode $line ): string {
		$quantity = $line->children( 'quantity' )[0] ?? null;
		$ends     = array_map(
			static fn ( string $name ): string => Numbers::typed( $quantity?->text( $name ) ?? '' ),
			[ 'amount', 'secondaryAmount' ]
		);
		return implode( '–', array_filter( $ends, static fn ( string $end ): bool => '' !== $end ) );
	}

	/**
	 * Sorts lines by the places that they are given, whatever their order in the file.
	 *
	 * @param list<SchemaNode> $lines Ingredients or steps.
	 * @return list<SchemaNode>
	 */
	private static function in_order( array $lines ): array {
		$place = static fn ( SchemaNode $line ): int => (int) $line->text( 'order' );
		usort( $lines, static fn ( SchemaNode $one, SchemaNode $other ): int => $place( $one ) <=> $place( $other ) );
		return $lines;
	}
}
