import { defineIsland } from '@larder/views';
import { GalleryView } from './components/gallery-view';

defineIsland( { name: 'gallery', component: GalleryView } );
