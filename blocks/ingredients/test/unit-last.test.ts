import cases from './fixtures/unit-last.json';
import { readPieces } from '../edit/ingredient-kind';
import { listText } from '../list-text';
import { readLines, scaleLines } from '../scale-lines';
import { isUnitLast } from '../unit-last';

it.each( cases )( 'knows where the unit of "%s" was typed', ( ...line ) => {
	const [ text, unit, name, expected ] = line;
	expect(
		isUnitLast( {
			text: String( text ),
			unit: String( unit ),
			name: String( name ),
		} )
	).toBe( expected );
} );

it.each( [
	[
		'1 small garlic clove, finely grated',
		'2 small garlic cloves, finely grated',
	],
	[ '2 celery stalks', '4 celery stalks' ],
	[ '2 cloves garlic', '4 cloves garlic' ],
] )(
	'prints "%s" as it was typed, and twice of it as "%s"',
	( text, twice ) => {
		const item = { id: 'a', text, ...readPieces( text ) };
		const groups = [
			{
				id: 'g',
				title: '',
				items: [
					{
						...item,
						link: null,
						image: null,
						...( isUnitLast( item ) && {
							unitLast: true as const,
						} ),
					},
				],
			},
		];
		expect( listText( groups ) ).toBe( text );
		expect(
			listText( scaleLines( readLines( groups ), 2, { mode: 'scale' } ) )
		).toBe( twice );
	}
);
