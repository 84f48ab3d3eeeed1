import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ArchiveViewProps } from '@larder/contracts';
import { describeParity } from '@larder/islands/testing';
import { ArchiveView } from '../components/archive-view';
import { printedItems } from '../printed-items';
import { layOut } from './lay-out';

beforeEach( () => {
	layOut();
} );

describeParity< ArchiveViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( sent, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		const { container } = render(
			<ArchiveView { ...sent } items={ printedItems( root ) } />
		);
		// What Embla adds to the row once it moves it.
		for ( const moved of container.querySelectorAll(
			'ul[class*="slides"], li[class*="slide"]'
		) ) {
			moved.removeAttribute( 'style' );
		}
		const viewport = container.querySelector( '.is-ready' );
		viewport?.classList.remove( 'is-ready' );
		viewport?.removeAttribute( 'style' );
		return container.innerHTML;
	}
);
