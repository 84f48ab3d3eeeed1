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
	within,
} from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { getManifest } from '@larder/islands';
import { pageData } from '@larder/islands/testing';
import { store } from '@larder/store';
import { CookButton } from '../components/cook-button';

const line = { unit: '', note: '', link: null, image: null };
const step = {
	title: '',
	image: null,
	videoUrl: '',
	note: '',
	tip: '',
	ingredients: null,
};

let recipeId = 400;

/** Prints what the page has of a recipe, and renders the button. */
function open() {
	const ingredients = {
		recipeId,
		servings: 4,
		servingType: 'scale',
		useFraction: true,
		kitchen: false,
		groups: [
			{
				id: 'groupone',
				title: '',
				items: [
					{
						...line,
						id: 'rice0001',
						quantity: '200',
						unit: 'g',
						name: 'rice',
					},
					{ ...line, id: 'onion001', quantity: '1', name: 'onions' },
					{ ...line, id: 'salt0001', quantity: '', name: 'salt' },
				],
			},
		],
	};
	const instructions = {
		recipeId,
		scaling: { servings: 4, servingType: 'scale', useFraction: true },
		groups: [
			{
				id: 'grouptwo',
				title: '',
				steps: [
					{ ...step, id: 'step0001', text: 'Chop the onion.' },
					{
						...step,
						id: 'step0002',
						title: 'Boil',
						text: 'Boil the rice for <a class="wp-block-larder-instructions__time" href="#step-step0002" role="button">10 minutes</a>.',
					},
					{
						...step,
						id: 'step0003',
						text: 'Serve.',
						ingredients: [ 'salt0001' ],
					},
					{
						...step,
						id: 'step0004',
						text: 'Salt the 200 g rice in an oven at 200 °C.',
						ingredients: [ 'gone0001' ],
					},
				],
			},
		],
	};
	document.body.insertAdjacentHTML( 'beforeend', pageData() );
	getManifest().roots = {
		a: [ 'ingredients', ingredients ],
		b: [ 'instructions', instructions ],
	};
	return render(
		<CookButton
			recipeId={ recipeId }
			recipe="Rice"
			label="Cook"
			styleUrl=""
			timersStyleUrl=""
		/>
	);
}

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );

const ingredients = () =>
	within( screen.getByRole( 'list', { name: 'Ingredients of this step' } ) )
		.getAllByRole( 'listitem' )
		.map( ( { textContent } ) => textContent.trim() );

const focused = () => screen.getByRole( 'dialog' ).ownerDocument.activeElement;

const heading = () => screen.getByRole( 'heading' ).textContent.trim();

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

beforeEach( async () => {
	// Closing goes back in the history, which takes a moment.
	if ( history.state !== null ) {
		await new Promise( ( done ) => {
			window.addEventListener( 'popstate', done, { once: true } );
		} );
	}
	void dispatch( store ).receiveTimers( { list: [], correctedAt: 0 } );
	recipeId++;
	localStorage.clear();
	sessionStorage.clear();
	document.body.replaceChildren();
} );

