import './browser';
import fc from 'fast-check';
import { insertLines, type Line } from '../src/list/insert';
import { sectionsOfHtml } from '../src/list/from-html';
import { joinRow, removeRow, splitRow } from '../src/list/edit-rows';
import { FIRST_LINE, type RowKind, type Section } from '../src/list/model';
import {
	addSection,
	breakOut,
	dissolveSection,
	removeSection,
} from '../src/list/sections';
import { drop, flatKeys, moveRow, moveSection } from '../src/list/move';

type Row = { id: string; text: string; extra?: string };

let made = 0;

const kind: RowKind< Row > = {
	create: ( text ) => ( { id: `new${ made++ }`, text } ),
	withText: ( row, text ) => ( { ...row, text } ),
	join: ( first, second, text ) => ( { ...second, ...first, text } ),
	isEmpty: ( row ) => row.text === '' && row.extra === undefined,
	names: new Set( [ 'rows' ] ),
};

/** Writes a list as text, a heading with a colon. */
function draw( sections: readonly Section< Row >[] | undefined ): string {
	return ( sections ?? [] )
		.map( ( { title, rows } ) =>
			[ `${ title }:`, ...rows.map( ( { text } ) => text ) ].join( ' ' )
		)
		.join( ' | ' );
}

const list: Section< Row >[] = [
	{
		id: 's1',
		title: '',
		rows: [
			{ id: 'a', text: 'aa', extra: 'picture' },
			{ id: 'b', text: 'bb' },
			{ id: 'e', text: '' },
			{ id: 'c', text: 'cc' },
		],
	},
	{ id: 's2', title: 'Sauce', rows: [ { id: 'd', text: 'dd' } ] },
];

describe( 'Texts of other blocks', () => {
	it( 'become rows, what their author hides, too', () => {
		expect(
			draw(
				sectionsOfHtml(
					'<p>aa</p><h3>Sauce</h3><p><span hidden>bb</span></p><p><span style="display:none">cc</span></p>',
					kind
				)
			)
		).toBe( ': aa | Sauce: bb cc' );
	} );
} );

describe( 'Enter', () => {
	it( 'makes the next row of what stands behind the caret', () => {
		const change = splitRow( list, kind, 'a', 'a', 'A' );
		expect( draw( change?.sections ) ).toBe( ': a A bb  cc | Sauce: dd' );
		expect( change?.sections[ 0 ]?.rows[ 0 ] ).toMatchObject( {
			id: 'a',
			extra: 'picture',
		} );
		expect( change?.caret?.offset ).toBe( 0 );
	} );

	it( 'cuts the row only where a part of its text goes elsewhere', () => {
		const cutting: RowKind< Row > = {
			...kind,
			cut: ( { id }, text ) => ( { id, text } ),
		};
		const rowOf = ( before: string, after: string ) =>
			splitRow( list, cutting, 'a', before, after )?.sections[ 0 ]
				?.rows[ 0 ];
		expect( rowOf( 'a', 'a' ) ).toEqual( { id: 'a', text: 'a' } );
		expect( rowOf( 'aa', '' ) ).toMatchObject( { extra: 'picture' } );
	} );

	it( 'at the start pushes the row down with its id and picture', () => {
		const change = splitRow( list, kind, 'a', '', 'aa' );
		expect( change?.sections[ 0 ]?.rows[ 1 ] ).toBe( list[ 0 ]?.rows[ 0 ] );
		expect( change?.caret?.key ).toBe( 'a' );
	} );

	it( 'takes selected text away, wherever in the row it was', () => {
		const rowsOf = ( before: string, after: string ) =>
			splitRow( list, kind, 'a', before, after )
				?.sections[ 0 ]?.rows.slice( 0, 2 )
				.map( ( { text } ) => text );
		expect( rowsOf( 'a', '' ) ).toEqual( [ 'a', '' ] );
		expect( rowsOf( '', 'a' ) ).toEqual( [ '', 'a' ] );
		expect( rowsOf( '', '' ) ).toEqual( [ '', '' ] );
	} );

	it( 'on an empty row starts a group with the rows behind it', () => {
		const change = breakOut( list, 'e' );
		expect( draw( change?.sections ) ).toBe( ': aa bb | : cc | Sauce: dd' );
		expect( change?.caret?.key ).toBe( change?.sections[ 1 ]?.id );
	} );
} );

