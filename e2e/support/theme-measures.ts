import type { Page } from '@playwright/test';

/**
 * Measures what a theme's own style can do to a page of ours, and says what is
 * wrong in words: nothing sticks out or overlaps, lists have no bullets, tables
 * no capitals and no stripes, boxes are square and large enough, words are
 * whole, what is chosen looks different.
 *
 * @param page A page with a recipe, a search or an archive.
 * @return What is wrong, empty where all is well.
 */
// eslint-disable-next-line larder/function-length -- What the page runs is sent to it as one function, which sees nothing outside it.
export function harmOn( page: Page ): Promise< string[] > {
	// eslint-disable-next-line larder/function-length -- As above.
	return page.evaluate( () => {
		const found = new Set< string >();
		const ours = ( selector: string ): HTMLElement[] =>
			[
				...document.querySelectorAll< HTMLElement >(
					`[class*="wp-block-larder-"] ${ selector }`
				),
			].filter( ( element ) => {
				const { width, height } = element.getBoundingClientRect();
				const { clipPath, opacity } = getComputedStyle( element );
				return (
					element.checkVisibility( { visibilityProperty: true } ) &&
					width > 1 &&
					height > 1 &&
					clipPath === 'none' &&
					opacity !== '0' &&
					// Slides of a row that scrolls stand beyond its edge.
					! element.closest(
						'[class*="archive__viewport"], .screen-reader-text'
					)
				);
			} );
		const name = ( element: Element ): string =>
			`${ element.tagName.toLowerCase() }.${ element.className.toString() }`;
		const report = ( isWrong: boolean, what: string, element: Element ) =>
			isWrong && found.add( `${ what }: ${ name( element ) }` );
		const style = ( element: Element, pseudo?: string ) =>
			getComputedStyle( element, pseudo );

		const boxes = () => {
			const width = document.documentElement.clientWidth;
			for ( const element of ours( '*' ) ) {
				const box = element.getBoundingClientRect();
				report(
					box.left < -1 || box.right > width + 1,
					'sticks out of the window',
					element
				);
			}
			for ( const block of document.querySelectorAll(
				'.entry-content > [class*="wp-block-larder-"], .larder-archive-page > [class*="wp-block-larder-"]'
			) ) {
				const outer = block.parentElement?.getBoundingClientRect();
				const inner = block.getBoundingClientRect();
				report(
					outer !== undefined &&
						( inner.left < outer.left - 1 ||
							inner.right > outer.right + 1 ),
					'sticks out of its column',
					block
				);
			}
		};

		const lists = () => {
			const ofAuthors = '[class*="__content"] *, [class*="__answer"] *';
			for ( const item of ours( 'li' ) ) {
				const { display, listStyleType } = style( item );
				report(
					! item.matches( ofAuthors ) &&
						( ( display === 'list-item' &&
							listStyleType !== 'none' ) ||
							/[•x]/.test( style( item, '::before' ).content ) ),
					'has a bullet',
					item
				);
			}
			for ( const value of ours( 'dd' ) ) {
				report(
					parseFloat( style( value ).marginInlineStart ) > 0,
					'is indented',
					value
				);
			}
		};

		const tables = () => {
			for ( const cell of ours( ':is(th, td):not(.is-energy *)' ) ) {
				const { fontSize, textTransform } = style( cell );
				const around = cell.closest( 'table' )?.parentElement ?? cell;
				report( textTransform !== 'none', 'is in capitals', cell );
				report(
					style( around ).fontSize !== fontSize,
					'is not as large as the text around its table',
					cell
				);
			}
			for ( const row of ours( 'tr' ) ) {
				report(
					style( row ).backgroundColor !== 'rgba(0, 0, 0, 0)',
					'is striped',
					row
				);
			}
		};

		const links = () => {
			for ( const link of ours( '.larder-card__link' ) ) {
				const { textDecorationLine, borderBottomWidth, boxShadow } =
					style( link );
				report(
					[
						textDecorationLine,
						borderBottomWidth,
						boxShadow,
					].join() !== 'none,0px,none',
					'is underlined',
					link
				);
			}
		};

		const controls = () => {
			for ( const box of ours( 'input[type="checkbox"]' ) ) {
				const { width, height } = box.getBoundingClientRect();
				const radius = parseFloat( style( box ).borderTopLeftRadius );
				report(
					Math.abs( width - height ) > 1 || radius > width / 3,
					'is no square',
					box
				);
				report( width < 16, 'is too small to be seen', box );
			}
			for ( const icon of ours( 'button > svg' ) ) {
				report(
					icon.getBoundingClientRect().height < 16,
					'is too small to be seen',
					icon
				);
			}
			for ( const menu of ours( 'select' ) ) {
				report(
					style( menu ).appearance === 'none' &&
						menu.closest( '[class*="__sort"]' ) === null,
					'has no arrow',
					menu
				);
			}
			const look = ( element: Element ) =>
				style( element ).backgroundColor +
				style( element ).textDecorationLine;
			for ( const pressed of ours( '[aria-pressed="true"]' ) ) {
				const other = pressed.parentElement?.querySelector(
					':scope > [aria-pressed="false"]'
				);
				report(
					other instanceof Element &&
						look( pressed ) === look( other ),
					'looks like what is not chosen',
					pressed
				);
			}
			for ( const label of ours( '[class*="__sort"]' ) ) {
				const words = label.firstElementChild?.getBoundingClientRect();
				const line = 1.9 * parseFloat( style( label ).fontSize );
				report(
					( words?.height ?? 0 ) > line ||
						label.getBoundingClientRect().height > 3 * line,
					'takes two lines',
					label
				);
			}
		};

		const texts = () => {
			for ( const text of ours(
				':is(p, li, dd, dt, h2, h3, button, a, label)'
			) ) {
				report(
					parseFloat( style( text ).fontSize ) < 12 &&
						text.innerText !== '',
					'is too small to read',
					text
				);
			}
			report(
				document.querySelectorAll( 'h1' ).length !== 1,
				'the page has not one title of the first level',
				document.body
			);
		};

		const words = () => {
			const range = document.createRange();
			for ( const text of ours(
				':is(h2, h3, dt, dd, button, [class*="__number"])'
			) ) {
				const walker = document.createTreeWalker(
					text,
					NodeFilter.SHOW_TEXT
				);
				while ( walker.nextNode() ) {
					const node = walker.currentNode;
					for ( const word of ( node.nodeValue ?? '' ).matchAll(
						/[\p{L}\p{N}×]+/gu
					) ) {
						range.setStart( node, word.index );
						range.setEnd( node, word.index + word[ 0 ].length );
						const lines = new Set(
							[ ...range.getClientRects() ].map( ( { top } ) =>
								Math.round( top )
							)
						);
						report(
							lines.size > 1,
							`"${ word[ 0 ] }" stands in two lines`,
							text
						);
					}
				}
			}
		};

		const overlaps = () => {
			const parts = ours(
				':is(li, dt, dd, a, button, label, h2, h3, p)'
			).filter(
				( element ) =>
					style( element ).position === 'static' &&
					! element.closest(
						'[class*="__facade"], [class*="gallery__"]'
					)
			);
			for ( const part of parts ) {
				const next = parts.find(
					( other ) => other === part.nextElementSibling
				);
				const one = part.getBoundingClientRect();
				const two = next?.getBoundingClientRect() ?? new DOMRect();
				report(
					Math.min( one.right, two.right ) -
						Math.max( one.left, two.left ) >
						2 &&
						Math.min( one.bottom, two.bottom ) -
							Math.max( one.top, two.top ) >
							2,
					'overlaps what follows',
					part
				);
			}
		};

		for ( const check of [
			boxes,
			lists,
			tables,
			links,
			controls,
			texts,
			words,
			overlaps,
		] ) {
			check();
		}
		return [ ...found ].slice( 0, 20 );
	} );
}

/**
 * Measures how far the first block of ours begins from where the title begins.
 *
 * @return Pixels.
 */
export function fromTheTitle( page: Page ): Promise< number > {
	return page.evaluate( () => {
		const start = ( selector: string ) => {
			const element = document.querySelector( selector );
			if ( element === null ) {
				throw new Error( `There is no ${ selector }` );
			}
			return (
				element.getBoundingClientRect().left +
				parseFloat( getComputedStyle( element ).paddingLeft )
			);
		};
		return Math.abs(
			start( 'h1' ) - start( '[class*="wp-block-larder-"]' )
		);
	} );
}
