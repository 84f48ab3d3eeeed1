import { defineIsland } from '@larder/islands/define';
import { ShareView } from './components/share-view';

defineIsland( { name: 'share', component: ShareView } );