describe( 'joining', () => {
	it( 'keeps what the first row has beside its text', () => {
		const change = joinRow( list, kind, 'b', 'aabb', 2 );
		expect( draw( change?.sections ) ).toBe( ': aabb  cc | Sauce: dd' );
		expect( change?.sections[ 0 ]?.rows[ 0 ]?.extra ).toBe( 'picture' );
		expect( change?.caret ).toEqual( { key: 'a', offset: 2 } );
	} );

	it( 'with an empty row keeps the other one as it is', () => {
		const change = joinRow( list, kind, 'c', 'cc', 0 );
		expect( change?.sections[ 0 ]?.rows[ 2 ] ).toBe( list[ 0 ]?.rows[ 3 ] );
	} );

	it( 'does nothing in the first row of a group', () => {
		expect( joinRow( list, kind, 'd', '', 0 ) ).toBeNull();
	} );

	it( 'turns the heading of a dissolved group into a row', () => {
		const change = dissolveSection( list, kind, 's2' );
		expect( draw( change?.sections ) ).toBe( ': aa bb  cc Sauce dd' );
	} );
} );

describe( 'removing', () => {
	it( 'takes a group without heading and rows away', () => {
		const added = addSection( list );
		const last = added.sections.at( -1 );
		const filled = added.sections.with( -1, {
			id: last?.id ?? '',
			title: '',
			rows: [ { id: 'z', text: 'z' } ],
		} );
		expect( removeRow( filled, 'z' )?.sections ).toEqual( list );
	} );

	it( 'leaves the caret in what stands before, else behind, else in the line of an empty list', () => {
		const section = ( id: string, ...ids: string[] ) => ( {
			id,
			title: id,
			rows: ids.map( ( row ) => ( { id: row, text: row } ) ),
		} );
		const two = [ section( 'A', 'a' ), section( 'B', 'b' ) ];
		expect( removeSection( two, 'B' ).caret?.key ).toBe( 'a' );
		expect( removeSection( two, 'A' ).caret?.key ).toBe( 'b' );
		expect( removeRow( two, 'a' )?.caret?.key ).toBe( 'A' );
		expect(
			removeRow(
				[ { ...section( '', 'a' ), id: 'A' }, section( 'B', 'b' ) ],
				'a'
			)?.caret?.key
		).toBe( 'b' );
		expect(
			removeSection( [ section( 'A' ), section( 'B' ) ], 'A' ).caret?.key
		).toBe( 'B' );
		expect(
			removeSection( [ section( 'A' ), section( 'B' ) ], 'B' ).caret?.key
		).toBe( 'A' );
		expect( removeSection( [ section( 'A', 'a' ) ], 'A' ).caret?.key ).toBe(
			FIRST_LINE
		);
		const untitled = { id: 'C', title: '', rows: [] };
		const bare = { ...section( 'A', 'a' ), title: '' };
		for ( const change of [
			removeRow( [ bare ], 'a' ),
			removeRow( [ bare, untitled ], 'a' ),
			removeSection( [ section( 'A', 'a' ), untitled ], 'A' ),
		] ) {
			expect( change?.sections ).toEqual( [] );
			expect( change?.caret?.key ).toBe( FIRST_LINE );
		}
	} );
} );

