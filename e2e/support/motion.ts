import type { Page } from '@playwright/test';

/** The longest animations, in milliseconds; 0 for none. */
export type Motion = { moving: number; fading: number };

/** Properties whose change moves something. */
const MOVES = [
	'transform',
	'translate',
	'scale',
	'rotate',
	'top',
	'bottom',
	'left',
	'right',
	'width',
	'height',
];

/**
 * Notes what is animated in each page that opens from now on.
 *
 * @param page   The page, before it opens what is looked at.
 * @param within CSS selector of the part that is looked at.
 * @return Gives the longest animation that moved something, and the longest that did not.
 */
export async function watchMotion(
	page: Page,
	within: string
): Promise< () => Promise< Motion > > {
	await page.addInitScript(
		( { part, moves } ) => {
			const longest = { moving: 0, fading: 0 };
			Reflect.set( window, 'larderMotion', longest );
			const look = (): void => {
				for ( const { effect } of document.getAnimations() ) {
					if (
						effect instanceof KeyframeEffect &&
						effect.target?.closest( part )
					) {
						const kind = effect
							.getKeyframes()
							.some( ( frame ) =>
								Object.keys( frame ).some( ( property ) =>
									moves.includes( property )
								)
							)
							? 'moving'
							: 'fading';
						longest[ kind ] = Math.max(
							longest[ kind ],
							Number( effect.getComputedTiming().activeDuration )
						);
					}
				}
				requestAnimationFrame( look );
			};
			look();
		},
		{ part: within, moves: MOVES }
	);
	return () =>
		page.evaluate( () => Reflect.get( window, 'larderMotion' ) as Motion );
}
