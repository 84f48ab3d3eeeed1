<?php
declare( strict_types=1 );

namespace Larder\Ajax;

defined( 'ABSPATH' ) || exit;

/**
 * An action that a visitor who is logged in may also call without a nonce, as clients from before do: the browser then has to say that a page of this site asks.
 */
interface NonceOptional extends Action {}
