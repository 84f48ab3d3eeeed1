<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\DocumentImage;
use Larder\Recipe\Language;
use Larder\Recipe\LanguageGuess;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\TimeRanges;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the root of a recipe; the twin of `save()` in `blocks/recipe`.
 *
 * @phpstan-import-type Document from RecipeDocument
 * @phpstan-import-type Image from RecipeDocument
 */
final class RecipeBlock {

	private const BLOCK = 'wp-block-larder-recipe';

	/**
	 * Writes the block.
	 *
	 * @param Document       $data
	 * @param RecipeFrame    $frame    What is around the recipe.
	 * @param int|float|null $calories Kilocalories, as the facts have them.
	 * @param string         $inner    The blocks inside.
	 */
	public static function html( array $data, RecipeFrame $frame, int|float|null $calories, string $inner ): string {
		$name        = $data['name'] === $frame->title ? '' : Markup::encode( $data['name'] );
		$image       = self::image( $data['image'], $frame );
		$description = Markup::encode( $data['description'] );
		$picture     = Markup::image( $image );
		$classes     = array_filter( [
			self::BLOCK,
			'' === $frame->align ? '' : "align$frame->align",
			'' === $frame->style ? '' : "is-style-$frame->style",
		] );
		$markup      = Markup::rich( 'h2', self::BLOCK . '__name', $name )
			. ( '' === $picture ? '' : Markup::element( 'figure', [ 'class' => self::BLOCK . '__image' ], $picture ) )
			. Markup::rich( 'p', self::BLOCK . '__description', $description )
			. SavedFacts::html( $data, $calories )
			. $inner;
		$anchor      = $frame->anchors['recipe'] ?? '';
		$attributes  = [
			'anchor'      => $anchor,
			'name'        => $name,
			'language'    => self::language( $data ),
			'isFood'      => ( $data['isFood'] ?? true ) ? null : false,
			'description' => $description,
			'imageId'     => Block::count( $image['id'] ?? 0 ),
			'imageUrl'    => $image['url'] ?? '',
			'imageAlt'    => Markup::encode( $image['alt'] ?? '' ),
		] + self::facts( $data, $calories ) + [
			'unplaced'  => array_map( Markup::encode( ... ), $frame->unplaced ),
			'align'     => $frame->align,
			'className' => '' === $frame->style ? '' : "is-style-$frame->style",
		];
		$root        = [ 'id' => '' === $anchor ? null : $anchor, 'class' => implode( ' ', $classes ) ];
		return Block::html( 'larder/recipe', $attributes, Markup::element( 'div', $root, $markup ) );
	}

	/**
	 * Returns the language as far as the words do not show it.
	 *
	 * @param Document $data
	 * @return string Language tag, empty where they do.
	 */
	private static function language( array $data ): string {
		$language = Language::read( $data['language'] ?? '' );
		return '' === $language || LanguageGuess::from_text( ( new RecipeDocument( $data ) )->words() ) === $language ? '' : $language;
	}

	/**
	 * Returns the facts as the block stores them, in the order of `block.json`.
	 *
	 * @param Document       $data
	 * @param int|float|null $calories Kilocalories, as the facts have them.
	 * @return array<string, mixed>
	 */
	private static function facts( array $data, int|float|null $calories ): array {
		$times = $data['times'];
		return [
			'author'          => Markup::encode( $data['author'] ),
			'yieldAmount'     => $data['yield']['amount'],
			'yieldMax'        => SavedFacts::most( $data ),
			'yieldUnit'       => Markup::encode( $data['yield']['unit'] ),
			'pan'             => $data['pan'] ?? null,
			'prepTime'        => Block::count( $times['prep'] ),
			'cookTime'        => Block::count( $times['cook'] ),
			'restTime'        => Block::count( $times['rest'] ),
			'customTime'      => Block::count( $times['custom'] ),
			'sourceName'      => Markup::encode( $data['source']['name'] ?? '' ),
			'sourceUrl'       => $data['source']['url'] ?? '',
			'customTimeLabel' => Markup::encode( $times['customLabel'] ),
			'totalTime'       => TimeRanges::is_sum( $times ) ? null : Block::count( $times['total'] ),
			'timesFrom'       => TimeRanges::attributes( $times ),
			'difficulty'      => $data['difficulty'],
			'seasons'         => array_map( Markup::encode( ... ), $data['seasons'] ),
			'calories'        => $calories,
			'costAmount'      => $data['cost']['amount'],
			'costCurrency'    => Markup::encode( $data['cost']['currency'] ),
			'temperature'     => $data['temperature']['value'] ?? null,
			'temperatureUnit' => 'F' === ( $data['temperature']['unit'] ?? '' ) ? 'F' : null,
			'keywords'        => array_map( Markup::encode( ... ), $data['keywords'] ),
			'pinTitle'        => Markup::encode( $data['pinterest']['title'] ?? '' ),
			'pinDescription'  => Markup::encode( $data['pinterest']['description'] ?? '' ),
			'pinImageId'      => Block::count( $data['pinterest']['image']['id'] ?? 0 ),
			'pinImageUrl'     => $data['pinterest']['image']['url'] ?? '',
		];
	}

	/**
	 * Returns the picture as far as the post does not say it: its featured image is the picture of a recipe that has none.
	 *
	 * @param Image|null  $image The picture.
	 * @param RecipeFrame $frame What is around the recipe.
	 * @return Image|null
	 */
	private static function image( ?array $image, RecipeFrame $frame ): ?array {
		if ( null === $image || 0 === $frame->thumbnail || $image['id'] !== $frame->thumbnail ) {
			return $image;
		}
		$own = DocumentImage::find( $frame->thumbnail, '', '' );
		return $own === $image ? null : [
			'id'  => 0,
			'url' => '',
			'alt' => $image['alt'],
		];
	}
}
