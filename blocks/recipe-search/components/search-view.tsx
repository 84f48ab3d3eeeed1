import { useMemo, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import { Part } from '@larder/views';
import { useFoundValues } from '../hooks/use-found-values';
import { useSearch } from '../hooks/use-search';
import type { Chosen, SearchViewProps } from '../view-types';
import { FiltersPart } from './filters-part';
import { ResultsPart } from './results-part';

/**
 * Renders the search on the page: its form and what was found, each where the site has put it.
 *
 * @param printed What the server printed.
 * @return The parts of the block.
 */
export function SearchView( printed: SearchViewProps ): ReactElement {
	const { filters, addValues } = useFoundValues( printed.filters );
	const props = useMemo(
		() => ( { ...printed, filters } ),
		[ printed, filters ]
	);
	const found = useSearch( props );
	const total = useRef< HTMLParagraphElement >( null );

	const goTo = ( page: number ): void => {
		found.goTo( page );
		total.current?.focus( { preventScroll: true } );
		// Where the results begin; a page that glides there shows all of the old ones.
		total.current?.scrollIntoView( {
			block: 'start',
			behavior: 'instant',
		} );
	};
	const remove = ( next: Chosen ): void => {
		found.change( next );
		// What was pressed goes away; without this the focus would be lost.
		total.current?.focus( { preventScroll: true } );
	};

	return (
		<>
			<Part name="filters">
				<FiltersPart
					{ ...props }
					found={ found }
					addValues={ addValues }
					onRemove={ remove }
				/>
			</Part>
			<Part name="results">
				<ResultsPart
					{ ...props }
					found={ found }
					total={ total }
					onGo={ goTo }
					onChoose={ remove }
				/>
			</Part>
		</>
	);
}
