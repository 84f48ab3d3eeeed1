import {
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
	jest,
} from '@jest/globals';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../contracts/fixtures/ajax/delicious_recipes_process_login.json';
import { LoginForm } from '../src/components/login-form';
import { LoginPopup } from '../src/components/login-popup';

const props = {
	loginUrl: 'https://example.org/wp-login.php',
	lostPasswordUrl: 'https://example.org/wp-login.php?action=lostpassword',
	registerUrl: 'https://example.org/wp-login.php?action=register',
	canRegister: true,
	styleUrl: '',
};

const sent: URLSearchParams[] = [];

function answerWith( body: object, status = 200 ): void {
	globalThis.fetch = ( _url, init ) => {
		if ( init?.body instanceof URLSearchParams ) {
			sent.push( init.body );
		}
		return Promise.resolve(
			new Response( JSON.stringify( body ), { status } )
		);
	};
}

const ask = ( detail: object = {} ) =>
	act( () => {
		document.dispatchEvent(
			new CustomEvent( 'larder:login', { detail, cancelable: true } )
		);
	} );

beforeAll( () => {
	// The page's dialogs, as far as jsdom lacks them.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
} );

beforeEach( () => {
	sent.length = 0;
	sessionStorage.clear();
} );

describe( 'the login popup', () => {
	it( 'keeps Escape from themes that prevent what the browser does by it', () => {
		const prevent = ( event: Event ) => event.preventDefault();
		document.addEventListener( 'keydown', prevent );
		render( <LoginPopup { ...props } /> );
		ask();
		const inside = screen.getByLabelText( 'Password' );
		expect( fireEvent.keyDown( inside, { key: 'Escape' } ) ).toBe( true );
		document.removeEventListener( 'keydown', prevent );
	} );

	it( 'opens when something on the page asks for it, and says why', () => {
		const { container } = render( <LoginPopup { ...props } /> );
		expect( container.innerHTML ).toBe( '' );
		ask( { reason: 'save', recipeId: 7 } );
		expect( screen.getByRole( 'dialog', { name: 'Log in' } ) ).toBeTruthy();
		expect(
			screen.getByText( 'Log in to save this recipe to your list.' )
		).toBeTruthy();
	} );

	it( 'closes by its button and by a press outside, and not by one that starts inside', async () => {
		const user = userEvent.setup();
		render( <LoginPopup { ...props } /> );
		ask();
		await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		ask();
		await user.pointer( [
			{
				keys: '[MouseLeft>]',
				target: screen.getByLabelText( 'Password' ),
			},
			{ keys: '[/MouseLeft]', target: screen.getByRole( 'dialog' ) },
		] );
		await user.click( screen.getByRole( 'dialog' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'judges a field from its third character on, when it is left, and when the form is sent', async () => {
		const user = userEvent.setup();
		render( <LoginPopup { ...props } /> );
		ask();
		await user.click(
			screen.getByRole( 'button', { name: 'Create an account' } )
		);
		const email = screen.getByLabelText( 'Email address' );
		await user.type( email, 'an' );
		expect( screen.queryByText( /valid email/ ) ).toBeNull();
		await user.type( email, 'a' );
		expect(
			screen.getByText( 'This value should be a valid email.' )
		).toBeTruthy();
		await user.type( email, '@example.org' );
		expect( screen.queryByText( /valid email/ ) ).toBeNull();
		await user.clear( email );
		expect( screen.getByText( 'This value is required.' ) ).toBeTruthy();
		await user.click(
			screen.getByRole( 'button', { name: 'Create account' } )
		);
		expect( screen.getAllByText( 'This value is required.' ) ).toHaveLength(
			2
		);
		expect( screen.getByLabelText( 'Username' ).matches( ':focus' ) ).toBe(
			true
		);
		// Each says whose it is, and belongs to its field.
		for ( const name of [ 'Username', 'Email address' ] ) {
			const field = screen.getByLabelText( name );
			expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
			expect(
				document.getElementById(
					field.getAttribute( 'aria-describedby' ) ?? ''
				)?.textContent
			).toBe( `${ name }: This value is required.` );
		}
	} );

	it( 'calls the button that shows the password what is written on it, shown or not', async () => {
		render( <LoginPopup { ...props } /> );
		ask();
		for ( const [ name, text ] of [
			[ 'Show password', 'Show' ],
			[ 'Hide password', 'Hide' ],
		] as const ) {
			const button = screen.getByRole( 'button', { name } );
			expect( button.textContent ).toBe( text );
			expect( button.hasAttribute( 'aria-pressed' ) ).toBe( false );
			await userEvent.click( button );
		}
	} );

	it( 'can be filled by a password manager', () => {
		render( <LoginPopup { ...props } /> );
		ask();
		const password = screen.getByLabelText( 'Password' );
		expect( password.getAttribute( 'autocomplete' ) ).toBe(
			'current-password'
		);
		expect( password.closest( 'form' )?.getAttribute( 'method' ) ).toBe(
			'post'
		);
		expect(
			screen
				.getByLabelText( 'Username or email address' )
				.getAttribute( 'autocomplete' )
		).toBe( 'username' );
	} );
} );

describe( 'the login form', () => {
	const fill = async () => {
		const user = userEvent.setup();
		await user.type(
			screen.getByLabelText( 'Username or email address' ),
			'ana'
		);
		await user.type( screen.getByLabelText( 'Password' ), 'correct horse' );
		await user.click( screen.getByRole( 'button', { name: 'Log in' } ) );
	};

	it( 'says that it worked, keeps what was wanted, and reloads', async () => {
		answerWith( { success: true, data: fixture.reply } );
		const reload = jest.fn();
		render(
			<LoginForm
				{ ...props }
				asked={ { then: 'save', recipeId: 7 } }
				reload={ reload }
			/>
		);
		await fill();
		expect( await screen.findByText( 'You are logged in.' ) ).toBeTruthy();
		await waitFor( () => expect( reload ).toHaveBeenCalledTimes( 1 ) );
		expect( sessionStorage.getItem( 'larder:after-login' ) ).toBe(
			'{"action":"save","recipeId":7}'
		);
		expect( Object.fromEntries( sent[ 0 ] ?? [] ) ).toMatchObject( {
			action: 'delicious_recipes_process_login',
			username: 'ana',
			password: 'correct horse',
			rememberme: '',
			calling_action: 'delicious_recipes_modal_login',
		} );
	} );

	it( 'shows the error of the server and keeps what was typed', async () => {
		answerWith(
			{
				success: false,
				data: { code: 'wrong_login', message: 'That is not right.' },
			},
			401
		);
		render( <LoginForm { ...props } asked={ { then: 'save' } } /> );
		await fill();
		const alert = await screen.findByText( 'That is not right.' );
		expect( alert.getAttribute( 'role' ) ).toBe( 'alert' );
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Password' ).value
		).toBe( 'correct horse' );
		expect( sessionStorage.getItem( 'larder:after-login' ) ).toBeNull();
	} );

	it( 'goes to the login page where there is a second step', async () => {
		answerWith( {
			success: true,
			data: {
				success: 'One more step on the login page.',
				hand_over: 'https://example.org/wp-login.php?second',
			},
		} );
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockImplementation( () => {} );
		render(
			<LoginForm { ...props } asked={ { then: 'save', recipeId: 7 } } />
		);
		await fill();
		await waitFor( () => expect( submit ).toHaveBeenCalledTimes( 1 ) );
		const form = screen.getByLabelText( 'Password' ).closest( 'form' );
		expect( form?.action ).toBe(
			'https://example.org/wp-login.php?second'
		);
		const names = [ ...( form?.elements ?? [] ) ].map( ( element ) =>
			element.getAttribute( 'name' )
		);
		expect( names ).toEqual(
			expect.arrayContaining( [ 'log', 'pwd', 'redirect_to' ] )
		);
	} );
} );
