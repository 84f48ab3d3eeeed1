import type { Page } from '@playwright/test';

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
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const sources: unknown = Reflect.get( entry, 'sources' );
				const nodes = Array.isArray( sources )
					? sources.map( ( source: unknown ) => {
							const node: unknown = Reflect.get(
								Object( source ),
								'node'
							);
							return node instanceof Element
								? `${ node.localName }.${ node.className }`
								: String( node );
						} )
					: [];
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
