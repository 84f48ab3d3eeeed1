<?php
/**
 * Converts texts for the test that compares both converters: one JSON array of a text,
 * its locale and a system on each line of standard input, one JSON string on each of the output.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Lines\Convert\ConvertedText;

define( 'ABSPATH', __DIR__ . '/' );

require dirname( __DIR__, 3 ) . '/server/autoload.php';

while ( false !== ( $input = fgets( STDIN ) ) ) {
	[ $text, $locale, $system ] = json_decode( $input, true, 3, JSON_THROW_ON_ERROR );
	echo json_encode( ConvertedText::convert( $text, $system, $locale ), JSON_THROW_ON_ERROR ), "\n";
}
