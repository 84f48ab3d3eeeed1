import { symbolSpan } from '@larder/duration';
import { decodeText, typedSpan, ValueField } from '@larder/editor';
import { __ } from '@wordpress/i18n';
import { DIFFICULTIES } from '@larder/contracts/constants';
import type { ReactElement } from 'react';
import type { FactName } from '../../recipe/facts';
import { timeSpan, withSpan, type TimeName } from '../../recipe/times';
import { difficultyWord, factLabel } from '../../recipe/words';
import {
	CaloriesField,
	CostFields,
	TemperatureFields,
	YieldFields,
} from './amount-fields';
import { SeasonsField } from './seasons-field';
import type { FactsProps } from './use-facts';

/** What a time may be, so that nobody takes an example for a value that is set. */
const EXAMPLES: Record< TimeName, string > = {
	prepTime: __( '15 min', 'larder' ),
	cookTime: __( '40 min', 'larder' ),
	restTime: __( '2 h', 'larder' ),
	customTime: __( '1 day', 'larder' ),
	totalTime: __( '1 h 15 min', 'larder' ),
};

/**
 * Renders the field of a time, typed as people write it.
 */
function TimeField( {
	name,
	facts,
	update,
}: FactsProps & {
	/** Which time. */
	name: TimeName;
} ): ReactElement {
	const sum = timeSpan( { ...facts, totalTime: 0 }, 'totalTime' );
	const isSum = name === 'totalTime' && sum.to > 0;
	return (
		<ValueField
			label={ decodeText( factLabel( name, facts ) ) }
			value={ {
				from: facts.timesFrom?.[ name ] ?? facts[ name ],
				to: facts[ name ],
			} }
			format={ ( { from, to } ) => symbolSpan( from, to ) }
			parse={ ( text ) =>
				text.trim() === ''
					? { from: 0, to: 0 }
					: ( typedSpan( text ) ?? undefined )
			}
			onChange={ ( span ) =>
				update( withSpan( facts.timesFrom, name, span ) )
			}
			hint={ __(
				'Write one time or a range, such as 1 h 15, 90 min or 10–15 min.',
				'larder'
			) }
			placeholder={
				isSum ? symbolSpan( sum.from, sum.to ) : EXAMPLES[ name ]
			}
		/>
	);
}

/**
 * Renders the choice of how hard the recipe is.
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
