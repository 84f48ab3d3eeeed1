import type { ReactElement } from 'react';
import type { ArchiveViewProps } from '../view-types';
import { Slide } from './slide';
import { TermCard } from './term-card';

type Props = Pick<
	ArchiveViewProps,
	'cards' | 'terms' | 'printed' | 'level' | 'hasMeta'
> & {
	/** Class of the list items. */
	className: string;
};

/**
 * What an archive shows: recipes, or terms.
 *
 * @param props           Props.
 * @param props.cards     The recipes.
 * @param props.terms     The terms.
 * @param props.printed   The site's own cards, if it has some.
 * @param props.level     Level of the cards' headings.
 * @param props.hasMeta   Whether cards show time, difficulty and keys.
 * @param props.className Class of the list items.
 * @return List items.
 */
export function Items( {
	cards,
	terms,
	printed,
	level,
	hasMeta,
	className,
}: Props ): ReactElement {
	return (
		<>
			{ /* Where a layout is missing, that is printed once. */ }
			{ ( printed.length > 0
				? cards.slice( 0, printed.length )
				: cards
			).map( ( card, at ) => (
				<Slide
					key={ card.recipe_id }
					card={ card }
					printed={ printed[ at ] }
					className={ className }
					level={ level }
					hasMeta={ hasMeta }
				/>
			) ) }
			{ terms.map( ( term ) => (
				<li key={ term.term_id } className={ className }>
					<TermCard term={ term } level={ level } />
				</li>
			) ) }
		</>
	);
}
