import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { Fact } from '../components/fact';

describeParity< ComponentProps< typeof Fact > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <Fact { ...props } /> ).container.innerHTML
);
