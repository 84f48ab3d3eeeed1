import { findFit, leastShare, type Step, DEFAULT_STEP } from './fit';
import { heightOf, lengthOf, pagesOf } from './pages-of';

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

/** How a sheet is printed. */
export type Print = ReturnType< typeof findFit > & {
	/** The least number of pages that it is long at any size that it may be printed at. */
	least: number;
};

/** Finds how large the sheet is printed, measured as large as it is on paper. */
function measure( sheet: HTMLElement, isWanted: boolean ): Print {
	zoomTo( 1 );
	let least = Infinity;
	const found = findFit( ( step ) => {
		apply( step );
		const share = isWanted ? leastShare( step ) : 1;
		least = Math.min( least, lengthOf( sheet ) * share );
		return pagesOf( sheet );
	}, isWanted );
	return { ...found, least };
}

/**
 * Shows the sheet as large as one page of it may be, or a long one as saves a page.
 *
 * @param isWanted Whether it may be made smaller.
 * @return How it is printed.
 */
export function fitSheet( sheet: HTMLElement, isWanted: boolean ): Print {
	zoomTo( 1 );
	apply( DEFAULT_STEP );
	arrange( sheet );
	const print = measure( sheet, isWanted );
	show( sheet, print.step );
	return print;
}

/** Shows the sheet as it is printed. */
function show( sheet: HTMLElement, step: Step ): void {
	apply( step );
	zoomOut( sheet );
}

/** How much more than its own height a part may take, for a text that is wider without its picture. */
const CAUTION = 0.95;

/**
 * Measures the sheet as if the boxes of some parts were not ticked, and puts it back before anybody sees it.
 *
 * @param sheet    The sheet, as it is printed.
 * @param print    How it is printed.
 * @param isWanted Whether it may be made smaller.
 * @param names    Names of the parts.
 * @return The pages, as many as with them where leaving them out can save none.
 */
export function pagesWithout(
	sheet: HTMLElement,
	print: Print,
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
	const whole = heightOf( sheet );
	tick( false );
	// How high it is now tells mostly that no page is saved, without a try at each size.
	const share = heightOf( sheet ) / whole;
	const isHopeless = print.least * share * CAUTION > print.pages - 1;
	const pages = isHopeless ? print.pages : measure( sheet, isWanted ).pages;
	tick( true );
	if ( ! isHopeless ) {
		show( sheet, print.step );
	}
	return pages;
}
