import { defineIsland } from '@larder/views';
import { SearchView } from './components/search-view';

defineIsland( { name: 'recipe-search', component: SearchView } );
