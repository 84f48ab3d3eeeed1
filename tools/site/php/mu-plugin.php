<?php
/**
 * Plugin Name: Larder site
 * Description: Keeps a development site to itself: no updates of WordPress, and no calls to other hosts.
 *
 * Several sites share the files of WordPress; LARDER_SITE_ONLINE lets calls out.
 */

declare( strict_types=1 );

add_filter(
	'map_meta_cap',
	/**
	 * Forbids updates of WordPress from within.
	 *
	 * @param string[] $needed     What it takes.
	 * @param string   $capability What is requested.
	 * @return string[]
	 */
	static fn ( array $needed, string $capability ): array => 'update_core' === $capability ? [ 'do_not_allow' ] : $needed,
	10,
	2
);

if ( ! defined( 'LARDER_SITE_ONLINE' ) || ! LARDER_SITE_ONLINE ) {
	add_filter(
		'pre_http_request',
		/**
		 * Answers "nothing new" in the place of the update servers.
		 *
		 * @param mixed  $answer  An earlier answer, or false.
		 * @param mixed  $request The request's settings.
		 * @param string $address Where it goes.
		 * @return mixed
		 */
		static function ( mixed $answer, mixed $request, string $address ): mixed {
			$host = (string) wp_parse_url( $address, PHP_URL_HOST );
			if ( ! str_ends_with( $host, 'wordpress.org' ) ) {
				return $answer;
			}
			return [
				'headers'  => [],
				'body'     => '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[]}',
				'response' => [
					'code'    => 200,
					'message' => 'OK',
				],
				'cookies'  => [],
				'filename' => null,
			];
		},
		10,
		3
	);

	add_filter(
		'pre_get_avatar_data',
		/**
		 * Shows a picture of WordPress in the place of one that is far away.
		 *
		 * @param array<string, mixed> $data What is known of the picture.
		 * @return array<string, mixed>
		 */
		static fn ( array $data ): array => [ 'url' => includes_url( 'images/w-logo-blue.png' ) ] + $data
	);
}
