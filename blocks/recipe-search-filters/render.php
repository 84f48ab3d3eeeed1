<?php
/**
 * Front end of the block larder/recipe-search-filters.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has escaped the attributes.
echo Larder\Search\Page\PartPlaceholders::place( 'filters', get_block_wrapper_attributes() );
