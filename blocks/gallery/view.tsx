import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SentGallery } from '@larder/contracts';
import { defineIsland, useRoot } from '@larder/views';
import { GalleryView } from './components/gallery-view';
import { withThumbs } from './with-thumbs';

function MountedGallery( sent: SentGallery ): ReactElement {
	const root = useRoot();
	const [ props ] = useState( () => withThumbs( sent, root ) );
	return <GalleryView { ...props } />;
}

defineIsland( { name: 'gallery', component: MountedGallery } );
