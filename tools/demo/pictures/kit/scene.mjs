import { createRandom } from './random.mjs';
import { reliefFilter } from './relief.mjs';

/**
 * @typedef {import('./relief.mjs').Relief} Relief
 * @typedef {readonly (readonly [number, string, number?])[]} Stops Offset 0 to 1, colour, opacity.
 */

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** One picture while it is being drawn: layers from the table upwards. */
export class Scene {
	/** @param {string} seed */
	constructor( seed ) {
		this.random = createRandom( seed );
		/** @type {string[]} */
		this.markup = [];
		/** @type {Map<string, string>} Definition by what it is made from. */
		this.definitions = new Map();
		/** @type {number[]} How much was there when something of a film had been put in. */
		this.marks = [];
	}

	/** Says that what was added since the last mark comes into the film as one. */
	mark() {
		this.marks.push( this.markup.length );
	}

	/**
	 * Adds markup on top.
	 *
	 * @param {string | readonly string[]} markup
	 */
	add( markup ) {
		this.markup.push( ...[ markup ].flat() );
	}

	/**
	 * Adds things on top that stand out from what is under them.
	 *
	 * @param {string | readonly string[]} markup
	 * @param {Relief}                     relief
	 */
	layer( markup, relief = {} ) {
		const content = [ markup ].flat().join( '' );
		this.add(
			`<g filter="url(#${ this.relief( relief ) })">${ content }</g>`
		);
	}

	/**
	 * Adds markup on top, out of focus.
	 *
	 * @param {string | readonly string[]} markup
	 * @param {number}                     radius
	 */
	blurred( markup, radius ) {
		const id = this.define(
			`blur ${ radius }`,
			( name ) =>
				`<filter id="${ name }" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${ radius }"/></filter>`
		);
		this.add(
			`<g filter="url(#${ id })">${ [ markup ].flat().join( '' ) }</g>`
		);
	}

	/**
	 * Keeps what is added meanwhile inside an outline.
	 *
	 * @param {string}     outline Path data.
	 * @param {() => void} draw
	 */
	inside( outline, draw ) {
		const id = this.define(
			`clip ${ outline }`,
			( name ) =>
				`<clipPath id="${ name }"><path d="${ outline }"/></clipPath>`
		);
		this.add( `<g clip-path="url(#${ id })">` );
		draw();
		this.add( '</g>' );
	}

	/**
	 * Gives a gradient from a point outwards, as a paint.
	 *
	 * @param {Stops}  stops
	 * @param {number} cx     Share of the shape's box, as the next two.
	 * @param {number} cy
	 * @param {number} radius
	 * @return {string} `url(#…)`.
	 */
	radial( stops, cx = 0.4, cy = 0.36, radius = 0.68 ) {
		const body = gradientStops( stops );
		const at = `cx="${ cx }" cy="${ cy }" r="${ radius }"`;
		return `url(#${ this.define(
			`radial ${ at } ${ body }`,
			( name ) =>
				`<radialGradient id="${ name }" ${ at }>${ body }</radialGradient>`
		) })`;
	}

	/**
	 * Gives a gradient along a line, as a paint.
	 *
	 * @param {Stops}             stops
	 * @param {readonly number[]} line  x1, y1, x2, y2 as shares of the shape's box.
	 * @return {string} `url(#…)`.
	 */
	linear( stops, line = [ 0.1, 0, 0.9, 1 ] ) {
		const body = gradientStops( stops );
		const [ x1, y1, x2, y2 ] = line;
		const at = `x1="${ x1 }" y1="${ y1 }" x2="${ x2 }" y2="${ y2 }"`;
		return `url(#${ this.define(
			`linear ${ at } ${ body }`,
			( name ) =>
				`<linearGradient id="${ name }" ${ at }>${ body }</linearGradient>`
		) })`;
	}

	/**
	 * Gives the id of a relief filter, made on first need.
	 *
	 * @param {Relief} relief
	 * @return {string} Id.
	 */
	relief( relief ) {
		return this.define( `relief ${ JSON.stringify( relief ) }`, ( name ) =>
			reliefFilter( name, relief, this.definitions.size )
		);
	}

	/**
	 * Gives the id of a definition, made on first need.
	 *
	 * @param {string}                 key
	 * @param {(id: string) => string} make
	 * @return {string} Id.
	 */
	define( key, make ) {
		const id = `d${ [ ...this.definitions.keys() ].indexOf( key ) }`;
		if ( this.definitions.has( key ) ) {
			return id;
		}
		const fresh = `d${ this.definitions.size }`;
		this.definitions.set( key, make( fresh ) );
		return fresh;
	}

	/**
	 * Gives the finished picture, or a part of it as large as the whole.
	 *
	 * @param {{ x: number, y: number, width: number }} part
	 * @param {readonly string[]}                       markup All of it, or some layers.
	 * @return {string} SVG.
	 */
	toSvg(
		{ x, y, width } = { x: 0, y: 0, width: WIDTH },
		markup = this.markup
	) {
		const height = ( width * HEIGHT ) / WIDTH;
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${ WIDTH }" height="${ HEIGHT }" viewBox="${ x } ${ y } ${ width } ${ height }"><defs>${ [
			...this.definitions.values(),
		].join( '' ) }</defs>${ markup.join( '\n' ) }</svg>`;
	}
}

/**
 * Prints the stops of a gradient.
 *
 * @param {Stops} stops
 * @return {string} Stop elements.
 */
function gradientStops( stops ) {
	return stops
		.map(
			( [ offset, color, opacity = 1 ] ) =>
				`<stop offset="${ offset }" stop-color="${ color }" stop-opacity="${ opacity }"/>`
		)
		.join( '' );
}
