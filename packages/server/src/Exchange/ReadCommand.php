<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `tools/read-recipe.php`: what a file holds, as one line of JSON.
 */
final class ReadCommand {

	/**
	 * Reads a file.
	 *
	 * @param string $file Its path.
	 * @param string $url  The URL that it came from, if any.
	 * @return string One line.
	 */
	public static function answer( string $file, string $url ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this machine.
		$bytes   = is_readable( $file ) ? file_get_contents( $file ) : false;
		$source  = new Source( false === $bytes ? '' : $bytes, basename( $file ), $url );
		$formats = Formats::all();
		$format  = $formats->detect( $source );
		$reading = $formats->read( $source );
		return (string) json_encode( // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Without WordPress.
			[
				'file'    => $file,
				'format'  => $format?->id() ?? '',
				'recipes' => array_map( self::recipe( ... ), $reading->recipes ),
				'notices' => $reading->notices,
			],
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * Returns what is printed of a recipe.
	 *
	 * @return array<string, mixed>
	 */
	private static function recipe( ReadRecipe $recipe ): array {
		$data = $recipe->document->data;
		return [
			'name'         => $data['name'],
			'ingredients'  => array_column( $recipe->document->items(), 'text' ),
			'steps'        => $recipe->typed,
			'yield'        => trim( $data['yield']['amount'] . ' ' . $data['yield']['unit'] ),
			'prepMinutes'  => $data['times']['prep'],
			'cookMinutes'  => $data['times']['cook'],
			'totalMinutes' => $data['times']['total'],
			'image'        => EmbeddedPictures::is_one( $data['image']['url'] ?? '' ) ? '' : $data['image']['url'] ?? '',
			'author'       => $data['author'],
			'notices'      => $recipe->notices,
		];
	}
}
