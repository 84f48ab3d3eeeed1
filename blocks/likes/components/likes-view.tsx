import type { ReactElement } from 'react';
import { LikeButton, useLike } from '@larder/controls';
import type { LikesViewProps } from '@larder/contracts';

/**
 * Renders the like control on the page.
 *
 * @return What is inside the block's element.
 */
export function LikesView( {
	likes: printed,
	...props
}: LikesViewProps ): ReactElement {
	const { isOn, isBusy, likes, press } = useLike( props.recipeId, printed );
	return (
		<LikeButton
			{ ...props }
			likes={ likes }
			isOn={ isOn }
			isBusy={ isBusy }
			onPress={ press }
		/>
	);
}
