import { defineIsland } from '@larder/views';
import { ShareView } from './components/share-view';

defineIsland( { name: 'share', component: ShareView } );
