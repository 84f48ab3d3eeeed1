import { render, screen } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { ExportItem } from '../src/export';

const saved = { isNew: false, content: '' };

// What the editor of posts brings, which is in no package.
jest.mock(
	'@wordpress/editor',
	() => ( {
		store: 'core/editor',
		PluginMoreMenuItem: ( { href }: { href: string } ) => (
			<a href={ href }>Export</a>
		),
	} ),
	{ virtual: true }
);

beforeAll( () =>
	register(
		createReduxStore( 'core/editor', {
			reducer: () => ( {} ),
			selectors: {
				isEditedPostNew: () => saved.isNew,
				getCurrentPostAttribute: () => saved.content,
			},
		} )
	)
);

/** Returns whether the editor of a post offers its export. */
function isOffered(
	isStored: boolean,
	content: string,
	isNew = false
): boolean {
	window.larder = { export: { url: '/export', isStored } };
	Object.assign( saved, { content, isNew } );
	const { unmount } = render( <ExportItem /> );
	const link = screen.queryByRole( 'link', { name: 'Export' } );
	unmount();
	return link?.getAttribute( 'href' ) === '/export';
}

describe( 'the export of a recipe in the menu of the editor', () => {
	it( 'is offered where the server has stored one, which may be in a synced pattern', () => {
		expect( isOffered( true, '<!-- wp:block {"ref":7} /-->' ) ).toBe(
			true
		);
		expect( isOffered( false, '<!-- wp:block {"ref":7} /-->' ) ).toBe(
			false
		);
	} );

	it( 'is offered as soon as a new one is saved', () => {
		const block = '<!-- wp:larder/recipe {"prepTime":5} -->';
		expect( isOffered( false, block, true ) ).toBe( false );
		expect( isOffered( false, block ) ).toBe( true );
		expect( isOffered( false, '<!-- wp:larder/recipe -->' ) ).toBe( true );
		expect( isOffered( false, '<!-- wp:larder/recipe-embed /-->' ) ).toBe(
			false
		);
	} );

	it( 'is not offered to those who may not export', () => {
		window.larder = {};
		const { container } = render( <ExportItem /> );
		expect( container.innerHTML ).toBe( '' );
	} );
} );
