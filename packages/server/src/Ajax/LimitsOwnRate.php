<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action that the dispatcher does not rate-limit: it asks the guard itself, and takes back the count of harmless requests.
 *
 * @template Request of array<string, mixed>
 * @extends Action<Request>
 */
interface LimitsOwnRate extends Action {}
