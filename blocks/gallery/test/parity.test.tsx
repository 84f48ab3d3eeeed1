import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { SentGallery } from '@larder/contracts';
import { describeParity } from '@larder/islands/testing';
import { GalleryView } from '../components/gallery-view';
import { withThumbs } from '../with-thumbs';

describeParity< SentGallery >(
	join( __dirname, 'fixtures/parity' ),
	( sent, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		return render( <GalleryView { ...withThumbs( sent, root ) } /> )
			.container.innerHTML;
	}
);
