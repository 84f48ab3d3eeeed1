import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { ArchiveView } from '../components/archive-view';
import type { ArchiveViewProps } from '../view-types';
import { layOut } from './lay-out';

beforeEach( () => {
	layOut();
} );

describeParity< ArchiveViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => {
		const { container } = render( <ArchiveView { ...props } /> );
		// What Embla adds to the row once it moves it.
		for ( const moved of container.querySelectorAll(
			'ul[class*="slides"], li[class*="slide"]'
		) ) {
			moved.removeAttribute( 'style' );
		}
		container.querySelector( '.is-ready' )?.classList.remove( 'is-ready' );
		return container.innerHTML;
	}
);
