import './sparing-visitor';
import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { inside } from '@larder/islands';
import { defineIsland, Part } from '@larder/views';

function Switch() {
	return (
		<Part name="switch">
			<button type="button">Expand all</button>
		</Part>
	);
}

it( 'renders into the part that has the key of its root, and into nothing that only says it is one', async () => {
	const printed = '<button type="button">Expand all</button>';
	const root = document.createElement( 'section' );
	root.dataset[ 'larderKey' ] = 'abcdefgh';
	root.innerHTML =
		'<p class="before" data-larder-part="switch">An answer</p>' +
		`<div data-larder-part="switch" data-larder-keyed="abcdefgh">${ printed }</div>` +
		'<p class="after" data-larder-part="switch">Another</p>' +
		'<p class="other" data-larder-part="switch" data-larder-keyed="hgfedcba">A third</p>';
	document.body.append( root );
	defineIsland( { name: 'parted', component: Switch } );
	await act( async () => {
		void inside.mounts.get( 'parted' )?.( root, {} );
	} );
	expect( root.querySelectorAll( 'button' ) ).toHaveLength( 1 );
	expect( root.querySelector( 'div button' ) ).not.toBeNull();
	expect(
		[ ...root.querySelectorAll( 'p' ) ].map(
			( { textContent } ) => textContent
		)
	).toEqual( [ 'An answer', 'Another', 'A third' ] );
} );
