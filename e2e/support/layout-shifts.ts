import type { Locator, Page } from '@playwright/test';

/**
 * Notes from now on what moves on a page by itself or after a press.
 *
 * @param page The page, once it shows what is looked at.
 * @return Gives what has moved since, with by how much; empty where nothing did.
 */
export async function watchShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	await page.evaluate( async () => {
		// The theme's own web font moves its text when it arrives.
		await document.fonts.ready;
		await new Promise( ( painted ) =>
			requestAnimationFrame( () => requestAnimationFrame( painted ) )
		);
		const moved: string[] = [];
		Reflect.set( window, 'larderMoved', moved );
		const read = (
			source: unknown
		): { node: unknown; from: unknown; to: unknown } => ( {
			node: Reflect.get( Object( source ), 'node' ),
			from: Reflect.get( Object( source ), 'previousRect' ),
			to: Reflect.get( Object( source ), 'currentRect' ),
		} );
		// What a field or a menu says is centred in it by the browser, and belongs to no node.
		const isInField = ( to: unknown ): boolean =>
			to instanceof DOMRectReadOnly &&
			[ ...document.querySelectorAll( 'input, select' ) ].some(
				( field ) => {
					const box = field.getBoundingClientRect();
					return (
						to.left >= box.left &&
						to.right <= box.right &&
						to.top >= box.top &&
						to.bottom <= box.bottom
					);
				}
			);
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const sources: unknown = Reflect.get( entry, 'sources' );
				const nodes = ( Array.isArray( sources ) ? sources : [] )
					.map( read )
					.filter(
						( { node, from, to } ) =>
							! ( node === null && isInField( to ) ) &&
							JSON.stringify( from ) !== JSON.stringify( to )
					)
					.map( ( { node } ) =>
						node instanceof Element
							? `${ node.localName }.${ node.className }`
							: String( node )
					);
				if ( nodes.length === 0 ) {
					continue;
				}
				moved.push(
					`${ Reflect.get( entry, 'value' ) }: ${ nodes.join( ', ' ) }`
				);
			}
		} ).observe( { type: 'layout-shift' } );
	} );
	return () =>
		page.evaluate( async () => {
			// An entry is there two frames after what it tells of.
			await new Promise( ( painted ) =>
				requestAnimationFrame( () => requestAnimationFrame( painted ) )
			);
			return Reflect.get( window, 'larderMoved' ) as string[];
		} );
}

/**
 * Returns whether what follows a list begins below the window, where the list pushes nothing
 * away that is seen.
 *
 * @param list The list, or its empty place.
 */
export async function endsBelowWindow( list: Locator ): Promise< boolean > {
	return list.evaluate(
		( place ) => place.getBoundingClientRect().bottom >= innerHeight
	);
}
