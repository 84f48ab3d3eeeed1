<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action whose older clients look for the sentence of a refusal under `error`, whoever has refused.
 *
 * @template Request of array<string, mixed>
 * @extends Action<Request>
 */
interface RepeatsErrorMessage extends Action {}
