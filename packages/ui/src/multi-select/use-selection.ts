import { useMemo } from '@wordpress/element';
import type { MultiSelectOption, MultiSelectSource } from './types';

/** What is chosen, and how to choose. */
export type Selection = {
	chosen: ReadonlySet< string >;
	/** Returns whether a press on an option does something. */
	isPressable: ( option: MultiSelectOption ) => boolean;
	/** Chooses an option, or takes it away. */
	press: ( option: MultiSelectOption ) => void;
};

/**
 * Chooses options: not those that are disabled or lead to nothing, nor more than are allowed.
 *
 * @return What is chosen, and how to choose.
 */
export function useSelection( {
	selected,
	onChange,
	maxSelected,
}: Pick<
	MultiSelectSource,
	'selected' | 'onChange' | 'maxSelected'
> ): Selection {
	const chosen = useMemo( () => new Set( selected ), [ selected ] );
	const isFull = maxSelected !== undefined && chosen.size >= maxSelected;
	const isPressable: Selection[ 'isPressable' ] = ( {
		value,
		count,
		isDisabled,
	} ) => chosen.has( value ) || ! ( isDisabled || count === 0 || isFull );
	return {
		chosen,
		isPressable,
		press: ( option ) => {
			if ( isPressable( option ) ) {
				onChange(
					chosen.has( option.value )
						? selected.filter( ( value ) => value !== option.value )
						: [ ...selected, option.value ]
				);
			}
		},
	};
}
