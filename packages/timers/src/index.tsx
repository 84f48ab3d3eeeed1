import { dispatch } from '@wordpress/data';
import { store } from '@larder/store';
import { defineIsland } from '@larder/views';
import { TimersTray } from './components/timers-tray';

defineIsland( {
	name: 'timers',
	component: TimersTray,
	// A tray that is there already does not go away for the first frame.
	*prepare() {
		yield dispatch( store ).openTimers();
	},
} );
