import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { RecommendView } from '../components/recommend-view';
import type { RecommendViewProps } from '@larder/contracts';

beforeEach( () => {
	// What the visitor has done is not asked here.
	window.fetch = () => new Promise( () => {} );
} );

describeParity< RecommendViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <RecommendView { ...props } /> ).container.innerHTML
);
