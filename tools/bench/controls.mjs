/**
 * Something to press, and when its result can be seen.
 *
 * @typedef {object} Control
 * @property {string}  press    Selector of what is pressed first.
 * @property {string}  result   Selector of what is there once the result is.
 * @property {string}  [again]  Selector of what is pressed the second time, where it is something else.
 * @property {string}  second   What is there once the result of that is.
 * @property {boolean} [isOwn]  Whether an account is requested.
 * @property {string}  [key]    Key that is pressed in the place of a pointer, as from a list, whose choices no pointer of a test reaches.
 * @property {string}  [close]  Key that takes the result away before the second press.
 */

const LIST = '.wp-block-larder-ingredients';

const FACTORS = `${ LIST }__controls ${ LIST }__factor`;

/** By what they are called in the table. Of several elements the first counts. */
export const CONTROLS = /** @satisfies {Record<string, Control>} */ ( {
	scale: {
		press: `${ FACTORS }:nth-child(3)`,
		result: `${ LIST }[data-bench-changed]`,
		again: `${ FACTORS }:nth-child(4)`,
		second: `${ LIST }[data-bench-changed]`,
	},
	tick: {
		press: `${ LIST }__item:nth-child(1) ${ LIST }__check`,
		result: `${ LIST }__item:nth-child(1) ${ LIST }__check:checked`,
		again: `${ LIST }__item:nth-child(2) ${ LIST }__check`,
		second: `${ LIST }__item:nth-child(2).is-checked`,
	},
	units: {
		press: `${ LIST }__units`,
		result: `${ LIST }[data-bench-changed]`,
		key: 'ArrowDown',
		second: `${ LIST }[data-bench-changed]`,
	},
	like: {
		press: '.wp-block-larder-likes button',
		result: '.wp-block-larder-likes button[aria-pressed=true]',
		second: '.wp-block-larder-likes button[aria-pressed=false]',
	},
	save: {
		press: '.wp-block-larder-wishlist button',
		result: '.wp-block-larder-wishlist button[aria-pressed=true]',
		second: '.wp-block-larder-wishlist button[aria-pressed=false]',
		isOwn: true,
	},
	FAQ: {
		press: '.wp-block-larder-faq-item summary',
		result: '.wp-block-larder-faq-item[open]',
		second: '.wp-block-larder-faq-item:not([open])',
	},
	timer: {
		press: '.wp-block-larder-instructions__time',
		result: '.larder-timers__tray',
		again: '.wp-block-larder-instructions__step:nth-child(6) .wp-block-larder-instructions__time',
		second: '.larder-timers__list > :nth-child(2)',
	},
	gallery: {
		press: '.wp-block-larder-gallery__link',
		result: '.yarl__slide_current',
		second: '.yarl__slide_current',
		close: 'Escape',
	},
} );
