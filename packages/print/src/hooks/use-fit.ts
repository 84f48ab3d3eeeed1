import { useEffect, useState } from '@wordpress/element';
import { findFit, type Step, USUAL } from '../fit';
import { pagesOf } from '../pages-of';

/**
 * Sets how large the sheet is printed.
 *
 * @param step How much smaller than usual.
 */
function apply( { scale, isTight }: Step ): void {
	const { style, classList } = document.documentElement;
	style.setProperty( '--larder-print-scale', String( scale ) );
	classList.toggle( 'is-tight', isTight );
}

/**
 * Sets the ingredients above the steps, in columns, where the list is longer
 * than the steps beside it and that saves a page.
 *
 * @param sheet The sheet, at its usual size.
 */
function arrange( sheet: HTMLElement ): void {
	const { classList } = document.documentElement;
	classList.remove( 'is-listed' );
	const [ list = 0, steps = 0 ] = [ 'ingredients', 'instructions' ].map(
		( name ) =>
			sheet.querySelector( `.wp-block-larder-${ name }` )?.clientHeight
	);
	if ( list > steps ) {
		const beside = Math.ceil( pagesOf( sheet ) );
		classList.add( 'is-listed' );
		classList.toggle( 'is-listed', Math.ceil( pagesOf( sheet ) ) < beside );
	}
}

/**
 * Shows the whole width of the sheet on a small screen, too.
 *
 * @param sheet The sheet, as wide as the paper.
 */
function zoomOut( sheet: HTMLElement ): void {
	const { clientWidth, style } = document.documentElement;
	style.setProperty(
		'--larder-print-zoom',
		String( Math.min( 1, clientWidth / sheet.offsetWidth ) )
	);
}

/**
 * Makes the sheet one page where that stays readable, and keeps it so while the
 * recipe is scaled, pictures come, or something is left out.
 *
 * @param isWanted Whether it may be made smaller.
 * @param key      Changes with what else changes the sheet.
 * @return Number of pages; 0 before it is measured.
 */
export function useFit( isWanted: boolean, key: string ): number {
	const [ pages, setPages ] = useState( 0 );
	useEffect( () => {
		const sheet = document.querySelector< HTMLElement >(
			'.larder-print__sheet'
		);
		if ( ! sheet ) {
			return;
		}
		const { style } = document.documentElement;
		const fit = (): void => {
			// Measured as large as it is on paper.
			style.setProperty( '--larder-print-zoom', '1' );
			apply( USUAL );
			arrange( sheet );
			const found = findFit( ( step ) => {
				apply( step );
				return pagesOf( sheet );
			}, isWanted );
			apply( found.step );
			setPages( found.pages );
			zoomOut( sheet );
		};
		const observer = new MutationObserver( () => {
			// A view may have brought pictures back that wait until they are scrolled to.
			for ( const picture of sheet.querySelectorAll( 'img' ) ) {
				picture.loading = 'eager';
			}
			fit();
		} );
		observer.observe( sheet, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		sheet.addEventListener( 'load', fit, true );
		addEventListener( 'resize', fit );
		void document.fonts.ready.then( fit );
		fit();
		return () => {
			observer.disconnect();
			sheet.removeEventListener( 'load', fit, true );
			removeEventListener( 'resize', fit );
		};
	}, [ isWanted, key ] );
	return pages;
}
