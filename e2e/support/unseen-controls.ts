import { expect, type Page } from '@playwright/test';
import { contrast, type Color } from './contrast';

/** The least contrast of what shows where a control is (WCAG 1.4.11). */
const LEAST = 3;

/** Lists where the controls of ours are. */
function placesOf( page: Page ): Promise< number[][] > {
	return page.evaluate( () =>
		[
			...document.querySelectorAll(
				'[class*="larder-"] :is(button, input, select, a[href])'
			),
		].map( ( control ) => {
			const { x, y, width, height } = control.getBoundingClientRect();
			return [ x, y, width, height ];
		} )
	);
}

/**
 * Takes a picture of the window in which nothing of ours comes or goes meanwhile.
 *
 * @return A PNG in base64.
 */
async function stillPicture( page: Page ): Promise< string > {
	let picture = '';
	await expect( async () => {
		const before = await placesOf( page );
		picture = ( await page.screenshot( { scale: 'css' } ) ).toString(
			'base64'
		);
		expect( await placesOf( page ) ).toEqual( before );
	} ).toPass();
	return picture;
}

/**
 * Finds controls of ours that cannot be told from what is around them: nothing
 * in their box has a contrast of 3 : 1 to its most frequent colour.
 *
 * @param page The page; what is in the window is looked at.
 * @return What cannot be seen.
 */
export async function unseenControls( page: Page ): Promise< string[] > {
	const picture = await stillPicture( page );
	const controls = await page.evaluate( async ( data ) => {
		const bytes = Uint8Array.from( atob( data ), ( sign ) =>
			sign.charCodeAt( 0 )
		);
		const bitmap = await createImageBitmap(
			new Blob( [ bytes ], { type: 'image/png' } )
		);
		const canvas = new OffscreenCanvas( bitmap.width, bitmap.height );
		const context = canvas.getContext( '2d' );
		if ( ! context ) {
			throw new Error( 'There is no canvas.' );
		}
		context.drawImage( bitmap, 0, 0 );
		/** The colors in a box, the most frequent first. */
		const colorsIn = ( box: DOMRect ): number[] => {
			const { data: pixels } = context.getImageData(
				Math.floor( box.x ),
				Math.floor( box.y ),
				Math.ceil( box.width ),
				Math.ceil( box.height )
			);
			const counts = new Map< number, number >();
			for ( let at = 0; at < pixels.length; at += 4 ) {
				const [ red = 0, green = 0, blue = 0 ] = pixels.subarray(
					at,
					at + 3
				);
				const color = red * 65536 + green * 256 + blue;
				counts.set( color, ( counts.get( color ) ?? 0 ) + 1 );
			}
			return [ ...counts ]
				.sort( ( [ , one ], [ , two ] ) => two - one )
				.map( ( [ color ] ) => color );
		};
		const dialog = document.querySelector( 'dialog[open]' );
		return [
			...( dialog ?? document ).querySelectorAll(
				dialog
					? 'button, input, select, a[href]'
					: '[class*="larder-"] :is(button, input, select, a[href])'
			),
		]
			.map( ( element ) =>
				element instanceof HTMLInputElement
					? ( element.labels?.[ 0 ] ?? element )
					: element
			)
			.filter( ( element ) => {
				const box = element.getBoundingClientRect();
				return (
					element.checkVisibility( {
						visibilityProperty: true,
						opacityProperty: true,
					} ) &&
					box.width > 4 &&
					box.height > 4 &&
					box.top >= 0 &&
					box.bottom <= innerHeight &&
					// What lies over it, such as an open menu, is looked at by itself.
					element.contains(
						document.elementFromPoint(
							box.x + box.width / 2,
							box.y + box.height / 2
						)
					)
				);
			} )
			.map( ( element ) => ( {
				name: `${ element.localName }.${ element.className } ${ element.textContent.trim() }`,
				colors: colorsIn( element.getBoundingClientRect() ),
			} ) );
	}, picture );
	const parts = ( color: number ): Color => [
		color >> 16,
		( color >> 8 ) & 255,
		color & 255,
	];
	return controls
		.filter( ( { colors: [ ground = 0, ...others ] } ) =>
			others.every(
				( other ) => contrast( parts( ground ), parts( other ) ) < LEAST
			)
		)
		.map( ( { name } ) => name );
}
