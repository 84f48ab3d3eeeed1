import { orderedPieces } from '@larder/quantity';
import type { ReactElement } from 'react';
import { textOf } from '@larder/ui';
import { leadingAmount } from '../../ingredients/leading-amount';
import type { Line } from '../../ingredients/view-types';
import { FIRST_LINES } from './step-ingredients';

/** Renders one line of a list as it takes room: its style prints the two texts. */
function LineRoom( { line }: { line: Line } ): ReactElement {
	const leading = leadingAmount( line );
	const food = orderedPieces(
		leading
			? { ...line, quantity: '', ...( leading.unit && { unit: '' } ) }
			: line
	)
		.map( ( { piece, before } ) => before + textOf( line[ piece ] ) )
		.join( '' );
	return (
		<p
			data-amount={
				leading ? `${ leading.amount } ${ leading.unit }` : undefined
			}
			data-food={ [ food, leading?.second ]
				.filter( Boolean )
				.join( '\n' ) }
		/>
	);
}

/**
 * Reserves the space that the ingredients of each step need, so that the text starts
 * at the same position on every step. It is neither visible nor read out.
 *
 * @return An element for each step, to be laid over one another.
 */
export function LinesRoom( {
	lines,
}: {
	/** The ingredients of each step. */
	lines: readonly Line[][];
} ): ReactElement {
	return (
		<>
			{ lines.map( ( all, step ) => (
				<div
					key={ step }
					className={ `larder-cook__room${ all.length > FIRST_LINES ? ' has-more' : '' }` }
					aria-hidden="true"
				>
					{ all.slice( 0, FIRST_LINES ).map( ( line ) => (
						<LineRoom key={ line.id } line={ line } />
					) ) }
				</div>
			) ) }
		</>
	);
}

/**
 * Reserves the space that the title of each step needs.
 *
 * @return An element for each title, to be laid over one another.
 */
export function TitlesRoom( {
	titles,
}: {
	/** Plain text. */
	titles: readonly string[];
} ): ReactElement {
	return (
		<>
			{ titles.map( ( title, step ) => (
				<div
					key={ step }
					className="larder-cook__room"
					aria-hidden="true"
				>
					<p data-food={ title } />
				</div>
			) ) }
		</>
	);
}
