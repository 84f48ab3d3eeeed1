import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from '../src/sheet/sheet';

beforeAll( () => {
	// The page's dialogs, as far as jsdom lacks them.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
} );

describe( 'a sheet', () => {
	it( 'keeps Escape from themes that prevent what the browser does by it, and no other key', () => {
		const prevent = ( event: Event ) => event.preventDefault();
		document.addEventListener( 'keydown', prevent );
		render(
			<Sheet
				title="Filter"
				onClose={ () => undefined }
				footer={ () => null }
			>
				<button type="button">Soup</button>
			</Sheet>
		);
		const inside = screen.getByRole( 'button', { name: 'Soup' } );
		expect( fireEvent.keyDown( inside, { key: 'Escape' } ) ).toBe( true );
		expect( fireEvent.keyDown( inside, { key: 'Tab' } ) ).toBe( false );
		document.removeEventListener( 'keydown', prevent );
	} );
} );
