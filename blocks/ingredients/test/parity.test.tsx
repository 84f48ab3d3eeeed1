import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { IngredientsView } from '../components/ingredients-view';

describeParity< ComponentProps< typeof IngredientsView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <IngredientsView { ...props } /> ).container.innerHTML
);
