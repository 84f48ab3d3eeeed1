import { defineIsland } from '@larder/islands/define';
import { IngredientsView } from './components/ingredients-view';

defineIsland( { name: 'ingredients', component: IngredientsView } );
