import { defineIsland } from '@larder/views';
import { IngredientsView } from './components/ingredients-view';

defineIsland( { name: 'ingredients', component: IngredientsView } );
