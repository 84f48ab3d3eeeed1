import { defineIsland } from '@larder/islands/define';
import { WishlistView } from './components/wishlist-view';

defineIsland( { name: 'wishlist', component: WishlistView } );
