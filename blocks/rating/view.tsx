import { defineIsland } from '@larder/islands/define';
import { RatingView } from './components/rating-view';

defineIsland( { name: 'rating', component: RatingView } );
