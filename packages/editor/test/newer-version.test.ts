import './browser';
import { readGroups as readIngredients } from '../../../blocks/ingredients/read-groups';
import { readGroups as readSteps } from '../../../blocks/instructions/read-groups';
import { readGroups as readTools } from '../../../blocks/equipment/read-groups';

const image = { id: 7, url: 'https://example.org/a.jpg', alt: '', focus: 3 };
const link = { url: 'https://example.org', price: '3 €' };

describe( 'what a newer version stored is kept', () => {
	it.each( [
		[ 'ingredients', readIngredients, 'items', { link } ],
		[ 'steps', readSteps, 'steps', {} ],
		[ 'equipment', readTools, 'items', { link } ],
	] as const )( 'in lists of %s', ( _name, read, rows, more ) => {
		const row = {
			id: 'row00001',
			text: 'One',
			image,
			newer: [ 1 ],
			...more,
		};
		const group = {
			id: 'group001',
			title: 'A',
			isOpen: true,
			[ rows ]: [ row ],
		};
		expect( read( [ group ] ) ).toMatchObject( [ group ] );
	} );
} );
