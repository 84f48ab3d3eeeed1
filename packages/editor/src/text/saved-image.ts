/**
 * Names the class by which WordPress fits a saved picture to the page, gives it
 * its sizes and finds its file, where the plugin is switched off.
 *
 * @param id      The attachment, 0 for a picture that is elsewhere.
 * @param classes Other classes of the picture.
 * @return Props of an `img`; none where it has no class.
 */
export function savedImage(
	id: number,
	...classes: string[]
): { className?: string } {
	const all = [ ...classes, ...( id > 0 ? [ `wp-image-${ id }` ] : [] ) ];
	return all.length === 0 ? {} : { className: all.join( ' ' ) };
}
