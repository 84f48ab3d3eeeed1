import { asciiDigits, parseDuration, symbolDuration } from '@larder/duration';
import { decodeText, encodeText, PlainField, ValueField } from '@larder/editor';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { DIFFICULTIES, totalMinutes, type FactName } from '../../recipe/facts';
import { difficultyWord, factLabel } from '../../recipe/words';
import { SeasonsField } from './seasons-field';
import type { FactsProps } from './use-facts';

type TimeName =
	'prepTime' | 'cookTime' | 'restTime' | 'customTime' | 'totalTime';

type AmountName = 'yieldAmount' | 'calories' | 'costAmount' | 'temperature';

/** The least that a number can be; nobody cooks for zero. */
const LEAST = {
	yieldAmount: 0.001,
	calories: 0,
	costAmount: 0,
	temperature: -Infinity,
} as const satisfies Record< AmountName, number >;

/**
 * Reads a number with point or comma.
 *
 * @param text  What was typed.
 * @param least The least that it can be.
 * @return The number, null for nothing, undefined for no number.
 */
function readNumber( text: string, least: number ): number | null | undefined {
	const trimmed = asciiDigits( text.trim() )
		.replace( /[,٫]/, '.' )
		.replace( '−', '-' );
	if ( trimmed === '' ) {
		return null;
	}
	const isNumber = /^-?\d{1,7}(?:\.\d{1,3})?$/.test( trimmed );
	const value = Number( trimmed );
	return isNumber && value >= least ? value : undefined;
}

/**
 * A time, typed as people write it.
 *
 * @param props      Props.
 * @param props.name Which time.
 * @return The field.
 */
function TimeField( {
	name,
	facts,
	update,
}: FactsProps & { name: TimeName } ): ReactElement {
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
			hint={ __( 'Write a time such as 1 h 15 or 90 min.', 'larder' ) }
			placeholder={
				name === 'totalTime' && sum !== ''
					? sum
					: __( '15 min', 'larder' )
			}
		/>
	);
}

/**
 * A number with its example.
 *
 * @param props             Props.
 * @param props.name        Which number.
 * @param props.label       What it is.
 * @param props.placeholder Example.
 * @return The field.
 */
function AmountField( {
	name,
	label,
	placeholder,
	facts,
	update,
}: FactsProps & {
	name: AmountName;
	label: string;
	placeholder: string;
} ): ReactElement {
	return (
		<ValueField
			label={ label }
			value={ facts[ name ] }
			format={ ( value ) => ( value === null ? '' : String( value ) ) }
			parse={ ( text ) => readNumber( text, LEAST[ name ] ) }
			onChange={ ( value ) => update( { [ name ]: value } ) }
			hint={ sprintf(
				/* translators: %s: an example of a number */
				__( 'Write a number such as %s.', 'larder' ),
				placeholder
			) }
			placeholder={ placeholder }
			inputMode="decimal"
		/>
	);
}

/**
 * Draws the fields of one fact.
 *
 * @param props      Props.
 * @param props.name Which fact.
 * @return The fields; null for a fact that is edited elsewhere.
 */
export function FactFields( {
	name,
	...props
}: FactsProps & { name: FactName } ): ReactElement | null {
	const { facts, update } = props;
	switch ( name ) {
		case 'prepTime':
		case 'cookTime':
		case 'restTime':
		case 'customTime':
		case 'totalTime':
			return <TimeField { ...props } name={ name } />;
		case 'yield':
			return (
				<>
					<AmountField
						{ ...props }
						name="yieldAmount"
						label={ __( 'Yield, number', 'larder' ) }
						placeholder="4"
					/>
					<PlainField
						label={ __( 'Yield, what', 'larder' ) }
						placeholder={ __( 'servings', 'larder' ) }
						value={ decodeText( facts.yieldUnit ) }
						onChange={ ( unit ) =>
							update( { yieldUnit: encodeText( unit ) } )
						}
					/>
				</>
			);
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
						name="calories"
						label={ __( 'Calories per serving', 'larder' ) }
						placeholder="350"
					/>
					{ ' kcal' }
				</>
			);
		case 'cost':
			return (
				<>
					<AmountField
						{ ...props }
						name="costAmount"
						label={ __( 'Cost', 'larder' ) }
						placeholder="12"
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
						name="temperature"
						label={ __( 'Temperature', 'larder' ) }
						placeholder={
							facts.temperatureUnit === 'F' ? '350' : '180'
						}
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
