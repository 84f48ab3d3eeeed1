import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { IngredientsView } from '../components/ingredients-view';
import type { IngredientsViewProps } from '../view-types';
import { wholeLines } from '../whole-lines';

describeParity< IngredientsViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( { groups, ...props } ) => {
		const sent = {
			...props,
			groups: groups.map( ( group ) => ( {
				...group,
				// PHP sends nothing that is empty.
				items: group.items.map( ( item ) => ( {
					id: item.id,
					...Object.fromEntries(
						Object.entries( item ).filter(
							( [ , value ] ) => value !== '' && value !== null
						)
					),
				} ) ),
			} ) ),
		};
		return render( <IngredientsView { ...wholeLines( sent ) } /> ).container
			.innerHTML;
	},
	// React chooses in a list by its state alone.
	( html ) => html.replaceAll( ' selected>', '>' )
);
