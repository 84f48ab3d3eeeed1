import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describeParity } from '@larder/islands/testing';
import { VideoView } from '../components/video-view';

describeParity< ComponentProps< typeof VideoView > >(
	join( __dirname, 'fixtures/parity' ),
	( props ) => render( <VideoView { ...props } /> ).container.innerHTML
);
