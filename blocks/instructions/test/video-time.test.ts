import { readVideoTime, videoTimeText } from '../video-time';

it.each( [
	[ '95', 95, '1:35' ],
	[ '1:35', 95, '1:35' ],
	[ '0:05', 5, '0:05' ],
	[ ' 1:02:03 ', 3723, '1:02:03' ],
	[ '', undefined, '' ],
	[ 'soon', undefined, '' ],
	[ '1:2:3:4', undefined, '' ],
] )( 'reads %j as %s seconds and writes it back', ( typed, seconds, text ) => {
	expect( readVideoTime( typed ) ).toBe( seconds );
	expect( videoTimeText( seconds ) ).toBe( text );
} );
