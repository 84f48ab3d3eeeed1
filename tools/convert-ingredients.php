<?php
/**
 * Reads ingredient lines from standard input and prints each with how it is shown at a scale in the units that were written,
 * in metric and in American ones, with tabs between, as `tools/convert-ingredients.mjs` does by TypeScript:
 *
 *     php tools/convert-ingredients.php [factor] [locale] < lines.txt
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Lines\Convert\LineConverter;
use Larder\Lines\LineReader;
use Larder\Lines\Scale\LineScaler;
use Larder\Lines\Scale\QuantityFormat;
use Larder\Lines\Scale\WrittenLine;
use Larder\Recipe\WordOrder;

define( 'ABSPATH', __DIR__ . '/' );

require dirname( __DIR__ ) . '/packages/server/autoload.php';

$factor = (float) ( $argv[1] ?? 1 );
$locale = $argv[2] ?? 'en';
$format = new QuantityFormat( $locale, true, true );

while ( false !== ( $input = fgets( STDIN ) ) ) {
	$line   = rtrim( $input, "\r\n" );
	$pieces = LineReader::read( $line, $locale )->pieces + array_fill_keys( [ 'quantity', 'unit', 'name', 'note' ], '' );
	$order  = WordOrder::of_text( $line, $pieces );
	$read   = WrittenLine::read( $pieces, $locale, WordOrder::is_unit_first( $order ) );
	$shown  = [
		LineScaler::scale( $read, $factor, $format ),
		LineConverter::convert( $read, $factor, 'metric', $format ),
		LineConverter::convert( $read, $factor, 'us', $format ),
	];
	echo implode(
		"\t",
		[ $line, ...array_map( static fn ( array $one ): string => WordOrder::text( [ 'order' => $order ] + $one ), $shown ) ]
	), "\n";
}
