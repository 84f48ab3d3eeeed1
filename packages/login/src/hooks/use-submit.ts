import { useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import type { FormState } from '../types';

/** What a form needs to be sent. */
type Submission = {
	state: FormState;
	submit: ( event: FormEvent ) => void;
};

/**
 * Sends a form once nothing is wrong with its fields, one call at a time; the
 * first field with a problem gets the focus instead.
 *
 * @param form        What the ids of its fields begin with.
 * @param findProblem Shows all problems and gives the first field that has one.
 * @param send        Sends the form and tells how it went.
 * @return State of the form, and what its `onSubmit` does.
 */
export function useSubmit(
	form: string,
	findProblem: () => string | undefined,
	send: () => Promise< FormState >
): Submission {
	const [ state, setState ] = useState< FormState >( { status: 'idle' } );
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		const problem = findProblem();
		if ( problem !== undefined ) {
			document.getElementById( `${ form }-${ problem }` )?.focus();
		} else if ( state.status !== 'busy' && state.status !== 'done' ) {
			setState( { status: 'busy' } );
			void send().then( setState );
		}
	};
	return { state, submit };
}
