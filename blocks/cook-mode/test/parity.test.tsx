import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { CookButton } from '../components/cook-button';
import type { CookModeProps } from '@larder/contracts';

describeParity< CookModeProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <CookButton { ...props } /> ).container.innerHTML
);
