import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import type { Outcome } from '@larder/store';
import { RateForm } from '../components/rate-form';

const done: Outcome = { status: 'done', isOn: true, message: 'Thank you.' };

const failed: Outcome = {
	status: 'failed',
	error: { code: 'network', message: '', status: 0 },
};

function Form( {
	outcome = done,
	calls = [],
}: {
	outcome?: Outcome;
	calls?: number[];
} ): ReactElement {
	const [ mine, setMine ] = useState( 2 );
	return (
		<RateForm
			legend="Your rating"
			mine={ mine }
			rate={ async ( stars ) => {
				calls.push( stars );
				if ( outcome.status === 'done' ) {
					setMine( stars );
				}
				return outcome;
			} }
		/>
	);
}

const star = ( value: number ) =>
	screen.getByRole< HTMLInputElement >( 'radio', {
		name: value === 1 ? '1 star' : `${ value } stars`,
	} );

const send = () => screen.queryByRole( 'button', { name: 'Send rating' } );

it( 'shows what the visitor gave before, with nothing to send', () => {
	render( <Form /> );
	expect( star( 2 ).checked ).toBe( true );
	expect( send() ).toBeNull();
} );

it( 'sends a star that was pressed before the view was there', async () => {
	const calls: number[] = [];
	render( <Form calls={ calls } /> );
	// As the loader puts it back.
	act( () => star( 4 ).click() );
	await waitFor( () => expect( calls ).toEqual( [ 4 ] ) );
	expect( await screen.findByText( 'Thank you.' ) ).toBeTruthy();
} );

it( 'sends a star that a pointer presses at once, and says what became of it', async () => {
	const calls: number[] = [];
	render( <Form calls={ calls } /> );
	await userEvent.click( star( 5 ) );
	expect( calls ).toEqual( [ 5 ] );
	expect( screen.getByText( 'Thank you.' ).getAttribute( 'role' ) ).toBe(
		'status'
	);
	expect( send() ).toBeNull();
} );

it.each( [
	[ 'the earlier', [ failed, done ], 3 ],
	[ 'the later', [ done, failed ], 5 ],
] )(
	'shows what counts where %s of two presses fails',
	async ( _, outcomes, shown ) => {
		const answers: Array< () => void > = [];
		function Slow(): ReactElement {
			const [ mine, setMine ] = useState( 0 );
			const rate = async ( stars: number ): Promise< Outcome > => {
				const outcome = outcomes[ answers.length ] ?? failed;
				await new Promise< void >( ( resolve ) =>
					answers.push( resolve )
				);
				if ( outcome.status === 'done' ) {
					setMine( stars );
				}
				return outcome;
			};
			return (
				<RateForm legend="Your rating" mine={ mine } rate={ rate } />
			);
		}
		render( <Slow /> );
		await userEvent.click( star( 5 ) );
		await userEvent.click( star( 3 ) );
		for ( const answer of answers ) {
			await act( async () => answer() );
		}
		expect( star( shown ).checked ).toBe( true );
	}
);

it( 'waits for the button when stars are chosen by keyboard, and keeps the focus', async () => {
	const calls: number[] = [];
	render( <Form calls={ calls } /> );
	star( 4 ).focus();
	await userEvent.keyboard( ' ' );
	expect( calls ).toEqual( [] );
	send()?.focus();
	await userEvent.keyboard( '{Enter}' );
	expect( calls ).toEqual( [ 4 ] );
	expect( star( 4 ).ownerDocument.activeElement ).toBe( star( 4 ) );
} );

it( 'offers to send what is shown after a hover that nobody pressed', async () => {
	render( <Form /> );
	await userEvent.hover( star( 5 ) );
	expect( send() ).not.toBeNull();
	await userEvent.unhover( star( 5 ) );
} );

it( 'takes a rating back', async () => {
	const calls: number[] = [];
	render( <Form calls={ calls } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Clear' } ) );
	expect( calls ).toEqual( [ 0 ] );
} );

it( 'goes back to what counts when the call fails, and says so', async () => {
	render( <Form outcome={ failed } /> );
	await userEvent.click( star( 5 ) );
	expect( star( 2 ).checked ).toBe( true );
	expect( screen.getByText( /could not be saved/ ) ).toBeTruthy();
} );
