<?php
/**
 * Votes in a process of its own, for VotersTest.
 *
 * @package Larder
 */

declare( strict_types=1 );

use Larder\Ajax\RateCounter;
use Larder\Sqlite;
use Larder\Votes\Kind;
use Larder\Votes\StorageFailure;
use Larder\Votes\Tallies;
use Larder\Votes\VoteDatabase;
use Larder\Votes\Voter;
use Larder\Votes\Votes;
use Larder\Votes\VoteTables;

/** @var list<string> $argv */
[ $what, $seed, $recipe, $steps ] = array_slice( $argv, -4 );

/** @var wpdb $wpdb */
$db = $wpdb;
if ( str_ends_with( $what, ' one by one' ) ) {
	[ $user, $password, $name, $host ] = array_map(
		static function ( string $constant ): string {
			$value = constant( $constant );
			return is_string( $value ) ? $value : '';
		},
		[ 'DB_USER', 'DB_PASSWORD', 'DB_NAME', 'DB_HOST' ]
	);
	// As HyperDB and its kin do, which choose a server for each statement.
	$db = new class( $user, $password, $name, $host ) extends wpdb {
		public function send_reads_to_masters(): void {}
	};
	$db->set_prefix( $wpdb->prefix );
}
$database = new VoteDatabase( $db );
$tables   = new VoteTables( $db );
$votes    = new Votes( $database, $tables, new Tallies( $database, $tables ) );
$recipe   = (int) $recipe;

if ( 'count' === $what ) {
	$rates = new RateCounter( $wpdb );
	for ( $step = 0; $step < (int) $steps; $step++ ) {
		$rates->count( "calls of $recipe", 100 * YEAR_IN_SECONDS );
	}
	exit( 0 );
}

if ( str_starts_with( $what, 'die' ) ) {
	$sqlite = Sqlite::from_wpdb( $wpdb )?->connection;
	if ( null !== $sqlite ) {
		// Vote and tally are written, and not yet stored.
		$sqlite->sqliteCreateFunction(
			'larder_die',
			static function (): int {
				fwrite( STDOUT, 'dies now' );
				posix_kill( (int) getmypid(), SIGKILL );
				return 0;
			}
		);
		$sqlite->exec( "CREATE TEMP TRIGGER larder_dies AFTER INSERT ON main.{$tables->tallies()} BEGIN SELECT larder_die(); END" );
	}
	add_filter(
		'query',
		static function ( string $query ): string {
			if ( 'COMMIT' === $query ) {
				echo 'dies now';
				exit( 3 );
			}
			return $query;
		}
	);
	$votes->cast( $recipe, Kind::Like, Voter::account( 1 ) );
	exit( 1 );
}

if ( str_starts_with( $what, 'break' ) ) {
	// The connection ends before a statement: in turn before each of those that a vote consists of. In one go, begin and end are not told.
	$told = 'break' === $what ? 2 : 5;
	/** @var ArrayObject<string, int> $plan */
	$plan = new ArrayObject( [ 'broken' => 0, 'in' => -1 ] );
	add_filter(
		'query',
		static function ( string $query ) use ( $db, $plan ): string {
			$dbh = $db->__get( 'dbh' );
			if ( 0 === $plan['in'] && $dbh instanceof mysqli ) {
				$dbh->query( "KILL {$dbh->thread_id}" );
				$plan['broken'] += 1;
			}
			$plan['in'] -= 1;
			return $query;
		}
	);
	for ( $number = 1; $number <= 15; $number++ ) {
		$plan['in'] = $number % $told;
		$votes->cast( $recipe, Kind::Like, Voter::account( $number ) );
	}
	echo "broken {$plan['broken']} times";
	exit( 0 );
}

if ( str_starts_with( $what, 'wait' ) ) {
	// A site's own patience.
	$db->query( 'SET SESSION innodb_lock_wait_timeout = 37, SESSION lock_wait_timeout = 38' );
	$begun = microtime( true );
	try {
		$votes->cast( $recipe, Kind::Like, Voter::account( (int) $seed ) );
		echo 'voted';
	} catch ( StorageFailure ) {
		printf(
			'busy after %d s, then %s',
			microtime( true ) - $begun,
			$db->get_var( "SELECT CONCAT( @@innodb_lock_wait_timeout, ' and ', @@lock_wait_timeout )" )
		);
	}
	exit( 0 );
}

if ( 'once' === $what ) {
	$votes->cast( $recipe, Kind::Like, Voter::account( (int) $seed ) );
	exit( 0 );
}

// As long as there is a file, and at least so many steps.
$while = str_starts_with( $what, 'vote while ' ) ? substr( $what, strlen( 'vote while ' ) ) : '';
mt_srand( (int) $seed );
$mine = [];
// While a node is away its voters are told that it is busy, and send again, as pages do.
$sendings = '' === $while ? 1 : 10;
$send     = static function ( Closure $vote ) use ( $sendings ): void {
	for ( $sending = 1; ; $sending++ ) {
		try {
			$vote();
			return;
		} catch ( StorageFailure $failure ) {
			if ( ! $failure->is_passing || $sending >= $sendings ) {
				throw $failure;
			}
		}
	}
};
for ( $step = 0; $step < (int) $steps || is_file( $while ); $step++ ) {
	clearstatcache();
	$kind  = Kind::cases()[ mt_rand( 0, 3 ) ];
	$value = mt_rand( 1, $kind->most() );
	// Some voters are this process's own, and some the same person at several machines.
	$is_own = mt_rand( 0, 1 );
	$voter  = Voter::account( $is_own ? 9000 + 10 * (int) $seed + mt_rand( 0, 3 ) : mt_rand( 1, 3 ) );
	if ( mt_rand( 0, 2 ) > 0 ) {
		$send( static fn () => $votes->cast( $recipe, $kind, $voter, $value ) );
	} else {
		$send( static fn () => $votes->withdraw( $recipe, $kind, $voter ) );
		$value = 0;
	}
	if ( $is_own ) {
		$mine[ "$kind->value $voter->key" ] = $value;
	}
}
echo wp_json_encode( (object) array_filter( $mine ) );
