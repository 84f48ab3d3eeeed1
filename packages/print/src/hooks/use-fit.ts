import { useEffect, useState } from '@wordpress/element';
import { findFit, type Step, DEFAULT_STEP } from '../fit';
import { pagesOf } from '../pages-of';
import { findSavings, type Saving } from '../savings';

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

function zoomTo( zoom: number ): void {
	document.documentElement.style.setProperty(
		'--larder-print-zoom',
		String( zoom )
	);
}

/**
 * Shows the whole width of the sheet on a small screen, too.
 *
 * @param sheet The sheet, as wide as the paper.
 */
function zoomOut( sheet: HTMLElement ): void {
	const { clientWidth } = document.documentElement;
	zoomTo( Math.min( 1, clientWidth / sheet.offsetWidth ) );
}

/** Finds how large the sheet is printed, measured as large as it is on paper. */
function measure(
	sheet: HTMLElement,
	isWanted: boolean
): ReturnType< typeof findFit > {
	zoomTo( 1 );
	return findFit( ( step ) => {
		apply( step );
		return pagesOf( sheet );
	}, isWanted );
}

/** Shows the sheet as it is printed. */
function show( sheet: HTMLElement, step: Step ): void {
	apply( step );
	zoomOut( sheet );
}

/** Measures the sheet as if the boxes of some parts were not ticked, and puts it back before anybody sees it. */
function pagesWithout(
	sheet: HTMLElement,
	isWanted: boolean,
	names: readonly string[]
): number {
	const boxes = names.flatMap( ( name ) => [
		...document.querySelectorAll< HTMLInputElement >(
			`[data-print="${ name }"]:checked`
		),
	] );
	const tick = ( isOn: boolean ): void =>
		boxes.forEach( ( box ) => {
			box.checked = isOn;
		} );
	tick( false );
	const { pages } = measure( sheet, isWanted );
	tick( true );
	return pages;
}

/** How long the sheet keeps still before it is measured what saves a page, in milliseconds. */
const STILL = 300;

/** Yields to the page between two measurements. */
const pause = ( milliseconds = 0 ): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, milliseconds ) );

const NONE: readonly Saving[] = [];

type Fit = {
	/** Number of pages; 0 before it is measured. */
	pages: number;
	/** What to leave out to save one. */
	savings: readonly Saving[];
};

/**
 * Scales the sheet to one page where that stays readable, and again when the
 * recipe is scaled, pictures load, or something is left out.
 *
 * @param isWanted Whether it may be made smaller.
 * @param shown    Names of the parts that are printed and may be left out.
 * @param key      Changes with what else changes the sheet.
 * @return Number of pages, and what saves one.
 */
export function useFit(
	isWanted: boolean,
	shown: readonly string[],
	key: string
): Fit {
	const [ pages, setPages ] = useState( 0 );
	const [ savings, setSavings ] = useState( NONE );
	useEffect( () => {
		const sheet = document.querySelector< HTMLElement >(
			'.larder-print__sheet'
		);
		if ( ! sheet ) {
			return;
		}
		let turn = 0;
		const findMore = async ( step: Step, all: number ): Promise< void > => {
			const mine = ++turn;
			// Letters and pictures come one after the other.
			await pause( STILL );
			if ( mine !== turn ) {
				return;
			}
			const found = await findSavings( shown, all, async ( names ) => {
				await pause();
				// A later change asks again.
				if ( mine !== turn ) {
					return all;
				}
				const left = pagesWithout( sheet, isWanted, names );
				show( sheet, step );
				return left;
			} );
			if ( mine === turn ) {
				setSavings( found );
			}
		};
		const fit = (): void => {
			zoomTo( 1 );
			apply( DEFAULT_STEP );
			arrange( sheet );
			const found = measure( sheet, isWanted );
			show( sheet, found.step );
			setPages( found.pages );
			void findMore( found.step, found.pages );
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
			turn++;
			observer.disconnect();
			sheet.removeEventListener( 'load', fit, true );
			removeEventListener( 'resize', fit );
		};
	}, [ isWanted, key ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The key tells what is shown, too.
	return { pages, savings };
}
