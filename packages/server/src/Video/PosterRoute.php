<?php
declare( strict_types=1 );

namespace Larder\Video;

use Larder\Recipe\PortalVideo;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/video-details`: asks YouTube or Vimeo for the name of a video, and takes its picture into the media library,
 * so that no visitor has to ask them.
 */
final class PosterRoute implements Registrable {

	/** Meta of a picture: the video that it belongs to, such as `youtube:dQw4w9WgXcQ`. */
	private const META = '_larder_video_poster';

	/** How long a portal is waited for, in seconds. */
	private const TIMEOUT = 8;

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'rest_api_init', $this->add( ... ) );
	}

	/**
	 * Adds the route.
	 */
	public function add(): void {
		register_rest_route(
			'larder/v1',
			'/video-details',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn (): bool => (
					current_user_can( 'edit_posts' )
						|| current_user_can( 'edit_delicious_recipes' )
				)
					&& current_user_can( 'upload_files' ),
				'args'                => [
					'url' => [
						'description' => __( 'Address of a video on YouTube or Vimeo.', 'larder' ),
						'type'        => 'string',
						'required'    => true,
					],
				],
			]
		);
	}

	/**
	 * Finds out what is known of a video.
	 *
	 * @param \WP_REST_Request<array{url: string}> $request
	 * @return \WP_REST_Response|\WP_Error `{ name, duration, poster: { id, url }|null }`; 404 for a video that is gone, 502 where the portal does not answer.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$address = $request->get_param( 'url' );
		$video   = PortalVideo::read( is_string( $address ) ? $address : '' );
		if ( null === $video ) {
			return new \WP_Error(
				'larder_no_portal',
				__( 'This is not the address of a video on YouTube or Vimeo.', 'larder' ),
				[ 'status' => 400 ]
			);
		}
		$known = $this->ask( $video );
		return is_wp_error( $known ) ? $known : new \WP_REST_Response(
			[
				'name'     => $known['name'],
				'duration' => $known['duration'],
				'poster'   => $this->poster( $video, $known['picture'], $known['name'] ),
			]
		);
	}

	/**
	 * Requests the video's name, duration and picture from its portal.
	 *
	 * @return array{name: string, duration: int, picture: string}|\WP_Error
	 */
	private function ask( PortalVideo $video ): array|\WP_Error {
		$endpoint = 'youtube' === $video->provider ? 'https://www.youtube.com/oembed' : 'https://vimeo.com/api/oembed.json';
		$response = wp_safe_remote_get(
			add_query_arg(
				[
					'format' => 'json',
					'width'  => 1280,
					'url'    => rawurlencode( $video->url() ),
				],
				$endpoint
			),
			[ 'timeout' => self::TIMEOUT ]
		);
		$status   = wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, [ 401, 403, 404, 410 ], true ) ) {
			return new \WP_Error(
				'larder_video_gone',
				__( 'This video cannot be found, or may not be shown on other sites.', 'larder' ),
				[ 'status' => 404 ]
			);
		}
		$data = 200 === $status ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
		if ( ! is_array( $data ) ) {
			return new \WP_Error( 'larder_portal_failed', __( 'The site of the video does not answer.', 'larder' ), [ 'status' => 502 ] );
		}
		return [
			'name'     => is_string( $data['title'] ?? null ) ? sanitize_text_field( $data['title'] ) : '',
			'duration' => is_numeric( $data['duration'] ?? null ) ? max( 0, (int) $data['duration'] ) : 0,
			'picture'  => is_string( $data['thumbnail_url'] ?? null ) ? sanitize_url( $data['thumbnail_url'], [ 'https' ] ) : '',
		];
	}

	/**
	 * Downloads the picture of a video into the media library, once.
	 *
	 * @param string $url  URL of its picture.
	 * @param string $name Name of the video.
	 * @return array{id: int, url: string}|null Null when there is none, or it is not available.
	 */
	private function poster( PortalVideo $video, string $url, string $name ): ?array {
		$key = "$video->provider:$video->id";
		$ids = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'fields'      => 'ids',
				'numberposts' => 1,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Asked while somebody edits, never for a page.
				'meta_key'    => self::META,
				'meta_value'  => $key, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value -- As above.
			]
		);
		$id  = $ids[0] ?? ( '' === $url ? 0 : $this->take( $url, $name ) );
		if ( $id > 0 ) {
			update_post_meta( $id, self::META, $key );
		}
		$known = $id > 0 ? wp_get_attachment_image_url( $id, 'large' ) : false;
		return false === $known ? null : [
			'id'  => $id,
			'url' => $known,
		];
	}

	/**
	 * Downloads a picture.
	 *
	 * @param string $name Name of the video.
	 * @return int The attachment, 0 when the picture is not available.
	 */
	private function take( string $url, string $name ): int {
		foreach ( [ 'file', 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/$part.php";
		}
		$file = download_url( $url, self::TIMEOUT );
		if ( is_wp_error( $file ) ) {
			return 0;
		}
		// Portals name their pictures without the ending that says what they are.
		$types = [
			'image/jpeg' => 'jpg',
			'image/png'  => 'png',
			'image/webp' => 'webp',
		];
		$type  = $types[ (string) wp_get_image_mime( $file ) ] ?? '';
		$id    = '' === $type ? 0 : media_handle_sideload(
			[
				'name'     => sanitize_title( $name, 'video' ) . ".$type",
				'tmp_name' => $file,
			],
			0,
			$name
		);
		if ( ! is_int( $id ) || 0 === $id ) {
			wp_delete_file( $file );
			return 0;
		}
		return $id;
	}
}
