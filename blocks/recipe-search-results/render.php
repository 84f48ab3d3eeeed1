<?php
/**
 * Front end of the block larder/recipe-search-results.
 *
 * @package Larder
 *
 * @var string $content What the inner blocks have printed.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped the attributes.
echo Larder\Search\Page\PartPlaceholders::place( 'results', get_block_wrapper_attributes() ) . $content;
