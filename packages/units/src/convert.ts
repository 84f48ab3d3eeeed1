import type { LineConverter } from '@larder/quantity';
import { otherDegrees, type Scale } from './degrees';
import { convertLine } from './line';
import type { System } from './measures';
import type { Replacement } from './measure-format';
import type { Scaling } from './scale-text';
import { convertPieces, convertText } from './text';

/** Writes what a recipe says in the units of one system. */
export type Units = {
	system: System;
	/** Writes an ingredient; for `showLine()` of `@larder/quantity`. */
	line: LineConverter;
	/** Finds what a plain text says in other units, in order, scaled where that is wanted. */
	pieces: ( text: string, scaling?: Scaling ) => Replacement[];
	/** Writes a plain text. */
	text: ( text: string ) => string;
	/** Writes degrees. */
	degrees: ( value: number, scale: Scale ) => { value: number; scale: Scale };
};

/**
 * Creates the converter into the units of a system.
 *
 * @param locale Language tag of the page; the browser's by default.
 */
export function unitsOf( system: System, locale?: string ): Units {
	const own = system === 'metric' ? 'C' : 'F';
	const line: LineConverter = ( read, factor, format ) =>
		convertLine( read, factor, system, format );
	return {
		system,
		line,
		pieces: ( text, scaling ) =>
			convertPieces(
				text,
				system,
				locale,
				scaling && { ...scaling, convert: line }
			),
		text: ( text ) => convertText( text, system, locale ),
		degrees: ( value, scale ) =>
			scale === own
				? { value, scale }
				: { value: otherDegrees( value, scale ), scale: own },
	};
}
