<?php
declare( strict_types=1 );

namespace Larder\Recipe;

/**
 * Reads the pictures and videos of a recipe for its document.
 *
 * @phpstan-import-type Media from RecipeDocument
 */
final class DocumentMedia {

	/**
	 * Reads the items of one gallery.
	 *
	 * @param mixed $stored The `items` attribute as stored.
	 * @return list<Media> Without those whose file has gone.
	 */
	public static function gallery( mixed $stored ): array {
		$items = [];
		foreach ( is_array( $stored ) ? $stored : [] as $value ) {
			$item = Attributes::of( is_string( $value ) ? [ 'url' => $value ] : $value );
			$file = LibraryFile::find( $item->count( 'id' ), $item->url( 'url' ) );
			if ( null === $file ) {
				continue;
			}
			$is_video = 'video' === $item->text( 'type' ) || str_starts_with( $file->mime_type, 'video/' );
			$alt      = $item->text( 'alt' );
			$items[]  = [
				'type'    => $is_video ? 'video' : 'image',
				'id'      => $file->id,
				'url'     => $file->url,
				'alt'     => '' === $alt && ! $is_video ? DocumentImage::find( $file->id, $file->url, '' )['alt'] ?? '' : $alt,
				'caption' => $item->text( 'caption' ),
			];
		}
		return $items;
	}
}
