import { defineIsland } from '@larder/islands/define';
import { SavedView } from './components/saved-view';

defineIsland( { name: 'saved-recipes', component: SavedView } );
