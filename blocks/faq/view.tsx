import { defineIsland } from '@larder/islands/define';
import { FaqView } from './components/faq-view';

defineIsland( { name: 'faq', component: FaqView } );
