import type { ReactElement } from 'react';
import { Fragment } from '@wordpress/element';
import { WordsIn } from '@larder/ui';
import type { Line } from '@larder/shopping/lines';
import type { ListedRecipe } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

/**
 * Returns which recipe asks for how much of a food, and how it is to be. The name
 * of the only recipe of a list is above it, and is not said on every line.
 *
 * @return A quiet line; nothing where there is nothing to tell.
 */
export function WhoAsks( {
	line: { asks },
	recipes,
}: {
	line: Line;
	/** The recipes that ask for something. */
	recipes: readonly ListedRecipe[];
} ): ReactElement | null {
	const told = asks.flatMap( ( { recipe, amount, note } ) => {
		const asking = recipes.find( ( { id } ) => id === recipe );
		const title = recipes.length > 1 ? ( asking?.title ?? '' ) : '';
		const what = [ asks.length > 1 ? amount : '', note ]
			.filter( Boolean )
			.join( ', ' );
		const text = [ title, what ].filter( Boolean ).join( ': ' );
		return text === '' ? [] : [ { text, lang: asking?.lang } ];
	} );
	return told.length === 0 ? null : (
		<p className={ `${ BLOCK }__asks` } dir="auto">
			{ told.map( ( { text, lang }, at ) => (
				<Fragment key={ at }>
					{ at > 0 && ' · ' }
					<WordsIn lang={ lang }>{ text }</WordsIn>
				</Fragment>
			) ) }
		</p>
	);
}
