import { defineIsland } from '@larder/views';
import { PrintLink } from './components/print-link';

defineIsland( { name: 'print', component: PrintLink } );
