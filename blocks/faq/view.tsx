import { defineIsland } from '@larder/views';
import { FaqView } from './components/faq-view';

defineIsland( { name: 'faq', component: FaqView } );
