<?php
/**
 * Reads recipes from files and prints what they say, one JSON object a line:
 *
 *     printf '%s\t%s\n' page.html https://example.org/soup | php tools/read-recipe.php
 *
 * It needs neither WordPress nor a database, and is what import uses.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Exchange\ReadCommand;

define( 'ABSPATH', __DIR__ . '/' );

require dirname( __DIR__ ) . '/packages/server/autoload.php';

while ( false !== ( $line = fgets( STDIN ) ) ) {
	[ $file, $url ] = array_pad( explode( "\t", trim( $line, "\r\n" ), 2 ), 2, '' );
	if ( '' !== $file ) {
		echo ReadCommand::answer( $file, $url ), "\n";
	}
}
