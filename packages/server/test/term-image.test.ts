import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../src/Taxonomies/term-image.js';

/** Core's own script, as far as it matters: it hears clicks on its button, and empties fields once a term was added. */
function openScreen(): { added: jest.Mock; answer: () => void } {
	document.body.innerHTML = `<form id="addtag">
		<input id="larder-term-color" aria-label="Colour" pattern="#([0-9a-fA-F]{3}){1,2}">
		<span class="larder-term-image" data-title="Choose a picture" data-choose="Use" data-remove="Remove"><span class="larder-term-image__preview"></span><input type="number" id="larder-term-image" aria-label="Picture" value="0"></span>
		<input id="larder-term-icon" aria-label="Icon" pattern="leaf|clock">
		<button id="submit" type="submit">Add</button>
	</form>`;
	const listeners: Array< () => void > = [];
	let select = (): void => {};
	const picture = { id: 7, url: 'https://example.org/soup.jpg' };
	Object.assign( window, {
		jQuery: () => ( {
			on: ( name: string, listen: () => void ) =>
				name === 'ajaxComplete' && listeners.push( listen ),
		} ),
		wp: {
			media: () => ( {
				on: ( _: string, listen: () => void ) => ( select = listen ),
				open: () => select(),
				state: () => ( {
					get: () => ( {
						first: () => ( { toJSON: () => picture } ),
					} ),
				} ),
			} ),
		},
	} );
	const added = jest.fn( ( event: Event ) => event.preventDefault() );
	screen.getByRole( 'button', { name: 'Add' } ).onclick = added;
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	return { added, answer: () => listeners.forEach( ( told ) => told() ) };
}

it( 'the picture of a term that was added is not shown for the next one', async () => {
	const { answer } = openScreen();
	const field = screen.getByRole< HTMLInputElement >( 'spinbutton' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Choose a picture' } )
	);
	expect( field.value ).toBe( '7' );
	answer();
	expect( screen.queryAllByRole( 'presentation' ) ).toHaveLength( 1 );
	field.value = '';
	answer();
	expect( screen.queryAllByRole( 'presentation' ) ).toHaveLength( 0 );
} );

it( 'a term with a colour or an icon that there is not is not added', async () => {
	const { added } = openScreen();
	const add = screen.getByRole( 'button', { name: 'Add' } );
	const color = screen.getByRole( 'textbox', { name: 'Colour' } );
	const icon = screen.getByRole( 'textbox', { name: 'Icon' } );
	await userEvent.type( color, 'red' );
	await userEvent.click( add );
	await userEvent.clear( color );
	await userEvent.type( icon, 'hologram' );
	await userEvent.click( add );
	expect( added ).not.toHaveBeenCalled();
	await userEvent.clear( icon );
	await userEvent.type( color, '#2d7a4f' );
	await userEvent.type( icon, 'leaf' );
	await userEvent.click( add );
	expect( added ).toHaveBeenCalledTimes( 1 );
} );
