import { useEffect, useRef } from '@wordpress/element';

/**
 * Prevents a form from being submitted until a check has passed.
 *
 * The submit event is cancelled at once, before anything is awaited; after the
 * check the form is submitted again.
 *
 * @param check Says whether it may be sent.
 */
export function useSubmit(
	form: HTMLFormElement,
	check: () => Promise< boolean >
): void {
	const isFree = useRef( false );
	const isBusy = useRef( false );
	useEffect( () => {
		const onSubmit = ( event: SubmitEvent ): void => {
			if ( isFree.current || event.defaultPrevented ) {
				return;
			}
			event.preventDefault();
			if ( isBusy.current ) {
				return;
			}
			isBusy.current = true;
			void check().then( ( isGood ) => {
				isBusy.current = false;
				if ( isGood ) {
					isFree.current = true;
					// A button named "submit" shadows the form's own method.
					HTMLFormElement.prototype.requestSubmit.call(
						form,
						event.submitter ?? undefined
					);
					isFree.current = false;
				}
			} );
		};
		form.addEventListener( 'submit', onSubmit );
		return () => form.removeEventListener( 'submit', onSubmit );
	}, [ form, check ] );
}
