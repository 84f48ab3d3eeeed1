<?php
declare( strict_types=1 );

namespace Larder\Gallery;

use Larder\Recipe\Attributes;
use Larder\Recipe\LibraryFile;
use Larder\Recipe\Picture;
use Larder\Recipe\StoredLists;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the items of a gallery, whatever is stored, into what PHP and React print.
 *
 * Texts are plain. An item whose file has gone from the media library is left out.
 *
 * @phpstan-type Item array{type: 'image'|'video'|'embed', id: int, src: string, alt: string, caption: string, width: int, height: int, thumb: array<string, string>|null}
 */
final class MediaList {

	/** How wide the layouts show a thumbnail. */
	private const SIZES = '(min-width: 600px) 180px, 30vw';

	/**
	 * Reads the items.
	 *
	 * @param mixed $stored The `items` attribute as stored.
	 * @return list<Item>
	 */
	public static function read( mixed $stored ): array {
		return array_map( static fn ( array $item ): array => self::item( ...$item ), StoredLists::media( $stored ) );
	}

	/**
	 * Reads one item.
	 *
	 * @param LibraryFile $file What it opens.
	 * @return Item
	 */
	private static function item( LibraryFile $file, Attributes $stored ): array {
		$type   = $file->media_type( $stored->text( 'type' ) );
		$alt    = $stored->text( 'alt' );
		$poster = $stored->child( 'poster' );
		$thumb  = 'image' !== $type
			? Picture::find( $poster->count( 'id' ), $poster->url( 'url' ), '', 'medium', self::SIZES )
			: Picture::find( $file->id, $file->url, $alt, 'medium', self::SIZES );
		return [
			'type'    => $type,
			'id'      => $file->id,
			'src'     => $file->url,
			'alt'     => 'image' !== $type ? $alt : ( $thumb->attributes['alt'] ?? $alt ),
			'caption' => $stored->text( 'caption' ),
			'width'   => 'image' !== $type ? 0 : $file->width,
			'height'  => 'image' !== $type ? 0 : $file->height,
			// What an item shows is said by its link.
			'thumb'   => $thumb?->with( [ 'alt' => '', 'loading' => 'lazy' ] )->attributes,
		];
	}
}
