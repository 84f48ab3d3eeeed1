import { defineIsland } from '@larder/islands/define';
import { ArchiveView } from './components/archive-view';

defineIsland( { name: 'recipe-archive', component: ArchiveView } );
