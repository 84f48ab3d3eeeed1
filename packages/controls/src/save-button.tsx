import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useSaved } from './use-saved';
import { VoteButton } from './vote-button';

/**
 * Saves the recipe of a card.
 */
export function SaveButton( {
	recipeId,
	name,
}: {
	/** Post id. */
	recipeId: number;
	/** The recipe's name, which tells the buttons of a page apart. */
	name: string;
} ): ReactElement {
	const { isOn, isBusy, press } = useSaved( recipeId );
	return (
		<VoteButton
			kind="save"
			postId={ recipeId }
			isOn={ isOn }
			isBusy={ isBusy }
			icon="bookmark"
			label={
				/* translators: %s: name of a recipe. */
				sprintf( __( 'Save %s', 'larder' ), name )
			}
			isLabelHidden
			onPress={ press }
		/>
	);
}
