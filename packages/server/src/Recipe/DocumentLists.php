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
		$ids    = new Ids();
		$groups = [];
		foreach ( StoredGroups::of( $stored, 'items' ) as $at => $value ) {
			$is_group = is_array( $value ) && isset( $value['items'] );
			$group    = Attributes::of( $is_group ? $value : [] );
			$id       = $ids->claim( $group->html( 'id' ), "group/$at" );
			$items    = [];
			foreach ( self::entries( $is_group ? $value['items'] : [ $value ] ) as $place => $line ) {
				$item = self::item( $line, $ids, "$at/$place" );
				if ( null !== $item ) {
					$items[] = $item;
				}
			}
			if ( [] !== $items || '' !== $group->text( 'title' ) ) {
				$groups[] = [
					'id'    => $id,
					'title' => $group->text( 'title' ),
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
		$ids    = new Ids();
		$groups = [];
		foreach ( StoredGroups::of( $stored, 'steps' ) as $at => $value ) {
			$is_group = is_array( $value ) && is_array( $value['steps'] ?? null );
			$group    = Attributes::of( $is_group ? $value : [] );
			$id       = $ids->claim( $group->html( 'id' ), "group/$at" );
			$steps    = [];
			foreach ( self::entries( $is_group ? $value['steps'] : [ $value ] ) as $place => $entry ) {
				$step = self::step( $entry, $ids, "$at/$place" );
				if ( null !== $step ) {
					$steps[] = $step;
				}
			}
			if ( [] !== $steps || '' !== $group->text( 'title' ) ) {
				$groups[] = [
					'id'    => $id,
					'title' => $group->text( 'title' ),
					'steps' => $steps,
				];
			}
		}
		return $groups;
	}

	/**
	 * Gives the entries of a list; one that somebody stored as bare text is still an entry.
	 *
	 * @param mixed $stored What is stored.
	 * @return list<Attributes>
	 */
	private static function entries( mixed $stored ): array {
		return array_map(
			static fn ( mixed $value ): Attributes => Attributes::of( is_string( $value ) ? [ 'text' => $value ] : $value ),
			is_array( $stored ) ? array_values( $stored ) : []
		);
	}

	/**
	 * Reads one ingredient.
	 *
	 * @param Attributes $item  Its attributes.
	 * @param Ids        $ids   Ids of the block.
	 * @param string     $place Where the line stands.
	 * @return Item|null Null for an empty line.
	 */
	private static function item( Attributes $item, Ids $ids, string $place ): ?array {
		$text = $item->text( 'text' );
		$name = $item->text( 'name' );
		$note = $item->text( 'note' );
		$link = $item->child( 'link' );
		if ( '' === $text && '' === $name ) {
			return null;
		}
		return [
			'id'       => $ids->claim( $item->html( 'id' ), $place ),
			'text'     => '' === $text ? self::sentence( $item->text( 'quantity' ), $item->text( 'unit' ), $name, $note ) : $text,
			'quantity' => $item->text( 'quantity' ),
			'unit'     => $item->text( 'unit' ),
			'name'     => $name,
			'note'     => $note,
			'link'     => '' === $link->url( 'url' ) ? null : [
				'url'    => $link->url( 'url' ),
				'newTab' => $link->flag( 'newTab' ),
				'rel'    => $link->text( 'rel' ),
			],
			'image'    => DocumentImage::of( $item->child( 'image' ) ),
		] + ( $item->flag( 'fixed' ) ? [ 'fixed' => true ] : [] );
	}

	/**
	 * Puts the pieces of an ingredient together as one line.
	 *
	 * @param string $quantity Typed quantity.
	 * @param string $unit     Typed unit.
	 * @param string $name     Name.
	 * @param string $note     Note.
	 */
	private static function sentence( string $quantity, string $unit, string $name, string $note ): string {
		$start = implode( ' ', array_filter( [ $quantity, $unit, $name ], static fn ( string $piece ): bool => '' !== $piece ) );
		return '' === $note ? $start : "$start, $note";
	}

	/**
	 * Reads one step.
	 *
	 * @param Attributes $step  Its attributes.
	 * @param Ids        $ids   Ids of the block.
	 * @param string     $place Where the step stands.
	 * @return Step|null Null for an empty step.
	 */
	private static function step( Attributes $step, Ids $ids, string $place ): ?array {
		$image = DocumentImage::of( $step->child( 'image' ) );
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
			'id'    => $ids->claim( $step->html( 'id' ), $place ),
			'image' => $image,
			// Second of the recipe's video at which it shows the step.
			'videoStart' => null === $start ? null : (int) $start,
		] + $texts + [ 'ingredients' => $step->texts_if_any( 'ingredients' ) ] + self::rich( $step, 'note' ) + self::rich( $step, 'tip' );
	}

	/**
	 * Gives a text of a step with its markup, where it has any.
	 *
	 * @param Attributes    $step The step's attributes.
	 * @param 'note'|'tip' $key  Name of the text.
	 * @return array{noteHtml?: string, tipHtml?: string}
	 */
	private static function rich( Attributes $step, string $key ): array {
		$html = trim( wp_kses_post( $step->html( $key ) ) );
		return '' === $step->text( $key ) || ! str_contains( $html, '<' ) ? [] : [ "{$key}Html" => $html ];
	}
}
