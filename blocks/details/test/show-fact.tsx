import { useState } from 'react';
import { render } from '@testing-library/react';
import { FactFields } from '../edit/fact-fields';
import { readFacts, type FactName } from '../../recipe/facts';

/**
 * Shows the fields of one fact.
 *
 * @param start What is stored.
 * @return What is stored now.
 */
export function showFact(
	name: FactName,
	start: object
): () => Record< string, unknown > {
	let facts = readFacts(
		( key ) =>
			Object.entries( start ).find( ( [ of ] ) => of === key )?.[ 1 ]
	);
	const Fields = () => {
		const [ now, setNow ] = useState( facts );
		facts = now;
		return (
			<FactFields
				name={ name }
				facts={ now }
				update={ ( change ) => setNow( { ...now, ...change } ) }
			/>
		);
	};
	render( <Fields /> );
	return () => facts;
}
