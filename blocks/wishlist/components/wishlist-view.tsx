import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useSaved, VoteButton } from '@larder/controls';
import type { WishlistViewProps } from '@larder/contracts';

/**
 * Renders the bookmark on the page.
 *
 * @return What is inside the block's element.
 */
export function WishlistView( {
	recipeId,
	label,
	...props
}: WishlistViewProps ): ReactElement {
	const { isOn, isBusy, press } = useSaved( recipeId );
	return (
		<VoteButton
			{ ...props }
			kind="save"
			postId={ recipeId }
			isOn={ isOn }
			isBusy={ isBusy }
			label={ label || __( 'Save', 'larder' ) }
			onPress={ press }
		/>
	);
}
