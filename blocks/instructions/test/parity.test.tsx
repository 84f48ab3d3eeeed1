import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { InstructionsView } from '../components/instructions-view';
import type { InstructionsViewProps, SentInstructions } from '../view-types';
import { wholeSteps } from '../whole-steps';

/** What PHP sends of what the view shows. */
function sent( {
	title: _title,
	groups,
	...rest
}: InstructionsViewProps ): SentInstructions {
	return {
		...rest,
		groups: groups.map( ( { id, steps } ) => ( {
			id,
			steps: steps.map( ( { id: step, videoUrl, ingredients } ) => ( {
				id: step,
				...( videoUrl && { videoUrl } ),
				...( ingredients && { ingredients } ),
			} ) ),
		} ) ),
	};
}

describeParity< InstructionsViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		const whole = wholeSteps( sent( props ), root );
		// Read once: what stands there later is what the view has made of it.
		root.replaceChildren();
		expect( wholeSteps( whole, root ) ).toBe( whole );
		return render( <InstructionsView { ...whole } /> ).container.innerHTML;
	}
);
