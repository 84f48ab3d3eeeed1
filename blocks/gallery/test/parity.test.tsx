import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describeParity } from '@larder/islands/testing';
import { GalleryView } from '../components/gallery-view';
import type { GalleryViewProps } from '../view-types';
import { withThumbs } from '../with-thumbs';

describeParity< GalleryViewProps >(
	join( __dirname, 'fixtures/parity' ),
	( props, html ) => {
		const root = document.createElement( 'section' );
		root.innerHTML = html;
		const sent = props.items.map(
			( { alt, src: _src, thumb: _thumb, ...item } ) => ( {
				...item,
				...( item.type === 'image' && alt !== '' ? {} : { alt } ),
			} )
		);
		const whole = withThumbs( { ...props, items: sent }, root );
		return render( <GalleryView { ...whole } /> ).container.innerHTML;
	}
);
