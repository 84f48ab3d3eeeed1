import { defineIsland } from '@larder/islands/define';
import { RecommendView } from './components/recommend-view';

defineIsland( { name: 'recommend', component: RecommendView } );
