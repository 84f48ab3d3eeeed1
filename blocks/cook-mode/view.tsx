import { defineIsland } from '@larder/views';
import { CookButton } from './components/cook-button';

defineIsland( { name: 'cook-mode', component: CookButton } );
// The button of the bar of a phone.
defineIsland( { name: 'recipe-bar', component: CookButton } );
