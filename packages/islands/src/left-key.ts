/**
 * Tells where the session of a tab keeps what a page has left unanswered in an island.
 *
 * @param root The island root.
 * @return The key in the storage.
 */
export function leftKey( root: HTMLElement ): string {
	return `larder:left:${ root.dataset[ 'larderKey' ] }`;
}
