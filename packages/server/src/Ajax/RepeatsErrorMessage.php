<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action whose older clients read the message of a refusal from `error`.
 *
 * @template Request of array<string, mixed>
 * @extends Action<Request>
 */
interface RepeatsErrorMessage extends Action {}
