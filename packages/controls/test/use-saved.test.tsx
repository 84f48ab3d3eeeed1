import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { select } from '@wordpress/data';
import { store } from '@larder/store';
import { member, serve } from '../../store/test/server';
import { useSaved } from '../src/use-saved';

const SAVE = 'delicious_recipes_wishlist';

/** So many others have saved the recipe. */
let others = 2;

function Bookmark() {
	const { isOn, press } = useSaved( 7 );
	return (
		<button aria-pressed={ isOn } onClick={ press }>
			Save
		</button>
	);
}

/** Presses the bookmark, and gives the message that comes. */
async function pressed(): Promise< string > {
	const before = select( store ).getToast()?.id;
	act( () => screen.getByRole( 'button', { name: 'Save' } ).click() );
	await waitFor( () =>
		expect( select( store ).getToast()?.id ).not.toBe( before )
	);
	return select( store ).getToast()?.text ?? '';
}

beforeEach( () => {
	serve( {
		larder_visitor: () => ( { data: member } ),
		[ SAVE ]: ( { add_remove: what } ) => ( {
			data:
				what === 'add'
					? { wishlists: others + 1, message: 'Saved.' }
					: { wishlists: others, message: 'Taken off.' },
		} ),
	} );
} );

describe( 'the message of a bookmark', () => {
	it( 'has the words of the server and how many people have saved the recipe, and none for nobody', async () => {
		render( <Bookmark /> );
		expect( await pressed() ).toBe( 'Saved. 3 people saved it.' );
		expect( await pressed() ).toBe( 'Taken off. 2 people saved it.' );
		others = 0;
		expect( await pressed() ).toBe( 'Saved. 1 person saved it.' );
		expect( await pressed() ).toBe( 'Taken off.' );
	} );
} );
