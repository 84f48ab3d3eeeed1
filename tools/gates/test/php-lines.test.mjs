import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_COLUMNS, longLines } from '../php-lines/find.mjs';
import { MAX_LINES, longFunctions } from '../php-lines/functions.mjs';

const MANY = 'one( two( 3 ) ), '.repeat( 10 );
const TEXT = 'word '.repeat( 30 );

describe( 'the length of lines of PHP', () => {
	it( 'names the file, the line and its columns', () => {
		assert.deepEqual(
			longLines( 'a.php', `<?php\n\t\t$a = [ ${ MANY }];` ),
			[ 'a.php:2: 187 columns' ]
		);
	} );

	it( 'counts a tab as four columns', () => {
		const line = `\t$a = ${ '1 + '.repeat( 33 ) }1;`;
		assert.equal( line.length <= MAX_COLUMNS, true );
		assert.equal( longLines( 'a.php', `<?php\n${ line }` ).length, 1 );
	} );

	it( 'finds a comment that could go on in the next line', () => {
		assert.equal( longLines( 'a.php', `<?php\n// ${ TEXT }` ).length, 1 );
	} );

	for ( const [ what, code ] of [
		[ 'one string makes long', `$a = '${ TEXT }';` ],
		[
			'one string with a variable in it makes long',
			`$a = "${ TEXT }$b and more";`,
		],
		[ 'stand in a longer string', `$a = '\n${ TEXT }\n';` ],
		[ 'say why a rule is off', `// phpcs:ignore Any.Rule -- ${ TEXT }` ],
		[
			'hold a type',
			`/** @return array{${ 'a: string, '.repeat( 15 ) }b: int} */`,
		],
	] ) {
		it( `lets lines be that ${ what }`, () => {
			assert.deepEqual( longLines( 'a.php', `<?php\n${ code }` ), [] );
		} );
	}
} );

describe( 'the length of functions of PHP', () => {
	const lines = ( /** @type {number} */ count ) =>
		'\t\t$a++;\n'.repeat( count );

	it( 'names the file, where the function begins and its lines', () => {
		assert.deepEqual(
			longFunctions(
				'a.php',
				`<?php\nfinal class A {\n\tpublic function b(): void {\n${ lines( MAX_LINES ) }\t}\n}\n`
			),
			[ `a.php:3: b, ${ MAX_LINES + 2 } lines` ]
		);
	} );

	it( 'finds a closure within a function that is too long', () => {
		assert.equal(
			longFunctions(
				'a.php',
				`<?php\nfunction c() {\n\treturn static function () {\n${ lines( MAX_LINES ) }\t};\n}\n`
			).length,
			2
		);
	} );

	it( 'counts neither comments nor empty lines, and no class', () => {
		const rest = '\n\t\t// Why.\n'.repeat( MAX_LINES );
		assert.deepEqual(
			longFunctions(
				'a.php',
				`<?php\nfinal class A {\n\tpublic function b(): void {\n${ rest }${ lines( 9 ) }\t}\n\tpublic function c(): void {\n${ lines( MAX_LINES - 9 ) }\t}\n}\n`
			),
			[]
		);
	} );
} );
