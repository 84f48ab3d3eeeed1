import { defineIsland } from '@larder/views';
import { Fact } from './components/fact';

defineIsland( { name: 'details', component: Fact } );
