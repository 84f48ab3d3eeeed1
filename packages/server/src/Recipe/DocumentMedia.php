<?php
declare( strict_types=1 );

namespace Larder\Recipe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the pictures and videos of a recipe for its document.
 *
 * @phpstan-import-type Media from RecipeDocument
 * @phpstan-import-type Video from RecipeDocument
 * @phpstan-import-type Track from RecipeDocument
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
		foreach ( StoredLists::media( $stored ) as [ $file, $item ] ) {
			$is_video = 'image' !== $file->media_type( $item->text( 'type' ) );
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

	/**
	 * Reads the video of a recipe.
	 *
	 * @param mixed    $stored Attributes of its block.
	 * @param \WP_Post $post   The post: a video that nobody dated is as old as it.
	 * @return Video|null Null when there is none, or its file has gone.
	 */
	public static function video( mixed $stored, \WP_Post $post ): ?array {
		$video = Attributes::from_value( $stored );
		$file  = LibraryFile::find( $video->count( 'id' ), $video->url( 'url' ) );
		if ( null === $file ) {
			return null;
		}
		$poster = $video->child( 'poster' );
		$tracks = self::tracks( $video );
		return [
			'url'         => $file->url,
			'provider'    => self::provider( $file ),
			'poster'      => DocumentImage::from_attributes( $poster ),
			'name'        => $video->text( 'name' ),
			'description' => $video->text( 'description' ),
			'uploadDate'  => self::date( $video->text( 'uploadDate' ), $file->id, $post ),
			'duration'    => $video->count( 'duration' ),
		] + ( [] === $tracks ? [] : [ 'tracks' => $tracks ] );
	}

	/**
	 * Reads the captions of a video.
	 *
	 * @param Attributes $video Attributes of its block.
	 * @return list<Track>
	 */
	public static function tracks( Attributes $video ): array {
		$tracks = [];
		foreach ( $video->children( 'tracks' ) as $track ) {
			if ( '' !== $track->url( 'src' ) ) {
				$tracks[] = [
					'src'   => $track->url( 'src' ),
					'lang'  => $track->text( 'lang' ),
					'label' => $track->text( 'label' ),
				];
			}
		}
		return $tracks;
	}

	/**
	 * Returns the provider that plays a video.
	 *
	 * @param LibraryFile $file Its file or URL.
	 * @return 'youtube'|'vimeo'|'file'|'embed'
	 */
	private static function provider( LibraryFile $file ): string {
		$portal = PortalVideo::read( $file->url );
		if ( null !== $portal ) {
			return $portal->provider;
		}
		return $file->is_video() ? 'file' : 'embed';
	}

	/**
	 * Returns the date of a video, which stays the same from save to save.
	 *
	 * @param string $stored Date that its author or the editor set.
	 * @param int    $file   Its file in the library, 0 for none.
	 * @return string As machines write it; empty for a post without a date.
	 */
	private static function date( string $stored, int $file, \WP_Post $post ): string {
		$time = '' === $stored ? false : strtotime( $stored );
		if ( false === $time && $file > 0 ) {
			$time = get_post_timestamp( $file );
		}
		if ( false === $time ) {
			$time = get_post_timestamp( $post );
		}
		return false === $time ? '' : gmdate( DATE_W3C, $time );
	}
}