describe( 'pasting', () => {
	const plain: Line[] = [
		{ isHeading: false, html: 'x' },
		{ isHeading: false, html: 'y' },
	];

	const lines: Line[] = [
		{ isHeading: false, html: 'x' },
		{ isHeading: true, html: 'Top' },
		{ isHeading: false, html: 'y' },
	];

	it( 'keeps what stood before and behind the caret', () => {
		const change = insertLines( list, kind, 'b', 'b', lines, 'B' );
		expect( draw( change?.sections ) ).toBe(
			': aa b x | Top: y B  cc | Sauce: dd'
		);
	} );

	it( 'takes the place of a row that is selected as a whole', () => {
		const change = insertLines( list, kind, 'a', '', plain, '' );
		expect( draw( change?.sections ) ).toBe( ': x y bb  cc | Sauce: dd' );
		expect( change?.sections[ 0 ]?.rows[ 0 ] ).toMatchObject( {
			id: 'a',
			extra: 'picture',
		} );
	} );

	it( 'with a heading first leaves no empty row behind', () => {
		const change = insertLines( list, kind, 'b', '', lines.slice( 1 ), '' );
		expect( draw( change?.sections ) ).toBe(
			': aa | Top: y  cc | Sauce: dd'
		);
	} );

	it( 'at the start pushes the row down with its id and picture', () => {
		const change = insertLines( list, kind, 'a', '', plain, 'aa' );
		expect( draw( change?.sections ) ).toBe(
			': x y aa bb  cc | Sauce: dd'
		);
		expect( change?.sections[ 0 ]?.rows[ 2 ] ).toMatchObject( {
			id: 'a',
			extra: 'picture',
		} );
	} );

	it( 'takes the place of an empty row', () => {
		const change = insertLines( list, kind, 'e', '', lines, '' );
		expect( draw( change?.sections ) ).toBe(
			': aa bb x | Top: y cc | Sauce: dd'
		);
	} );

	it.each( [ true, false ] )(
		'leaves out the name of the list, heading or not: %s',
		( isHeading ) => {
			const change = insertLines(
				list,
				kind,
				'e',
				'',
				[ { isHeading, html: 'Rows' }, ...lines ],
				''
			);
			expect( draw( change?.sections ) ).toBe(
				': aa bb x | Top: y cc | Sauce: dd'
			);
		}
	);

	it( 'gives an empty list the first heading', () => {
		const empty = [
			{ id: 's', title: '', rows: [ { id: 'r', text: '' } ] },
		];
		const change = insertLines(
			empty,
			kind,
			'r',
			'',
			lines.slice( 1 ),
			''
		);
		expect( draw( change?.sections ) ).toBe( 'Top: y' );
	} );
} );

const lists = fc
	.array(
		fc.record( {
			title: fc.constantFrom( '', 'One', 'Two' ),
			count: fc.nat( { max: 4 } ),
		} ),
		{ minLength: 1, maxLength: 4 }
	)
	.map( ( shapes ) =>
		shapes.map( ( { title, count }, at ) => ( {
			id: `s${ at }`,
			title,
			rows: Array.from( { length: count }, ( _, row ) => ( {
				id: `r${ at }-${ row }`,
				text: `${ at }-${ row }`,
			} ) ),
		} ) )
	);

/** Returns the rows of a list, sorted, to compare what there is. */
const rowsOf = ( sections: Section< Row >[] ) =>
	sections.flatMap( ( { rows } ) => rows.map( ( { id } ) => id ) ).sort();

describe( 'moving', () => {
	it( 'up and down again leaves a row where it was', () => {
		const down = moveRow( list, 'a', 1 );
		expect( draw( down ?? [] ) ).toBe( ': bb aa  cc | Sauce: dd' );
		expect( moveRow( down ?? [], 'a', -1 ) ).toEqual( list );
	} );

	it( 'leads into the next group', () => {
		expect( draw( moveRow( list, 'c', 1 ) ?? [] ) ).toBe(
			': aa bb  | Sauce: cc dd'
		);
		expect( moveRow( list, 'a', -1 ) ).toBeNull();
	} );

	it( 'takes a group with its rows', () => {
		expect( draw( moveSection( list, 's2', -1 ) ?? [] ) ).toBe(
			'Sauce: dd | : aa bb  cc'
		);
	} );

	it( 'by drag puts a row where another one stands', () => {
		expect( draw( drop( list, 'd', 'b' ) ?? [] ) ).toBe(
			': aa dd bb  cc | Sauce:'
		);
		expect( draw( drop( list, 'a', 's2' ) ?? [] ) ).toBe(
			': bb  cc | Sauce: aa dd'
		);
	} );

	it( 'never loses or doubles a row', () => {
		fc.assert(
			fc.property(
				lists,
				fc.nat(),
				fc.nat(),
				fc.constantFrom( -1 as const, 1 as const ),
				( sections, from, to, by ) => {
					const keys = flatKeys( sections );
					const id = keys[ from % keys.length ] ?? '';
					const over = keys[ to % keys.length ] ?? '';
					const before = rowsOf( sections ).join();
					return [
						drop( sections, id, over ),
						moveRow( sections, id, by ),
						moveSection( sections, id, by ),
					].every(
						( moved ) =>
							moved === null || rowsOf( moved ).join() === before
					);
				}
			)
		);
	} );
} );
