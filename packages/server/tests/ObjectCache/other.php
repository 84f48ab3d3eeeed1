<?php
/**
 * Another request, for ObjectCacheTest: does one thing and prints what came of it as JSON.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Ajax\RateCounter;
use Larder\SavedRecipes\SavedList;
use Larder\Settings\Store;
use Larder\Shopping\ShoppingLists;
use Larder\Tests\Support\VoteParts;
use Larder\Votes\Kind;
use Larder\Votes\Voter;

require_once dirname( __DIR__ ) . '/Support/VoteParts.php';

/** @var list<string> $argv */
[ $what, $whose, $with ] = array_slice( $argv, -3 );

/** @var wpdb $wpdb */
$parts = new VoteParts( $wpdb );

/**
 * Counts calls.
 *
 * @param string $name  What is counted.
 * @param int    $times How often.
 */
function larder_test_count( RateCounter $rates, string $name, int $times ): int {
	$last = 0;
	for ( $call = 0; $call < $times; $call++ ) {
		$last = $rates->count( $name, 100 * YEAR_IN_SECONDS );
	}
	return $last;
}

echo wp_json_encode(
	match ( $what ) {
		'rate'     => $parts->votes->cast( (int) $whose, Kind::Rating, Voter::account( 7 ), (int) $with )->count,
		'mirror'   => $parts->mirrors->run(),
		'count'    => larder_test_count( new RateCounter( $wpdb ), $whose, (int) $with ),
		'settings' => ( new Store() )->save( [ 'recipePerPage' => (int) $with ] ),
		'publish'  => wp_insert_post( [
			'post_type'    => 'recipe',
			'post_status'  => 'publish',
			'post_title'   => $with,
			'post_content' => '<!-- wp:larder/recipe {"prepTime":10} --><div></div><!-- /wp:larder/recipe -->',
		] ),
		'title'    => wp_update_post( [ 'ID' => (int) $whose, 'post_title' => $with ] ),
		'collect'  => ( new SavedList( $parts->votes ) )->store(
			(int) $whose,
			[ [ 'id' => 'c1', 'name' => $with, 'note' => '', 'recipes' => [] ] ],
			0
		),
		'shop'     => ( new ShoppingLists() )->store(
			(int) $whose,
			[ 'entries' => [], 'recipes' => [], 'aisles' => [ [ 'food' => $with, 'at' => 1, 'aisle' => 'a' ] ] ],
			0
		),
		'redeem'   => is_array( get_transient( "larder_test_$whose" ) ) && delete_transient( "larder_test_$whose" ),
		default    => throw new InvalidArgumentException( 'There is no such request.' ),
	}
);
