import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { store, type UnitSystem } from '@larder/store';
import { loadUnits, type Units } from '@larder/units';
import { pageLocale } from './page-locale';

type UnitsToShow = {
	/** What the visitor wants to read. */
	system: UnitSystem;
	/** Writes in these units; null as long as everything stays as it was written. */
	units: Units | null;
	/** Whether others could not be loaded: everything then stays as it was written. */
	hasFailed: boolean;
};

/** What has been loaded, so that a view that comes later has it at once. */
const loaded = new Map< UnitSystem, Units >();

/**
 * Follows the units that the visitor wants to read, and loads what writes in
 * them the first time that anybody wants to.
 *
 * @return The units.
 */
export function useUnits(): UnitsToShow {
	const system = useSelect(
		( select ) => select( store ).getUnitSystem(),
		[]
	);
	const { receiveUnitSystem } = useDispatch( store );
	// Another view may have loaded them in between, so what counts is the map.
	const [ , setLoads ] = useState( 0 );
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		if ( system === 'original' || loaded.has( system ) ) {
			return undefined;
		}
		let isWanted = true;
		loadUnits( system, pageLocale() ).then(
			( units ) => {
				loaded.set( system, units );
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
	}, [ system, receiveUnitSystem ] );
	return {
		system,
		units: loaded.get( system ) ?? null,
		hasFailed: hasFailed && system === 'original',
	};
}
