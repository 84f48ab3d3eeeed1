<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Recipe\Saved\Block;
use Larder\Recipe\Saved\EquipmentBlock;
use Larder\Recipe\Saved\IngredientsBlock;
use Larder\Recipe\Saved\InstructionsBlock;
use Larder\Recipe\Saved\Markup;
use Larder\Recipe\Saved\MediaBlocks;
use Larder\Recipe\Saved\NutritionBlock;
use Larder\Recipe\Saved\RecipeBlock;
use Larder\Recipe\Saved\WordBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Serializes a document to blocks: byte for byte what the `save()` of each block returns, so that the editor
 * finds them valid. `DocumentBuilder` reads the same document from them.
 *
 * Texts are stored in the language of who writes them, as the editor does. The fixtures in
 * `packages/contracts/fixtures/written-recipes` hold both sides together.
 */
final class RecipeWriter {

	/**
	 * Writes a recipe.
	 *
	 * @param RecipeFrame|null $frame What is around it.
	 * @return string Content of a post, not slashed.
	 */
	public static function write( RecipeDocument $document, ?RecipeFrame $frame = null ): string {
		$data        = $document->data;
		$frame ??= new RecipeFrame();
		$calories    = NutritionBlock::facts_calories( $data['nutrition'], $data['calories'] );
		$title       = static fn ( string $part ): string => Markup::encode( $frame->titles[ $part ] ?? '' );
		$anchors     = $frame->anchors;
		$ingredients = new IngredientsBlock( $data['ingredients'], $title( 'ingredients' ), $anchors['ingredients'] ?? '' );
		$inner       = [
			MediaBlocks::gallery( $data['gallery'] ),
			Block::html( 'larder/details', [ 'anchor' => $anchors['details'] ?? '' ] ),
			$ingredients->html,
			InstructionsBlock::html(
				$data['instructions'],
				$ingredients->ids,
				$title( 'instructions' ),
				$anchors['instructions'] ?? ''
			),
			MediaBlocks::video( $data['video'] ),
			WordBlocks::notes( $data, $title( 'notes' ) ),
			...array_map( WordBlocks::tip( ... ), $data['tips'] ),
			EquipmentBlock::html( $data['equipment'] ),
			NutritionBlock::html( $data['nutrition'], $calories, $frame->nutrition ),
			WordBlocks::faq( $data['faq'], $title( 'faq' ) ),
			WordBlocks::author( $data['authorProfile'] ),
		];
		return RecipeBlock::html( $data, $frame, $calories, Block::several( $inner ) );
	}
}
