import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { LikesView } from '../components/likes-view';
import type { LikesViewProps } from '@larder/contracts';

beforeEach( () => {
	// What the visitor has done is not asked here.
	window.fetch = () => new Promise( () => {} );
} );

describeParity< LikesViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <LikesView { ...props } /> ).container.innerHTML
);
