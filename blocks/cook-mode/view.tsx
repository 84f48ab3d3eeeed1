import { defineIsland } from '@larder/views';
import { CookButton, CookMode } from './components/cook-button';

defineIsland( { name: 'cook-mode', component: CookMode } );
// The button of the bar of a phone.
defineIsland( { name: 'recipe-bar', component: CookButton } );
