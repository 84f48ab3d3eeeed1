import { orderedPieces, type Piece } from '@larder/quantity';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Html, type WrittenIn } from '@larder/ui';
import type { Line } from '../../ingredients/view-types';

type WordProps = { piece: Piece; line: Line; isAmount: boolean };

function Word( { piece, line, isAmount }: WordProps ): ReactElement {
	if ( piece === 'name' ) {
		return <Html as="span" html={ line.name } />;
	}
	const text = <bdi>{ line[ piece ] }</bdi>;
	return isAmount ? (
		<span className="larder-cook__amount">{ text }</span>
	) : (
		text
	);
}

/**
 * Lists the ingredients of a step.
 *
 * @return The list.
 */
export function StepIngredients( {
	lines,
	words,
}: {
	/** The ingredients, with the amounts to show. */
	lines: Line[];
	/** In which language they are written. */
	words: WrittenIn;
} ): ReactElement {
	return (
		<ul
			className="larder-cook__ingredients"
			aria-label={ __( 'Ingredients of this step', 'larder' ) }
		>
			{ lines.map( ( line ) => (
				<li key={ line.id } { ...words }>
					{ orderedPieces( { ...line, note: '' } ).map(
						( { piece, before }, at, all ) => (
							<Fragment key={ piece }>
								{ before }
								<Word
									piece={ piece }
									line={ line }
									isAmount={
										piece === 'quantity' ||
										all[ at - 1 ]?.piece === 'quantity'
									}
								/>
							</Fragment>
						)
					) }
				</li>
			) ) }
		</ul>
	);
}
