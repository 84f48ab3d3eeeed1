import { scaleLine, type LineConverter, type ReadLine } from '@larder/quantity';
import type { UnitSystem } from '@larder/store';
import type { Line } from './view-types';

type System = Exclude< UnitSystem, 'original' >;

/** The lines that were sent, by what has been read of them. */
const sent = new WeakMap< ReadLine, Line >();

/**
 * Remembers what the server has sent of a line.
 *
 * @param line What was sent.
 * @param read What has been read of it.
 */
export function keepSent( line: Line, read: ReadLine ): void {
	sent.set( read, line );
	if ( read.joined ) {
		sent.set( read.joined, line );
	}
}

function writerOf( system: System ): LineConverter {
	return ( read, factor, format ) => {
		const pieces = factor === 1 ? sent.get( read )?.[ system ] : undefined;
		return pieces
			? { ...scaleLine( read, factor, format ), ...pieces }
			: null;
	};
}

/** The same each time, so that what they have written stays known. */
const WRITERS: Record< System, LineConverter > = {
	metric: writerOf( 'metric' ),
	us: writerOf( 'us' ),
};

/**
 * Returns a converter that writes unscaled lines in other units as the server has
 * calculated them: available before the code that converts amounts has been loaded.
 * Scaled lines keep the units that were written.
 *
 * @return Undefined for those that were written.
 */
export function sentUnits( system: UnitSystem ): LineConverter | undefined {
	return system === 'original' ? undefined : WRITERS[ system ];
}
