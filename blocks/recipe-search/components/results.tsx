import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { RecipeCard } from '@larder/ui';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	cards: SearchAnswer[ 'results' ];
	/** What to say when there are none; empty for the usual. */
	none: string;
	level: 2 | 3 | 4 | 5 | 6;
};

/**
 * Shows the recipes of a page.
 *
 * @param props       Props.
 * @param props.cards The recipes.
 * @param props.none  What to say when there are none.
 * @param props.level Level of their headings.
 * @return The cards, or that there are none.
 */
export function Results( { cards, none, level }: Props ): ReactElement {
	if ( cards.length === 0 ) {
		return (
			<p className={ `${ BLOCK }__none` }>
				{ none ||
					__( 'No recipe matches. Try fewer filters.', 'larder' ) }
			</p>
		);
	}
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__cards` } role="list">
			{ cards.map( ( { badges, ...card } ) => (
				<li key={ card.recipe_id }>
					<RecipeCard
						level={ level }
						card={ {
							...card,
							badges: typeof badges === 'object' && badges,
						} }
					/>
				</li>
			) ) }
		</ul>
	);
}
