import { useSelect } from '@wordpress/data';
import type { ReactElement } from 'react';
import { likesText, shortCount } from '@larder/controls';
import { store } from '@larder/store';
import { voteIcons } from '@larder/ui';

/**
 * How many like the recipe of a card; nothing of it is seen where nobody does.
 *
 * @return Heart and count.
 */
export function CardLikes( {
	recipeId,
	printed,
}: {
	/** Post id. */
	recipeId: number;
	/** How many did when the page was printed. */
	printed: number;
} ): ReactElement {
	const likes = useSelect(
		( select ) => select( store ).getLikes( recipeId, printed ),
		[ recipeId, printed ]
	);
	const exact = likesText( likes );
	return (
		<span
			className="larder-card__likes"
			title={ exact }
			data-larder-vote=""
			data-larder-likes={ likes }
			data-recipe-id={ recipeId }
		>
			{ voteIcons.heart }
			<span aria-hidden="true">{ shortCount( likes ) }</span>
			<span className="screen-reader-text">{ exact }</span>
		</span>
	);
}
