import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { pictureOf } from '@larder/ui';
import { VideoView } from '../components/video-view';

describeParity< ComponentProps< typeof VideoView > >(
	join( __dirname, 'fixtures/parity' ),
	( props, html ) => {
		const root = document.createElement( 'figure' );
		root.innerHTML = html;
		const poster = pictureOf( root.querySelector( 'img' ) );
		return render( <VideoView { ...props } poster={ poster } /> ).container
			.innerHTML;
	}
);
