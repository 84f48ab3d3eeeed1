<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * How much there is of what a change-over brings along.
 */
final class Counts {

	/** What is counted, in the order in which it is shown. */
	public const KINDS = [ 'recipes', 'ingredients', 'steps', 'pictures', 'ratings', 'comments', 'likes' ];

	/**
	 * @param array<string, int> $numbers By kind.
	 */
	private function __construct( public readonly array $numbers ) {}

	/**
	 * Counts nothing yet.
	 */
	public static function none(): self {
		return self::from( [] );
	}

	/**
	 * Builds counts from stored numbers.
	 *
	 * @param array<array-key, mixed> $stored By kind; what is unknown counts as none.
	 */
	public static function from( array $stored ): self {
		$numbers = [];
		foreach ( self::KINDS as $kind ) {
			$numbers[ $kind ] = is_int( $stored[ $kind ] ?? null ) ? $stored[ $kind ] : 0;
		}
		return new self( $numbers );
	}

	/**
	 * Counts what a document has.
	 */
	public static function of_document( RecipeDocument $document ): self {
		$steps = $document->steps();
		return self::from( [
			'recipes'     => 1,
			'ingredients' => count( $document->items() ),
			'steps'       => count( $steps ),
			'pictures'    => count( array_filter( [ $document->data['image'], ...array_column( $steps, 'image' ) ] ) )
				+ count( $document->data['gallery'] ),
		] );
	}

	/**
	 * Counts what a recipe of another plugin has.
	 */
	public static function of_recipe( SourceRecipe $recipe ): self {
		return self::of_document( $recipe->document )->plus( self::from( [
			'ratings' => $recipe->rating['votes'] ?? 0,
			'likes'   => $recipe->likes,
		] ) );
	}

	/**
	 * Adds others.
	 *
	 * @param self $others What is added.
	 */
	public function plus( self $others ): self {
		$sums = [];
		foreach ( $this->numbers as $kind => $number ) {
			$sums[ $kind ] = $number + $others->numbers[ $kind ];
		}
		return new self( $sums );
	}
}
