import type { Locator } from '@playwright/test';

/** The least contrast of the edge of a field to its ground (WCAG 1.4.11), and of what it suggests (1.4.3). */
const LEAST = { edge: 3, suggestion: 4.5 };

/**
 * Returns the fields of a part of a page that cannot be told from a dark ground, or whose
 * suggestion cannot be read on it. What is in them shows through.
 *
 * @param part The part, which is shown on that ground for as long as it is measured.
 * @return What each is called and how strong its edge and its suggestion are.
 */
export function faintFields( part: Locator ): Promise< string[] > {
	return part.evaluate( ( root, least ) => {
		const ground = [ 68, 51, 166 ];
		const style = document.createElement( 'style' );
		style.textContent =
			'html, body { color: #e4dfff; background: #4433a6; }';
		document.head.append( style );
		// Chromium keeps the color of a suggestion where that of its field changes.
		const styleAnew = (): void => {
			if ( root instanceof HTMLElement ) {
				root.style.display = 'none';
				root.getBoundingClientRect();
				root.style.display = '';
			}
		};
		styleAnew();
		const brush = document
			.createElement( 'canvas' )
			.getContext( '2d', { willReadFrequently: true } );
		/** How much light a color gives on the ground, or the ground itself. */
		const light = ( color: string ): number => {
			if ( ! brush ) {
				return NaN;
			}
			for ( const one of [ `rgb(${ ground.join( ' ' ) })`, color ] ) {
				brush.fillStyle = one;
				brush.fillRect( 0, 0, 1, 1 );
			}
			return [ ...brush.getImageData( 0, 0, 1, 1 ).data ]
				.slice( 0, 3 )
				.map( ( value ) => ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4 )
				.reduce(
					( sum, value, at ) =>
						sum + value * ( [ 0.2126, 0.7152, 0.0722 ][ at ] ?? 0 ),
					0
				);
		};
		const contrast = ( color: string ): number => {
			const [ one, other ] = [ light( color ), light( 'transparent' ) ];
			return (
				( Math.max( one, other ) + 0.05 ) /
				( Math.min( one, other ) + 0.05 )
			);
		};
		const faint = [
			...root.querySelectorAll(
				'input:not([type="checkbox"]), select, textarea'
			),
		]
			.filter( ( field ) => field.checkVisibility() )
			.map( ( field ) => ( {
				name:
					field.getAttribute( 'placeholder' ) ??
					field.getAttribute( 'name' ) ??
					field.className,
				edge: contrast( getComputedStyle( field ).borderTopColor ),
				suggestion: field.getAttribute( 'placeholder' )
					? contrast(
							getComputedStyle( field, '::placeholder' ).color
						)
					: Infinity,
			} ) )
			.filter(
				( { edge, suggestion } ) =>
					edge < least.edge || suggestion < least.suggestion
			)
			.map(
				( { name, edge, suggestion } ) =>
					`${ name }: ${ edge.toFixed( 2 ) }, ${ suggestion.toFixed( 2 ) }`
			);
		style.remove();
		styleAnew();
		return faint;
	}, LEAST );
}
