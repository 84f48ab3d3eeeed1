<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * One call that a page can make. It knows nothing of how the call arrives, and its {@see Contract} says who may make it.
 *
 * @template Request of array<string, mixed> What the schema of its contract lets through; the shapes are generated from it.
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
