import { defineIsland } from '@larder/islands/define';
import { LightboxPlace } from './components/lightbox-place';

defineIsland( { name: 'lightbox', component: LightboxPlace } );
