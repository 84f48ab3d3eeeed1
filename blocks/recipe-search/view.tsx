import { defineIsland } from '@larder/islands/define';
import { SearchView } from './components/search-view';

defineIsland( { name: 'recipe-search', component: SearchView } );
