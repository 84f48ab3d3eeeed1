import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ArchiveViewProps } from '@larder/contracts';
import { ArchiveView } from '../components/archive-view';
import { layOut } from './lay-out';

const props: ArchiveViewProps = {
	id: 'larder-archive-1',
	recipes: [],
	autoplay: false,
	isPlain: false,
};

/** Builds the nodes of as many slides as PHP would print. */
function slides( count: number ): Node[][] {
	return Array.from( { length: count }, ( _, at ) => {
		const link = document.createElement( 'a' );
		link.href = `https://example.org/${ at + 1 }/`;
		link.textContent = `Term ${ at + 1 }`;
		return [ link ];
	} );
}

/** Shows a carousel. */
function show(
	more: Partial< ArchiveViewProps > = {},
	items = slides( 6 )
): HTMLElement {
	const { container } = render(
		<ArchiveView { ...props } { ...more } items={ items } />
	);
	const viewport = container.querySelector< HTMLElement >( '.is-ready' );
	if ( ! viewport ) {
		throw new Error( 'The carousel is not ready.' );
	}
	return viewport;
}

function press( name: string ): void {
	fireEvent.click( screen.getByRole( 'button', { name } ) );
}

function said(): string | null {
	return screen.getByRole( 'status' ).textContent;
}

beforeEach( () => {
	layOut();
	document.body.innerHTML = '';
	document.body.dir = '';
} );

describe( 'moving the slides', () => {
	it( 'says nothing before the visitor moves them', () => {
		show();
		expect( said() ).toBe( '' );
	} );

	it( 'goes to the next and the previous slide, and says where it is', () => {
		show();
		press( 'Next' );
		expect( said() ).toBe( 'Slide 2 of 6' );
		press( 'Previous' );
		expect( said() ).toBe( 'Slide 1 of 6' );
	} );

	it( 'goes round', () => {
		show();
		press( 'Previous' );
		expect( said() ).toBe( 'Slide 6 of 6' );
		press( 'Next' );
		expect( said() ).toBe( 'Slide 1 of 6' );
	} );

	it( 'takes 400 ms for a slide', () => {
		jest.useFakeTimers();
		const row = show().querySelector( 'ul' );
		press( 'Next' );
		/** Advances the timers and returns how many pixels are left of the 100 that a slide has. */
		const leftAfter = ( milliseconds: number ): number => {
			act( () => {
				jest.advanceTimersByTime( milliseconds );
			} );
			const way = /translate3d\((-?[\d.]+)px/.exec(
				row?.style.transform ?? ''
			);
			return 100 + Number( way?.[ 1 ] );
		};
		expect( leftAfter( 200 ) ).toBeGreaterThan( 10 );
		expect( Math.abs( leftAfter( 200 ) ) ).toBeLessThan( 2 );
		jest.useRealTimers();
	} );

	it( 'stays where all slides fit', () => {
		show( {}, slides( 3 ) );
		press( 'Next' );
		expect( said() ).toBe( 'Slide 1 of 3' );
	} );

	it( 'follows the arrow keys', () => {
		const viewport = show();
		fireEvent.keyDown( viewport, { key: 'ArrowRight' } );
		expect( said() ).toBe( 'Slide 2 of 6' );
		fireEvent.keyDown( viewport, { key: 'ArrowLeft' } );
		expect( said() ).toBe( 'Slide 1 of 6' );
		fireEvent.keyDown( viewport, { key: 'ArrowLeft', altKey: true } );
		expect( said() ).toBe( 'Slide 1 of 6' );
	} );
} );

/** Prints the row on the page, as it is before the view mounts. */
function print( direction: 'ltr' | 'rtl', scrollLeft: number ): void {
	document.body.innerHTML = `<section data-archive="${ props.id }" style="direction: ${ direction }"><div class="wp-block-larder-recipe-archive__viewport"><ul><li></li></ul></div></section>`;
	const row = document.querySelector( 'section > div' );
	if ( row ) {
		row.scrollLeft = scrollLeft;
	}
}

describe( 'taking the place of the printed row', () => {
	it( 'starts where the visitor had scrolled to', () => {
		print( 'ltr', 200 );
		show();
		press( 'Next' );
		expect( said() ).toBe( 'Slide 4 of 6' );
	} );

	it( 'turns the arrow keys round in a page read from right to left', () => {
		print( 'rtl', 0 );
		const viewport = show();
		fireEvent.keyDown( viewport, { key: 'ArrowLeft' } );
		expect( said() ).toBe( 'Slide 2 of 6' );
	} );
} );

describe( 'moving by itself', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	/** Advances the timers and returns which slide is first, by going one further. */
	function slideAfter( milliseconds: number ): string | null {
		act( () => {
			jest.advanceTimersByTime( milliseconds );
		} );
		press( 'Next' );
		return said();
	}

	it( 'goes on every five seconds', () => {
		show( { autoplay: true } );
		expect( slideAfter( 4900 ) ).toBe( 'Slide 2 of 6' );
		// The press has given its slide five seconds of its own.
		expect( slideAfter( 4900 ) ).toBe( 'Slide 3 of 6' );
		expect( slideAfter( 10_100 ) ).toBe( 'Slide 6 of 6' );
	} );

	it( 'does not where the block says so', () => {
		show();
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 2 of 6' );
		expect( screen.queryByRole( 'button', { name: 'Pause' } ) ).toBeNull();
	} );

	it( 'stops and goes on by its button', () => {
		show( { autoplay: true } );
		press( 'Pause' );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 2 of 6' );
		press( 'Play' );
		expect( slideAfter( 5100 ) ).toBe( 'Slide 4 of 6' );
	} );

	it( 'waits while somebody points at it, and stays paused after', () => {
		const row = show( { autoplay: true } ).parentElement;
		if ( ! row ) {
			throw new Error( 'The slides stand in nothing.' );
		}
		fireEvent.pointerEnter( row );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 2 of 6' );
		press( 'Pause' );
		fireEvent.pointerLeave( row );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 3 of 6' );
	} );

	it( 'waits while a slide has the focus', () => {
		show( { autoplay: true } );
		const link = screen.getByRole( 'link', { name: 'Term 1' } );
		act( () => link.focus() );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 2 of 6' );
		act( () => link.blur() );
		expect( slideAfter( 5100 ) ).toBe( 'Slide 4 of 6' );
	} );

	it( 'waits while a control has the focus, except for its own', () => {
		show( { autoplay: true } );
		act( () => screen.getByRole( 'button', { name: 'Pause' } ).focus() );
		expect( slideAfter( 5100 ) ).toBe( 'Slide 3 of 6' );
		act( () => screen.getByRole( 'button', { name: 'Next' } ).focus() );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 4 of 6' );
	} );

	it( 'has nothing to do where all slides fit', () => {
		show( { autoplay: true }, slides( 3 ) );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 1 of 3' );
	} );

	it( 'waits for a visitor who asked for less motion to press play', () => {
		layOut( { isCalm: true } );
		show( { autoplay: true } );
		expect( slideAfter( 30_000 ) ).toBe( 'Slide 2 of 6' );
		press( 'Play' );
		expect( slideAfter( 5100 ) ).toBe( 'Slide 4 of 6' );
	} );
} );
