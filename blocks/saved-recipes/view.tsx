import { defineIsland } from '@larder/views';
import { SavedView } from './components/saved-view';

defineIsland( { name: 'saved-recipes', component: SavedView } );
