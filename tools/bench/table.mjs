/**
 * One line of a result.
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {string} figure     What was measured with Larder.
 * @property {string} [baseline] The same without it.
 * @property {string} [ratio]
 * @property {string} [budget]
 * @property {boolean} [isMet]   Whether the budget holds; absent where there is none.
 */

/**
 * Returns a row of figures that are compared with a baseline.
 *
 * @param {string} what
 * @param {number} figure
 * @param {number} baseline
 * @param {string} unit
 * @param {number} [budget] The highest ratio that is allowed.
 * @return {Row} The row.
 */
export function compared( what, figure, baseline, unit, budget ) {
	const ratio = figure / baseline;
	return {
		what,
		figure: `${ figure.toFixed( 0 ) } ${ unit }`,
		baseline: `${ baseline.toFixed( 0 ) } ${ unit }`,
		ratio: `${ ratio.toFixed( ratio < 0.1 ? 4 : 2 ) } ×`,
		...( budget === undefined
			? {}
			: {
					budget: `≤ ${ Number( budget.toFixed( 4 ) ) } ×`,
					isMet: ratio <= budget,
				} ),
	};
}

/**
 * Returns a row of a figure that has a limit of its own.
 *
 * @param {string} what
 * @param {number} figure
 * @param {string} unit
 * @param {number} [budget] The highest figure that is allowed.
 * @param {number} [digits] After the point.
 * @return {Row} The row.
 */
export function limited( what, figure, unit, budget, digits = 0 ) {
	return {
		what,
		figure: `${ figure.toFixed( digits ) } ${ unit }`.trim(),
		...( budget === undefined
			? {}
			: {
					budget: `≤ ${ budget } ${ unit }`.trim(),
					isMet: figure <= budget,
				} ),
	};
}

/**
 * Returns a row of a figure that must not be lower than a limit of its own.
 *
 * @param {string} what
 * @param {number} figure
 * @param {string} unit
 * @param {number} [budget] The lowest figure that is allowed.
 * @return {Row} The row.
 */
export function atLeast( what, figure, unit, budget ) {
	return {
		what,
		figure: `${ figure.toFixed( 0 ) } ${ unit }`.trim(),
		...( budget === undefined
			? {}
			: {
					budget: `≥ ${ budget } ${ unit }`.trim(),
					isMet: figure >= budget,
				} ),
	};
}

/**
 * Returns whether a budget holds.
 *
 * @param {Row} row
 * @return {string} Empty where there is no budget.
 */
function verdict( { isMet } ) {
	if ( isMet === undefined ) {
		return '';
	}
	return isMet ? 'met' : 'BROKEN';
}

/**
 * Returns one row in a line, for who waits for the table.
 *
 * @param {Row} row
 * @return {string} Without a newline.
 */
export function inWords( row ) {
	return [
		`${ row.what }:`,
		row.figure,
		row.baseline === undefined ? '' : `(without ${ row.baseline })`,
		row.ratio ?? '',
		row.budget ?? '',
		verdict( row ),
	]
		.filter( ( text ) => text !== '' )
		.join( ' ' );
}

/**
 * Writes a table, as Markdown that also reads well in a terminal.
 *
 * @param {readonly Row[]} rows
 * @return {string} With a final newline.
 */
export function table( rows ) {
	const cells = [
		[ 'what', 'with Larder', 'without', 'ratio', 'budget', '' ],
		...rows.map( ( row ) => [
			row.what,
			row.figure,
			row.baseline ?? '',
			row.ratio ?? '',
			row.budget ?? '',
			verdict( row ),
		] ),
	];
	const widths = [ 0, 1, 2, 3, 4, 5 ].map( ( column ) =>
		Math.max(
			3,
			...cells.map( ( line ) => ( line[ column ] ?? '' ).length )
		)
	);
	/** @param {readonly string[]} line */
	const write = ( line ) =>
		`| ${ line
			.map( ( cell, column ) => cell.padEnd( widths[ column ] ?? 0 ) )
			.join( ' | ' ) } |\n`;
	const rule = widths.map( ( width ) => '-'.repeat( width ) );
	const [ head = [], ...body ] = cells;
	return [ write( head ), write( rule ), ...body.map( write ) ].join( '' );
}
