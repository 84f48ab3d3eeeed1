import fc from 'fast-check';
import { findTimes } from '../src/find';
import { PIECES, STEP_TIME } from '../src/step-pattern';
import fixtures from './fixtures/step-times.json';

describe( 'finding times in the text of a step', () => {
	it.each( fixtures )( 'reads "%s"', ( text, expected ) => {
		expect(
			findTimes( String( text ) ).map(
				( { start, end, seconds, secondsMax } ) => [
					String( text ).slice( start, end ),
					seconds,
					secondsMax,
				]
			)
		).toEqual( expected );
	} );

	it( 'has an expression that is short, since a browser compiles it while somebody waits', () => {
		expect( STEP_TIME.length ).toBeLessThan( 12_000 );
	} );

	it( 'gives places in order that do not overlap, for any text', () => {
		const words = fc.constantFrom(
			...'1 25 ½ 1/2 – - to bis and a an half hour minutes min. Stunde h 30 ساعة ونصف دقيقة every ago , . un quart d’heure'.split(
				' '
			)
		);
		const text = fc.oneof(
			fc.string(),
			fc.array( words ).map( ( list ) => list.join( ' ' ) ),
			fc.array( words ).map( ( list ) => list.join( '' ) )
		);
		fc.assert(
			fc.property( text, ( given ) => {
				let last = 0;
				return findTimes( given ).every( ( time ) => {
					const inOrder =
						time.start >= last &&
						time.end > time.start &&
						time.end <= given.length;
					last = time.end;
					return (
						inOrder &&
						Number.isInteger( time.seconds ) &&
						time.seconds > 0 &&
						( time.secondsMax === null ||
							time.secondsMax > time.seconds )
					);
				} );
			} )
		);
	} );

	it( 'reads a time that stands alone as it does within other words', () => {
		const amount = fc.constantFrom(
			'0',
			'1',
			'08',
			'12',
			'90',
			'999',
			'1000',
			'½',
			'6½',
			'٥',
			'25–30',
			'30-25',
			'2-2',
			'1-2',
			'0-5',
			'5 – 6',
			'1–1/2',
			'6½-7',
			'1½–2',
			'ten-15',
			'Media',
			...PIECES.numbers.keys()
		);
		const unit = fc.constantFrom(
			...[ ...PIECES.units.keys() ].flatMap( ( word ) => [
				word,
				word.toUpperCase(),
				`${ word }.`,
			] ),
			'spoons',
			''
		);
		fc.assert(
			fc.property(
				amount,
				fc.constantFrom( ' ', '\u00a0', '', '  ' ),
				unit,
				( ...parts ) => {
					const alone = parts.join( '' );
					expect( findTimes( alone ) ).toEqual(
						findTimes( `(${ alone })` ).map( ( time ) => ( {
							...time,
							start: time.start - 1,
							end: time.end - 1,
						} ) )
					);
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it( 'finds every whole number of minutes, wherever it stands', () => {
		const around = fc.constantFrom( '', 'Bake for ', '(', 'Then, ' );
		const behind = fc.constantFrom( '', '.', ', then stir', ')' );
		const unit = fc.constantFrom( 'minutes', 'Minuten', 'min', 'دقيقة' );
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 999 } ),
				around,
				unit,
				behind,
				( minutes, before, word, rest ) => {
					const text = `${ before }${ minutes } ${ word }${ rest }`;
					expect( findTimes( text ) ).toMatchObject( [
						{ seconds: minutes * 60, secondsMax: null },
					] );
				}
			)
		);
	} );

	it( 'offers the lower end of a range and tells the upper', () => {
		// Two of them are at most 998: a number of four digits is not a time.
		const minutes = fc.integer( { min: 1, max: 499 } );
		fc.assert(
			fc.property(
				minutes,
				minutes,
				fc.constantFrom( '-', ' – ', ' to ', ' bis ', ' à ' ),
				( least, more, to ) => {
					const most = least + more;
					expect(
						findTimes( `Bake ${ least }${ to }${ most } min` )
					).toMatchObject( [
						{ seconds: least * 60, secondsMax: most * 60 },
					] );
				}
			)
		);
	} );

	it( 'takes as long for one long text of numbers and joints as for eight of an eighth', () => {
		/** Returns the microseconds of processor time that reading some texts takes; the least of five. */
		const work = ( count: number, repetitions: number ): number => {
			// At most 10,000 characters: no more are read.
			const text = '1 1 1 an a half 25–30 – '.repeat( repetitions );
			return Math.min(
				...[ 1, 2, 3, 4, 5 ].map( () => {
					const start = process.cpuUsage();
					for ( let read = 0; read < count; read++ ) {
						findTimes( text );
					}
					const { user, system } = process.cpuUsage( start );
					return user + system;
				} )
			);
		};
		work( 80, 50 );
		// It would be eight times as long if each place looked at all others.
		expect( work( 10, 400 ) ).toBeLessThan( 3 * work( 80, 50 ) );
	} );
} );
