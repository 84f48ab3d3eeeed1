import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { SearchAnswer } from '@larder/store';
import { PrintedCard, RecipeCard } from '@larder/card';

const BLOCK = 'wp-block-larder-recipe-search';

type Props = {
	/** The recipes. */
	cards: SearchAnswer[ 'results' ];
	/** The same as the site prints them, where it has cards of its own. */
	printed: string[];
	/** What to say when there are none: plain text, empty for the usual. */
	none: string;
	/** The same as safe HTML, where the site has arranged it. */
	noneHtml: string;
	/** Level of their headings. */
	level: 2 | 3 | 4 | 5 | 6;
	/** Which card gets the focus once it is there, from 0; null for none. */
	focusOn: number | null;
};

/**
 * Shows the recipes of a page, or of several.
 *
 * @return The cards, or that there are none.
 */
export function Results( {
	cards,
	printed,
	none,
	noneHtml,
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

	if ( cards.length === 0 ) {
		return noneHtml === '' ? (
			<p className={ `${ BLOCK }__none` }>
				{ none ||
					__(
						'No recipe matches. Try other words or fewer filters.',
						'larder'
					) }
			</p>
		) : (
			<div
				className={ `${ BLOCK }__none` }
				dangerouslySetInnerHTML={ { __html: noneHtml } }
			/>
		);
	}
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
