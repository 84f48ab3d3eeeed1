import { render } from '@testing-library/react';
import { withDifference } from '../edit/differing-texts';

const Block = withDifference(
	( { name }: { name?: string; isValid?: boolean } ) => <p>{ name }</p>
);

describe( 'a block whose saved text and settings differ', () => {
	it( 'says so, and what the page shows', () => {
		const { container } = render(
			<Block name="larder/ingredients" isValid={ false } />
		);
		expect( container.textContent ).toMatch(
			/differ.*The page still shows.*larder\/ingredients/
		);
	} );

	it( 'is the only one that does', () => {
		const { container } = render(
			<>
				<Block name="larder/notes" isValid />
				<Block name="core/paragraph" isValid={ false } />
			</>
		);
		expect( container.textContent ).toBe( 'larder/notescore/paragraph' );
	} );
} );
