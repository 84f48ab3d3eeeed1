import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { GalleryView } from '../components/gallery-view';

describeParity< ComponentProps< typeof GalleryView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <GalleryView { ...props } /> ).container.innerHTML
);
