import { describe, expect, it } from '@jest/globals';
import type { Manifest } from '@larder/islands';
import { mergeScripts } from '../src/brought/merge';

const page = ( more: Partial< Manifest > ): Manifest => ( {
	islands: {},
	scripts: [],
	ajax: '',
	waker: '',
	roots: {},
	...more,
} );

describe( 'the scripts of a page into which a piece of another one has come', () => {
	const own = () =>
		page( {
			islands: { login: 2 },
			scripts: [
				{ src: 'amounts.js' },
				{ src: 'blocks/ingredients/view.js', needs: [ 0 ] },
				{ src: 'login.js' },
			],
			later: 2,
		} );

	it( 'are those of both, each once, with what they need in its new place', () => {
		const known = own();
		const missing = mergeScripts(
			known,
			page( {
				islands: { 'faq:early': 1 },
				scripts: [
					{ src: 'react.js' },
					{ src: 'early.js' },
					{ src: 'amounts.js' },
					{ src: 'blocks/faq/view.js', needs: [ 0, 2 ] },
				],
			} )
		);
		expect( known.scripts.map( ( { src } ) => src ) ).toEqual( [
			'amounts.js',
			'blocks/ingredients/view.js',
			'react.js',
			'early.js',
			'blocks/faq/view.js',
			'login.js',
		] );
		expect( known.scripts[ 4 ]?.needs ).toEqual( [ 2, 0 ] );
		expect( known.islands ).toEqual( { login: 5, 'faq:early': 3 } );
		expect( known.later ).toBe( 5 );
		expect( missing ).toEqual( [] );
	} );

	it( 'name the words of another language, which what has run already goes without', () => {
		const known = own();
		const missing = mergeScripts(
			known,
			page( {
				scripts: [
					{ src: 'words/de.js' },
					{ src: 'amounts.js', needs: [ 0 ] },
				],
			} )
		);
		expect( missing ).toEqual( [ 'words/de.js' ] );
	} );

	it( 'stay as they are where the other page has the same', () => {
		const known = own();
		expect( mergeScripts( known, own() ) ).toEqual( [] );
		expect( known.scripts.map( ( { src } ) => src ) ).toEqual(
			own().scripts.map( ( { src } ) => src )
		);
		expect( known.islands ).toEqual( own().islands );
		expect( known.later ).toBe( 2 );
	} );
} );
