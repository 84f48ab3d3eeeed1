import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement, RefObject } from 'react';
import { store } from '@larder/store';
import {
	customProperties,
	Html,
	Picture,
	textOf,
	useVisit,
	type WrittenIn,
} from '@larder/ui';
import { pressOnSpace, timeOf, useStartTimer } from '@larder/ui/timers';
import { anchorOf } from '../../instructions/anchor-of';
import type { PrintedRecipe } from '../../instructions/read-recipe';
import type { StepLines } from '../hooks/use-step-ingredients';
import { LinesRoom, TitlesRoom } from './room';
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
	/** All steps of the recipe. */
	steps: PrintedRecipe[ 'steps' ];
	/** The ingredients of all steps, with the amounts to show. */
	lines: StepLines;
	/** Its heading, which gets the focus. */
	heading: RefObject< HTMLHeadingElement >;
};

/**
 * Names the step: which of how many, whether it is done, its group and its title.
 */
function StepHeading( {
	step,
	words,
	number,
	steps,
	heading,
	isRead,
}: Props & {
	/** Whether it is done. */
	isRead: boolean;
} ): ReactElement {
	const title = textOf( step.title );
	return (
		<h2 tabIndex={ -1 } ref={ heading }>
			<span className="larder-cook__count">
				{ sprintf(
					/* translators: 1: number of a step, 2: number of all steps. */
					__( 'Step %1$d of %2$d', 'larder' ),
					number,
					steps.length
				) }
				{ isRead && <> · { __( 'Done', 'larder' ) }</> }
				{ step.group !== '' && (
					<>
						{ ' · ' }
						<Html
							as="span"
							html={ step.group }
							attributes={ words }
						/>
					</>
				) }
			</span>{ ' ' }
			{ title !== '' && <span { ...words }>{ title }</span> }
		</h2>
	);
}

/**
 * Renders one step in large type, with its ingredients.
 */
export function CookStep( props: Props ): ReactElement {
	const { recipeId, recipe, step, words, number, steps, lines } = props;
	const isRead = useVisit( recipeId ).steps?.includes( step.id ) ?? false;
	const { toggleStep } = useDispatch( store );
	const start = useStartTimer();
	const body = useRef< HTMLDivElement >( null );
	const title = textOf( step.title );
	const ownLines = lines.of.get( step.id ) ?? [];
	const allLines = [ ...lines.of.values() ];
	const hasLines = allLines.some( ( all ) => all.length > 0 );
	return (
		<div
			className={ `larder-cook__step${ hasLines ? ' has-lines' : '' }` }
			style={ customProperties( {
				'--larder-quantity': String( lines.column ),
			} ) }
		>
			<div className="larder-cook__what">
				<TitlesRoom
					titles={ steps.map( ( one ) => textOf( one.title ) ) }
				/>
				<StepHeading { ...props } isRead={ isRead } />
			</div>
			{ hasLines && (
				<div className="larder-cook__lines">
					<LinesRoom lines={ allLines } />
					<div>
						{ ownLines.length > 0 && (
							<StepIngredients
								lines={ ownLines }
								words={ words }
							/>
						) }
					</div>
				</div>
			) }
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
							anchor: anchorOf( step ),
							title,
							number,
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
				{ [ step.note, step.tip ].filter( Boolean ).map( ( html ) => (
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
