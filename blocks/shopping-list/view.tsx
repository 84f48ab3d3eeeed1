import { defineIsland } from '@larder/islands/define';
import { ShoppingListView } from './components/shopping-list-view';

defineIsland( { name: 'shopping-list', component: ShoppingListView } );
