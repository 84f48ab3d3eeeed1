<?php
/**
 * Archive of recipes in a classic theme that has no template for it.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Before the head, which says what the page shows.
$larder_results = do_blocks( Larder\Search\SearchPage::content( [ 'inherit' => true ] ) );

get_header();
?>
<main id="primary" class="site-main larder-archive-page">
	<header class="page-header">
		<h1 class="page-title"><?php echo esc_html( is_tax() ? single_term_title( '', false ) ?? '' : post_type_archive_title( '', false ) ?? '' ); ?></h1>
		<?php the_archive_description( '<div class="archive-description">', '</div>' ); ?>
	</header>
	<?php echo $larder_results; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderer escapes.?>
</main>
<?php
get_footer();
