import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { measureVideo } from '../src/source/measure-video';
import { sourceAtOnce } from '../src/source/resolve-source';

let video: HTMLVideoElement;

beforeEach( () => {
	jest.useFakeTimers();
	video = document.createElement( 'video' );
	jest.spyOn( document, 'createElement' ).mockReturnValue( video );
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'takes the measures that a video tells', async () => {
	const size = measureVideo( 'https://example.org/a.mp4' );
	Object.defineProperty( video, 'videoWidth', { value: 640 } );
	Object.defineProperty( video, 'videoHeight', { value: 360 } );
	video.dispatchEvent( new Event( 'loadedmetadata' ) );
	expect( await size ).toEqual( { width: 640, height: 360 } );
} );

it( 'takes common ones of a video that has told none for three seconds', async () => {
	let size: unknown;
	void measureVideo( 'https://example.org/a.mp4' ).then( ( found ) => {
		size = found;
	} );
	await jest.advanceTimersByTimeAsync( 2_999 );
	expect( size ).toBeUndefined();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( size ).toEqual( { width: 1920, height: 1080 } );
} );

it( 'takes none of a video that cannot be had', async () => {
	const size = measureVideo( 'https://example.org/gone.mp4' );
	video.dispatchEvent( new Event( 'error' ) );
	expect( await size ).toBeNull();
} );

it( 'gives a video of YouTube 1920 by 1080 pixels at most', () => {
	expect(
		sourceAtOnce( {
			type: 'video',
			src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
			alt: '',
			caption: '',
		} )
	).toMatchObject( { kind: 'frame', width: 1920, height: 1080 } );
} );
