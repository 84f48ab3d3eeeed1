import { renamedTable, tableHead, tableText } from '../src/import/table-head';
import { TableColumns } from '../src/import/table-columns';

/** Creates a form with the fields that a column may be, as the server prints them. */
function form(): HTMLFormElement {
	const created = document.createElement( 'form' );
	created.innerHTML = `<div class="larder-import__columns"></div>
		<template class="larder-import__fields"><select>
			<option value="">By its own name</option>
			<option value="name" data-names="name title titel">Name</option>
			<option value="ingredients" data-names="ingredients zutaten">Ingredients</option>
			<option value="preptime" data-names="preptime vorbereitungszeit">Prep time</option>
		</select></template>`;
	document.body.replaceChildren( created );
	return created;
}

/** Creates a file of a table; jsdom cannot read its own. */
function table( name: string, text: string ): File {
	const { buffer } = Uint8Array.from( Buffer.from( text ) );
	return Object.assign( new File( [ text ], name ), {
		arrayBuffer: () => Promise.resolve( buffer ),
	} );
}

describe( 'The columns of a table to import', () => {
	it( 'have the field that their name is known for, and an example beside it', async () => {
		const columns = new TableColumns( form() );
		const file = table(
			'a.csv',
			'Titel;Was;Vorbereitungs-Zeit\nBrei;"1 l Milch\n2 EL Grieß";5 min\n'
		);
		await columns.ask( [ file, table( 'b.md', '# Soup' ) ] );

		const lists = Array.from( document.querySelectorAll( 'select' ) );
		expect( lists.map( ( { value } ) => value ) ).toEqual( [
			'name',
			'',
			'preptime',
		] );
		expect( document.querySelectorAll( 'details[open]' ) ).toHaveLength(
			1
		);
		expect( document.querySelector( 'details' )?.textContent ).toContain(
			'1 l Milch'
		);
		expect( lists[ 1 ]?.labels[ 0 ]?.textContent ).toMatch( /^Was/ );
	} );

	it( 'are folded where all are known, and the file is sent as it is', async () => {
		const columns = new TableColumns( form() );
		const file = table( 'a.csv', 'name,ingredients\nSoup,2 leeks\n' );
		await columns.ask( [ file ] );

		expect( document.querySelector( 'details' )?.open ).toBe( false );
		expect( columns.named( file ).name ).toBe( 'a.csv' );
		expect( columns.named( table( 'c.csv', 'a,b' ) ).name ).toBe( 'c.csv' );
	} );

	it( 'are named by what was chosen, and rows stay as they were typed', () => {
		const head = tableHead(
			'sep=;\r\n"The ""dish""";Foods\r\n"Pea; soup";"1 kg peas\n2 l water"\r\n'
		);

		expect( head.names ).toEqual( [ 'The "dish"', 'Foods' ] );
		expect( head.example ).toEqual( [
			'Pea; soup',
			'1 kg peas\n2 l water',
		] );
		expect( renamedTable( head, [ 'name', 'ingredients' ] ) ).toBe(
			'sep=;\r\n"name";"ingredients"\r\n"Pea; soup";"1 kg peas\n2 l water"\r\n'
		);
	} );

	it.each( [
		[ 'UTF-8 with a mark', [ 0xef, 0xbb, 0xbf, 0xc3, 0xa9 ] ],
		[ 'UTF-16', [ 0xff, 0xfe, 0xe9, 0x00 ] ],
		[ 'UTF-16, the other way round', [ 0xfe, 0xff, 0x00, 0xe9 ] ],
		[ 'Latin-1', [ 0xe9 ] ],
	] )( 'are read from %s', ( _, bytes ) => {
		expect( tableText( Uint8Array.from( bytes ).buffer ) ).toBe( 'é' );
	} );

	it( 'are read from a file without a line, too', () => {
		expect( tableHead( '' ).names ).toEqual( [ '' ] );
		expect( tableHead( 'name\ta' ).names ).toEqual( [ 'name', 'a' ] );
	} );
} );
