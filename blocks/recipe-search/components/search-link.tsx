import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { isPlainPress } from '@larder/ui';

type Props = Omit< ComponentPropsWithoutRef< 'a' >, 'onClick' > & {
	href: string;
	/** Shows what the link leads to without leaving the page. */
	onPress: () => void;
};

/**
 * Renders a link to another search or page of it, which is shown at once; one that is
 * to open in a tab of its own does so.
 */
export function SearchLink( {
	href,
	onPress,
	children,
	...attributes
}: Props ): ReactElement {
	return (
		<a
			{ ...attributes }
			href={ href }
			data-larder-press=""
			onClick={ ( event ) => {
				if ( isPlainPress( event ) ) {
					event.preventDefault();
					onPress();
				}
			} }
		>
			{ children }
		</a>
	);
}
