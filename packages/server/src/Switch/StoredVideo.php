<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Html\Url;
use Larder\Exchange\Text\Seconds;
use Larder\Recipe\DocumentImage;
use Larder\Recipe\PortalVideo;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the video of a recipe, with what its plugin has stored about it for search engines.
 *
 * @phpstan-import-type Video from RecipeDocument
 * @phpstan-type About array{name?: string, description?: string, uploadDate?: string, duration?: string, poster?: string}
 */
final class StoredVideo {

	/**
	 * Returns the video.
	 *
	 * @param string $text  A URL, or HTML or a shortcode that contains one.
	 * @param About  $about What is said about it: plain texts, a date, a length and the URL of a picture.
	 * @return Video|null Null where the text has no URL.
	 */
	public static function read( string $text, array $about = [] ): ?array {
		$url = Url::first_in( $text );
		if ( '' === $url ) {
			return null;
		}
		$date = $about['uploadDate'] ?? '';
		return [
			'url'         => $url,
			'provider'    => PortalVideo::read( $url )->provider ?? (
				1 === preg_match( '#\.(?:mp4|m4v|webm|ogv|mov)(?:\?|$)#i', $url )
					? 'file'
					: 'embed'
			),
			'poster'      => self::poster( $about['poster'] ?? '' ),
			'name'        => $about['name'] ?? '',
			'description' => $about['description'] ?? '',
			'uploadDate'  => false === strtotime( $date ) ? '' : $date,
			'duration'    => Seconds::parse( $about['duration'] ?? '' ),
		];
	}

	/**
	 * Returns what is stored about a video as search engines are told it.
	 *
	 * @param StoredTree $video Fields of a `VideoObject` of schema.org.
	 * @return About
	 */
	public static function about( StoredTree $video ): array {
		return [
			'name'        => $video->text( 'name' ),
			'description' => $video->text( 'description' ),
			'uploadDate'  => $video->text( 'uploadDate' ),
			'duration'    => $video->text( 'duration' ),
			'poster'      => $video->html( 'thumbnailUrl' ),
		];
	}

	/**
	 * Returns the picture that precedes the video plays: none of a portal, which visitors meet no earlier than they play.
	 *
	 * @param string $url Its URL, empty for none.
	 * @return array{id: int, url: string, alt: string}|null
	 */
	public static function poster( string $url ): ?array {
		return Url::is_web( $url ) && ! PortalVideo::is_picture( $url )
			? DocumentImage::find( LibraryPicture::id( $url ), $url, '' )
			: null;
	}
}
