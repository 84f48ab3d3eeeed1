import { createElement } from '@wordpress/element';
import type { ReactElement } from 'react';

type Props = {
	/** Tag name. */
	as: 'a' | 'p' | 'span' | `h${ 2 | 3 | 4 | 5 | 6 }`;
	/** HTML that the server has made safe. */
	html: string;
	className?: string;
	/** Further attributes. */
	attributes?: Readonly< Partial< Record< string, string > > >;
};

/**
 * Prints rich text that came from the server.
 */
export function Html( {
	as,
	html,
	className,
	attributes,
}: Props ): ReactElement {
	return createElement( as, {
		className,
		...attributes,
		dangerouslySetInnerHTML: { __html: html },
	} );
}
