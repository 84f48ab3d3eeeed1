import { render } from '@testing-library/react';
import { save } from '../save';
import type { ArchiveAttributes } from '../types';

jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: { save: () => ( {} ) },
} ) );

const attributes: ArchiveAttributes = {
	align: 'wide',
	anchor: '',
	source: 'picked',
	count: 6,
	taxonomy: 'recipe-course',
	ids: [ 1, 2 ],
	layout: 'default',
	details: [ 'save' ],
	showMeta: true,
	autoplay: false,
	level: 3,
	links: [
		{ title: 'Soup & bread', url: 'https://example.org/soup/' },
		{ title: 'Cake', url: 'https://example.org/cake/' },
	],
};

/** Returns the markup that readers get while the plugin is inactive. */
function saved( more: Partial< ArchiveAttributes > ): string {
	return render(
		save( { className: '', attributes: { ...attributes, ...more } } ) ?? (
			<></>
		)
	).container.innerHTML;
}

describe( 'save', () => {
	it( 'keeps links to hand-picked recipes', () => {
		expect( saved( {} ) ).toBe(
			'<div><ul><li><a href="https://example.org/soup/">Soup &amp; bread</a></li><li><a href="https://example.org/cake/">Cake</a></li></ul></div>'
		);
	} );

	it( 'keeps nothing of what is found anew for each page', () => {
		expect( saved( { source: 'newest' } ) ).toBe( '' );
	} );

	it( 'keeps no address that could run a script', () => {
		expect(
			saved( { links: [ { title: 'x', url: 'javascript:alert(1)' } ] } )
		).toBe( '' );
	} );
} );
