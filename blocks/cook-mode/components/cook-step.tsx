import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement, RefObject } from 'react';
import { store } from '@larder/store';
import { Html, Picture, textOf, useVisit, type WrittenIn } from '@larder/ui';
import { pressOnSpace, timeOf, useStartTimer } from '@larder/ui/timers';
import type { Line } from '../../ingredients/view-types';
import type { PrintedRecipe } from '../../instructions/read-recipe';
import { StepIngredients } from './step-ingredients';

type Props = {
	/** Post id. */
	recipeId: number;
	/** The recipe's name, plain text. */
	recipe: string;
	step: PrintedRecipe[ 'steps' ][ number ];
	/** In which language it is written. */
	words: WrittenIn;
	number: number;
	/** Its ingredients, with the amounts to show. */
	lines: Line[];
	/** Its heading, which gets the focus. */
	heading: RefObject< HTMLHeadingElement >;
};

/**
 * One step in large type, with its ingredients.
 *
 * @return The screen.
 */
export function CookStep( {
	recipeId,
	recipe,
	step,
	words,
	number,
	lines,
	heading,
}: Props ): ReactElement {
	const isRead = useVisit( recipeId ).steps?.includes( step.id ) ?? false;
	const { toggleStep } = useDispatch( store );
	const start = useStartTimer();
	const body = useRef< HTMLDivElement >( null );
	/* translators: %d: number of a step. */
	const numbered = sprintf( __( 'Step %d', 'larder' ), number );
	const title = textOf( step.title );
	const asides = [ step.note, step.tip ].filter( Boolean );
	return (
		<div className="larder-cook__step">
			<div className="larder-cook__what">
				{ step.group !== '' && (
					<Html
						as="p"
						className="larder-cook__group"
						html={ step.group }
						attributes={ words }
					/>
				) }
				<h2 tabIndex={ -1 } ref={ heading }>
					{ /* Inside of the heading: themes show what is for screen readers once it has the focus. */ }
					<span className="screen-reader-text">
						{ title === '' ? numbered : `${ numbered }: ` }
					</span>
					{ title !== '' && <span { ...words }>{ title }</span> }
				</h2>
				{ lines.length > 0 && (
					<StepIngredients lines={ lines } words={ words } />
				) }
			</div>
			{ /* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The times in it are pressed. */ }
			<div
				className="larder-cook__body"
				ref={ body }
				onKeyDown={ pressOnSpace }
				onClick={ ( event ) => {
					const timer =
						body.current &&
						timeOf( event.target, body.current, recipeId, {
							id: step.id,
							name: title || numbered,
							recipe,
						} );
					if ( timer ) {
						event.preventDefault();
						start( timer );
					}
				} }
			>
				<Html
					as="p"
					className="larder-cook__text"
					html={ step.text }
					attributes={ words }
				/>
				{ asides.map( ( html ) => (
					<Html
						key={ html }
						as="p"
						className="larder-cook__aside"
						html={ html }
						attributes={ words }
					/>
				) ) }
				{ step.image && <Picture attributes={ step.image } /> }
				{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is translated; the rule does not see into it. */ }
				<label className="larder-cook__tick">
					<input
						type="checkbox"
						checked={ isRead }
						onChange={ () => void toggleStep( recipeId, step.id ) }
					/>
					{ __( 'Done', 'larder' ) }
				</label>
			</div>
		</div>
	);
}
