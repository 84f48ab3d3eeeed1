import {
	useCombobox,
	type UseComboboxReturnValue,
	type UseComboboxState,
	type UseComboboxStateChangeOptions,
} from 'downshift';
import { useCallback, useState } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import type { MultiSelectOption } from './types';

type Search = {
	/** The field. */
	ref: RefObject< HTMLInputElement >;
	/** The options that are rendered. */
	items: MultiSelectOption[];
	/** Whether others come after them. */
	hasMore: boolean;
	/** Names the elements. */
	id: string;
	onType: ( text: string ) => void;
	/** Called for the option that the keyboard is at. */
	onPress: ( option: MultiSelectOption ) => void;
};

/** Where the keyboard is, and what field, list and options need for it. */
export type ActiveOption = Pick<
	UseComboboxReturnValue< MultiSelectOption >,
	'getMenuProps' | 'getItemProps'
> & {
	/** Where the keyboard is; -1 for nowhere. */
	activeIndex: number;
	inputProps: ReturnType<
		UseComboboxReturnValue< MultiSelectOption >[ 'getInputProps' ]
	>;
};

const { stateChangeTypes } = useCombobox;

/** How far Page Up and Page Down go. */
const ROWS = 10;

/**
 * Moves through a list with the keyboard while the focus stays in its search.
 *
 * @param search.ref     The field.
 * @param search.items   What is rendered.
 * @param search.hasMore Whether others come after it.
 * @param search.id      Names the elements.
 * @param search.onType  Called with what is typed.
 * @param search.onPress Called for an option that Enter or Space chooses.
 * @return Props for field, list and options.
 */
export function useActiveOption( {
	ref,
	items,
	hasMore,
	id,
	onType,
	onPress,
}: Search ): ActiveOption {
	const [ hasFocus, setFocus ] = useState( false );
	const last = items.length - 1;
	const stateReducer = useCallback(
		(
			state: UseComboboxState< MultiSelectOption >,
			{
				type,
				changes,
			}: UseComboboxStateChangeOptions< MultiSelectOption >
		) => {
			// Downshift continues at the other end, which loses one's place.
			const stepBy = ( rows: number ) => ( {
				...state,
				highlightedIndex: Math.max(
					Math.min( state.highlightedIndex + rows, last ),
					Math.min( 0, last )
				),
			} );
			switch ( type ) {
				case stateChangeTypes.InputKeyDownArrowDown:
					// The next rows are about to come; the first is not next.
					return hasMore &&
						( changes.highlightedIndex ?? 0 ) <
							state.highlightedIndex
						? state
						: changes;
				case stateChangeTypes.InputKeyDownArrowUp:
					// With Alt it would choose.
					return changes.isOpen === false ? state : changes;
				case stateChangeTypes.InputChange:
				case stateChangeTypes.InputKeyDownHome:
				case stateChangeTypes.InputKeyDownEnd:
					return changes;
				case stateChangeTypes.InputKeyDownPageUp:
					return stepBy( -ROWS );
				case stateChangeTypes.InputKeyDownPageDown:
					return stepBy( ROWS );
				default:
					// Neither the pointer nor a choice moves the keyboard.
					return state;
			}
		},
		[ hasMore, last ]
	);
	const { getInputProps, getMenuProps, getItemProps, highlightedIndex } =
		useCombobox< MultiSelectOption >( {
			id,
			items,
			itemToString: ( item ) => item?.label ?? '',
			itemToKey: ( item ) => item?.value,
			// Downshift moves the focus into the search of what it takes for
			// open, and on a phone that brings up the keyboard.
			isOpen: hasFocus,
			selectedItem: null,
			stateReducer,
		} );

	const onKeyDown = ( event: KeyboardEvent ): void => {
		const active = items[ highlightedIndex ];
		const isPress = event.key === 'Enter' || event.key === ' ';
		if ( active && isPress && ! event.nativeEvent.isComposing ) {
			event.preventDefault();
			onPress( active );
		}
	};

	return {
		getMenuProps,
		getItemProps,
		activeIndex: hasFocus ? highlightedIndex : -1,
		inputProps: getInputProps( {
			ref,
			'aria-expanded': true,
			onKeyDown,
			// Downshift tells of it only after it has rendered, and the keys that come first would choose from the list of before.
			onChange: () => onType( ref.current?.value ?? '' ),
			onFocus: () => setFocus( true ),
			onBlur: () => setFocus( false ),
		} ),
	};
}
