import { defineIsland } from '@larder/islands/define';
import { Yield } from './components/yield';

defineIsland( { name: 'details', component: Yield } );
