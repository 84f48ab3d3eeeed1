import fixtures from '../../contracts/fixtures/video-addresses.json';
import { playerUrl, portalVideo } from '../src/video-url';

describe( 'an address is read as PHP reads it', () => {
	it.each( fixtures.map( ( { address, video } ) => [ address, video ] ) )(
		'%j',
		( address, video ) => {
			expect( portalVideo( String( address ) ) ).toEqual( video );
		}
	);
} );

it( 'asks a portal for its player without cookies', () => {
	const at = { key: '', start: 0 };
	expect(
		playerUrl( { provider: 'youtube', id: 'dQw4w9WgXcQ', ...at } )
	).toMatch( /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/ );
	expect(
		playerUrl( { provider: 'vimeo', id: '1', key: 'ab', start: 90 } )
	).toBe( 'https://player.vimeo.com/video/1?autoplay=1&dnt=1&h=ab#t=90s' );
} );
