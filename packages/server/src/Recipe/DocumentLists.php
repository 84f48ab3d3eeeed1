<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lists of a recipe for its document, with the same lines, steps and ids that the page shows.
 *
 * @phpstan-import-type Item from RecipeDocument
 * @phpstan-import-type Step from RecipeDocument
 * @phpstan-import-type ItemGroup from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 */
final class DocumentLists {

	/**
	 * Reads the groups of one ingredients block.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 * @return list<ItemGroup> Without empty lines and groups.
	 */
	public static function ingredients( mixed $stored ): array {
		$groups = [];
		foreach ( StoredLists::ingredients( $stored ) as [ 'id' => $id, 'title' => $html, 'rows' => $rows ] ) {
			$title = PlainText::from_html( $html );
			$items = array_values( array_filter( array_map( self::item( ... ), $rows ) ) );
			if ( [] !== $items || '' !== $title ) {
				$groups[] = [
					'id'    => $id,
					'title' => $title,
					'items' => $items,
				];
			}
		}
		return $groups;
	}

	/**
	 * Reads the groups of one instructions block.
	 *
	 * @param mixed $stored The `groups` attribute as stored.
	 * @return list<StepGroup> Without empty steps and groups.
	 */
	public static function instructions( mixed $stored ): array {
		$groups = [];
		foreach ( StoredLists::steps( $stored ) as [ 'id' => $id, 'title' => $html, 'rows' => $rows ] ) {
			$title = PlainText::from_html( $html );
			$steps = array_values( array_filter( array_map( self::step( ... ), $rows ) ) );
			if ( [] !== $steps || '' !== $title ) {
				$groups[] = [
					'id'    => $id,
					'title' => $title,
					'steps' => $steps,
				];
			}
		}
		return $groups;
	}

	/**
	 * Reads one ingredient.
	 *
	 * @return Item|null Null for an empty line.
	 */
	private static function item( Attributes $item ): ?array {
		$text = $item->text( 'text' );
		$name = $item->text( 'name' );
		$link = $item->child( 'link' );
		if ( '' === $text && '' === $name ) {
			return null;
		}
		return [
			'id'       => $item->html( 'id' ),
			'text'     => $text,
			'quantity' => $item->text( 'quantity' ),
			'unit'     => $item->text( 'unit' ),
			'name'     => $name,
			'note'     => $item->text( 'note' ),
			'link'     => '' === $link->url( 'url' ) ? null : [
				'url'    => $link->url( 'url' ),
				'newTab' => $link->flag( 'newTab' ),
				'rel'    => $link->text( 'rel' ),
			],
			'image'    => DocumentImage::from_attributes( $item->child( 'image' ) ),
		] + ( $item->flag( 'fixed' ) ? [ 'fixed' => true ] : [] );
	}

	/**
	 * Reads one step.
	 *
	 * @return Step|null Null for an empty step.
	 */
	private static function step( Attributes $step ): ?array {
		$image = DocumentImage::from_attributes( $step->child( 'image' ) );
		$start = $step->amount( 'videoStart' );
		$texts = [
			'title'    => $step->text( 'title' ),
			'text'     => $step->text( 'text' ),
			'html'     => wp_kses_post( $step->html( 'text' ) ),
			'videoUrl' => $step->url( 'videoUrl' ),
			'note'     => $step->text( 'note' ),
			'tip'      => $step->text( 'tip' ),
		];
		if ( null === $image && '' === $texts['title'] . $texts['text'] . $texts['videoUrl'] . $texts['note'] . $texts['tip'] ) {
			return null;
		}
		return [
			'id'    => $step->html( 'id' ),
			'image' => $image,
			// Second of the recipe's video at which it shows the step.
			'videoStart' => null === $start ? null : (int) $start,
		] + $texts + [ 'ingredients' => $step->texts_if_any( 'ingredients' ) ] + self::rich( $step, 'note' ) + self::rich( $step, 'tip' );
	}

	/**
	 * Returns a text of a step with its markup, where it has any.
	 *
	 * @param 'note'|'tip' $key Name of the text.
	 * @return array{noteHtml?: string, tipHtml?: string}
	 */
	private static function rich( Attributes $step, string $key ): array {
		$html = trim( wp_kses_post( $step->html( $key ) ) );
		return '' === $step->text( $key ) || ! str_contains( $html, '<' ) ? [] : [ "{$key}Html" => $html ];
	}
}
