import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { ArchiveViewProps } from '@larder/contracts';
import { defineIsland, useRoot } from '@larder/views';
import { ArchiveView } from './components/archive-view';
import { printedItems } from './printed-items';

function MountedArchive( props: ArchiveViewProps ): ReactElement {
	const root = useRoot();
	const [ items ] = useState( () => printedItems( root ) );
	return <ArchiveView { ...props } items={ items } />;
}

defineIsland( { name: 'recipe-archive', component: MountedArchive } );
