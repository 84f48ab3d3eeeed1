import { dish, openDish } from './pages/lightbox';
import { test } from './support/dishes';
import { Finger } from './support/finger';
import { writeFromRight } from './support/right-to-left';
import { expect } from './support/test';

/** Places in the window of a phone, all of them on the picture. */
const LEFT = { x: 70, y: 380 };
const MIDDLE = { x: 195, y: 380 };
const RIGHT = { x: 320, y: 380 };

test.describe( 'the lightbox under a finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	test( 'goes on and back by a swipe, and closes when it is pulled down', async ( {
		page,
		dishes,
	} ) => {
		const lightbox = await openDish( page, dishes, 2 );
		const finger = await Finger.on( page );
		await finger.draw( [ RIGHT, LEFT ] );
		await lightbox.shows( '3 of 3' );
		await finger.draw( [ RIGHT, LEFT ] );
		await lightbox.shows( '1 of 3' );
		await finger.draw( [ LEFT, RIGHT ] );
		await lightbox.shows( '3 of 3' );
		await finger.draw( [ MIDDLE, { ...MIDDLE, y: 620 } ] );
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( dish( page, 2 ) ).toBeFocused();
	} );

	test( 'goes on by a swipe to the right where one reads from right to left', async ( {
		page,
		dishes,
	} ) => {
		await writeFromRight( page );
		const lightbox = await openDish( page, dishes, 2 );
		const finger = await Finger.on( page );
		await finger.draw( [ LEFT, RIGHT ] );
		await lightbox.shows( '3 of 3' );
		await finger.draw( [ RIGHT, LEFT ] );
		await lightbox.shows( '2 of 3' );
		await lightbox.press( 'ArrowLeft' );
		await lightbox.shows( '3 of 3' );
		const [ next, previous ] = await Promise.all(
			[ 'Next', 'Previous' ].map( ( name ) =>
				lightbox.button( name ).boundingBox()
			)
		);
		expect( next?.x ).toBeLessThan( previous?.x ?? NaN );
	} );

	test( 'zooms by a double tap and by two fingers, and a finger then moves the picture, not the slide', async ( {
		page,
		dishes,
	} ) => {
		const lightbox = await openDish( page, dishes, 2 );
		const finger = await Finger.on( page );
		// What zooms comes with the view.
		await expect( lightbox.button( 'Zoom in' ) ).toBeVisible();
		const { width } = await lightbox.place();
		await finger.doubleTap( MIDDLE );
		await lightbox.isWide( 1.9 * width );
		const before = await lightbox.place();
		await finger.draw( [ RIGHT, { ...RIGHT, x: RIGHT.x - 100 } ] );
		const after = await lightbox.place();
		expect( after.x ).toBeCloseTo( before.x - 100, 0 );
		expect( after.width ).toBeCloseTo( before.width, 0 );
		await lightbox.shows( '2 of 3' );
		// As near as it gets, and away again.
		await finger.doubleTap( MIDDLE );
		await lightbox.isWide( 1590 );
		await finger.doubleTap( MIDDLE );
		await lightbox.isWide( 0, width + 1 );

		await finger.draw(
			[ { ...MIDDLE, x: MIDDLE.x - 20 }, LEFT ],
			[ { ...MIDDLE, x: MIDDLE.x + 20 }, RIGHT ]
		);
		await lightbox.isWide( 1.9 * width );
		await lightbox.shows( '2 of 3' );
		await page.goBack();
		await expect( lightbox.root ).toHaveCount( 0 );
		await expect( dish( page, 2 ) ).toBeFocused();
	} );
} );
