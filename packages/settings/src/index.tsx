import { store as coreStore } from '@wordpress/core-data';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { Screen } from './components/screen';
import { ENTITY } from './hooks/use-settings';
import './screen.scss';

const place = document.getElementById( 'larder-settings' );

if ( place !== null ) {
	void dispatch( coreStore ).addEntities( [ ENTITY ] );
	createRoot( place ).render( <Screen data={ window.larderSettings } /> );
}
