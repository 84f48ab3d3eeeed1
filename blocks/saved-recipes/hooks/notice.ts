import { __ } from '@wordpress/i18n';

/** What has just happened, and how it is taken back or tried again. */
export type Notice = {
	text: string;
	undo?: ( () => void ) | undefined;
	retry?: ( () => void ) | undefined;
};

/** Shows a notice in the place of the one before, or none. */
export type SetNotice = ( notice?: Notice ) => void;

/**
 * Returns a sentence that says that a change was not stored, for when the server
 * gives no reason.
 */
export const failed = (): string =>
	__( 'That did not work. Please try again.', 'larder' );
