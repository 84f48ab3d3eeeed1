import type { CDPSession, Page } from '@playwright/test';

/** A place in the window, in pixels. */
export type Point = { x: number; y: number };

/** In how many moves a finger gets where it goes. */
const MOVES = 10;

/** From one move of a finger to the next, in seconds. */
const MOMENT = 0.02;

/** From one gesture to the next, in seconds: long enough that two taps are not a double tap. */
const PAUSE = 1;

/** Fingers on the screen, as the browser itself hears them; the page needs `hasTouch`. */
export class Finger {
	/** When the last touch was, in seconds since 1970. A busy machine learns of it late, but when it was counts. */
	#now = Date.now() / 1000;

	/**
	 * @param browser What speaks to the browser.
	 */
	private constructor( private readonly browser: CDPSession ) {}

	/** Creates a finger on a page. */
	static async on( page: Page ): Promise< Finger > {
		return new Finger( await page.context().newCDPSession( page ) );
	}

	/**
	 * Draws a finger over the screen, or several at once.
	 *
	 * @param paths Where each finger starts and where it ends.
	 */
	async draw( ...paths: Array< [ Point, Point ] > ): Promise< void > {
		this.#now += PAUSE;
		for ( let at = 0; at <= MOVES; at++ ) {
			const done = at / MOVES;
			await this.send(
				at === 0 ? 'touchStart' : 'touchMove',
				paths.map( ( [ from, to ] ) => ( {
					x: from.x + ( to.x - from.x ) * done,
					y: from.y + ( to.y - from.y ) * done,
				} ) )
			);
		}
		await this.send( 'touchEnd', [] );
	}

	/**
	 * Taps twice in short succession.
	 *
	 * @param point The point on the screen.
	 */
	async doubleTap( point: Point ): Promise< void > {
		this.#now += PAUSE;
		for ( const tapped of [ point, point ] ) {
			await this.send( 'touchStart', [ tapped ] );
			await this.send( 'touchEnd', [] );
		}
	}

	private async send(
		type: 'touchStart' | 'touchMove' | 'touchEnd',
		points: Point[]
	): Promise< void > {
		this.#now += MOMENT;
		await this.browser.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: points.map( ( point, id ) => ( { ...point, id } ) ),
			timestamp: this.#now,
		} );
	}
}
