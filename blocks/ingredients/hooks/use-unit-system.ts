import { useDispatch } from '@wordpress/data';
import { wakeBy } from '@larder/islands';
import { store, type UnitSystem } from '@larder/store';

/**
 * Returns the setter of the unit system, which everything on the page follows.
 *
 * @return Takes the choice.
 */
export function useSetUnitSystem(): ( system: UnitSystem ) => void {
	const { setUnitSystem } = useDispatch( store );
	return ( system ) => {
		void setUnitSystem( system );
		// Steps and facts follow, after this view has painted.
		setTimeout( () => wakeBy( 'storage:larder:units' ) );
	};
}
