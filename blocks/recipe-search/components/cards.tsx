import { useEffect, useRef } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { PrintedCard, RecipeCard } from '@larder/card';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** The recipes. */
	cards: SearchAnswer[ 'results' ];
	/** The same as the site prints them, where it has cards of its own. */
	printed: string[];
	/** Level of their headings. */
	level: 2 | 3 | 4 | 5 | 6;
	/** Which card gets the focus once it is there, from 0; null for none. */
	focusOn: number | null;
};

/**
 * Shows the recipes of a page, or of several.
 */
export function Cards( {
	cards,
	printed,
	level,
	focusOn,
}: Props ): ReactElement {
	const list = useRef< HTMLUListElement >( null );
	useEffect( () => {
		if ( focusOn !== null ) {
			list.current?.children[ focusOn ]
				?.querySelector< HTMLElement >( 'a' )
				?.focus( { preventScroll: true } );
		}
	}, [ focusOn, cards.length ] );

	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list.
		<ul className={ `${ BLOCK }__cards` } role="list" ref={ list }>
			{ printed.length > 0
				? printed.map( ( html, index ) => (
						<PrintedCard
							key={ cards[ index ]?.recipe_id ?? index }
							recipeId={ cards[ index ]?.recipe_id ?? 0 }
							content={ html }
						/>
					) )
				: cards.map( ( { badges, ...card } ) => (
						<li key={ card.recipe_id }>
							<RecipeCard
								level={ level }
								card={ {
									...card,
									badges:
										typeof badges === 'object' && badges,
								} }
							/>
						</li>
					) ) }
		</ul>
	);
}
