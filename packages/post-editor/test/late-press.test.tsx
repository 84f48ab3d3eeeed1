import { dispatch } from '@wordpress/data';
import { act, render, screen } from '@testing-library/react';
import { holdsStore } from '@larder/editor';
import { useLatePress } from '../src/use-late-press';

const hold = ( message: string ): void =>
	act( () => {
		void dispatch( holdsStore ).hold( 'cuisine', {
			message,
			goThere: () => true,
		} );
	} );

const release = (): void =>
	act( () => {
		void dispatch( holdsStore ).release( 'cuisine' );
	} );

/** Renders a button of the editor, which does nothing while it is disabled. */
function Editor( {
	isDisabled,
	onPress,
}: {
	isDisabled: boolean;
	onPress: () => void;
} ): React.ReactElement {
	useLatePress();
	return (
		<div className="editor-header">
			<button
				className="editor-post-publish-button__button"
				aria-disabled={ isDisabled }
				onClick={ () => {
					if ( ! isDisabled ) {
						onPress();
					}
				} }
			>
				Publish
			</button>
		</div>
	);
}

/** Shows the button, presses it as it is, and returns how to enable it and what it did. */
function press( isDisabled: boolean ): {
	enable: () => Promise< void >;
	done: jest.Mock;
} {
	const done = jest.fn();
	const { rerender } = render(
		<Editor isDisabled={ isDisabled } onPress={ done } />
	);
	act( () => screen.getByRole( 'button' ).click() );
	return {
		enable: () =>
			act( async () => {
				rerender( <Editor isDisabled={ false } onPress={ done } /> );
				await Promise.resolve();
			} ),
		done,
	};
}

describe( 'a press on Publish while a new term is made', () => {
	afterEach( release );

	it( 'is repeated once, when the button can be pressed', async () => {
		hold( '' );
		const { enable, done } = press( true );
		expect( done ).not.toHaveBeenCalled();
		release();
		await enable();
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not repeated when the term cannot be made, or nothing was held', async () => {
		hold( '' );
		const failed = press( true );
		hold( 'The term could not be saved.' );
		await failed.enable();
		expect( failed.done ).not.toHaveBeenCalled();
		release();
		document.body.replaceChildren();
		const free = press( true );
		await free.enable();
		expect( free.done ).not.toHaveBeenCalled();
	} );

	it( 'is not repeated where the button did what it does', async () => {
		hold( '' );
		const { enable, done } = press( false );
		release();
		await enable();
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );
} );
