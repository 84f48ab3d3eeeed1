import { registerPlugin } from '@wordpress/plugins';
import { SaveHolds } from './save-holds';

registerPlugin( 'larder-post-editor', { render: SaveHolds } );
