<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Html\Url;
use Larder\Lines\LineReader;
use Larder\Lines\Locale;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the lists of a document from those that were found.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Media from RecipeDocument
 * @phpstan-import-type ItemGroup from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 */
final class FoundLists {

	/**
	 * Derives an id that stays the same whenever the same source is read.
	 *
	 * @param string $place Where it is.
	 * @param string $text  What is there.
	 */
	public static function id( string $place, string $text ): string {
		return substr( hash( 'sha256', "$place/$text" ), 0, 8 );
	}

	/**
	 * Builds the groups of ingredients; each line is parsed as in the editor.
	 *
	 * @return list<ItemGroup>
	 */
	public static function ingredients( FoundRecipe $found ): array {
		$locale = '' === $found->language ? Locale::of_site() : $found->language;
		$groups = [];
		foreach ( $found->ingredients as $at => $group ) {
			$items = [];
			foreach ( $group['items'] as $place => $line ) {
				$pieces  = array_map( trim( ... ), LineReader::read( $line, $locale )->pieces );
				$items[] = [
					'id'       => self::id( "item/$at/$place", $line ),
					'text'     => $line,
					'quantity' => $pieces['quantity'] ?? '',
					'unit'     => $pieces['unit'] ?? '',
					'name'     => $pieces['name'] ?? '',
					'note'     => $pieces['note'] ?? '',
					'link'     => null,
					'image'    => null,
				];
			}
			$groups[] = [
				'id'    => self::id( "items/$at", $group['title'] ),
				'title' => $group['title'],
				'items' => $items,
			];
		}
		return $groups;
	}

	/**
	 * Builds the groups of steps.
	 *
	 * @return list<StepGroup>
	 */
	public static function instructions( FoundRecipe $found ): array {
		$groups = [];
		foreach ( $found->instructions as $at => $group ) {
			$steps = [];
			foreach ( $group['steps'] as $place => $step ) {
				$steps[] = [
					'id'          => self::id( "step/$at/$place", $step['text'] ),
					'title'       => $step['title'],
					'text'        => $step['text'],
					'html'        => htmlspecialchars( $step['text'], ENT_NOQUOTES, 'UTF-8' ),
					'image'       => EmbeddedPictures::is_one( $step['image'] )
						? self::from_url( $step['image'] )
						: self::image( $step['image'] ),
					'videoUrl'    => '',
					'videoStart'  => null,
					'note'        => '',
					'tip'         => '',
					'ingredients' => null,
				];
			}
			$groups[] = [
				'id'    => self::id( "steps/$at", $group['title'] ),
				'title' => $group['title'],
				'steps' => $steps,
			];
		}
		return $groups;
	}

	/**
	 * Builds an image from a URL.
	 *
	 * @param string $url A URL, or anything.
	 * @return Image|null
	 */
	public static function image( string $url ): ?array {
		return Url::is_web( $url ) ? self::from_url( $url ) : null;
	}

	/**
	 * Builds the main image of a recipe: the first that its file holds, otherwise the one that it links to.
	 *
	 * @return Image|null
	 */
	public static function main( FoundRecipe $found ): ?array {
		return isset( $found->photos[0] ) ? self::from_url( $found->photos[0] ) : self::image( $found->images[0] ?? '' );
	}

	/**
	 * Builds the gallery of the other pictures that a file holds.
	 *
	 * @return list<Media>
	 */
	public static function gallery( FoundRecipe $found ): array {
		return array_map(
			static fn ( string $url ): array => [
				'type'    => 'image',
				'caption' => '',
			] + self::from_url( $url ),
			array_slice( array_values( array_unique( $found->photos ) ), 1 )
		);
	}

	/**
	 * Builds the stored form of an image that has a URL only.
	 *
	 * @return Image
	 */
	private static function from_url( string $url ): array {
		return [
			'id'  => 0,
			'url' => $url,
			'alt' => '',
		];
	}
}
