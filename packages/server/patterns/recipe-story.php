<?php
/**
 * Pattern: an introduction and the recipe card after it.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:paragraph {"placeholder":"<?php esc_attr_e( 'Why this dish, and what makes it work? Two or three sentences.', 'larder' ); ?>"} -->
<p></p>
<!-- /wp:paragraph -->

<?php
require __DIR__ . '/parts/recipe.php';
