<?php
/**
 * Reads ingredient lines from standard input and prints what each says, one JSON
 * object a line, as `tools/parse-ingredients.mjs` does by TypeScript:
 *
 *     php tools/parse-ingredients.php [locale] < lines.txt
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Lines\LineReader;

define( 'ABSPATH', __DIR__ . '/' );

require dirname( __DIR__ ) . '/packages/server/autoload.php';

$locale = $argv[1] ?? 'en';
while ( false !== ( $input = fgets( STDIN ) ) ) {
	$line = LineReader::read( rtrim( $input, "\r\n" ), $locale );
	echo json_encode(
		[
			'input'       => $line->input,
			'quantity'    => $line->quantity,
			'quantityMax' => $line->quantity_max,
			'unit'        => $line->unit,
			'name'        => $line->food,
			'note'        => $line->note,
		],
		JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR
	), "\n";
}
