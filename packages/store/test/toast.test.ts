import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetAll, open } from './opened-page';

beforeEach( forgetAll );

describe( 'a message', () => {
	it( 'takes the place of the one before', async () => {
		const { actions, selectors } = await open();
		void actions.showToast( 'Saved' );
		void actions.showToast( 'Removed', () => {} );
		expect( selectors.getToast()?.text ).toBe( 'Removed' );
		void actions.showToast( '' );
		expect( selectors.getToast()?.text ).toBe( 'Removed' );
		void actions.hideToast();
		expect( selectors.getToast() ).toBeNull();
	} );
} );
