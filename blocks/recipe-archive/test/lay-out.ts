/** Width of a slide in tests; three fit. */
const SLIDE = 100;

class NoObserver {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

/**
 * Returns jsdom, which lays out nothing, a row of slides of which three fit.
 *
 * @param options        What the visitor has.
 * @param options.isCalm Whether the visitor asked for less motion.
 */
export function layOut( { isCalm = false } = {} ): void {
	Object.assign( window, {
		IntersectionObserver: NoObserver,
		ResizeObserver: NoObserver,
		matchMedia: () => ( {
			matches: isCalm,
			addEventListener: () => {},
			removeEventListener: () => {},
		} ),
	} );
	// A browser knows these without being told.
	document.head.innerHTML =
		'<style>li { margin-left: 0px; margin-right: 0px }</style>';
	const measures: Record< string, ( element: HTMLElement ) => number > = {
		offsetWidth: ( element ) =>
			element.localName === 'li' ? SLIDE : 3 * SLIDE,
		offsetHeight: () => SLIDE,
		offsetTop: () => 0,
		offsetLeft: ( element ) =>
			element.localName === 'li'
				? SLIDE *
					[ ...( element.parentElement?.children ?? [] ) ].indexOf(
						element
					)
				: 0,
	};
	for ( const [ name, measure ] of Object.entries( measures ) ) {
		Object.defineProperty( HTMLElement.prototype, name, {
			configurable: true,
			get(): number {
				return this instanceof HTMLElement ? measure( this ) : 0;
			},
		} );
	}
	HTMLElement.prototype.getBoundingClientRect = function () {
		return new DOMRect( 0, 0, this.offsetWidth, SLIDE );
	};
}
