import type { ReactElement } from 'react';
import { PrintedCard, RecipeCard } from '@larder/card';
import type { RecipeCardData } from '@larder/card';
import type { ArchiveViewProps } from '../view-types';

type Props = Pick< ArchiveViewProps, 'level' | 'hasMeta' > & {
	card: RecipeCardData;
	/** Safe HTML of the site's own card, if it has one. */
	printed: string | undefined;
	className: string;
};

/**
 * One recipe of the archive: a card, or what the site prints in its place.
 *
 * @param props           Props.
 * @param props.card      What the card shows.
 * @param props.printed   The site's own card.
 * @param props.className Class of the list item.
 * @param props.level     Level of the card's heading.
 * @param props.hasMeta   Whether it shows time, difficulty and keys.
 * @return A list item.
 */
export function Slide( {
	card,
	printed,
	className,
	level,
	hasMeta,
}: Props ): ReactElement {
	return printed === undefined ? (
		<li className={ className }>
			<RecipeCard card={ card } level={ level } hasMeta={ hasMeta } />
		</li>
	) : (
		<PrintedCard
			recipeId={ card.recipe_id }
			html={ printed }
			className={ className }
		/>
	);
}
