import { defineIsland } from '@larder/views';
import { LikesView } from './components/likes-view';

defineIsland( { name: 'likes', component: LikesView } );
