import './browser';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSections as readIngredients } from '../../../blocks/ingredients/read-groups';
import { readSections as readSteps } from '../../../blocks/instructions/read-groups';
import { readSections as readTools } from '../../../blocks/equipment/read-groups';
import { readHtml, type Section } from '../src/content';

type Reading = Record< 'ingredients' | 'instructions' | 'equipment', unknown >;

const file = path.join(
	__dirname,
	'../../contracts/fixtures/stored-lists.json'
);
const fixtures = JSON.parse( readFileSync( file, 'utf8' ) ) as {
	name: string;
	stored: unknown;
	read: Reading;
}[];

/** The texts that a row may have. */
const TEXTS = [
	'id',
	'text',
	'quantity',
	'unit',
	'name',
	'title',
	'videoUrl',
	'note',
	'tip',
];

/** Returns what is compared of a list: all that rows say, which `PHPUnit` reads of the same fixtures. */
function shown( sections: Section< object >[] ): unknown {
	return sections.map( ( { id, title, rows } ) => ( {
		id,
		title,
		rows: rows.map( ( row ) => {
			const stored = new Map< string, unknown >( Object.entries( row ) );
			return Object.fromEntries< string >(
				TEXTS.map(
					( name ) =>
						[ name, readHtml( stored.get( name ) ) ] as const
				).filter( ( [ , text ] ) => text !== '' )
			);
		} ),
	} ) );
}

/** Returns a damaged list, with the name that the block has for its rows. */
function named( stored: unknown, rows: string ): unknown {
	return JSON.parse(
		JSON.stringify( stored ).replaceAll( '"ROWS"', `"${ rows }"` )
	);
}

describe( 'a stored list', () => {
	it.each( fixtures )(
		'with $name is read as the server reads it',
		( { stored, read } ) => {
			expect( {
				ingredients: shown(
					readIngredients( named( stored, 'items' ) )
				),
				instructions: shown( readSteps( named( stored, 'steps' ) ) ),
				equipment: shown( readTools( named( stored, 'items' ) ) ),
			} ).toEqual( read );
		}
	);
} );
