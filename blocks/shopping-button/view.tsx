import { defineIsland } from '@larder/views';
import { ShoppingButtonView } from './components/shopping-button-view';

defineIsland( { name: 'shopping-button', component: ShoppingButtonView } );
