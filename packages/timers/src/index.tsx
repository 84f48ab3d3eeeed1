import { defineIsland } from '@larder/views';
import { TimersTray } from './components/timers-tray';

defineIsland( { name: 'timers', component: TimersTray } );
