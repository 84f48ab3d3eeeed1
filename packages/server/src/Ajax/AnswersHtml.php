<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action that answers HTML instead of JSON; its refusals are JSON all the same.
 *
 * @template Request of array<string, mixed>
 * @extends Action<Request>
 */
interface AnswersHtml extends Action {

	/**
	 * Writes the answer.
	 *
	 * @param array<string, mixed> $data What {@see Action::handle()} has given.
	 * @return string Safe HTML.
	 */
	public function html( array $data ): string;
}
