import { defineIsland } from '@larder/islands/define';
import { Fact } from './components/fact';

defineIsland( { name: 'details', component: Fact } );
