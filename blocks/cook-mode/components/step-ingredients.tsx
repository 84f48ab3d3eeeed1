import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { WrittenIn } from '@larder/ui';
import { IngredientLine } from '../../ingredients/components/ingredient-line';
import type { Line } from '../../ingredients/view-types';

/** How many are shown above the text on a phone; the style of the cook mode hides those after them. */
export const FIRST_LINES = 4;

/** A line of the list as it is shown where nothing in it can be pressed. */
const still = ( line: Line ): Line => ( { ...line, link: null, image: null } );

const nothing = (): void => undefined;

type Props = {
	/** The ingredients, with the amounts to show. */
	lines: Line[];
	/** In which language they are written. */
	words: WrittenIn;
};

/**
 * Lists the ingredients of a step, each as it is in the recipe's list.
 *
 * @return The list, and on a phone what shows the rest of a long one.
 */
export function StepIngredients( { lines, words }: Props ): ReactElement {
	const id = useId();
	const [ isWhole, setIsWhole ] = useState( false );
	const rest = lines.length - FIRST_LINES;
	return (
		<>
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for no list. */ }
			<ul
				id={ id }
				role="list"
				className={ `larder-cook__ingredients${ isWhole ? ' is-whole' : '' }` }
				aria-label={ __( 'Ingredients of this step', 'larder' ) }
				{ ...words }
			>
				{ lines.map( ( line ) => (
					<IngredientLine
						key={ line.id }
						item={ still( line ) }
						linkId=""
						isTicked={ undefined }
						onTick={ nothing }
					/>
				) ) }
			</ul>
			{ rest > 0 && (
				<button
					type="button"
					className="larder-cook__more"
					aria-expanded={ isWhole }
					aria-controls={ id }
					onClick={ () => setIsWhole( ! isWhole ) }
				>
					{ isWhole
						? __( 'Fewer', 'larder' )
						: sprintf(
								/* translators: %d: number of further ingredients of a step. */
								__( '%d more', 'larder' ),
								rest
							) }
				</button>
			) }
		</>
	);
}
