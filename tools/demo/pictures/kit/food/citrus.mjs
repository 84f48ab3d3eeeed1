import { lighten, mix, vary } from '../color.mjs';
import { blob, dot, line, n, polar, shape, smooth } from '../paths.mjs';

/** @typedef {import('../random.mjs').Random} Random */

/**
 * Draws a slice of citrus around the origin.
 *
 * @param {Random} random
 * @param {number} radius
 * @param {string} flesh
 * @param {string} peel
 * @param {boolean} peeled Whether the peel and pith are cut off.
 * @return {string} Markup.
 */
export function citrus( random, radius, flesh, peel, peeled = false ) {
	const pith = mix( flesh, '#fff6e0', 0.82 );
	const edge = peeled ? flesh : peel;
	const inner = radius * ( peeled ? 0.95 : 0.84 );
	const count = 9;
	const turn = random.range( 0, Math.PI );
	const segments = Array.from( { length: count }, ( _, at ) => {
		const from = turn + ( at / count ) * Math.PI * 2 + 0.05;
		const to = turn + ( ( at + 1 ) / count ) * Math.PI * 2 - 0.05;
		const middle = ( from + to ) / 2;
		const tone = vary( random, flesh, 0.12 );
		const pulp = Array.from( { length: 5 }, () => {
			const angle = random.range( from + 0.1, to - 0.1 );
			const [ x1, y1 ] = polar(
				0,
				0,
				angle,
				inner * random.range( 0.4, 0.6 )
			);
			const [ x2, y2 ] = polar(
				0,
				0,
				angle,
				inner * random.range( 0.72, 0.88 )
			);
			return line(
				`M${ n( x1 ) } ${ n( y1 ) }L${ n( x2 ) } ${ n( y2 ) }`,
				lighten( tone, 0.4 ),
				radius * 0.03,
				'opacity=".55"'
			);
		} );
		return (
			shape(
				smooth(
					[
						polar( 0, 0, middle, inner * 0.12 ),
						polar( 0, 0, from, inner * 0.5 ),
						polar( 0, 0, from + 0.03, inner * 0.92 ),
						polar( 0, 0, middle, inner * 0.95 ),
						polar( 0, 0, to - 0.03, inner * 0.92 ),
						polar( 0, 0, to, inner * 0.5 ),
					],
					true
				),
				tone
			) + pulp.join( '' )
		);
	} );
	return (
		shape( blob( random, 0, 0, radius, radius, 0.015, 18 ), edge ) +
		dot(
			0,
			0,
			radius * ( peeled ? 0.97 : 0.93 ),
			peeled ? mix( flesh, '#fff0d0', 0.35 ) : pith
		) +
		segments.join( '' )
	);
}

/**
 * Draws a wedge of lemon or lime lying on its side, around the origin.
 *
 * @param {Random} random
 * @param {number} length
 * @param {string} flesh
 * @param {string} peel
 * @return {string} Markup.
 */
export function wedge( random, length, flesh, peel ) {
	const h = length * 0.34;
	const back = `M${ n( -length / 2 ) } 0C${ n( -length * 0.3 ) } ${ n( h * 1.5 ) } ${ n( length * 0.3 ) } ${ n( h * 1.5 ) } ${ n( length / 2 ) } 0C${ n( length * 0.25 ) } ${ n( -h * 0.5 ) } ${ n( -length * 0.25 ) } ${ n( -h * 0.5 ) } ${ n( -length / 2 ) } 0Z`;
	const cut = `M${ n( -length * 0.43 ) } ${ n( h * 0.04 ) }C${ n( -length * 0.25 ) } ${ n( h * 0.95 ) } ${ n( length * 0.25 ) } ${ n( h * 0.95 ) } ${ n( length * 0.43 ) } ${ n( h * 0.04 ) }C${ n( length * 0.22 ) } ${ n( -h * 0.3 ) } ${ n( -length * 0.22 ) } ${ n( -h * 0.3 ) } ${ n( -length * 0.43 ) } ${ n( h * 0.04 ) }Z`;
	const fibres = Array.from( { length: 9 }, ( _, at ) => {
		const x = ( ( at - 4 ) / 5 ) * length * 0.4;
		return line(
			`M${ n( x * 0.5 ) } ${ n( -h * 0.12 ) }L${ n( x ) } ${ n( h * 0.56 ) }`,
			lighten( vary( random, flesh ), 0.45 ),
			2.5,
			'opacity=".6"'
		);
	} );
	return (
		shape( back, peel ) +
		shape( cut, mix( flesh, '#fffbe8', 0.75 ) ) +
		`<g transform="scale(.93 .88)">${ shape( cut, flesh ) }${ fibres.join( '' ) }</g>`
	);
}
