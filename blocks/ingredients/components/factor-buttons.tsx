import type { ReactElement } from 'react';
import { FACTORS } from '../shown-servings';

type Props = {
	/** What the recipe is multiplied by now. */
	factor: number;
	/** Called with another one. */
	onChange: ( factor: number ) => void;
};

/**
 * Multiplies a recipe.
 *
 * @return One button a factor.
 */
export function FactorButtons( { factor, onChange }: Props ): ReactElement {
	return (
		<div className="wp-block-larder-ingredients__factors">
			{ FACTORS.map( ( [ label, value ] ) => (
				<button
					key={ value }
					type="button"
					className="wp-block-larder-ingredients__factor"
					// A factor that went through a division is near, not equal.
					aria-pressed={ Math.abs( factor - value ) < 1e-6 }
					onClick={ () => onChange( value ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	);
}
