import type { Locator } from '@playwright/test';
import { contrast } from './contrast';

/** The least contrast of the edge of a field to its ground (WCAG 1.4.11), and of what it suggests (1.4.3). */
const LEAST = { edge: 3, suggestion: 4.5 };

/**
 * Returns the fields of a part of a page that cannot be told from a dark ground, or whose
 * suggestion cannot be read on it. What is in them shows through.
 *
 * @param part The part, which is shown on that ground for as long as it is measured.
 * @return What each is called and how strong its edge and its suggestion are.
 */
export async function faintFields( part: Locator ): Promise< string[] > {
	const { ground: below, fields } = await part.evaluate( ( root ) => {
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
		/** What a color looks like on the ground. */
		const shown = ( color: string ): number[] => {
			if ( ! brush ) {
				return [];
			}
			for ( const one of [ `rgb(${ ground.join( ' ' ) })`, color ] ) {
				brush.fillStyle = one;
				brush.fillRect( 0, 0, 1, 1 );
			}
			return [ ...brush.getImageData( 0, 0, 1, 1 ).data ].slice( 0, 3 );
		};
		const found = [
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
				edge: shown( getComputedStyle( field ).borderTopColor ),
				suggestion: field.getAttribute( 'placeholder' )
					? shown( getComputedStyle( field, '::placeholder' ).color )
					: null,
			} ) );
		style.remove();
		styleAnew();
		return { ground, fields: found };
	} );
	return fields
		.map( ( { name, edge, suggestion } ) => ( {
			name,
			edge: contrast( edge, below ),
			suggestion: suggestion ? contrast( suggestion, below ) : Infinity,
		} ) )
		.filter(
			( { edge, suggestion } ) =>
				edge < LEAST.edge || suggestion < LEAST.suggestion
		)
		.map(
			( { name, edge, suggestion } ) =>
				`${ name }: ${ edge.toFixed( 2 ) }, ${ suggestion.toFixed( 2 ) }`
		);
}
