import { parseDuration, symbolDuration } from '@larder/duration';
import { decodeText, encodeText, PlainField, ValueField } from '@larder/editor';
import { __, sprintf } from '@wordpress/i18n';
import { DIFFICULTIES } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import { totalMinutes, yieldText, type FactName } from '../../recipe/facts';
import type { RecipeFacts } from '../../recipe/types';
import { difficultyWord, factLabel } from '../../recipe/words';
import {
	readCalories,
	readCost,
	readTemperature,
	readYield,
} from '../read-amount';
import { SeasonsField } from './seasons-field';
import type { FactsProps } from './use-facts';

type TimeName =
	'prepTime' | 'cookTime' | 'restTime' | 'customTime' | 'totalTime';

/** What a time may be, so that nobody takes an example for a value that is set. */
const EXAMPLES: Record< TimeName, string > = {
	prepTime: __( '15 min', 'larder' ),
	cookTime: __( '40 min', 'larder' ),
	restTime: __( '2 h', 'larder' ),
	customTime: __( '1 day', 'larder' ),
	totalTime: __( '1 h 15 min', 'larder' ),
};

/**
 * A time, typed as people write it.
 *
 * @return The field.
 */
function TimeField( {
	name,
	facts,
	update,
}: FactsProps & {
	/** Which time. */
	name: TimeName;
} ): ReactElement {
	const sum = symbolDuration( totalMinutes( { ...facts, totalTime: 0 } ) );
	return (
		<ValueField
			label={ decodeText( factLabel( name, facts ) ) }
			value={ facts[ name ] }
			format={ symbolDuration }
			parse={ ( text ) =>
				text.trim() === '' ? 0 : ( parseDuration( text ) ?? undefined )
			}
			onChange={ ( minutes ) => update( { [ name ]: minutes } ) }
			hint={ __(
				'Write one time, such as 1 h 15 or 90 min; of a range the longer one.',
				'larder'
			) }
			placeholder={
				name === 'totalTime' && sum !== '' ? sum : EXAMPLES[ name ]
			}
		/>
	);
}

type AmountProps = FactsProps & {
	label: string;
	/** Example. */
	placeholder: string;
	/** What the field shows. */
	shown: Partial< RecipeFacts >;
	format: ( shown: Partial< RecipeFacts > ) => string;
	parse: ( text: string ) => Partial< RecipeFacts > | undefined;
	/** Says how to write; by default that a number is wanted. */
	hint?: string;
};

/** Prints a number for its field. */
const digits = ( value: number | null | undefined ): string =>
	typeof value === 'number' ? String( value ) : '';

/**
 * A number with its example, and with its unit where that is typed behind it.
 *
 * @return The field.
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
 * How much the recipe makes: a number or a range, and of what.
 *
 * @return Two fields.
 */
function YieldFields( props: FactsProps ): ReactElement {
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
 * Draws the fields of one fact.
 *
 * @return The fields; null for a fact that is edited elsewhere.
 */
export function FactFields( {
	name,
	...props
}: FactsProps & {
	/** Which fact. */
	name: FactName;
} ): ReactElement | null {
	const { facts, update } = props;
	switch ( name ) {
		case 'prepTime':
		case 'cookTime':
		case 'restTime':
		case 'customTime':
		case 'totalTime':
			return <TimeField { ...props } name={ name } />;
		case 'yield':
			return <YieldFields { ...props } />;
		case 'difficulty':
			return (
				<select
					className="larder-field__input"
					aria-label={ __( 'Difficulty', 'larder' ) }
					value={ facts.difficulty }
					onChange={ ( event ) =>
						update( {
							difficulty:
								DIFFICULTIES.find(
									( level ) => level === event.target.value
								) ?? '',
						} )
					}
				>
					<option value="">{ __( 'not set', 'larder' ) }</option>
					{ DIFFICULTIES.map( ( level ) => (
						<option key={ level } value={ level }>
							{ difficultyWord( level ) }
						</option>
					) ) }
				</select>
			);
		case 'seasons':
			return <SeasonsField { ...props } />;
		case 'calories':
			return (
				<>
					<AmountField
						{ ...props }
						label={ __( 'Calories per serving', 'larder' ) }
						placeholder="350"
						shown={ { calories: facts.calories } }
						format={ ( { calories } ) => digits( calories ) }
						parse={ readCalories }
					/>
					{ ' kcal' }
				</>
			);
		case 'cost':
			return (
				<>
					<AmountField
						{ ...props }
						label={ __( 'Cost', 'larder' ) }
						placeholder="12"
						shown={ {
							costAmount: facts.costAmount,
							costCurrency: facts.costCurrency,
						} }
						format={ ( { costAmount } ) => digits( costAmount ) }
						parse={ readCost }
					/>
					<PlainField
						label={ __( 'Currency', 'larder' ) }
						placeholder="EUR"
						value={ decodeText( facts.costCurrency ) }
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
		case 'temperature':
			return (
				<>
					<AmountField
						{ ...props }
						label={ __( 'Temperature', 'larder' ) }
						placeholder={
							facts.temperatureUnit === 'F' ? '350' : '180'
						}
						shown={ {
							temperature: facts.temperature,
							temperatureUnit: facts.temperatureUnit,
						} }
						format={ ( { temperature } ) => digits( temperature ) }
						parse={ readTemperature }
					/>
					<select
						className="larder-field__input"
						aria-label={ __( 'Unit of the temperature', 'larder' ) }
						value={ facts.temperatureUnit }
						onChange={ ( event ) =>
							update( {
								temperatureUnit:
									event.target.value === 'F' ? 'F' : 'C',
							} )
						}
					>
						{ /* The mark keeps the degree before its letter from right to left. */ }
						<option value="C">{ '\u200E°C' }</option>
						<option value="F">{ '\u200E°F' }</option>
					</select>
				</>
			);
		default:
			return null;
	}
}
