<?php
/**
 * Archive of recipes in a classic theme that has no template for it.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Before the head, which says what the page shows.
$larder_results = do_blocks( Larder\Search\Page\SearchPage::content( [ 'inherit' => true ] ) );

ob_start();
get_header();
$larder_header = new Larder\Templates\ThemeHeader( (string) ob_get_clean() );

$larder_title       = is_tax() ? single_term_title( '', false ) ?? '' : post_type_archive_title( '', false ) ?? '';
$larder_description = get_the_archive_description();
$larder_element     = $larder_header->has_main ? 'div' : 'main';
$larder_heading     = $larder_header->title_element();

echo $larder_header->html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The theme has printed it.
?>
<<?php echo tag_escape( $larder_element ); ?> id="<?php echo esc_attr( $larder_header->target ); ?>" class="larder-archive-page">
	<?php if ( ! $larder_header->has_title( $larder_title ) ) { ?>
		<?php printf( '<%1$s class="page-title">%2$s</%1$s>', tag_escape( $larder_heading ), esc_html( $larder_title ) ); ?>

	<?php } ?>
	<?php if ( '' !== $larder_description && ! $larder_header->says( $larder_description ) ) { ?>
		<div class="archive-description"><?php echo wp_kses_post( $larder_description ); ?></div>
	<?php } ?>
	<?php echo $larder_results; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.?>
</<?php echo tag_escape( $larder_element ); ?>>
<?php
get_footer();
