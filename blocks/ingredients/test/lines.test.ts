import { listText } from '../list-text';
import { readLines, scaleLines } from '../scale-lines';
import type { Line, LineGroup } from '../view-types';
import { EMPTY_LINE } from '../whole-lines';

function group( title: string, ...items: Array< Partial< Line > > ): LineGroup {
	return {
		id: 'group001',
		title,
		items: items.map( ( item, at ) => ( {
			id: `line000${ at }`,
			...EMPTY_LINE,
			...item,
		} ) ),
	};
}

function scaled( item: Partial< Line >, factor: number ): string[] {
	const [ line ] =
		scaleLines( readLines( [ group( '', item ) ] ), factor, {
			mode: 'scale',
			useFraction: true,
			locale: 'en',
		} )[ 0 ]?.items ?? [];
	return [ line?.quantity ?? '', line?.unit ?? '' ];
}

describe( 'scaling a line', () => {
	it( 'shows what was typed, well set, as long as nobody scales', () => {
		expect( scaled( { quantity: '1/2', unit: 'cups' }, 1 ) ).toEqual( [
			'½',
			'cups',
		] );
	} );

	it( 'leaves a line that does not scale as it is', () => {
		const bag = { quantity: '1', unit: 'bag', name: 'tea', fixed: true };
		expect( scaled( bag, 3 ) ).toEqual( [ '1', 'bag' ] );
		expect( scaled( { ...bag, fixed: false }, 3 ) ).toEqual( [
			'3',
			'bags',
		] );
	} );

	it( 'lets the unit follow the quantity', () => {
		expect( scaled( { quantity: '1', unit: 'cup' }, 2 ) ).toEqual( [
			'2',
			'cups',
		] );
		expect( scaled( { quantity: '2', unit: 'cups' }, 0.5 ) ).toEqual( [
			'1',
			'cup',
		] );
	} );

	it.each( [
		[
			'reach beyond the line where a word becomes longer',
			'1',
			2,
			'-0.4em',
		],
		[ 'break as they can where it becomes shorter', '2', 0.5, undefined ],
		[ 'break as they are where it stays', '2', 2, undefined ],
	] )(
		'has the words of a line %s, so that no line below it moves',
		( _, quantity, factor, room ) => {
			const [ shown ] = scaleLines(
				readLines(
					[
						group( '', {
							quantity,
							name: quantity === '1' ? 'onion' : 'onions',
							note: 'finely chopped',
						} ),
					],
					'en'
				),
				factor,
				{ mode: 'scale', locale: 'en' }
			);
			expect( shown?.items[ 0 ]?.room ).toBe( room );
		}
	);

	it( 'breaks the words of a line as they can where they are in other units', () => {
		const [ shown ] = scaleLines(
			readLines(
				[ group( '', { quantity: '1', name: 'onion' } ) ],
				'en'
			),
			2,
			{ mode: 'scale', locale: 'en' },
			() => null
		);
		expect( shown?.items[ 0 ]?.name ).toBe( 'onions' );
		expect( shown?.items[ 0 ]?.room ).toBeUndefined();
	} );

	it( 'takes the upper end of a range for the unit', () => {
		expect( scaled( { quantity: '1-2', unit: 'cloves' }, 2 ) ).toEqual( [
			'2–4',
			'cloves',
		] );
	} );

	it( 'scales the amount of a name that is the only one', () => {
		const [ first ] = scaleLines(
			readLines( [ group( '', { name: 'juice of 1 lemon' } ) ], 'en' ),
			2,
			{ mode: 'scale', locale: 'en' }
		);
		expect( listText( first ? [ first ] : [] ) ).toBe(
			'juice of 2 lemons'
		);
	} );

	it.each( [ '1/0', '½½', '-3', 'some', '🥔' ] )(
		'leaves %j alone',
		( quantity ) => {
			expect( scaled( { quantity, unit: 'cup' }, 2 ) ).toEqual( [
				quantity,
				'cup',
			] );
		}
	);
} );

describe( 'the copied list', () => {
	it( 'has one line an ingredient and an empty line between groups', () => {
		expect(
			listText( [
				group(
					'For the <em>dough</em>',
					{
						quantity: '200',
						unit: 'g',
						name: 'flour',
						note: 'sifted',
					},
					{ name: 'Salt &amp; pepper' }
				),
				group( '', { quantity: '2', name: '<b>eggs</b>' } ),
			] )
		).toBe( 'For the dough\n200 g flour, sifted\nSalt & pepper\n\n2 eggs' );
	} );
} );
