import { defineIsland } from '@larder/views';
import { RatingView } from './components/rating-view';

defineIsland( { name: 'rating', component: RatingView } );
