import { defineIsland } from '@larder/islands/define';
import { PrintTools } from './components/print-tools';

defineIsland( { name: 'print-page', component: PrintTools } );
