import { decodeText, encodeText, PlainField, ValueField } from '@larder/editor';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { yieldText } from '../../recipe/facts';
import type { RecipeFacts } from '../../recipe/types';
import {
	readCalories,
	readCost,
	readTemperature,
	readYield,
} from '../read-amount';
import type { FactsProps } from './use-facts';

type AmountProps = FactsProps & {
	label: string;
	/** Example. */
	placeholder: string;
	/** What the field shows. */
	shown: Partial< RecipeFacts >;
	format: ( shown: Partial< RecipeFacts > ) => string;
	parse: ( text: string ) => Partial< RecipeFacts > | undefined;
	/** Explains how to write the value; by default, that a number is expected. */
	hint?: string;
};

/** Prints a number for its field. */
const digits = ( value: number | null | undefined ): string =>
	typeof value === 'number' ? String( value ) : '';

/**
 * Renders a number with its example, and with its unit where that is typed after it.
 */
function AmountField( {
	label,
	placeholder,
	shown,
	format,
	parse,
	hint,
	update,
}: AmountProps ): ReactElement {
	return (
		<ValueField
			label={ label }
			value={ shown }
			format={ format }
			parse={ ( text, before ) => {
				const facts = parse( text );
				return facts && { ...before, ...facts };
			} }
			onChange={ update }
			hint={
				hint ??
				sprintf(
					/* translators: %s: an example of a number */
					__( 'Write a number such as %s.', 'larder' ),
					placeholder
				)
			}
			placeholder={ placeholder }
		/>
	);
}

/**
 * Renders the fields of how much the recipe makes: a number or a range, and of what.
 */
export function YieldFields( props: FactsProps ): ReactElement {
	const { facts, update } = props;
	const { yieldAmount, yieldMax, yieldUnit } = facts;
	return (
		<>
			<AmountField
				{ ...props }
				label={ __( 'Yield, number', 'larder' ) }
				placeholder="4"
				shown={ { yieldAmount, yieldMax, yieldUnit } }
				format={ yieldText }
				parse={ readYield }
				hint={ __(
					'Write a number or a range, such as 4 or 4–6. Words alone go into the field beside it.',
					'larder'
				) }
			/>
			<PlainField
				label={ __( 'Yield, what', 'larder' ) }
				placeholder={ __( 'servings', 'larder' ) }
				value={ decodeText( yieldUnit ) }
				onChange={ ( unit ) =>
					update( { yieldUnit: encodeText( unit ) } )
				}
			/>
		</>
	);
}

/**
 * Calories of one serving.
 *
 * @return The field, with its unit.
 */
export function CaloriesField( props: FactsProps ): ReactElement {
	const { calories } = props.facts;
	return (
		<>
			<AmountField
				{ ...props }
				label={ __( 'Calories per serving', 'larder' ) }
				placeholder="350"
				shown={ { calories } }
				format={ ( shown ) => digits( shown.calories ) }
				parse={ readCalories }
			/>
			{ ' kcal' }
		</>
	);
}

/**
 * Renders the fields of what the recipe costs, and in which currency.
 */
export function CostFields( props: FactsProps ): ReactElement {
	const { facts, update } = props;
	const { costAmount, costCurrency } = facts;
	return (
		<>
			<AmountField
				{ ...props }
				label={ __( 'Cost', 'larder' ) }
				placeholder="12"
				shown={ { costAmount, costCurrency } }
				format={ ( shown ) => digits( shown.costAmount ) }
				parse={ readCost }
			/>
			<PlainField
				label={ __( 'Currency', 'larder' ) }
				placeholder="EUR"
				value={ decodeText( costCurrency ) }
				onChange={ ( currency ) =>
					update( {
						costCurrency: encodeText(
							currency.trim().toUpperCase()
						),
					} )
				}
			/>
		</>
	);
}

/**
 * Renders the fields of how hot the oven is, and by which scale.
 */
export function TemperatureFields( props: FactsProps ): ReactElement {
	const { facts, update } = props;
	const { temperature, temperatureUnit } = facts;
	return (
		<>
			<AmountField
				{ ...props }
				label={ __( 'Temperature', 'larder' ) }
				placeholder={ temperatureUnit === 'F' ? '350' : '180' }
				shown={ { temperature, temperatureUnit } }
				format={ ( shown ) => digits( shown.temperature ) }
				parse={ readTemperature }
			/>
			<select
				className="larder-field__input"
				aria-label={ __( 'Unit of the temperature', 'larder' ) }
				value={ temperatureUnit }
				onChange={ ( event ) =>
					update( {
						temperatureUnit: event.target.value === 'F' ? 'F' : 'C',
					} )
				}
			>
				{ /* The mark keeps the degree before its letter from right to left. */ }
				<option value="C">{ '\u200E°C' }</option>
				<option value="F">{ '\u200E°F' }</option>
			</select>
		</>
	);
}
