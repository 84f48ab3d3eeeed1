import { useUndoSteps, useUpdateRoot, type Html } from '@larder/editor';
import { readValues, type Nutrient } from '../nutrients';
import type { NutritionAttributes } from '../types';

type Values = Partial< Record< Nutrient, Html > >;

type Options = {
	clientId: string;
	context: Record< string, unknown >;
	values: unknown;
	setAttributes: ( attributes: Partial< NutritionAttributes > ) => void;
};

/**
 * Returns the values of a serving. A plain number of calories is a fact of the
 * recipe, which the strip of facts shows, too; words such as "about 300" stay
 * in the block.
 *
 * @param options               What there is.
 * @param options.clientId      The block.
 * @param options.context       Facts of the recipe around.
 * @param options.values        The `values` attribute.
 * @param options.setAttributes Changes the block.
 * @return The values, and how to set one.
 */
export function useValues( {
	clientId,
	context,
	values,
	setAttributes,
}: Options ): {
	values: Values;
	setValue: ( nutrient: Nutrient, value: Html ) => void;
} {
	const updateRoot = useUpdateRoot< { calories: number | null } >( clientId );
	const calories = context[ 'larder/calories' ];
	const stored = readValues( values );
	const startStep = useUndoSteps();
	const change = (
		nutrient: Nutrient,
		value: Html
	): Pick< NutritionAttributes, 'values' > => {
		const { [ nutrient ]: _before, ...others } = stored;
		return {
			values: value === '' ? others : { ...others, [ nutrient ]: value },
		};
	};
	return {
		values:
			typeof calories === 'number'
				? { ...stored, calories: String( calories ) }
				: stored,
		setValue: ( nutrient, value ) => {
			startStep( nutrient );
			if ( nutrient !== 'calories' ) {
				setAttributes( change( nutrient, value ) );
				return;
			}
			const number = value.trim().replace( ',', '.' );
			const isFact = /^\d{1,5}(?:\.\d{1,2})?$/.test( number );
			updateRoot(
				{ calories: isFact ? Number( number ) : null },
				change( nutrient, isFact ? '' : value )
			);
		},
	};
}
