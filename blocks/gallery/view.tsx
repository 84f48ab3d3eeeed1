import { defineIsland } from '@larder/islands/define';
import { GalleryView } from './components/gallery-view';

defineIsland( { name: 'gallery', component: GalleryView } );
