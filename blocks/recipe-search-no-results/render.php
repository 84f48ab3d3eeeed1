<?php
/**
 * Front end of the block larder/recipe-search-no-results.
 *
 * @package Larder
 *
 * @var string $content What the inner blocks have printed.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$larder_none = new WP_HTML_Tag_Processor( $content );
if ( $larder_none->next_tag() ) {
	$larder_none->remove_attribute( 'hidden' );
}
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Blocks have printed it.
echo Larder\Search\Page\PartPlaceholders::none( $larder_none->get_updated_html() );
