<?php
/**
 * Prints as JSON what a node knows of a post: `votes` of the voters that had one process each, and for each kind `kept`
 * (rows and their sum) and `told` (the tally).
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Votes\Kind;
use Larder\Votes\VoteTables;

/** @var list<string> $argv */
/** @var wpdb $wpdb */
$tables = new VoteTables( $wpdb );
$post   = (int) end( $argv );
$votes  = [];
$kinds  = [];
/** @var list<array<string, string>> $rows */
$rows = $wpdb->get_results(
	(string) $wpdb->prepare( "SELECT kind, voter, value FROM %i WHERE post_id = %d AND voter LIKE 'u9%%'", $tables->votes(), $post ),
	'ARRAY_A'
);
foreach ( $rows as $row ) {
	$votes[ "{$row['kind']} {$row['voter']}" ] = (int) $row['value'];
}
ksort( $votes );
foreach ( Kind::cases() as $kind ) {
	/** @var array<string, string|null> $kept */
	$kept = (array) $wpdb->get_row(
		(string) $wpdb->prepare(
			'SELECT COUNT(*) AS votes, COALESCE( SUM( value ), 0 ) AS total FROM %i WHERE post_id = %d AND kind = %s',
			$tables->votes(),
			$post,
			$kind->value
		),
		'ARRAY_A'
	);
	/** @var array<string, string|null> $told */
	$told                  = (array) ( $wpdb->get_row(
		(string) $wpdb->prepare( 'SELECT votes, total FROM %i WHERE post_id = %d AND kind = %s', $tables->tallies(), $post, $kind->value ),
		'ARRAY_A'
	) ?? [ 'votes' => 0, 'total' => 0 ] );
	$kinds[ $kind->value ] = [
		'kept' => array_map( intval( ... ), $kept ),
		'told' => array_map( intval( ... ), $told ),
	];
}
echo wp_json_encode( [ 'votes' => (object) $votes, 'kinds' => $kinds ] );
