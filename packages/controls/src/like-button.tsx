import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { VoteIcon } from '@larder/ui';
import { likesText, shortCount } from './counts';
import { VoteButton } from './vote-button';

type Props = {
	/** Post id. */
	recipeId: number;
	/** How many like the recipe. */
	likes: number;
	isOn: boolean;
	isBusy: boolean;
	icon: VoteIcon;
	/** Plain text; empty for the default. */
	label: string;
	isLabelHidden: boolean;
	/** Whether the count is shown. */
	hasCount: boolean;
	onPress?: () => void;
};

/**
 * Likes a recipe, and shows the number of likes: abbreviated, and in full for
 * screen readers and in the title.
 */
export function LikeButton( {
	recipeId,
	likes,
	label,
	hasCount,
	...rest
}: Props ): ReactElement {
	const exact = likesText( likes );
	const short = shortCount( likes );
	return (
		<VoteButton
			kind="like"
			postId={ recipeId }
			label={ label || __( 'Like', 'larder' ) }
			{ ...( hasCount && {
				title: exact,
				attributes: { 'data-larder-likes': `${ likes }` },
			} ) }
			{ ...rest }
		>
			{ hasCount && (
				<>
					{ ' ' }
					<span className="larder-vote__count" aria-hidden="true">
						{ short }
					</span>
					{ /* What is seen is a part of what is heard, for those who speak to their device. */ }
					<span className="screen-reader-text">
						{ exact.includes( short )
							? exact
							: `${ short }, ${ exact }` }
					</span>
				</>
			) }
		</VoteButton>
	);
}
