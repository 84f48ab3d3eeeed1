<?php
declare( strict_types=1 );

namespace Larder\Recipe\Saved;

use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the gallery and the video; the twin of `save()` in `blocks/gallery` and `blocks/video`.
 *
 * @phpstan-import-type Media from RecipeDocument
 * @phpstan-import-type Track from RecipeDocument
 * @phpstan-import-type Video from RecipeDocument
 */
final class MediaBlocks {

	private const GALLERY = 'wp-block-larder-gallery';

	/** URLs of files that browsers play. */
	private const FILE = '/\.(?:mp4|m4v|webm|ogv|mov)(?:$|[?#])/i';

	/**
	 * Writes the gallery.
	 *
	 * @param list<Media> $media Its pictures and videos.
	 * @return string Empty where there are none.
	 */
	public static function gallery( array $media ): string {
		$stored  = [];
		$printed = '';
		foreach ( $media as $item ) {
			$stored[] = [
				'type'    => $item['type'],
				'id'      => $item['id'],
				'url'     => $item['url'],
				'alt'     => Markup::encode( $item['alt'] ),
				'caption' => Markup::encode( $item['caption'] ),
			];
			$url      = Markup::url( $item['url'] );
			$shown    = 'image' === $item['type']
				? Markup::image( $item )
				: Markup::element( 'a', [ 'href' => $url ], Markup::text( '' === $item['alt'] ? $url : $item['alt'] ) );
			$printed .= '' === $url
				? ''
				: Markup::element(
					'figure',
					[ 'class' => self::GALLERY . '__item' ],
					$shown . Markup::rich( 'figcaption', '', Markup::encode( $item['caption'] ) )
				);
		}
		return [] === $media
			? ''
			: Block::html(
				'larder/gallery',
				[ 'items' => $stored ],
				'' === $printed ? '' : Markup::element( 'div', [ 'class' => self::GALLERY ], $printed )
			);
	}

	/**
	 * Writes the video.
	 *
	 * @param Video|null $video
	 * @return string Empty where there is none.
	 */
	public static function video( ?array $video ): string {
		if ( null === $video ) {
			return '';
		}
		$tracks     = $video['tracks'] ?? [];
		$attributes = [
			'url'         => $video['url'],
			'name'        => Markup::encode( $video['name'] ),
			'description' => Markup::encode( $video['description'] ),
			'poster'      => Block::image( $video['poster'] )['image'] ?? null,
			'tracks'      => array_map(
				static fn ( array $track ): array => [
					'src'   => $track['src'],
					'lang'  => Markup::encode( $track['lang'] ),
					'label' => Markup::encode( $track['label'] ),
				],
				$tracks
			),
			'uploadDate'  => Markup::encode( $video['uploadDate'] ),
			'duration'    => Block::count( $video['duration'] ),
		];
		$url        = Markup::url( $video['url'] );
		$shown      = 1 === preg_match( self::FILE, $url )
			? self::player( $url, Markup::url( $video['poster']['url'] ?? '' ), $tracks )
				. Markup::rich( 'figcaption', '', $attributes['name'] )
			: Markup::element(
				'p',
				[],
				Markup::element( 'a', [ 'href' => $url ], Markup::text( '' === $video['name'] ? $url : $video['name'] ) )
			);
		return Block::html(
			'larder/video',
			$attributes,
			'' === $url
				? ''
				: Markup::element( 'figure', [ 'class' => 'wp-block-larder-video' ], $shown )
		);
	}

	/**
	 * Prints the player of a file.
	 *
	 * @param string      $poster URL of the picture before it plays; empty for none.
	 * @param list<Track> $tracks Its captions.
	 */
	private static function player( string $url, string $poster, array $tracks ): string {
		$captions = array_map(
			static fn ( array $track ): string => Markup::element(
				'track',
				[
					'kind'    => 'captions',
					'src'     => Markup::url( $track['src'] ),
					'srclang' => $track['lang'],
					'label'   => $track['label'],
				]
			),
			$tracks
		);
		return Markup::element(
			'video',
			[
				'controls' => true,
				'preload'  => 'none',
				'src'      => $url,
				'poster'   => '' === $poster ? null : $poster,
			],
			implode( '', $captions )
		);
	}
}
