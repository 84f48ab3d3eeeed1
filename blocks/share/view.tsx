import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { defineIsland, useRoot } from '@larder/views';
import { ShareView } from './components/share-view';
import { printedLinks } from './printed-links';
import type { ShareProps } from './view-types';

function MountedShare( props: Omit< ShareProps, 'links' > ): ReactElement {
	const root = useRoot();
	const [ links ] = useState( () => printedLinks( root ) );
	return <ShareView { ...props } links={ links } />;
}

defineIsland( { name: 'share', component: MountedShare } );
