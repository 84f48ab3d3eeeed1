import { useEffect, useState } from '@wordpress/element';
import { loadScaling, type Replacement, type Scaling } from '@larder/units';
import type { Mark, Marker } from './mark-text';
import { notScaled, notScaledAttributes } from './not-scaled';

type Scale = ( text: string, scaling: Scaling ) => Replacement[];

/** What has been loaded, so that a view that comes later has it at once. */
let loaded: Scale | null = null;

/**
 * Loads what scales the amounts of a text, the first time that it is needed.
 *
 * @param isWanted Whether anything is scaled.
 * @return Finds the amounts and writes them scaled; null as long as all stay as they were written.
 */
export function useScaling( isWanted: boolean ): Scale | null {
	// Another view may have loaded it in between, so what counts is the variable.
	const [ , setLoads ] = useState( 0 );
	useEffect( () => {
		if ( ! isWanted || loaded ) {
			return undefined;
		}
		let isHere = true;
		loadScaling().then(
			( scale ) => {
				loaded = scale;
				if ( isHere ) {
					setLoads( ( loads ) => loads + 1 );
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- Tells a developer why the steps stay as they were written.
				console.error( 'Larder: steps could not be scaled.', error );
			}
		);
		return () => {
			isHere = false;
		};
	}, [ isWanted ] );
	return isWanted ? loaded : null;
}

/**
 * Returns what marks pieces of a text that are shown in other words; a title keeps what was written.
 *
 * @param find Finds the pieces.
 * @return A marker for `markText()`.
 */
export function pieceMarker( find: ( text: string ) => Replacement[] ): Marker {
	return ( text ) =>
		find( text ).map(
			( { start, end, text: shown, isScaled, isLeft } ): Mark => ( {
				start,
				end,
				tag: 'span',
				...( isLeft
					? {
							attributes: notScaledAttributes(),
							text: ` ${ notScaled() }`,
						}
					: {
							attributes: {
								class: isScaled
									? 'larder-converted larder-scaled'
									: 'larder-converted',
								title: text.slice( start, end ),
							},
							text: shown,
						} ),
			} )
		);
}
