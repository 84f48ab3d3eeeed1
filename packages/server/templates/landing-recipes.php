<?php
/**
 * Block template of a page that leads to recipes.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"padding":{"bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">
	<!-- wp:post-title {"level":1,"align":"wide"} /-->
	<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->
	<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
	<div class="wp-block-group alignfull">
		<!-- wp:heading {"align":"wide"} -->
		<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Courses', 'larder' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:larder/recipe-archive {"source":"terms","taxonomy":"recipe-course","align":"wide"} /-->
	</div>
	<!-- /wp:group -->
	<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
	<div class="wp-block-group alignfull">
		<!-- wp:heading {"align":"wide"} -->
		<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'In season', 'larder' ); ?></h2>
		<!-- /wp:heading -->
		<!-- wp:larder/recipe-archive {"source":"seasonal","align":"wide"} /-->
	</div>
	<!-- /wp:group -->
	<!-- wp:heading {"align":"wide"} -->
	<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'All recipes', 'larder' ); ?></h2>
	<!-- /wp:heading -->
	<?php echo Larder\Search\Page\SearchPage::content( [ 'level' => 3 ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Block markup.?>

</main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer"} /-->
