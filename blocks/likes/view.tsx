import { defineIsland } from '@larder/islands/define';
import { LikesView } from './components/likes-view';

defineIsland( { name: 'likes', component: LikesView } );
