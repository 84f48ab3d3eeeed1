/** Recipes → Change over: shows the status of change-overs; starts, pauses, resumes and reverts them. */
import { PluginSection } from './plugin-section';
import './screen.scss';

for ( const section of document.querySelectorAll< HTMLElement >(
	'.larder-switch__plugin'
) ) {
	new PluginSection( section ).start();
}
