<?php
/**
 * Pattern: the newest recipes as cards.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:query {"query":{"perPage":6,"pages":0,"offset":0,"postType":"recipe","order":"desc","orderBy":"date","inherit":false},"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-query alignwide">
	<!-- wp:post-template {"style":{"spacing":{"blockGap":"var:preset|spacing|50"}},"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":"16rem"}} -->
	<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
	<div class="wp-block-group">
		<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"4/3","style":{"border":{"radius":"12px"}}} /-->
		<!-- wp:post-title {"isLink":true,"level":3,"fontSize":"large"} /-->
		<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"larder/recipe","args":{"key":"summary"}}}},"fontSize":"small"} -->
		<p class="has-small-font-size"></p>
		<!-- /wp:paragraph -->
	</div>
	<!-- /wp:group -->
	<!-- /wp:post-template -->
</div>
<!-- /wp:query -->
