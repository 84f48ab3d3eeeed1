import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { pictureOf, printedIn, type WrittenIn } from '@larder/ui';
import { defineIsland, useRoot } from '@larder/views';
import { VideoView } from './components/video-view';
import type { VideoViewProps } from './view-types';

function MountedVideo(
	sent: Omit< VideoViewProps, 'poster' | keyof WrittenIn >
): ReactElement {
	const root = useRoot();
	const [ poster ] = useState( () =>
		pictureOf( root?.querySelector( 'img' ) )
	);
	const [ words ] = useState( () =>
		printedIn( root?.querySelector( '.wp-block-larder-video__name' ) )
	);
	return <VideoView { ...sent } { ...words } poster={ poster } />;
}

defineIsland( { name: 'video', component: MountedVideo } );
