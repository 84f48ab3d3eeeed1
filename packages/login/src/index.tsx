import { defineIsland } from '@larder/islands/define';
import { LoginPopup } from './components/login-popup';

defineIsland( { name: 'login', component: LoginPopup } );
