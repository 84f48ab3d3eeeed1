import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { candidateVersion, suitesFor } from '../wordpress-source/debian.mjs';
import { stanzaForSuite, toStanza } from '../wordpress-source/private-apt.mjs';
import {
	answers,
	compareVersions,
	isVersion,
	newestAnswering,
} from '../wordpress-source/versions.mjs';

describe( 'the choice of a version', () => {
	it( 'takes the newest patch of what is asked for', () => {
		const versions = [ '6.8.10', '6.8.9', '6.8', '7.1', '7.10', '.lock' ];
		assert.equal( newestAnswering( versions, '6.8' ), '6.8.10' );
		assert.equal( newestAnswering( versions, '6.8.9' ), '6.8.9' );
		assert.equal( newestAnswering( versions, '7.1' ), '7.1' );
		assert.equal( newestAnswering( versions, '5.9' ), null );
	} );

	it( 'does not take 7.10 for 7.1', () => {
		assert.equal( answers( '7.10', '7.1' ), false );
		assert.equal( answers( '7.1.2', '7.1' ), true );
	} );

	it( 'compares by numbers, not by letters', () => {
		assert.ok( compareVersions( '6.10', '6.9' ) > 0 );
		assert.ok( compareVersions( '6.8', '6.8.1' ) < 0 );
		assert.equal( compareVersions( '7.1', '7.1.0' ), 0 );
	} );

	it( 'tells versions from folders and zip files', () => {
		for ( const version of [ '7.1', '6.8.2' ] ) {
			assert.equal( isVersion( version ), true );
		}
		for ( const other of [ '7', 'wp-7.1.zip', './7.1', '7.1/', 'trunk' ] ) {
			assert.equal( isVersion( other ), false );
		}
	} );
} );

describe( "Debian's packages", () => {
	it( 'are looked for in the likeliest suite first, and in each once', () => {
		assert.equal( suitesFor( '7.1' )[ 0 ], 'sid' );
		assert.equal( suitesFor( '6.8.2' )[ 0 ], 'trixie' );
		for ( const request of [ '7.1', '6.8', '9.9' ] ) {
			const suites = suitesFor( request );
			assert.equal( new Set( suites ).size, suites.length );
			assert.ok(
				suites.includes( 'sid' ) && suites.includes( 'trixie' )
			);
		}
	} );

	it( 'tell the version of WordPress in theirs', () => {
		assert.equal(
			candidateVersion(
				'wordpress:\n  Installed: (none)\n  Candidate: 7.1.4+dfsg1-1\n'
			),
			'7.1.4'
		);
		assert.equal( candidateVersion( '  Candidate: 1:6.8.2-2' ), '6.8.2' );
		assert.equal( candidateVersion( '  Candidate: (none)' ), null );
		assert.equal( candidateVersion( '' ), null );
	} );
} );

describe( 'the private apt configuration', () => {
	const main = `Types: deb deb-src
# A comment
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg`;
	const security = `Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main`;
	const other = `Types: deb
URIs: https://packages.example/node
Suites: nodistro
Components: main`;

	it( "keeps the machine's mirror and key, and takes another suite", () => {
		assert.equal(
			stanzaForSuite( [ other, security, main ], 'sid' ),
			`Types: deb
URIs: http://mirror.example/debian
Suites: sid
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg`
		);
	} );

	it( 'is not made from sources that are no Debian archive', () => {
		assert.equal( stanzaForSuite( [ other, security ], 'sid' ), null );
		assert.equal(
			stanzaForSuite( [ `Enabled: no\n${ main }` ], 'sid' ),
			null
		);
	} );

	it( 'reads the old one-line format, too', () => {
		const stanza = toStanza(
			'deb [arch=amd64 signed-by=/k.gpg] http://mirror.example/debian/ bookworm main'
		);
		assert.match(
			stanzaForSuite( [ stanza ], 'trixie' ) ?? '',
			/debian\/\nSuites: trixie\nComponents: main\nSigned-By: \/k\.gpg$/
		);
		assert.equal( toStanza( '# deb http://x/debian sid main' ), '' );
		assert.equal( toStanza( 'deb-src http://x/debian sid main' ), '' );
	} );
} );
