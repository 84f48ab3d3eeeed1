import { act, render } from '@testing-library/react';
import { select } from '@wordpress/data';
import { holdsStore } from '../src/holds/store';
import { useHold } from '../src/holds/use-hold';

function Field( props: {
	isHeld: boolean;
	message: string;
	retry: () => void;
} ): null {
	useHold( props.isHeld, props.message, () => true, props.retry );
	return null;
}

const holds = () => Object.values( select( holdsStore ).getHolds() );

describe( 'what holds the save of a post', () => {
	it( 'is tried again when the connection is back, and when somebody asks for it', () => {
		const retry = jest.fn();
		const { rerender } = render(
			<Field isHeld message="You are offline." retry={ retry } />
		);
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		expect( retry ).toHaveBeenCalledTimes( 1 );
		holds()[ 0 ]?.retry?.();
		expect( retry ).toHaveBeenCalledTimes( 2 );

		rerender( <Field isHeld={ false } message="" retry={ retry } /> );
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		expect( retry ).toHaveBeenCalledTimes( 2 );
		expect( holds() ).toEqual( [] );
	} );

	it( 'is left alone while it is on its way', () => {
		const retry = jest.fn();
		render( <Field isHeld message="" retry={ retry } /> );
		act( () => void window.dispatchEvent( new Event( 'online' ) ) );
		expect( retry ).not.toHaveBeenCalled();
	} );
} );
