<?php
declare( strict_types=1 );

namespace Larder\Search\Answer;

use Larder\Recipe\ReadAccess;
use Larder\Search\Index\IndexState;

defined( 'ABSPATH' ) || exit;

/**
 * Answers GET requests so that shared caches (CDN, proxy) can store the response.
 *
 * Its ETag is a hash of the generation of the index and of the response itself. Cards show what the
 * index does not contain, such as a picture, a URL or the colour of a term; WordPress tracks when
 * posts and terms last changed, but without a persistent object cache only within a request. So the
 * response is always computed, and a client that already has it gets status 304.
 */
final class SharedCache {

	/** How long a shared cache may answer without revalidation, in seconds (`s-maxage`). */
	private const MAX_AGE = 60;

	/**
	 * Names of a URL by which WordPress itself is told something, such as which fields of an answer are wanted; they
	 * are part of no question.
	 */
	public const OF_WORDPRESS = [ 'rest_route', '_embed', '_envelope', '_fields', '_jsonp', '_locale', '_method', '_pretty', '_wpnonce' ];

	/** Those of them that give the answer another form. */
	private const FORMS = [ '_embed', '_envelope', '_fields', '_jsonp', '_pretty' ];

	/**
	 * @param string $version The plugin's version, with which the shape of an answer may change.
	 */
	public function __construct(
		private readonly IndexState $state,
		private readonly string $version
	) {}

	/**
	 * Answers, or says that the caller has the answer already.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 * @param string                           $route     The route, after the URL of the REST API.
	 * @param array<string, int|string>        $canonical The arguments of the one URL of the question.
	 * @param list<mixed>                      $question
	 * @param \Closure(): array<string, mixed> $answer    Builds the answer.
	 */
	public function response(
		\WP_REST_Request $request,
		string $route,
		array $canonical,
		array $question,
		\Closure $answer
	): \WP_REST_Response {
		$body     = $answer();
		$tag      = '"' . md5( (string) wp_json_encode( [
			$this->version,
			$this->state->generation(),
			determine_locale(),
			self::form( $request ),
			$question,
			$body,
		] ) ) . '"';
		// With `_envelope` the ETag is inside the response body.
		$is_known = ! $request->has_param( '_envelope' )
			&& in_array(
				$tag,
				array_map( trim( ... ), explode( ',', str_replace( 'W/', '', (string) $request->get_header( 'if_none_match' ) ) ) ),
				true
			);
		if ( $is_known ) {
			// WordPress would look for `_fields` in an empty body.
			unset( $request['_fields'] );
		}
		$url = add_query_arg( array_map( rawurlencode( ... ), array_map( strval( ... ), $canonical ) ), rest_url( $route ) );
		return new \WP_REST_Response(
			$is_known ? null : self::opened( $body, $request['_fields'] ),
			$is_known ? 304 : 200,
			[
				'ETag'          => $tag,
				'Cache-Control' => self::is_for_all()
					? 'public, max-age=0, s-maxage=' . self::MAX_AGE . ', stale-while-revalidate=600'
					: 'private, no-cache',
				'Link'          => '<' . esc_url_raw( $url ) . '>; rel="canonical"',
			]
		);
	}

	/**
	 * Returns whether every visitor would get the same answer.
	 */
	private static function is_for_all(): bool {
		return ! is_user_logged_in() && ! ReadAccess::are_told_apart();
	}

	/**
	 * Returns what decides about the form of an answer.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<array-key, mixed> By name.
	 */
	private static function form( \WP_REST_Request $request ): array {
		$form = array_intersect_key( $request->get_query_params(), array_flip( self::FORMS ) );
		ksort( $form );
		return $form;
	}

	/**
	 * Converts the objects in which WordPress is going to look for `_fields` to arrays, as it cannot look into objects.
	 *
	 * @param array<string, mixed> $body   What is answered.
	 * @param mixed                $fields Wanted fields, such as `total,terms.recipe-course`.
	 * @return array<string, mixed> The same; the maps that nobody looks into stay as they are, for an empty one is `{}`.
	 */
	private static function opened( array $body, mixed $fields ): array {
		foreach ( is_string( $fields ) || is_array( $fields ) ? wp_parse_list( $fields ) : [] as $field ) {
			$name = is_string( $field ) ? strstr( $field, '.', true ) : false;
			if ( false !== $name && is_object( $body[ $name ] ?? null ) ) {
				$body[ $name ] = json_decode( (string) wp_json_encode( $body[ $name ] ), true );
			}
		}
		return $body;
	}
}
