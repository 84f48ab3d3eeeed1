import { defineIsland } from '@larder/islands/define';
import { PrintLink } from './components/print-link';

defineIsland( { name: 'print', component: PrintLink } );
