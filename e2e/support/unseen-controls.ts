import { expect, type Page } from '@playwright/test';

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
 * @param page The page.
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
	return page.evaluate( async ( data ) => {
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
		const light = ( part: number ): number =>
			part <= 10
				? part / 3294.6
				: ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4;
		const luminance = ( colour: number ): number =>
			0.2126 * light( colour >> 16 ) +
			0.7152 * light( ( colour >> 8 ) & 255 ) +
			0.0722 * light( colour & 255 );
		const isSeen = ( box: DOMRect ): boolean => {
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
				const colour = red * 65536 + green * 256 + blue;
				counts.set( colour, ( counts.get( colour ) ?? 0 ) + 1 );
			}
			const [ [ ground ] = [ 0 ] ] = [ ...counts ].sort(
				( [ , one ], [ , two ] ) => two - one
			);
			const base = luminance( ground );
			return [ ...counts.keys() ]
				.map( luminance )
				.some(
					( other ) =>
						( Math.max( base, other ) + 0.05 ) /
							( Math.min( base, other ) + 0.05 ) >=
						3
				);
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
					) &&
					! isSeen( box )
				);
			} )
			.map(
				( { localName, className, textContent } ) =>
					`${ localName }.${ className } ${ textContent.trim() }`
			);
	}, picture );
}
