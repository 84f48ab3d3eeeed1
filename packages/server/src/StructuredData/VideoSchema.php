<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Contracts\Constants;
use Larder\Recipe\PortalVideo;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the schema.org VideoObject of a recipe's video, by Google's documentation for videos.
 *
 * @phpstan-import-type Video from RecipeDocument
 */
final class VideoSchema {

	/**
	 * Returns the node.
	 *
	 * @param string $permalink URL of the page.
	 * @return array<string, mixed> Empty where there is no video, or no picture of it, which search engines ask for.
	 */
	public static function build( RecipeDocument $document, string $permalink ): array {
		$video   = $document->data['video'];
		$picture = $video['poster'] ?? $document->data['image'];
		if ( null === $video || null === $picture ) {
			return [];
		}
		return array_filter(
			[
				'@type'        => 'VideoObject',
				'name'         => '' === $video['name'] ? $document->data['name'] : $video['name'],
				'description'  => '' === $video['description'] ? $document->data['description'] : $video['description'],
				'thumbnailUrl' => [ $picture['url'] ],
				'uploadDate'   => $video['uploadDate'],
				'duration'     => $video['duration'] > 0 ? self::duration( $video['duration'] ) : '',
				'contentUrl'   => 'file' === $video['provider'] ? $video['url'] : '',
				'embedUrl'     => self::player( $video ),
				'hasPart'      => self::clips( $document, $permalink ),
			],
			static fn ( mixed $value ): bool => '' !== $value && [] !== $value
		);
	}

	/**
	 * Returns the URL of a video's player.
	 *
	 * @param Video $video
	 * @return string Empty for a file.
	 */
	private static function player( array $video ): string {
		return match ( $video['provider'] ) {
			'file'  => '',
			'embed' => $video['url'],
			default => PortalVideo::read( $video['url'] )?->player() ?? '',
		};
	}

	/**
	 * Returns the parts of the video that show a step, in their order in the video.
	 *
	 * @param string $permalink URL of the page.
	 * @return list<array<string, mixed>>
	 */
	private static function clips( RecipeDocument $document, string $permalink ): array {
		$starts = [];
		foreach ( $document->steps() as $step ) {
			if ( null !== $step['videoStart'] ) {
				// Two steps at one second are one clip.
				$starts[ $step['videoStart'] ] ??= '' === $step['title'] ? wp_trim_words( $step['text'], 12, '…' ) : $step['title'];
			}
		}
		ksort( $starts );
		$seconds = array_keys( $starts );
		$length  = $document->data['video']['duration'] ?? 0;
		$clips   = [];
		foreach ( $seconds as $at => $second ) {
			$end     = $seconds[ $at + 1 ] ?? $length;
			$clips[] = [
				'@type'       => 'Clip',
				'name'        => $starts[ $second ],
				'startOffset' => $second,
				'url'         => add_query_arg( Constants::VIDEO_START_ARGUMENT, $second, $permalink ),
			] + ( $end > $second ? [ 'endOffset' => $end ] : [] );
		}
		return $clips;
	}

	/**
	 * Returns a length as machines write it.
	 */
	private static function duration( int $seconds ): string {
		$hours   = intdiv( $seconds, 3600 );
		$minutes = intdiv( $seconds % 3600, 60 );
		return 'PT' . ( $hours > 0 ? "{$hours}H" : '' ) . ( $minutes > 0 ? "{$minutes}M" : '' ) . ( $seconds % 60 ) . 'S';
	}
}
