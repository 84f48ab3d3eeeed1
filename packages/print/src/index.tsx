import { defineIsland } from '@larder/views';
import { PrintTools } from './components/print-tools';

defineIsland( { name: 'print-page', component: PrintTools } );
