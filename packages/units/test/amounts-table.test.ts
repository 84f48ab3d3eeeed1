import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseIngredient } from '@larder/lines';
import { readLine, showLine, type LineConverter } from '@larder/quantity';
import { unitsOf } from '../src/convert';

/** A line as somebody types it, and what it has to say at a scale. */
type Row = {
	factor: number;
	line: string;
	written: string;
	metric: string;
	us: string;
};

/** Reads the rows of a language: factor, line, as written, metric and American, apart by tabs. */
function readRows( language: string ): Row[] {
	return readFileSync(
		path.join( __dirname, 'fixtures/amounts', `${ language }.tsv` ),
		'utf8'
	)
		.trimEnd()
		.split( '\n' )
		.map( ( row ) => {
			const [ factor, line = '', written = '', metric = '', us = '' ] =
				row.split( '\t' );
			return { factor: Number( factor ), line, written, metric, us };
		} );
}

/** Shows a line as a page does, with plain spaces. */
function shown(
	text: string,
	factor: number,
	locale: string,
	convert: LineConverter | null
): string {
	const { spans } = parseIngredient( text, locale );
	const piece = ( span?: readonly [ number, number ] ): string =>
		span ? text.slice( ...span ) : '';
	const { quantity, unit, name, note } = showLine(
		readLine(
			{
				quantity: piece( spans.quantity ),
				unit: piece( spans.unit ),
				name: piece( spans.name ),
				note: piece( spans.note ),
			},
			locale
		),
		factor,
		{ mode: 'scale', useFraction: true, kitchen: true, locale },
		convert
	);
	return `${ [ quantity, unit, name ].filter( Boolean ).join( ' ' ) }${ note && `, ${ note }` }`.replace(
		/[\u00a0\u2009]/g,
		' '
	);
}

describe.each( [ 'en', 'de', 'fr', 'es', 'it' ] )(
	'amounts as people write them in %s',
	( language ) => {
		const metric = unitsOf( 'metric', language ).line;
		const american = unitsOf( 'us', language ).line;
		it.each( readRows( language ) )(
			'$line times $factor',
			( { line, factor, ...right } ) => {
				expect( {
					written: shown( line, factor, language, null ),
					metric: shown( line, factor, language, metric ),
					us: shown( line, factor, language, american ),
				} ).toEqual( right );
			}
		);
	}
);
