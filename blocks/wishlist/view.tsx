import { defineIsland } from '@larder/views';
import { WishlistView } from './components/wishlist-view';

defineIsland( { name: 'wishlist', component: WishlistView } );
