import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { pictureOf } from '@larder/ui';
import { defineIsland, useRoot } from '@larder/views';
import { VideoView } from './components/video-view';
import type { VideoViewProps } from './view-types';

function MountedVideo( sent: Omit< VideoViewProps, 'poster' > ): ReactElement {
	const root = useRoot();
	const [ poster ] = useState( () =>
		pictureOf( root?.querySelector( 'img' ) )
	);
	return <VideoView { ...sent } poster={ poster } />;
}

defineIsland( { name: 'video', component: MountedVideo } );
