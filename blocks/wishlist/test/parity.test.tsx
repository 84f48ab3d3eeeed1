import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { WishlistView } from '../components/wishlist-view';
import type { WishlistViewProps } from '@larder/contracts';

beforeEach( () => {
	// What the visitor has done is not asked here.
	window.fetch = () => new Promise( () => {} );
} );

describeParity< WishlistViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <WishlistView { ...props } /> ).container.innerHTML
);
