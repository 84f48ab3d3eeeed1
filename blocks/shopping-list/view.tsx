import { defineIsland } from '@larder/views';
import { ShoppingListView } from './components/shopping-list-view';

defineIsland( { name: 'shopping-list', component: ShoppingListView } );
