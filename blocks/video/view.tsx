import { defineIsland } from '@larder/views';
import { VideoView } from './components/video-view';

defineIsland( { name: 'video', component: VideoView } );
