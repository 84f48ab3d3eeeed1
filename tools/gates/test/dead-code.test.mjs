import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unnamed } from '../dead-code/unnamed.mjs';

describe( 'selectors and actions that tests alone need', () => {
	it( 'are those that no source says but where they are exported', () => {
		assert.deepEqual(
			unnamed(
				[ 'getToast', 'getNothing', 'toggleLike', 'toggleNothing' ],
				[
					'export function getToast() {}\nexport async function toggleLike() {}',
					'export function getNothing() {}\nexport const toggleNothing = 1;',
					"export {\n\tgetNothing,\n\ttoggleNothing,\n} from './a';",
					'/** Calls getNothing(). */\nselect.getToast();\nconst { toggleLike } = useDispatch();',
				]
			),
			[ 'getNothing', 'toggleNothing' ]
		);
	} );

	it( 'are not those of which a name is a part', () => {
		assert.deepEqual( unnamed( [ 'getLike' ], [ 'getLikes()' ] ), [
			'getLike',
		] );
	} );
} );
