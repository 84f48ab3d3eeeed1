<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action whose calls nobody counts for it: it asks the guard by itself, and takes back what was no harm.
 *
 * @template Request of array<string, mixed>
 * @extends Action<Request>
 */
interface LimitsOwnRate extends Action {}
