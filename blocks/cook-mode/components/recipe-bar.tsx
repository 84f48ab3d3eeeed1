import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { yieldNumber, yieldUnit } from '@larder/quantity';
import { LiveRegion, localeOf, MinusIcon, PlusIcon } from '@larder/ui';
import { useServings } from '../../ingredients/hooks/use-servings';
import { servingsText, stepServings } from '../../ingredients/servings';
import type { RecipeBarProps } from '../view-types';
import { CookButton } from './cook-button';

const CLASS = 'wp-block-larder-recipe__bar';

/**
 * The controls that a phone keeps at hand: servings, and the cook mode.
 *
 * @param props What the server printed.
 * @return What is inside the bar's element.
 */
export function RecipeBar( props: RecipeBarProps ): ReactElement {
	const { recipeId, servings: written, unit, isAdjustable } = props;
	const { servings, setServings } = useServings( recipeId, written );
	const locale = localeOf( props );
	const [ message, setMessage ] = useState( '' );
	const said = ( amount: number ): readonly [ string, string ] =>
		amount === written
			? [ servingsText( amount ), unit ]
			: [
					yieldNumber( amount, locale ),
					yieldUnit( unit, amount, locale ),
				];
	const change = ( by: 1 | -1 ): void => {
		const next = stepServings( servings, by );
		setServings( next );
		setMessage(
			sprintf(
				/* translators: %s: amount and unit, such as "8 servings". */
				__( 'Quantities for %s', 'larder' ),
				said( next ).join( ' ' )
			)
		);
	};
	return (
		<>
			{ isAdjustable && written !== null && (
				<div className={ `${ CLASS }-servings` }>
					<button
						type="button"
						aria-label={ __( 'Fewer', 'larder' ) }
						onClick={ () => change( -1 ) }
					>
						{ MinusIcon }
					</button>
					<span>
						<b>{ said( servings )[ 0 ] }</b>{ ' ' }
						{ said( servings )[ 1 ] }
					</span>
					<button
						type="button"
						aria-label={ __( 'More', 'larder' ) }
						onClick={ () => change( 1 ) }
					>
						{ PlusIcon }
					</button>
				</div>
			) }
			<CookButton { ...props } />
			<LiveRegion message={ message } />
		</>
	);
}
