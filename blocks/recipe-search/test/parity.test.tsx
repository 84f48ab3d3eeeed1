import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { SearchView } from '../components/search-view';

describeParity< ComponentProps< typeof SearchView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <SearchView { ...props } /> ).container.innerHTML,
	// Without JavaScript the dropdowns are boxes; no view needs these. What
	// is chosen in a list is a property to React, not an attribute.
	( html ) =>
		html
			.replace( /<noscript>.*?<\/noscript>/gs, '' )
			.replaceAll( ' selected>', '>' )
);
