import { defineIsland } from '@larder/views';
import { ArchiveView } from './components/archive-view';

defineIsland( { name: 'recipe-archive', component: ArchiveView } );
