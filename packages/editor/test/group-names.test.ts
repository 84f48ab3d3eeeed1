import { linesOfClipboard } from '../src/paste/lines';

/** Returns the headings among pasted lines. */
const headings = ( plain: string, html = '' ): string[] =>
	linesOfClipboard( { plain, html } )
		.filter( ( { isHeading } ) => isHeading )
		.map( ( line ) => line.html );

describe( 'names of groups that end with no colon', () => {
	it.each( [
		[ 'For the rice\n200 g rice\n1 egg', [ 'For the rice' ] ],
		[ '1 egg\nFür den Teig\n200 g Mehl', [ 'Für den Teig' ] ],
		[
			"Pour l'assaisonnement\n1 c. à s. d'huile",
			[ "Pour l'assaisonnement" ],
		],
		[ 'العجين\n٢٠٠ غ طحين\n\nالحشوة\n٣ تفاحات', [ 'العجين', 'الحشوة' ] ],
		[ 'Dough\n200 g flour\n\nFilling\n3 apples', [ 'Dough', 'Filling' ] ],
	] )( 'are read in %j', ( text, names ) => {
		expect( headings( text ) ).toEqual( names );
	} );

	it.each( [
		'1 egg\nSalt\nPepper',
		'Salt\n1 egg',
		'1 egg\n\nSalt\n\n2 cups flour',
		'For the sauce, melt the butter.\nStir.',
		'1 egg\nfor serving',
		'2 eggs\n\nSalt, pepper\n1 onion',
	] )( 'are none in %j', ( text ) => {
		expect( headings( text ) ).toEqual( [] );
	} );

	it( 'are the paragraphs above the lists of a page', () => {
		expect(
			headings(
				'',
				'<p>Sauce</p><ul><li>1 egg</li><li>Salt</li></ul><p>Rice</p><ul><li>200 g rice</li></ul>'
			)
		).toEqual( [ 'Sauce', 'Rice' ] );
	} );
} );
