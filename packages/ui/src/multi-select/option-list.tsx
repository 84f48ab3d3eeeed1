import type { ReactElement } from 'react';
import { formatNumber } from '../format-number';
import { OptionRow } from './option-row';
import type { MultiSelectOption } from './types';
import type { ActiveOption } from './use-active-option';
import type { Pages } from './use-pages';
import type { Selection } from './use-selection';

type Props = {
	/** Plain text: what is chosen here. */
	label: string;
	/** The options that are rendered. */
	items: readonly MultiSelectOption[];
	/** How many options there are; -1 where nobody knows. */
	size: number;
	isBusy: boolean;
	active: ActiveOption;
	pages: Pages;
	selection: Selection;
};

/**
 * Renders the options of a multi-select; the keyboard walks through them while the focus stays in the search.
 */
export function OptionList( {
	label,
	items,
	size,
	isBusy,
	active: { getMenuProps, getItemProps, activeIndex },
	pages: { list, onScroll },
	selection: { chosen, isPressable, press },
}: Props ): ReactElement {
	return (
		<ul
			{ ...getMenuProps( {
				ref: list,
				'aria-label': label,
				'aria-multiselectable': true,
			} ) }
			className="larder-multi-select__list"
			aria-busy={ isBusy || undefined }
			onScroll={ onScroll }
		>
			{ items.map( ( option, index ) => (
				<OptionRow
					key={ option.value }
					option={ option }
					count={
						option.count === null
							? null
							: formatNumber( option.count )
					}
					isSelected={ chosen.has( option.value ) }
					isActive={ index === activeIndex }
					attributes={ getItemProps( {
						item: option,
						index,
						onClick: () => press( option ),
						'aria-selected': chosen.has( option.value ),
						'aria-disabled': ! isPressable( option ) || undefined,
						'aria-posinset': index + 1,
						'aria-setsize': size,
					} ) }
				/>
			) ) }
		</ul>
	);
}
