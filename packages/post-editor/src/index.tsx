import { registerPlugin } from '@wordpress/plugins';
import { DuplicateItem } from './duplicate';
import { SaveHolds } from './save-holds';

registerPlugin( 'larder-post-editor', {
	render: () => (
		<>
			<SaveHolds />
			<DuplicateItem />
		</>
	),
} );
