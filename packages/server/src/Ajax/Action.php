<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * One call that a page can make. It knows nothing of how the call arrives.
 */
interface Action {

	/**
	 * Gives the name that a request sends, which is also that of its schema.
	 */
	public function name(): string;

	/**
	 * Tells whether the call changes something.
	 */
	public function is_write(): bool;

	/**
	 * Tells who may make the call.
	 */
	public function caller(): Caller;

	/**
	 * Does what is asked.
	 *
	 * @param array<string, mixed> $input Validated and sanitized against the schema.
	 * @return array<string, mixed> Data of the answer.
	 * @throws Refusal When it cannot be done.
	 */
	public function handle( array $input ): array;
}
