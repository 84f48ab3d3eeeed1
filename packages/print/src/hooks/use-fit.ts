import { useEffect, useState } from '@wordpress/element';
import { heightOf } from '../pages-of';
import { findSavings, type Saving } from '../savings';
import { fitSheet, pagesWithout, type Print } from '../sheet';

/** How long the sheet keeps still before it is measured what saves a page, in milliseconds. */
const STILL = 300;

/** How long it waits for what else changes with a picture or a line, in milliseconds. */
const SETTLING = 100;

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
 * @param names    Names of the parts that are printed and may be left out.
 * @param key      Changes with what else changes the sheet.
 * @return Number of pages, and what saves one.
 */
export function useFit(
	isWanted: boolean,
	names: readonly string[],
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
		let settling = 0;
		let shown = 0;
		const findMore = async ( print: Print ): Promise< void > => {
			const mine = ++turn;
			// Letters and pictures come one after the other.
			await pause( STILL );
			if ( mine !== turn ) {
				return;
			}
			const found = await findSavings(
				names,
				print.pages,
				async ( some ) => {
					await pause();
					// A later change asks again.
					return mine === turn
						? pagesWithout( sheet, print, isWanted, some )
						: print.pages;
				}
			);
			if ( mine === turn ) {
				setSavings( found );
			}
		};
		const fit = (): void => {
			clearTimeout( settling );
			settling = 0;
			const print = fitSheet( sheet, isWanted );
			shown = heightOf( sheet );
			setPages( print.pages );
			void findMore( print );
		};
		const fitSoon = (): void => {
			clearTimeout( settling );
			settling = window.setTimeout( fit, SETTLING );
		};
		// Mostly a picture has its room before it comes, and letters are there.
		const fitAnew = (): void => {
			if ( heightOf( sheet ) !== shown ) {
				fitSoon();
			}
		};
		const fitAtOnce = (): void => {
			if ( settling !== 0 ) {
				fit();
			}
		};
		const observer = new MutationObserver( () => {
			// A view may have brought pictures back that wait until they are scrolled to.
			for ( const picture of sheet.querySelectorAll( 'img' ) ) {
				picture.loading = 'eager';
			}
			fitSoon();
		} );
		observer.observe( sheet, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		sheet.addEventListener( 'load', fitAnew, true );
		addEventListener( 'resize', fitSoon );
		addEventListener( 'beforeprint', fitAtOnce );
		void document.fonts.ready.then( fitAnew );
		fit();
		return () => {
			turn++;
			clearTimeout( settling );
			observer.disconnect();
			sheet.removeEventListener( 'load', fitAnew, true );
			removeEventListener( 'resize', fitSoon );
			removeEventListener( 'beforeprint', fitAtOnce );
		};
	}, [ isWanted, key ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The key tells what is shown, too.
	return { pages, savings };
}
