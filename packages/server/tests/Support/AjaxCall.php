<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * One call of the ajax endpoint, made as a browser makes it but without leaving the process.
 */
final class AjaxCall {

	/**
	 * Calls an action.
	 *
	 * @param array<string, mixed>  $fields  Form fields.
	 * @param array<string, string> $headers Values of `$_SERVER`.
	 * @param string                $method  HTTP method.
	 * @return array{status: int, body: array{success: bool, data: array<string, mixed>}|null, text: string} Body null when it is no
	 *        envelope; text is what was
	 *        sent.
	 */
	public static function make( string $action, array $fields, array $headers = [], string $method = 'POST' ): array {
		$_POST   = wp_slash( $fields );
		$_SERVER = [ 'REQUEST_METHOD' => $method ] + $headers + [
			'REMOTE_ADDR'         => '192.0.2.1',
			'HTTP_SEC_FETCH_SITE' => 'same-origin',
		] + $_SERVER;
		$status  = 200;
		$watch   = static function ( string $header, int $code ) use ( &$status ): string {
			$status = $code;
			return $header;
		};
		$die     = static fn (): \Closure => static function (): void {
			throw new AjaxDone();
		};
		add_filter( 'status_header', $watch, 10, 2 );
		add_filter( 'wp_die_ajax_handler', $die );
		add_filter( 'wp_doing_ajax', '__return_true' );
		ob_start();
		try {
			do_action( 'wp_ajax_nopriv_' . $action );
		} catch ( AjaxDone ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement.DetectedCatch -- The answer is complete.
		} finally {
			$body = (string) ob_get_clean();
			remove_filter( 'status_header', $watch );
			remove_filter( 'wp_die_ajax_handler', $die );
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
		/** @var array{success: bool, data: array<string, mixed>}|null $envelope */
		$envelope = json_decode( $body, true );
		return [
			'status' => $status,
			'body'   => $envelope,
			'text'   => $body,
		];
	}
}
