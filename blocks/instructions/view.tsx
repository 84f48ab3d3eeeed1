import { defineIsland } from '@larder/islands/define';
import { InstructionsView } from './components/instructions-view';

defineIsland( { name: 'instructions', component: InstructionsView } );
