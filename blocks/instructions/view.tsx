import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SentInstructions } from '@larder/contracts';
import { defineIsland, useRoot } from '@larder/views';
import { InstructionsView } from './components/instructions-view';
import { wholeSteps } from './whole-steps';

function MountedInstructions( sent: SentInstructions ): ReactElement {
	const root = useRoot();
	const [ props ] = useState( () => wholeSteps( sent, root ) );
	return <InstructionsView { ...props } />;
}

defineIsland( { name: 'instructions', component: MountedInstructions } );
