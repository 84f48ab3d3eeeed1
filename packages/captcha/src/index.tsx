import { createRoot } from '@wordpress/element';
import { flushSync } from 'react-dom';
import type { CaptchaProps } from '@larder/contracts';
import { register } from '@larder/islands';
import { Captcha } from './components/captcha';

/** Forms that have their captcha. */
const forms = new WeakSet< HTMLFormElement >();

// The islands of a comment form are around its field and its button, which
// stay as they are; the view is put into its own place in the form.
register( 'captcha', ( root, props ) => {
	const form = root.closest( 'form' );
	const place = form?.querySelector( '.larder-captcha' );
	if ( ! form || ! place ) {
		return false;
	}
	if ( ! forms.has( form ) ) {
		forms.add( form );
		const view = createRoot( place );
		// The press that woke the island is replayed next, and needs the
		// listener.
		flushSync( () =>
			view.render(
				// The server prints the props of the same version of the view.
				<Captcha { ...( props as CaptchaProps ) } form={ form } />
			)
		);
	}
	return true;
} );
