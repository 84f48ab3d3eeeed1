import { defineIsland } from '@larder/views';
import { LightboxPlace } from './components/lightbox-place';

defineIsland( { name: 'lightbox', component: LightboxPlace } );
