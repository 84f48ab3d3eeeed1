import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store, type UnitSystem } from '@larder/store';
import { loadUnits, type Units } from '@larder/units';

type UnitsToShow = {
	/** What the visitor wants to read. */
	system: UnitSystem;
	/** Writes in these units; null as long as everything stays as it was written. */
	units: Units | null;
	/** Whether others could not be loaded: everything then stays as it was written. */
	hasFailed: boolean;
};

/** What has been loaded, so that a view that comes later has it at once; each language has its own. */
const loaded = new Map< string, Units >();

/**
 * Has all units at hand, which come in one file.
 *
 * @param locale Language tag of the recipe.
 * @return The units; rejects where they are not available.
 */
export async function loadAllUnits(
	locale: string | undefined
): Promise< Units[] > {
	const all: Units[] = [];
	for ( const system of [ 'metric', 'us' ] as const ) {
		const key = `${ system } ${ locale }`;
		const units =
			loaded.get( key ) ?? ( await loadUnits( system, locale ) );
		loaded.set( key, units );
		all.push( units );
	}
	return all;
}

/**
 * Follows the units that the visitor wants to read, and loads what writes in
 * them the first time that anybody wants to.
 *
 * @param locale Language tag of the recipe.
 */
export function useUnits( locale: string | undefined ): UnitsToShow {
	const system = useSelect(
		( select ) => select( store ).getUnitSystem(),
		[]
	);
	const { receiveUnitSystem } = useDispatch( store );
	// Another view may have loaded them in between, so what counts is the map.
	const [ , setLoads ] = useState( 0 );
	const [ hasFailed, setFailed ] = useState( false );
	const wanted = `${ system } ${ locale }`;
	useEffect( () => {
		if ( system === 'original' || loaded.has( wanted ) ) {
			return undefined;
		}
		let isWanted = true;
		loadUnits( system, locale ).then(
			( units ) => {
				loaded.set( wanted, units );
				if ( isWanted ) {
					setFailed( false );
					setLoads( ( loads ) => loads + 1 );
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- Tells a developer why nothing changes.
				console.error( 'Larder: no units could be loaded.', error );
				if ( isWanted ) {
					setFailed( true );
					// On this page alone: what the browser keeps is tried again on the next.
					void receiveUnitSystem( 'original' );
				}
			}
		);
		return () => {
			isWanted = false;
		};
	}, [ system, locale, wanted, receiveUnitSystem ] );
	return {
		system,
		units: loaded.get( wanted ) ?? null,
		hasFailed: hasFailed && system === 'original',
	};
}
