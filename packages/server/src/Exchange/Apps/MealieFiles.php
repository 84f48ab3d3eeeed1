<?php
declare( strict_types=1 );

namespace Larder\Exchange\Apps;

use Larder\Exchange\EmbeddedPictures;
use Larder\Exchange\Text\StepText;
use Larder\Exchange\Written\TimeText;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the files of a recipe for an archive that Mealie imports.
 */
final class MealieFiles {

	/** What it calls the picture of a recipe in its three sizes; it asks for them by these names, whatever type they have. */
	private const PICTURE_NAMES = [ 'original.webp', 'min-original.webp', 'tiny-original.webp' ];

	/**
	 * Returns the files of a recipe where Mealie looks for them in an archive: `recipes/soup/soup.json`, its picture in `images` beside it.
	 *
	 * @param int $number Which one it is, from 1.
	 * @return array<string, string> What they hold, by their paths.
	 */
	public static function for_recipe( RecipeDocument $document, int $number ): array {
		$slug    = self::slug( $document->data['name'] );
		$folder  = "recipes/$slug-$number";
		$picture = EmbeddedPictures::bytes( $document->data['image']['url'] ?? '' );
		$fields  = self::fields( $document );
		$files   = [];
		if ( null !== $picture ) {
			// By this Mealie knows that there is a picture, and a new one from an old one.
			$fields['image'] = substr( md5( $picture ), 0, 4 );
			foreach ( self::PICTURE_NAMES as $name ) {
				$files[ "$folder/images/$name" ] = $picture;
			}
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Works without WordPress.
		$json = (string) json_encode( $fields, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return [ "$folder/$slug.json" => $json ] + $files;
	}

	/**
	 * Returns the fields of a recipe as Mealie names them.
	 *
	 * @return array<string, mixed>
	 */
	private static function fields( RecipeDocument $document ): array {
		$data    = $document->data;
		$time    = static fn ( string $text ): ?string => '' === $text ? null : $text;
		$named   = static fn ( string $name ): array => [
			'id'   => Uuid::from_content( $name ),
			'name' => $name,
			'slug' => self::slug( $name ),
		];
		return [
			'name'               => $data['name'],
			'slug'               => self::slug( $data['name'] ),
			'description'        => $data['description'],
			'orgURL'             => $data['source']['url'] ?? '',
			// Mealie refuses a recipe without.
			'extras'             => (object) [],
			'recipeYield'        => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prepTime'           => $time( TimeText::write( $data['times'], 'prep', 'minutes' ) ),
			'performTime'        => $time( TimeText::write( $data['times'], 'cook', 'minutes' ) ),
			'totalTime'          => $time( TimeText::write( $data['times'], 'total', 'minutes' ) ),
			'tags'               => array_map( $named, $data['keywords'] ),
			'tools'              => array_map( $named, array_column( $data['equipment'], 'name' ) ),
			'recipeIngredient'   => array_merge( ...array_map(
				static fn ( array $group ): array => self::entries( $group['title'], array_column( $group['items'], 'text' ), 'display' ),
				$data['ingredients']
			) ),
			'recipeInstructions' => array_merge( ...array_map(
				static fn ( array $group ): array => self::entries(
					$group['title'],
					StepText::lines( $group['steps'] ),
					'text'
				),
				$data['instructions']
			) ),
			'notes'              => '' === $data['notes'] ? [] : array_map(
				static fn ( string $line ): array => [
					'title' => '',
					'text'  => $line,
				],
				explode( "\n", $data['notes'] )
			),
		];
	}

	/**
	 * Returns the entries of a group; the first one carries the group's title.
	 *
	 * @param list<string> $texts The entries.
	 * @param string       $key   Where the text is.
	 * @return list<array<string, string>>
	 */
	private static function entries( string $title, array $texts, string $key ): array {
		return array_map(
			static fn ( string $text, int $at ): array => [
				'title' => 0 === $at ? $title : '',
				$key    => $text,
			] + ( 'display' === $key ? [
				'note'         => $text,
				'originalText' => $text,
			] : [] ),
			$texts,
			array_keys( $texts )
		);
	}

	/**
	 * Builds the slug that Mealie uses in URLs.
	 */
	private static function slug( string $name ): string {
		$slug = trim( preg_replace( '/[^\p{L}\p{N}]+/u', '-', mb_strtolower( $name ) ) ?? '', '-' );
		return '' === $slug ? 'recipe' : $slug;
	}
}
