import { defineIsland } from '@larder/views';
import { InstructionsView } from './components/instructions-view';

defineIsland( { name: 'instructions', component: InstructionsView } );
