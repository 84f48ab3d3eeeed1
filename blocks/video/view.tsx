import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SentVideo } from '@larder/contracts';
import { pictureOf, printedIn } from '@larder/ui';
import { defineIsland, useRoot } from '@larder/views';
import { VideoView } from './components/video-view';

function MountedVideo( sent: SentVideo ): ReactElement {
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
