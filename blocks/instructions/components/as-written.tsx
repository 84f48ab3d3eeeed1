import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { useVisit } from '@larder/ui';
import { readRecipe } from '../read-recipe';

type Props = {
	/** Post id. */
	recipeId: number;
	/** The steps, their texts safe HTML. */
	steps: readonly { text: string }[];
};

/**
 * Renders a note that the amounts in the steps are the written ones, where the site
 * does not scale them and the list shows other servings.
 *
 * @return The sentence, if it is needed.
 */
export function AsWritten( { recipeId, steps }: Props ): ReactElement | null {
	const { servings } = useVisit( recipeId );
	const ingredients = useMemo(
		() => readRecipe( recipeId ).ingredients,
		[ recipeId ]
	);
	const written = ingredients[ 0 ] && ( ingredients[ 0 ].servings ?? 1 );
	const isOther =
		written !== undefined && ( servings ?? written ) !== written;
	return isOther &&
		steps.some( ( { text } ) => /[\d¼-¾⅐-⅞]/.test( text ) ) ? (
		<p className="wp-block-larder-ingredients__note larder-not-scaled">
			{ __( 'Amounts in the steps are not scaled.', 'larder' ) }
		</p>
	) : null;
}
