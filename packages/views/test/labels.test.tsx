import './sparing-visitor';
import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { inside } from '@larder/islands';
import { defineIsland } from '@larder/views';

function Control( { label }: { label: string } ) {
	return (
		<button type="button">
			<span className="larder-vote__label">{ label || 'Save' }</span>
		</button>
	);
}

defineIsland( { name: 'control', component: Control } );

/**
 * Mounts the control over a page.
 *
 * @param printed What is in its root.
 * @param label   What the server sent.
 */
async function labelOver( printed: string, label: string ): Promise< string > {
	const root = document.createElement( 'div' );
	root.innerHTML = printed;
	document.body.append( root );
	await act( async () => {
		void inside.mounts.get( 'control' )?.( root, { label } );
	} );
	return root.querySelector( '.larder-vote__label' )?.innerHTML ?? '';
}

const printed = ( label: string ): string =>
	`<button type="button"><span class="larder-vote__label">${ label }</span></button>`;

it( 'a control keeps the label that the page shows, its own and the usual one', async () => {
	expect( await labelOver( printed( 'Merken' ), 'Keep it' ) ).toBe(
		'Merken'
	);
	expect( await labelOver( printed( 'Merken' ), '' ) ).toBe( 'Merken' );
	expect(
		await labelOver( printed( '<font>Merken</font>' ), 'Keep it' )
	).toBe( 'Merken' );
} );

it( 'a label is text, whatever the page has made of it', async () => {
	expect(
		await labelOver( printed( '&lt;img src=x onerror=alert(1)&gt;' ), '' )
	).toBe( '&lt;img src=x onerror=alert(1)&gt;' );
} );

it( 'a page that has taken the label away gets that of the server', async () => {
	expect(
		await labelOver( '<button type="button"></button>', 'Keep it' )
	).toBe( 'Keep it' );
} );
