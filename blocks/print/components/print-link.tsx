import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { PrintIcon, scaledUrl, useVisit } from '@larder/ui';
import type { PrintLinkProps } from '@larder/contracts';

/**
 * Renders the link that opens the recipe for paper, as the visitor has scaled it.
 */
export function PrintLink( {
	recipeId,
	url,
	label,
	isLabelHidden,
}: PrintLinkProps ): ReactElement {
	const { servings } = useVisit( recipeId );
	return (
		<a
			className="larder-vote"
			href={ scaledUrl( url, servings, 'recipe_servings' ) }
			rel="nofollow"
		>
			{ PrintIcon }
			<span
				className={ `larder-vote__label${ isLabelHidden ? ' screen-reader-text' : '' }` }
			>
				{ label || __( 'Print', 'larder' ) }
			</span>
		</a>
	);
}
