import { defineIsland } from '@larder/views';
import { RecommendView } from './components/recommend-view';

defineIsland( { name: 'recommend', component: RecommendView } );
