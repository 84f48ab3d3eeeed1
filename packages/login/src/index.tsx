import { defineIsland } from '@larder/views';
import { LoginPopup } from './components/login-popup';

defineIsland( { name: 'login', component: LoginPopup } );
