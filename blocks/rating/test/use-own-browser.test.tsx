import { render } from '@testing-library/react';
import { browserIdentifier } from '@larder/ajax';
import { RatingView } from '../components/rating-view';

/** Returns what a form would send. */
function sent( form: HTMLFormElement ): FormData {
	const formData = new FormData( form );
	const event = new Event( 'formdata', { bubbles: true } );
	Object.assign( event, { formData } );
	// jsdom makes no such event by itself.
	form.dispatchEvent( event );
	return formData;
}

function CommentForm( { field }: { field: string } ): JSX.Element {
	return (
		<form>
			<input type="hidden" name={ field } value="7" />
			<RatingView recipeId={ 7 } legend="Rate" block={ null } />
		</form>
	);
}

describe( 'the stars of a comment form', () => {
	it( 'tell with the comment from which browser it comes', () => {
		const { container } = render( <CommentForm field="comment_post_ID" /> );
		const form = container.querySelector( 'form' );
		expect( form && sent( form ).get( 'unique_user_id' ) ).toBe(
			browserIdentifier()
		);
	} );

	it( 'name it to no other form', () => {
		const { container } = render( <CommentForm field="other" /> );
		const form = container.querySelector( 'form' );
		expect( form && sent( form ).has( 'unique_user_id' ) ).toBe( false );
	} );
} );
