import { defineIsland } from '@larder/islands/define';
import { VideoView } from './components/video-view';

defineIsland( { name: 'video', component: VideoView } );
