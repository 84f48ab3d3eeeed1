import { createBlock, serialize } from '@wordpress/blocks';
import { registerBlocks, reload } from './block-fixtures';

beforeAll( registerBlocks );

it.each( [ 'recipe', 'notes', 'tip', 'faq', 'faq-item' ] )(
	'larder/%s keeps the lock that a theme has put on what is inside',
	( feature ) => {
		const stored = serialize(
			createBlock( `larder/${ feature }` )
		).replace( ' -->', ' {"templateLock":"all"} -->' );
		expect( reload( stored ).saved ).toContain( '"templateLock":"all"' );
	}
);
