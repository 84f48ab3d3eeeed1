import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { SentVideo } from '@larder/contracts';
import { describeParity } from '@larder/islands/testing';
import { pictureOf } from '@larder/ui';
import { VideoView } from '../components/video-view';

describeParity< SentVideo >(
	join( __dirname, 'fixtures/parity' ),
	( sent, html ) => {
		const root = document.createElement( 'figure' );
		root.innerHTML = html;
		const poster = pictureOf( root.querySelector( 'img' ) );
		return render( <VideoView { ...sent } poster={ poster } /> ).container
			.innerHTML;
	}
);
