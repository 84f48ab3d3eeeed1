import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { formatNumber } from '../format-number';
import { Panel } from './panel';
import type { MultiSelectProps } from './types';
import { useDropdown } from './use-dropdown';

/**
 * Renders a button that opens a searchable list of values, of which several can be chosen.
 *
 * Closed it is a `div` with a button, without ids, so that PHP can print the same.
 *
 * @return The button, and its panel while it is open.
 */
export function MultiSelect( props: MultiSelectProps ): ReactElement {
	const {
		label,
		selected,
		isInline = false,
		minInputLength = 0,
		onInput,
	} = props;
	const id = useId();
	const { open, root, button } = useDropdown( {
		isInline,
		onOpen: () => {
			if ( minInputLength === 0 ) {
				onInput?.( '' );
			}
		},
	} );
	return (
		<div { ...root }>
			<button { ...button } aria-controls={ open ? id : undefined }>
				{ buttonText( label, selected.length ) }
			</button>
			{ open && <Panel { ...props } id={ id } focusOn={ open } /> }
		</div>
	);
}

function buttonText( label: string, count: number ): string {
	return count === 0 ? label : `${ label } · ${ formatNumber( count ) }`;
}
