<?php
/**
 * Block template that lists recipes.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"padding":{"bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">
	<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->
	<!-- wp:term-description {"align":"wide"} /-->
	<?php echo Larder\Search\Page\SearchPage::content( [ 'inherit' => true ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Block markup.?>

</main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"footer"} /-->
