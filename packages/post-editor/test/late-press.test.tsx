import { dispatch, useSelect } from '@wordpress/data';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
	useLatePress(
		useSelect( ( select ) => select( holdsStore ).getHolds(), [] )
	);
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

	it( 'is not repeated when the term cannot be made, also not when that is put right later', async () => {
		hold( '' );
		const { enable, done } = press( true );
		hold( 'The term could not be saved.' );
		hold( '' );
		release();
		await enable();
		expect( done ).not.toHaveBeenCalled();
	} );

	it( 'is not repeated where nothing was held', async () => {
		const { enable, done } = press( true );
		await enable();
		expect( done ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'types on', () => fireEvent.input( document.body ) ],
		[ 'presses something else', () => fireEvent.click( document.body ) ],
		[
			'goes to the canvas',
			() => {
				const canvas = document.createElement( 'iframe' );
				document.body.append( canvas );
				canvas.focus();
				fireEvent.blur( window );
				canvas.remove();
			},
		],
	] )( 'is not repeated once the person %s', async ( _, move ) => {
		hold( '' );
		const { enable, done } = press( true );
		act( () => void move() );
		release();
		await enable();
		expect( done ).not.toHaveBeenCalled();
	} );

	it( 'waits long for the term, but not for what else disables the button', async () => {
		jest.useFakeTimers();
		hold( '' );
		const slow = press( true );
		act( () => jest.advanceTimersByTime( 60000 ) );
		release();
		act( () => jest.advanceTimersByTime( 1000 ) );
		await slow.enable();
		expect( slow.done ).toHaveBeenCalledTimes( 1 );
		document.body.replaceChildren();
		hold( '' );
		const locked = press( true );
		release();
		act( () => jest.advanceTimersByTime( 60000 ) );
		await locked.enable();
		expect( locked.done ).not.toHaveBeenCalled();
		jest.useRealTimers();
	} );

	it( 'is not repeated where the button did what it does', async () => {
		hold( '' );
		const { enable, done } = press( false );
		release();
		await enable();
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );
} );
