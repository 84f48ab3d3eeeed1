import { readSaid } from '../edit/read-page';

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
