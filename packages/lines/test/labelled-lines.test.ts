import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseIngredient } from '../src';
import {
	firstQuantity,
	firstUnit,
	isOnlyInBrackets,
	plainName,
	plainWord,
	readLabels,
} from './labels';

const folder = path.resolve(
	__dirname,
	'../../../../shared/data/ingredient-lines'
);
const isThere = existsSync( folder );
const lines = isThere
	? readLabels( folder ).map( ( label ) => ( {
			...label,
			read: parseIngredient( label.input ),
		} ) )
	: [];

type Line = ( typeof lines )[ number ];

/** Returns the share of lines that are right, and says which are not when it is too low. */
function expectShare(
	least: number,
	isRight: ( line: Line ) => boolean
): void {
	const wrong = lines.filter( ( line ) => ! isRight( line ) );
	const share = 1 - wrong.length / lines.length;
	const examples = wrong.slice( 0, 20 ).map( ( { input } ) => input );
	expect( share >= least ? [] : examples ).toEqual( [] );
}

( isThere ? describe : describe.skip )(
	'labelled lines (skipped where ../shared/data is missing)',
	() => {
		it( 'are all there', () => {
			expect( lines.length ).toBeGreaterThan( 18_000 );
		} );

		it( 'give the first quantity of at least 99.7 %', () => {
			expectShare( 0.997, ( { quantity, read } ) => {
				const label = firstQuantity( quantity );
				return label === null || read.quantity === null
					? label === read.quantity
					: Math.abs( read.quantity - label ) < 0.006;
			} );
		} );

		it( 'give the first unit of at least 98.7 %', () => {
			expectShare( 0.987, ( { input, unit, read } ) => {
				const label = firstUnit( unit );
				return read.unit === null
					? label === '' || isOnlyInBrackets( input, label )
					: plainWord( read.unit ) === label;
			} );
		} );

		it( 'give the food as labelled on at least 86 %', () => {
			expectShare(
				0.86,
				( { name, read } ) =>
					plainName( read.food ?? '' ) === plainName( name )
			);
		} );

		it( 'lose no character: outside of the pieces there are only spaces and the marks that join them', () => {
			const lost = lines.filter( ( { input, read } ) => {
				const pieces = Object.values( read.spans ).sort(
					( [ a ], [ b ] ) => a - b
				);
				let end = 0;
				let between = '';
				for ( const [ from, to ] of pieces ) {
					between += from < end ? 'overlap' : '';
					between += input.slice( end, from );
					end = to;
				}
				return /[^\s,;:–—-]/.test( between + input.slice( end ) );
			} );
			expect( lost.map( ( { input } ) => input ) ).toEqual( [] );
		} );
	}
);
