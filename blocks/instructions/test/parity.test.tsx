import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { InstructionsView } from '../components/instructions-view';

describeParity< ComponentProps< typeof InstructionsView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <InstructionsView { ...props } /> ).container.innerHTML
);
