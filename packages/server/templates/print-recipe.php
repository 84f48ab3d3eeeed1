<?php
/**
 * A recipe for paper.
 *
 * @package Larder
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

the_post();

$larder_post  = get_post();
$larder_print = Larder\Plugin::renderers()->print_page;

if ( ! $larder_post instanceof WP_Post ) {
	return;
}

// Before the head, which names the styles of what is printed.
$larder_body = $larder_print->body( $larder_post );
?>
<!DOCTYPE html>
<html class="larder-print-page" <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title><?php echo esc_html( wp_get_document_title() ); ?></title>
	<?php $larder_print->head( $larder_post ); ?>
</head>
<body class="larder-print">
	<?php
	echo $larder_body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The renderers escape.
	$larder_print->foot();
	?>
</body>
</html>
