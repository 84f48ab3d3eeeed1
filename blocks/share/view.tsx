import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SentShare } from '@larder/contracts';
import { defineIsland, useRoot } from '@larder/views';
import { ShareView } from './components/share-view';
import { printedLinks } from './printed-links';

function MountedShare( sent: SentShare ): ReactElement {
	const root = useRoot();
	const [ links ] = useState( () => printedLinks( root ) );
	return <ShareView { ...sent } links={ links } />;
}

defineIsland( { name: 'share', component: MountedShare } );
