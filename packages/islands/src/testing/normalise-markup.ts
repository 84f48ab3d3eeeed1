/**
 * Returns markup in a form that two printers of the same page agree on: attributes
 * in order of their names, one node a line.
 *
 * @param html Markup, from PHP or from React.
 * @return Lines to compare.
 */
export function normaliseMarkup( html: string ): string {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	template.content.normalize();
	return lines( template.content, '' ).join( '\n' );
}

function lines( parent: ParentNode & Node, indent: string ): string[] {
	return [ ...parent.childNodes ].flatMap( ( node ) => {
		if ( ! ( node instanceof Element ) ) {
			return [ `${ indent }${ JSON.stringify( node.textContent ) }` ];
		}
		const attributes = [ ...node.attributes ]
			.map(
				( { name, value } ) => ` ${ name }=${ JSON.stringify( value ) }`
			)
			.sort();
		return [
			`${ indent }<${ node.localName }${ attributes.join( '' ) }>`,
			...lines( node, `${ indent }\t` ),
		];
	} );
}
