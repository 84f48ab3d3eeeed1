import { CONTROLS } from './controls.mjs';
import {
	awaitResult,
	boxOf,
	focusOn,
	observe,
	show,
	whenFetched,
	whenStill,
	whenTold,
} from './in-page.mjs';
import { calibrate, throttle } from './speed.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./controls.mjs').Control} Control
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Session
 * @typedef {{ present: number[], warm: number[], alone: number[], longest: number[] }} Figures
 */

/** How long nothing is fetched any more by a page that has what it may need, in milliseconds, and how long it may take. */
const IDLE = 400;

const BUSY = 8_000;

/** How long somebody is there before they press. */
const PRESENCE = 1_000;

/** How long a finger stays down, and how long the browser may take to tell what the event took. */
const PRESS = 100;

const TOLD = 1_500;

/** How long the page rests between two presses. */
const REST = 300;

/** How long nothing is run or fetched any more by a page that has come to rest. */
const STILL = 800;

/** When a result counts as lost, in milliseconds. */
const LOST = 15_000;

/**
 * Presses something like a finger or by a key, and measures from the release of
 * the one or from the other until its result is shown: what the browser says that
 * the event took, or longer where the result comes later.
 *
 * @param {Page}             page
 * @param {string}           press  Selector.
 * @param {string}           result Selector.
 * @param {string|undefined} key
 * @return {Promise<number>} Milliseconds.
 */
async function tap( page, press, result, key ) {
	const box = await page.evaluate( boxOf, press );
	/** @type {'pointerup'|'keydown'} */
	const start = key === undefined ? 'pointerup' : 'keydown';
	await page.evaluate( awaitResult, {
		list: '.wp-block-larder-ingredients',
		result,
		start,
		lost: LOST,
	} );
	if ( key === undefined ) {
		await page.mouse.click( box.x, box.y, { delay: PRESS } );
	} else {
		await page.evaluate( focusOn, press );
		await page.keyboard.press( key );
	}
	const { shown, isOwn } = await page.evaluate( async () => {
		/** @type {{ shown: number, isOwn: boolean }} */
		const seen = await Reflect.get( window, 'larderResult' );
		return seen;
	} );
	const took = await page.evaluate( whenTold, { told: TOLD, shown } );
	// A result in the frame of the event is told best by the browser: a message that tells of it waits for whatever is run after the frame.
	return isOwn && took > 0 ? took : shown;
}

/**
 * Opens the page at full speed, lets it come to rest, and slows it down.
 *
 * @param {Browser}            browser
 * @param {string}             address
 * @param {Control}            control
 * @param {number}             rate    By how much.
 * @param {Session|undefined}  state   The session of an account.
 * @return {Promise<Page>} With the control in sight.
 */
async function open( browser, address, control, rate, state ) {
	const context = await browser.newContext( {
		viewport: { width: 412, height: 823 },
		hasTouch: true,
		...( state === undefined ? {} : { storageState: state } ),
	} );
	const page = await context.newPage();
	await page.addInitScript( observe );
	await page.goto( address, { waitUntil: 'load' } );
	await page.evaluate( whenFetched, { idle: IDLE, busy: BUSY } );
	// What the browser's driver brings comes at full speed.
	await page.evaluate( boxOf, control.press );
	await throttle( await context.newCDPSession( page ), rate );
	return page;
}

/**
 * Measures one control once with somebody there and once without.
 *
 * @param {Browser}          browser
 * @param {string}           address
 * @param {Control}          control
 * @param {number}           rate    By how much the page is slowed down.
 * @param {Session|undefined} state   The session of an account.
 * @param {boolean}          isPressed Whether it is pressed, or the page only wakes.
 * @param {Figures}          figures Takes what was measured.
 */
async function measureOnce(
	browser,
	address,
	control,
	rate,
	state,
	isPressed,
	figures
) {
	const there = await open( browser, address, control, rate, state );
	// Somebody comes: scrolls to it and looks at it for a moment.
	await there.evaluate( show, { selector: control.press, isQuiet: false } );
	await there.mouse.move( 5, 400 );
	await there.waitForTimeout( PRESENCE );
	figures.longest.push(
		await there.evaluate( () =>
			Number( Reflect.get( window, 'larderSeen' ).longest )
		)
	);
	if ( ! isPressed ) {
		await there.context().close();
		return;
	}
	const { press, result, key, close, again = press, second } = control;
	figures.present.push( await tap( there, press, result, key ) );
	if ( close !== undefined ) {
		await there.keyboard.press( close );
		await there.waitForTimeout( REST );
	}
	// A box, a question and a pressed state have answered before the view was there.
	await there.evaluate( whenStill, { still: STILL, busy: BUSY } );
	await there.evaluate( show, { selector: again, isQuiet: false } );
	figures.warm.push( await tap( there, again, second, key ) );
	await there.context().close();
	const alone = await open( browser, address, control, rate, state );
	await alone.evaluate( show, { selector: press, isQuiet: true } );
	figures.alone.push( await tap( alone, press, result, key ) );
	if ( control.isOwn === true ) {
		// An account keeps what was pressed; the next page is to begin like this one.
		await tap( alone, again, second, key );
	}
	await alone.context().close();
}

/**
 * What is measured of the controls.
 *
 * @typedef {object} Measured
 * @property {number}                                   runs      How often each.
 * @property {number}                                   slowdown  Against an ordinary machine.
 * @property {Session}                                  state     The session of an account.
 * @property {boolean}                                  isPressed Whether controls are pressed, or the page only wakes.
 * @property {( what: string ) => void}                 update    Hears what is measured.
 * @property {( name: string, figures: Figures ) => void} tell    Hears what was measured of a control.
 */

/**
 * Measures taps on a slow phone, on each control: with somebody there for a
 * second, with the view mounted, and with nobody there before.
 *
 * @param {Browser}  browser
 * @param {string}   address
 * @param {Measured} measured
 */
export async function measureInteractions(
	browser,
	address,
	{ runs, slowdown, state, isPressed, update, tell }
) {
	for ( const [ name, control ] of Object.entries( CONTROLS ) ) {
		// The machine itself changes its speed while others work on it.
		const { rate } = await calibrate( browser, slowdown );
		/** @type {Figures} */
		const figures = { present: [], warm: [], alone: [], longest: [] };
		for ( let run = 0; run < runs; run++ ) {
			update( `${ name }, ${ run + 1 } of ${ runs }` );
			await measureOnce(
				browser,
				address,
				control,
				rate,
				'isOwn' in control ? state : undefined,
				isPressed,
				figures
			);
		}
		tell( name, figures );
	}
}
