<?php
declare( strict_types=1 );

namespace Larder\Tests\Support;

/**
 * Thrown where WordPress would end the process.
 */
final class AjaxDone extends \RuntimeException {}
