import type { Page } from '@playwright/test';
import { hearAnnouncements } from './announcements';
import { cutTexts } from './cut-texts';
import { watchMotion } from './motion';
import { unseenControls } from './unseen-controls';

/** A way in which people use a site. */
export type Mode = {
	name: string;
	/** What the browser is like. */
	use: {
		viewport?: { width: number; height: number };
		contextOptions?: {
			forcedColors?: 'active';
			reducedMotion?: 'reduce';
		};
	};
	/** Whether nothing is pressed with a pointer. */
	isKeyboard?: true;
	/** Whether what one has pressed has to look different afterwards. */
	showsStates?: true;
	/**
	 * Prepares a page that has opened nothing yet.
	 *
	 * @return Gives what is wrong on the page after a task.
	 */
	watch: ( page: Page ) => Promise< () => Promise< string[] > >;
	/** Returns all that was read out, where somebody listens. */
	listen?: ( page: Page ) => Promise< readonly string[] >;
};

/** The spacing of WCAG 1.4.12. */
const SPACING = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-block-end: 2em !important; }
`;

/** Roles of what is found by its name. */
const NAMED = new Set(
	'button link checkbox radio textbox searchbox combobox spinbutton listbox dialog radiogroup timer region'.split(
		' '
	)
);

/** Lists what the accessibility tree gives a role, but no name. */
async function nameless( page: Page ): Promise< string[] > {
	const cdp = await page.context().newCDPSession( page );
	const { nodes } = await cdp.send( 'Accessibility.getFullAXTree' );
	await cdp.detach();
	return nodes
		.filter(
			( { ignored, role, name } ) =>
				! ignored &&
				NAMED.has( String( role?.value ) ) &&
				String( name?.value ?? '' ).trim() === ''
		)
		.map( ( { role } ) => `${ role?.value } without a name` );
}

/** Returns whether the focus is lost, or not visible. */
function focusFaults( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const focused = document.querySelector( ':focus' );
		if ( ! focused ) {
			return [ 'nothing has the focus' ];
		}
		const label =
			focused instanceof HTMLInputElement
				? ( focused.labels?.[ 0 ] ?? focused )
				: focused;
		const shows = [ focused, label, ...label.querySelectorAll( '*' ) ].some(
			( element ) => {
				const { outlineStyle, outlineWidth, boxShadow } =
					getComputedStyle( element );
				return (
					( outlineStyle !== 'none' &&
						parseFloat( outlineWidth ) >= 1 ) ||
					boxShadow !== 'none'
				);
			}
		);
		const isMoved = focused.matches( '[tabindex="-1"], article' );
		return shows || isMoved
			? []
			: [
					`no ring around ${ focused.localName }.${ focused.className }`,
				];
	} );
}

/** All ways in which the list of tasks is done. */
export const MODES: readonly Mode[] = [
	{
		name: 'by keyboard alone',
		use: {},
		isKeyboard: true,
		watch: async ( page ) => () => focusFaults( page ),
	},
	{
		name: 'in forced colours',
		use: { contextOptions: { forcedColors: 'active' } },
		showsStates: true,
		watch: async ( page ) => () => unseenControls( page ),
	},
	{
		name: 'with reduced motion',
		use: { contextOptions: { reducedMotion: 'reduce' } },
		watch: async ( page ) => {
			const longest = await watchMotion( page, '[class*="larder-"]' );
			return async () => {
				const { moving } = await longest();
				const behavior = await page
					.locator( 'html' )
					.evaluate(
						( root ) => getComputedStyle( root ).scrollBehavior
					);
				return [
					...( moving > 1
						? [ `something moves for ${ moving } ms` ]
						: [] ),
					...( behavior === 'smooth' ? [ 'the page glides' ] : [] ),
				];
			};
		},
	},
	{
		name: 'with wide text spacing',
		use: {},
		watch: async ( page ) => {
			await page.addInitScript( ( spacing ) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync( spacing );
				document.adoptedStyleSheets.push( sheet );
			}, SPACING );
			return () => cutTexts( page );
		},
	},
	{
		name: 'at 400 %, in a window of 320 × 256',
		use: { viewport: { width: 320, height: 256 } },
		watch: async ( page ) => () => cutTexts( page ),
	},
	{
		name: 'with a screen reader',
		use: {},
		watch: async ( page ) => () => nameless( page ),
		listen: hearAnnouncements,
	},
];
