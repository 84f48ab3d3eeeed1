<?php
/**
 * The blocks of an empty recipe, as the editor saves them.
 *
 * @package Larder
 *
 * @var string|null $larder_attributes Attributes of the card as JSON, with a space after it.
 * @var string|null $larder_class      Classes of the card.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Block attributes from the pattern files, no input.
?>
<!-- wp:larder/recipe <?php echo $larder_attributes ?? ''; ?>-->
<div class="<?php echo esc_attr( $larder_class ?? 'wp-block-larder-recipe' ); ?>"><!-- wp:larder/details /-->

<!-- wp:larder/ingredients -->
<div class="wp-block-larder-ingredients"><h3 class="wp-block-larder-ingredients__title" data-default="1"><?php esc_html_e( 'Ingredients', 'larder' ); ?></h3></div>
<!-- /wp:larder/ingredients -->

<!-- wp:larder/instructions -->
<div class="wp-block-larder-instructions"><h3 class="wp-block-larder-instructions__title" data-default="1"><?php esc_html_e( 'Instructions', 'larder' ); ?></h3></div>
<!-- /wp:larder/instructions -->

<!-- wp:larder/notes -->
<div class="wp-block-larder-notes"><h3 class="wp-block-larder-notes__title" data-default="1"><?php esc_html_e( 'Notes', 'larder' ); ?></h3><!-- wp:paragraph -->
<p></p>
<!-- /wp:paragraph --></div>
<!-- /wp:larder/notes --></div>
<!-- /wp:larder/recipe -->
