import { fireEvent, render, screen } from '@testing-library/react';
import { RelFields } from '../edit/foreign-fields';
import { readSaid } from '../edit/read-page';

describe( 'what a link to another site is', () => {
	it( 'is asked for word by word, and words that cannot be asked for stay', () => {
		const change = jest.fn();
		const { rerender } = render(
			<RelFields rel="ugc nofollow" onChange={ change } />
		);
		screen.getByRole( 'checkbox', { name: /nofollow/, checked: true } );
		screen.getByRole( 'checkbox', { name: /sponsored/, checked: false } );
		fireEvent.click( screen.getByLabelText( /sponsored/ ) );
		expect( change ).toHaveBeenLastCalledWith( 'ugc nofollow sponsored' );
		rerender( <RelFields rel="nofollow" onChange={ change } /> );
		fireEvent.click( screen.getByLabelText( /nofollow/ ) );
		expect( change ).toHaveBeenLastCalledWith( '' );
	} );
} );

describe( 'what the page of a recipe says', () => {
	it( 'is taken as text, and what it does not say stays as it was', () => {
		expect(
			readSaid( {
				recipes: [
					{
						document: {
							name: 'Fish & <b>chips</b>',
							description: 'Crisp < soft',
							image: { url: 'https://example.org/fish.jpg' },
						},
					},
				],
			} )
		).toEqual( {
			title: 'Fish &amp; &lt;b&gt;chips&lt;/b&gt;',
			image: 'https://example.org/fish.jpg',
			text: 'Crisp &lt; soft',
		} );
		expect(
			readSaid( {
				recipes: [
					{ document: { name: 'Pie', description: '', image: null } },
				],
			} )
		).toEqual( { title: 'Pie' } );
	} );

	it( 'is nothing where no recipe stands there', () => {
		expect( readSaid( { recipes: [] } ) ).toBeUndefined();
		expect( readSaid( 'Not found' ) ).toBeUndefined();
		expect(
			readSaid( { recipes: [ { document: { name: '' } } ] } )
		).toBeUndefined();
	} );
} );
