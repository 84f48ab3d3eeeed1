<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * One action that a page can call. It is independent of the transport, and its {@see Contract} defines who may call it.
 *
 * @template Request of array<string, mixed> Input that is valid by the schema of its contract; the shapes are generated from that.
 */
interface Action {

	/**
	 * Returns the name that a request sends, which is also that of its schema.
	 */
	public function name(): string;

	/**
	 * Performs the action.
	 *
	 * @param Request $input Valid and sanitized by the schema of its contract.
	 * @return array<string, mixed> Data of the answer.
	 * @throws Refusal When it cannot be done.
	 */
	public function handle( array $input ): array;
}
