import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { Html } from '@larder/ui';
import type { Line } from '../../ingredients/view-types';

/**
 * Lists the ingredients of a step.
 *
 * @param props       Props.
 * @param props.lines The ingredients, with the amounts to show.
 * @return The list.
 */
export function StepIngredients( { lines }: { lines: Line[] } ): ReactElement {
	return (
		<ul
			className="larder-cook__ingredients"
			aria-label={ __( 'Ingredients of this step', 'larder' ) }
		>
			{ lines.map( ( { id, quantity, unit, name, unitLast } ) => (
				<li key={ id }>
					{ quantity !== '' && (
						<span className="larder-cook__amount">
							<bdi>{ quantity }</bdi>
							{ unit !== '' && ! unitLast && ` ${ unit }` }
						</span>
					) }{ ' ' }
					<Html as="span" html={ name } />
					{ unit !== '' && unitLast && ` ${ unit }` }
				</li>
			) ) }
		</ul>
	);
}
