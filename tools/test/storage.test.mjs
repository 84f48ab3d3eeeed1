import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { filesIn } from '../gates/files.mjs';
import { REPOSITORY } from '../site/paths.mjs';

/** A statement of SQL, at the beginning of a text in PHP. */
const STATEMENT =
	/^[^*]*['"]\s*(?:SELECT|INSERT|UPDATE|DELETE|REPLACE|TRUNCATE|OPTIMIZE|SHOW|SET|(?:CREATE|DROP|ALTER) TABLE)\b/m;

/** Where the tests are of what has no folder of tests with its own name. */
const ELSEWHERE = new Map( [
	[ 'Wishlist', 'SavedRecipes' ],
	[ 'Activation.php', 'Boot' ],
	[ 'Uninstall.php', 'Settings' ],
	[ 'SqliteQueries.php', 'Votes' ],
	[ 'PostField.php', 'PostFieldTest' ],
] );

it( 'each feature with SQL of its own has tests that run on both databases of both versions', async () => {
	const suites = readFileSync(
		path.join( REPOSITORY, 'packages/server/phpunit.xml.dist' ),
		'utf8'
	);
	const storage = /<testsuite name="storage">(.*?)<\/testsuite>/s.exec(
		suites
	)?.[ 1 ];
	assert.ok( storage );
	const covered = new Set(
		[ ...storage.matchAll( />tests\/(\w+)/g ) ].map(
			( [ , folder ] ) => folder
		)
	);
	const features = ( await filesIn( 'packages/server/src', /\.php$/ ) )
		.filter( ( file ) =>
			STATEMENT.test(
				readFileSync( path.join( REPOSITORY, file ), 'utf8' )
			)
		)
		.map( ( file ) => file.split( '/' )[ 3 ] ?? '' );
	assert.ok( features.length > 50 );
	assert.deepEqual(
		[ ...new Set( features ) ].filter(
			( feature ) => ! covered.has( ELSEWHERE.get( feature ) ?? feature )
		),
		[],
		'These features run SQL; name their tests in the suite "storage" of packages/server/phpunit.xml.dist.'
	);
} );
