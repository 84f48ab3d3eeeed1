import { afterEach, expect, it, jest } from '@jest/globals';
import { loadType } from '../src/source/load-type';

const SRC = 'https://example.org/x';

/**
 * Makes pictures load or fail; jsdom loads none.
 *
 * @param isLoaded Whether they load.
 */
function answerPictures( isLoaded: boolean ): void {
	Object.assign( HTMLImageElement.prototype, {
		decode: () =>
			isLoaded
				? Promise.resolve()
				: Promise.reject( new DOMException( 'no', 'EncodingError' ) ),
	} );
}

/**
 * Makes videos fire an event as soon as they are requested.
 *
 * @param type What they say.
 */
function answerVideos( type: 'loadedmetadata' | 'error' ): void {
	jest.spyOn( HTMLMediaElement.prototype, 'src', 'set' ).mockImplementation(
		function ( this: HTMLMediaElement ) {
			queueMicrotask( () => this.dispatchEvent( new Event( type ) ) );
		}
	);
}

afterEach( () => {
	Reflect.deleteProperty( HTMLImageElement.prototype, 'decode' );
	jest.restoreAllMocks();
} );

it( 'takes what loads as a picture for one', async () => {
	answerPictures( true );
	expect( await loadType( SRC ) ).toBe( 'image' );
} );

it( 'takes what loads as a video for one', async () => {
	answerPictures( false );
	answerVideos( 'loadedmetadata' );
	expect( await loadType( SRC ) ).toBe( 'video' );
} );

it( 'takes what loads as neither for nothing', async () => {
	answerPictures( false );
	answerVideos( 'error' );
	expect( await loadType( SRC ) ).toBeNull();
} );
