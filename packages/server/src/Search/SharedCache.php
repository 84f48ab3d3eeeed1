<?php
declare( strict_types=1 );

namespace Larder\Search;

/**
 * Answers by GET so that caches between the site and its visitors can keep the answer.
 */
final class SharedCache {

	/** How long a shared cache may answer by itself, in seconds. */
	private const FRESH = 60;

	/**
	 * Answers, or says that the caller has the answer already.
	 *
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 * @param \WP_REST_Request               $request   The request.
	 * @param array<array-key, mixed>        $of        All that the answer depends on.
	 * @param string                         $canonical The one address of the question.
	 * @param \Closure(): array<string, mixed> $answer Makes the answer.
	 */
	public static function response( \WP_REST_Request $request, array $of, string $canonical, \Closure $answer ): \WP_REST_Response {
		$tag      = '"' . md5( (string) wp_json_encode( $of ) ) . '"';
		$is_known = in_array( $tag, array_map( trim( ... ), explode( ',', str_replace( 'W/', '', (string) $request->get_header( 'if_none_match' ) ) ) ), true );
		return new \WP_REST_Response(
			$is_known ? null : $answer(),
			$is_known ? 304 : 200,
			[
				'ETag'          => $tag,
				'Cache-Control' => 'public, max-age=0, s-maxage=' . self::FRESH . ', stale-while-revalidate=600',
				'Link'          => '<' . esc_url_raw( $canonical ) . '>; rel="canonical"',
			]
		);
	}
}