describe( 'the cook mode', () => {
	it( 'scales the amounts of a step as the list does', async () => {
		open();
		await act( () => dispatch( store ).setServings( recipeId, 8 ) );
		press( 'Cook' );
		expect( ingredients() ).toEqual( [ '2 onions' ] );
		press( 'Next' );
		press( 'Next' );
		press( 'Next' );
		expect(
			await screen.findByText( '400 g', { selector: '.larder-scaled' } )
		).toBeTruthy();
	} );

	it( 'keeps Escape from themes that prevent what the browser does by it', () => {
		const prevent = ( event: Event ) => event.preventDefault();
		document.addEventListener( 'keydown', prevent );
		open();
		press( 'Cook' );
		const inside = screen.getByRole( 'heading' );
		expect( fireEvent.keyDown( inside, { key: 'Escape' } ) ).toBe( true );
		expect( fireEvent.keyDown( inside, { key: 'a' } ) ).toBe( false );
		document.removeEventListener( 'keydown', prevent );
	} );

	it( 'shows one step, with the ingredients that its text names', () => {
		open();
		press( 'Cook' );
		expect( screen.getByText( 'Step 1 of 4' ) ).toBeTruthy();
		expect( screen.getByText( 'Chop the onion.' ) ).toBeTruthy();
		expect( ingredients() ).toEqual( [ '1 onions' ] );
	} );

	it( 'shows the amounts that are cooked, and what an editor has chosen', () => {
		void dispatch( store ).setServings( recipeId, 8 );
		open();
		press( 'Cook' );
		press( 'Next' );
		expect( ingredients() ).toEqual( [ '400 g rice' ] );
		press( 'Next' );
		expect( ingredients() ).toEqual( [ 'salt' ] );
	} );

	it( 'goes by the text again where what was chosen is gone', () => {
		open();
		press( 'Cook' );
		press( 'Next' );
		press( 'Next' );
		press( 'Next' );
		expect( ingredients() ).toEqual( [ '200 g rice', 'salt' ] );
	} );

	it( 'shows ingredients and steps in the units that the visitor reads', async () => {
		void dispatch( store ).receiveUnitSystem( 'us' );
		open();
		press( 'Cook' );
		press( 'Next' );
		await waitFor( () =>
			expect( ingredients() ).toEqual( [ '1 cup + 2 tbsp rice' ] )
		);
		press( 'Next' );
		press( 'Next' );
		expect( screen.getByText( '400 °F' ) ).toBeTruthy();
		act( () => {
			void dispatch( store ).receiveUnitSystem( 'original' );
		} );
	} );

	it( 'moves by keys, and stays within the recipe', () => {
		open();
		press( 'Cook' );
		const dialog = screen.getByRole( 'dialog' );
		fireEvent.keyDown( dialog, { key: 'ArrowLeft' } );
		expect( screen.getByText( 'Step 1 of 4' ) ).toBeTruthy();
		fireEvent.keyDown( dialog, { key: 'ArrowRight' } );
		for ( let times = 0; times < 3; times++ ) {
			fireEvent.keyDown( dialog, { key: 'PageDown' } );
		}
		expect( screen.getByText( 'Step 4 of 4' ) ).toBeTruthy();
	} );

	it( 'moves by swiping, with the direction of reading', () => {
		open();
		press( 'Cook' );
		const dialog = screen.getByRole( 'dialog' );
		const swipe = ( from: number, to: number ) => {
			fireEvent.touchStart( dialog, {
				touches: [ { clientX: from, clientY: 100 } ],
			} );
			fireEvent.touchEnd( dialog, {
				changedTouches: [ { clientX: to, clientY: 110 } ],
			} );
		};
		swipe( 300, 280 );
		expect( screen.getByText( 'Step 1 of 4' ) ).toBeTruthy();
		swipe( 300, 100 );
		expect( screen.getByText( 'Step 2 of 4' ) ).toBeTruthy();
		dialog.style.direction = 'rtl';
		swipe( 300, 100 );
		expect( screen.getByText( 'Step 1 of 4' ) ).toBeTruthy();
	} );

	it( 'reads the number of the step with its name', () => {
		open();
		press( 'Cook' );
		press( 'Next' );
		expect( heading() ).toBe( 'Step 2 of 4 Boil' );
		expect( focused()?.textContent ).toContain( 'Step 2 of 4' );
	} );

	it( 'does not open by itself after a reload, and offers to go on where one was', () => {
		const { unmount } = open();
		press( 'Cook' );
		press( 'Next' );
		act( () => {
			unmount();
		} );
		document.body.replaceChildren();
		open();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		press( 'Cook' );
		expect( heading() ).toBe( 'Step 1 of 4 · Done' );
		expect( focused()?.textContent ).toBe( 'Continue at step 2' );
		press( 'Continue at step 2' );
		expect( heading() ).toBe( 'Step 2 of 4 Boil' );
		expect( screen.queryByText( /^Continue/ ) ).toBeNull();
	} );

	it( 'offers no place once somebody goes on from the first step, or has finished', () => {
		open();
		press( 'Cook' );
		press( 'Next' );
		press( 'Next' );
		press( 'Close' );
		press( 'Cook' );
		expect( screen.getByText( 'Continue at step 3' ) ).toBeTruthy();
		press( 'Next' );
		expect( screen.queryByText( /^Continue/ ) ).toBeNull();
		press( 'Next' );
		press( 'Next' );
		press( 'Finish' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		press( 'Cook' );
		expect( heading() ).toContain( 'Step 1 of 4' );
		expect( screen.queryByText( /^Continue/ ) ).toBeNull();
	} );

	it( 'takes Next as done, says so, and unmarks nothing when one goes back', () => {
		open();
		press( 'Cook' );
		press( 'Next' );
		expect( screen.getByText( 'Step 1 done' ).getAttribute( 'role' ) ).toBe(
			'status'
		);
		press( 'Back' );
		expect( heading() ).toBe( 'Step 1 of 4 · Done' );
		expect( select( store ).getVisit( recipeId ).steps ).toEqual( [
			'step0001',
		] );
		press( 'Next' );
		press( 'Next' );
		press( 'Next' );
		press( 'Finish' );
		expect( select( store ).getVisit( recipeId ).steps ).toEqual( [
			'step0001',
			'step0002',
			'step0003',
			'step0004',
		] );
	} );

	it( 'marks nothing where somebody only looks, by keys or by swiping', () => {
		open();
		press( 'Cook' );
		fireEvent.keyDown( screen.getByRole( 'dialog' ), {
			key: 'ArrowRight',
		} );
		expect( heading() ).toBe( 'Step 2 of 4 Boil' );
		expect( select( store ).getVisit( recipeId ).steps ).toBeUndefined();
	} );

	it( 'is closed on a page that comes back as it was left', () => {
		open();
		press( 'Cook' );
		act( () => {
			window.dispatchEvent(
				Object.assign( new Event( 'pageshow' ), { persisted: true } )
			);
		} );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'shows the rest of many ingredients when that is pressed', () => {
		open();
		getManifest().roots[ 'a' ] = [
			'ingredients',
			{
				recipeId,
				servings: 4,
				servingType: 'scale',
				useFraction: true,
				kitchen: false,
				groups: [
					{
						id: 'groupone',
						title: '',
						items: [ 'rice', 'salt', 'onion', 'oil', 'thyme' ].map(
							( name ) => ( {
								...line,
								id: `${ name }00`,
								quantity: '1',
								name,
							} )
						),
					},
				],
			},
		];
		getManifest().roots[ 'b' ] = [
			'instructions',
			{
				recipeId,
				scaling: null,
				groups: [
					{
						id: 'grouptwo',
						title: '',
						steps: [
							{
								...step,
								id: 'step0001',
								text: 'Mix rice, salt, onion, oil and thyme.',
							},
						],
					},
				],
			},
		];
		press( 'Cook' );
		const list = screen.getByRole( 'list' );
		const more = screen.getByRole( 'button', { name: '1 more' } );
		expect( more.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		fireEvent.click( more );
		expect( list.className ).toContain( 'is-whole' );
		expect( screen.getByText( 'Fewer' ) ).toBe( more );
	} );

	it( 'shares ticks with the list, and starts timers', () => {
		void dispatch( store ).toggleStep( recipeId, 'step0002' );
		open();
		press( 'Cook' );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Done' } ) );
		expect( select( store ).getVisit( recipeId ).steps ).toEqual( [
			'step0002',
			'step0001',
		] );
		press( 'Next' );
		press( '10 minutes' );
		expect( screen.getByRole( 'timer' ).textContent ).toBe( '10:00' );
		expect( select( store ).getTimers() ).toMatchObject( [
			{ id: `${ recipeId }:step0002:0`, name: 'Boil', recipe: 'Rice' },
		] );
	} );

	it( 'does not say again what was started on the page, and says what is started in it', async () => {
		open();
		await act( () =>
			dispatch( store ).startTimer( {
				id: `${ recipeId }:step0003:0`,
				name: 'Rest',
				recipe: 'Rice',
				url: '/rice/#step-step0003',
				seconds: 300,
				secondsMax: null,
			} )
		);
		await act( () => new Promise( ( done ) => setTimeout( done, 5 ) ) );
		press( 'Cook' );
		await act( () => new Promise( ( done ) => setTimeout( done, 200 ) ) );
		expect( screen.queryByText( /^Timer for/ ) ).toBeNull();
		press( 'Next' );
		press( '10 minutes' );
		await waitFor( () =>
			expect( screen.getByText( /^Timer for/ ).textContent ).toMatch(
				/^Timer for Boil started/
			)
		);
	} );

	it( 'keeps its keys when a timer is stopped', () => {
		open();
		press( 'Cook' );
		press( 'Next' );
		press( '10 minutes' );
		screen.getByRole( 'button', { name: /^Stop: Boil/ } ).focus();
		press( 'Stop: Boil' );
		const { activeElement } = document;
		expect( screen.getByRole( 'dialog' ).contains( activeElement ) ).toBe(
			true
		);
		fireEvent.keyDown( activeElement ?? document, { key: 'ArrowRight' } );
		expect( screen.getByText( 'Step 3 of 4' ) ).toBeTruthy();
	} );

	it( 'keeps the screen awake, takes it again after the tab was hidden, and lets go', async () => {
		const release = jest.fn( () => Promise.resolve() );
		const request = jest.fn( () =>
			Promise.resolve( { released: true, release } )
		);
		Object.assign( navigator, { wakeLock: { request } } );
		open();
		press( 'Cook' );
		await act( () => Promise.resolve() );
		await act( async () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
			await Promise.resolve();
		} );
		expect( request ).toHaveBeenCalledTimes( 2 );
		press( 'Close' );
		expect( release ).toHaveBeenCalled();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
