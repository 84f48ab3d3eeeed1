import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { RatingView } from '../components/rating-view';

describeParity< ComponentProps< typeof RatingView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <RatingView { ...props } /> ).container.innerHTML
);
