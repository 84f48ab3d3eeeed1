<?php
declare( strict_types=1 );

namespace Larder\Exchange;

use Larder\Exchange\Fetch\Fetcher;
use Larder\Exchange\Import\Pictures;
use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * `larder/v1/pictures`: brings a picture of another site into the media library, once, with an alternative text.
 */
final class PictureRoute implements Registrable {

	public function __construct( private readonly Fetcher $fetcher ) {}

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
			'/pictures',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => $this->answer( ... ),
				'permission_callback' => static fn (): bool => ReadRoute::may() && current_user_can( 'upload_files' ),
				'args'                => [
					'url' => [
						'description' => __( 'Address of a picture, or the picture itself as a data address.', 'larder' ),
						'type'        => 'string',
						'pattern'     => '^(?:https?://|data:image/[a-z+.-]+;base64,)',
						'required'    => true,
					],
					'alt' => [
						'description'       => __( 'What the picture shows.', 'larder' ),
						'type'              => 'string',
						'sanitize_callback' => 'sanitize_text_field',
						'required'          => true,
					],
				],
			]
		);
	}

	/**
	 * Imports a picture into the media library.
	 *
	 * @param \WP_REST_Request<array{url: string, alt: string}> $request
	 * @return \WP_REST_Response|\WP_Error `{ id, url, alt }`; 422 with the reason where it is not available.
	 */
	public function answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$url      = $request->get_param( 'url' );
		$alt      = $request->get_param( 'alt' );
		$pictures = new Pictures( $this->fetcher );
		$picture  = $pictures->one( is_string( $url ) ? $url : '', is_string( $alt ) ? $alt : '' );
		if ( null !== $picture ) {
			return new \WP_REST_Response( $picture );
		}
		$notice = $pictures->notices[0] ?? new Notice( Notice::BROKEN, 'image' );
		return new \WP_Error( 'larder_no_picture', NoticeText::format( $notice ), [ 'status' => 422 ] );
	}
}
