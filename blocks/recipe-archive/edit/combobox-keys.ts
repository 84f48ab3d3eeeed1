import type { KeyboardEvent } from 'react';

/**
 * Passes a combobox in the canvas its own keys before the editor handles them.
 *
 * The editor goes from field to field by ArrowUp and ArrowDown before the
 * combobox has them. It gets them as keys without a `keyCode`, which the editor
 * does not know. Enter is held back where no name is marked: the combobox would
 * take the first one although its list is closed, or one of before although
 * nothing is found.
 *
 * @param event A key that goes down around the combobox.
 */
export function giveKeys( event: KeyboardEvent< HTMLElement > ): void {
	const { code, currentTarget, nativeEvent } = event;
	const field = currentTarget.querySelector( '[role="combobox"]' );
	if ( field === null || field !== event.target ) {
		return;
	}
	if (
		code === 'Enter' &&
		! field.matches( '[aria-expanded="true"][aria-activedescendant]' )
	) {
		event.preventDefault();
	}
	if ( /^Arrow(?:Up|Down)$/.test( code ) && nativeEvent.isTrusted ) {
		event.preventDefault();
		event.stopPropagation();
		field.dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: event.key,
				code,
				bubbles: true,
				cancelable: true,
			} )
		);
	}
}
