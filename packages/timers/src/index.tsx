import { defineIsland } from '@larder/islands/define';
import { TimersTray } from './components/timers-tray';

defineIsland( { name: 'timers', component: TimersTray } );
