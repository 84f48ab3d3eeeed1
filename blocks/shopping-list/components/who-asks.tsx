import type { ReactElement } from 'react';
import type { Line } from '@larder/shopping/lines';
import type { ListedRecipe } from '../hooks/use-shopping-list';
import { BLOCK } from '../block-class';

/**
 * Tells which recipe asks for how much of a food, and how it is to be. The name
 * of the only recipe of a list stands above it, and is not said on every line.
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
		const title =
			recipes.length > 1
				? ( recipes.find( ( { id } ) => id === recipe )?.title ?? '' )
				: '';
		const what = [ asks.length > 1 ? amount : '', note ]
			.filter( Boolean )
			.join( ', ' );
		const text = [ title, what ].filter( Boolean ).join( ': ' );
		return text === '' ? [] : [ text ];
	} );
	return told.length === 0 ? null : (
		<p className={ `${ BLOCK }__asks` } dir="auto">
			{ told.join( ' · ' ) }
		</p>
	);
}
