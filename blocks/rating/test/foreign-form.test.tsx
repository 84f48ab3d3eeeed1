import { render } from '@testing-library/react';
import { ForeignForm } from '../edit/foreign-form';

describe( 'a comment form of another plugin', () => {
	afterEach( () => {
		delete window.larderCommentForm;
	} );

	it( 'is named in the editor, with what a site can do', () => {
		window.larderCommentForm = 'wpDiscuz';
		const { container } = render( <ForeignForm /> );
		expect( container.textContent ).toMatch(
			/form of wpDiscuz.*rate without a comment/
		);
	} );

	it( 'is not spoken of where the form is that of WordPress', () => {
		const { container } = render( <ForeignForm /> );
		expect( container.innerHTML ).toBe( '' );
	} );
} );
