<?php
/**
 * Scales ingredient lines for the test that compares both writers: one JSON array of a
 * line, its locale, a factor and the ways of printing on each line of standard input, one JSON array
 * of pieces and the whole line on each of the output.
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

require dirname( __DIR__, 3 ) . '/server/autoload.php';

/** Cached pieces, amounts and word order of each line, by its language and itself: each is asked for in many ways. */
$read = [];
while ( false !== ( $input = fgets( STDIN ) ) ) {
	[ $text, $locale, $factor, $is_free, $has_fractions, $is_kitchen, $system ] = json_decode( $input, true, 3, JSON_THROW_ON_ERROR );
	$key = "$locale $text";
	if ( ! isset( $read[ $key ] ) ) {
		$pieces       = LineReader::read( $text, $locale )->pieces + array_fill_keys( [ 'quantity', 'unit', 'name', 'note' ], '' );
		$order        = WordOrder::of_text( $text, $pieces );
		$read[ $key ] = [ $pieces, WrittenLine::read( $pieces, $locale, WordOrder::is_unit_first( $order ) ), $order ];
	}
	[ $pieces, $line, $order ] = $read[ $key ];
	$format = new QuantityFormat( $locale, $has_fractions, $is_kitchen, $is_free );
	$scaled = null === $system
		? LineScaler::scale( $line, (float) $factor, $format )
		: LineConverter::convert( $line, (float) $factor, $system, $format );
	$whole  = WordOrder::text( [ 'order' => $order ] + $scaled );
	echo json_encode( [ $scaled['quantity'], $scaled['unit'], $scaled['name'], $scaled['note'], $whole ], JSON_THROW_ON_ERROR ), "\n";
}
