<?php
/**
 * Reads the ingredient lines of the demo again and again, and prints how many in how many seconds: `lines.php ROUNDS`. Needs no WordPress.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Lines\LineReader;

if ( PHP_SAPI !== 'cli' ) {
	exit( 1 );
}
define( 'ABSPATH', dirname( __DIR__, 3 ) . '/' );
require ABSPATH . 'packages/server/autoload.php';

/** @var list<array{document: array{ingredients: list<array{items: list<array{text: string}>}>}}> $larder_recipes */
$larder_recipes = json_decode( (string) file_get_contents( ABSPATH . 'tools/demo/build/recipes.json' ), true );
$larder_lines   = [];
foreach ( $larder_recipes as $larder_recipe ) {
	foreach ( $larder_recipe['document']['ingredients'] as $larder_group ) {
		array_push( $larder_lines, ...array_column( $larder_group['items'], 'text' ) );
	}
}
$larder_rounds = (int) ( $argv[1] ?? 1 );
$larder_start  = microtime( true );
for ( $larder_round = 0; $larder_round < $larder_rounds; ++$larder_round ) {
	array_map( static fn ( string $line ): mixed => LineReader::read( $line ), $larder_lines );
}
echo json_encode(
	[
		'lines'   => count( $larder_lines ) * $larder_rounds,
		'seconds' => microtime( true ) - $larder_start,
	]
);
