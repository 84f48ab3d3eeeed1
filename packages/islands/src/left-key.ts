/**
 * Returns the key in session storage under which a page keeps the presses that an
 * island has left unanswered.
 *
 * @param root The island root.
 * @return The key in the storage.
 */
export function leftKey( root: HTMLElement ): string {
	return `larder:left:${ root.dataset[ 'larderKey' ] }`;
}
