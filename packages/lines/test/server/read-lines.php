<?php
/**
 * Reads ingredient lines for the test that compares both readers: one JSON array of
 * a line and its locale on each line of standard input, one JSON object on each of the output.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Lines\LineReader;

define( 'ABSPATH', __DIR__ . '/' );

require dirname( __DIR__, 3 ) . '/server/autoload.php';

while ( false !== ( $input = fgets( STDIN ) ) ) {
	[ $text, $locale ] = json_decode( $input, true, 3, JSON_THROW_ON_ERROR );
	$line              = LineReader::read( $text, $locale );
	echo json_encode(
		[
			'quantity'    => $line->quantity,
			'quantityMax' => $line->quantity_max,
			'unit'        => $line->unit,
			'name'        => $line->name,
			'food'        => $line->food,
			'note'        => $line->note,
			'pieces'      => (object) $line->pieces,
		],
		JSON_THROW_ON_ERROR
	), "\n";
}
