import { parseDuration, symbolDuration } from '@larder/duration';
import { decodeText, ValueField } from '@larder/editor';
import { __ } from '@wordpress/i18n';
import { DIFFICULTIES } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import { totalMinutes, type FactName } from '../../recipe/facts';
import { difficultyWord, factLabel } from '../../recipe/words';
import {
	CaloriesField,
	CostFields,
	TemperatureFields,
	YieldFields,
} from './amount-fields';
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

/**
 * How hard the recipe is.
 *
 * @return The choice.
 */
function DifficultyField( { facts, update }: FactsProps ): ReactElement {
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
			return <DifficultyField { ...props } />;
		case 'seasons':
			return <SeasonsField { ...props } />;
		case 'calories':
			return <CaloriesField { ...props } />;
		case 'cost':
			return <CostFields { ...props } />;
		case 'temperature':
			return <TemperatureFields { ...props } />;
		default:
			return null;
	}
}
