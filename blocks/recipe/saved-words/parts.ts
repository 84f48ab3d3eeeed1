/** A part of saved markup. */
export type Part = {
	/** The end of its class, or its tag after the name of what it is in. */
	name: string;
	/** Number of the rows that have begun. */
	row: number;
	html: string;
};

/**
 * Names an element.
 *
 * @param around Name of the part around it.
 * @return The end of its class; else that of its nutrient, or its tag after what it is in.
 */
function nameOf( element: Element, around: string ): string {
	const named = /\bwp-block-larder-[a-z-]+?__([a-z-]+)/.exec(
		element.className
	);
	if ( named ) {
		return named[ 1 ] ?? '';
	}
	const nutrient = element.getAttribute( 'data-nutrient' );
	return nutrient === null
		? `${ around }>${ element.localName }`
		: `nutrient-${ nutrient }`;
}

/**
 * Cuts saved markup into the parts that `save()` names by their classes; the twin of `MarkupParts` on the server.
 *
 * @param html What a block has saved.
 * @param row  Name of the parts that are a row each.
 * @return The parts in the order in which they begin.
 */
export function partsOf( html: string, row: string ): Part[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const parts: Part[] = [];
	let rows = 0;
	const walk = ( parent: ParentNode, around: string ): void => {
		for ( const element of parent.children ) {
			const name = nameOf( element, around );
			rows += name === row ? 1 : 0;
			parts.push( { name, row: rows, html: element.innerHTML } );
			walk( element, name );
		}
	};
	walk( template.content, '' );
	return parts;
}
