import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoView } from '../components/video-view';
import type { VideoViewProps } from '../view-types';

const file: VideoViewProps = {
	url: 'https://example.org/soup.mp4',
	provider: 'file',
	name: 'Soup',
	poster: null,
	tracks: [
		{ src: 'https://example.org/en.vtt', lang: 'en', label: 'English' },
	],
	styleUrl: '',
};

const portal: VideoViewProps = {
	...file,
	url: 'https://youtu.be/dQw4w9WgXcQ?t=5',
	provider: 'youtube',
	tracks: [],
};

/** Returns the entry of an observer for an element that is partly visible. */
function entryOf( intersectionRatio: number ): IntersectionObserverEntry {
	const box = document.body.getBoundingClientRect();
	return {
		intersectionRatio,
		isIntersecting: intersectionRatio > 0,
		boundingClientRect: box,
		intersectionRect: box,
		rootBounds: null,
		target: document.body,
		time: 0,
	};
}

/** Sets the share of the player's area that is visible. */
let scrollTo: ( seen: number ) => void;

beforeEach( () => {
	history.replaceState( null, '', '/' );
	window.IntersectionObserver = class {
		root = null;
		rootMargin = '';
		thresholds = [];
		constructor( tell: IntersectionObserverCallback ) {
			scrollTo = ( intersectionRatio ) =>
				act( () => tell( [ entryOf( intersectionRatio ) ], this ) );
		}
		observe(): void {}
		unobserve(): void {}
		disconnect(): void {}
		takeRecords(): IntersectionObserverEntry[] {
			return [];
		}
	};
	Object.defineProperty( document, 'fullscreenElement', {
		configurable: true,
		value: null,
	} );
} );

const press = () =>
	userEvent.click( screen.getByRole( 'link', { name: 'Play video: Soup' } ) );

describe( 'the video', () => {
	it( 'asks nobody before it is pressed', () => {
		const { container } = render( <VideoView { ...portal } /> );
		expect( container.querySelector( 'iframe, video, script' ) ).toBeNull();
		expect( screen.getByText( 'Plays from YouTube' ) ).toBeTruthy();
	} );

	it( 'plays the page of another site in a sandbox, which cannot lead the visitor away', async () => {
		const { container } = render(
			<VideoView
				{ ...portal }
				provider="embed"
				url="https://example.org/player?a=1&b=2"
			/>
		);
		await press();
		const frame = container.querySelector( 'iframe' );
		expect( frame?.src ).toBe( 'https://example.org/player?a=1&b=2' );
		expect( frame?.getAttribute( 'sandbox' ) ).toMatch(
			/allow-scripts.*allow-same-origin/
		);
		expect( frame?.getAttribute( 'sandbox' ) ).not.toContain(
			'allow-top-navigation'
		);
	} );

	it( 'lets a page of this site run nothing in its name', async () => {
		const { container } = render(
			<VideoView
				{ ...portal }
				provider="embed"
				url={ `${ location.origin }/wp-content/uploads/page.html` }
			/>
		);
		await press();
		const sandbox = container
			.querySelector( 'iframe' )
			?.getAttribute( 'sandbox' );
		expect( sandbox ).toContain( 'allow-scripts' );
		expect( sandbox ).not.toContain( 'allow-same-origin' );
	} );

	it( 'plays a portal without cookies, from the second that its address says', async () => {
		const { container } = render( <VideoView { ...portal } /> );
		await press();
		expect( container.querySelector( 'iframe' )?.src ).toMatch(
			/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*start=5/
		);
	} );

	it( 'plays a file with its captions, from the second that the page says', async () => {
		history.replaceState( null, '', '/?video_start=95' );
		const { container } = render( <VideoView { ...file } /> );
		await press();
		expect( container.querySelector( 'video' )?.src ).toBe(
			'https://example.org/soup.mp4#t=95'
		);
		expect( container.querySelector( 'track' )?.srclang ).toBe( 'en' );
	} );

	it( 'is closed by the toggle, which gives the focus back', async () => {
		const { container } = render( <VideoView { ...file } /> );
		await press();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close video' } )
		);
		expect( container.querySelector( 'video' ) ).toBeNull();
		expect( container.ownerDocument.activeElement ).toBe(
			screen.getByRole( 'link', { name: 'Play video: Soup' } )
		);
	} );

	it( 'stays in a corner while one scrolls away, and comes back', async () => {
		render( <VideoView { ...file } /> );
		await press();
		const player = screen.getByRole( 'group', { name: 'Soup' } );
		scrollTo( 0 );
		expect( player.className ).toContain( 'is-floating' );
		scrollTo( 1 );
		expect( player.className ).not.toContain( 'is-floating' );
	} );

	it( 'says that a file cannot be played, and links to it', async () => {
		const { container } = render( <VideoView { ...file } /> );
		await press();
		const video = container.querySelector( 'video' );
		expect( video ).not.toBeNull();
		fireEvent.error( video ?? container );
		expect( screen.getByRole( 'alert' ).textContent ).toContain(
			'This video cannot be played.'
		);
		expect(
			screen
				.getByRole( 'link', { name: 'Open the file' } )
				.getAttribute( 'href' )
		).toBe( file.url );
	} );
} );
