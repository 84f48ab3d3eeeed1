import { useMemo } from '@wordpress/element';
import type { ReactElement } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code; readers need them. */
const MARGIN = 2;

/**
 * Draws a code that a phone reads, black on white in every colour scheme.
 */
export function QrCode( {
	text,
	label,
}: {
	/** What it says, such as a URL. */
	text: string;
	/** What it is for, read out. */
	label: string;
} ): ReactElement {
	const { size, path } = useMemo( () => {
		const code = encode( text, { border: MARGIN } );
		return {
			size: code.size,
			path: code.data
				.flatMap( ( row, y ) =>
					row.map( ( isDark, x ) =>
						isDark ? `M${ x } ${ y }h1v1h-1z` : ''
					)
				)
				.join( '' ),
		};
	}, [ text ] );
	return (
		<svg
			viewBox={ `0 0 ${ size } ${ size }` }
			role="img"
			aria-label={ label }
			shapeRendering="crispEdges"
			// Black on white also in dark schemes, and filled although other
			// icons are strokes.
			style={ {
				display: 'block',
				inlineSize: 'var(--larder-code, 10rem)',
				blockSize: 'auto',
				margin: 'auto',
				stroke: 'none',
				forcedColorAdjust: 'none',
			} }
		>
			<rect width={ size } height={ size } fill="#fff" />
			<path d={ path } fill="#000" />
		</svg>
	);
}
