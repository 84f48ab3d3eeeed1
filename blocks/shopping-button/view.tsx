import { defineIsland } from '@larder/islands/define';
import { ShoppingButtonView } from './components/shopping-button-view';

defineIsland( { name: 'shopping-button', component: ShoppingButtonView } );
