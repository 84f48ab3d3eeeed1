<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action that another plugin adds by the filter `larder_ajax_actions`, with its own contract.
 *
 * @extends Action<array<string, mixed>>
 */
interface ForeignAction extends Action {

	/**
	 * Whether the call changes something.
	 */
	public function is_write(): bool;

	/**
	 * Returns who may make the call.
	 */
	public function caller(): Caller;

	/**
	 * Returns what a request may hold, as JSON Schema draft 4; all else is refused with status 400.
	 *
	 * @return array{type: 'object', additionalProperties: bool, properties: array<string, array<string, mixed>>, required?: list<string>}
	 */
	public function request_schema(): array;
}
