import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { MAX_SERVINGS } from '@larder/contracts/constants';
import { isServings } from '@larder/store';
import type { Pan } from '../pan';
import { isUnfinished, readServings, type ServingsProblem } from '../servings';
import { shownServings } from '../shown-servings';
import { FactorButtons } from './factor-buttons';
import { PanControl } from './pan-control';
import { ServingsField } from './servings-field';

type Props = {
	/** Servings to show. */
	servings: number;
	/** What the recipe makes as written, null when it does not say. */
	written: number | null;
	/** The servings to multiply: 1 where `written` is null. */
	base: number;
	/** Unit word, plain text. */
	unit: string;
	/** What the recipe is baked in, null where it does not say. */
	pan: Pan | null;
	/** Language tag of the recipe. */
	locale: string | undefined;
	/** With buttons that multiply, or without. */
	type: 'scale' | 'input';
	/** Called with servings that can be cooked. */
	onChange: ( servings: number ) => void;
};

function explain( problem: ServingsProblem ): string {
	switch ( problem ) {
		case 'too-few':
			return __( 'Type a number above 0.', 'larder' );
		case 'too-many':
			return sprintf(
				/* translators: %d: the largest number of servings. */
				__( 'Type a number up to %d.', 'larder' ),
				MAX_SERVINGS
			);
		default:
			return __( 'Type a number, such as 4.', 'larder' );
	}
}

/**
 * Scales a recipe: by steps, by typing a number, by multiples.
 *
 * What cannot be cooked is answered with a message, and changes nothing.
 *
 * @return The controls and the message.
 */
export function ServingsControl( {
	servings,
	written,
	base,
	unit,
	pan,
	locale,
	type,
	onChange,
}: Props ): ReactElement {
	const [ draft, setDraft ] = useState< string | null >( null );
	const beforeTyping = useRef( servings );
	const [ problem, setProblem ] = useState< ServingsProblem | null >( null );
	const id = useId();
	const problemId = problem === null ? undefined : id;

	const change = ( next: number ): void => {
		setDraft( null );
		setProblem( null );
		if ( next !== servings ) {
			onChange( next );
		}
	};
	const take = ( text: string, isFinal: boolean ): void => {
		if ( draft === null ) {
			beforeTyping.current = servings;
		}
		const read = readServings( text );
		const isWrong =
			typeof read !== 'number' && ( isFinal || ! isUnfinished( text ) );
		setProblem( isWrong ? read : null );
		// On the way to 10,000 somebody has typed 1,000, which was never meant.
		const next = isWrong ? beforeTyping.current : read;
		if ( typeof next === 'number' && next !== servings ) {
			onChange( next );
		}
		// The last good number comes back once the visitor leaves the field.
		setDraft( isFinal ? null : text );
	};

	const shown = shownServings( servings, written, unit, locale );

	return (
		<>
			<div
				className="wp-block-larder-ingredients__controls"
				role="group"
				aria-label={ __( 'Scale the recipe', 'larder' ) }
			>
				{ written !== null && (
					<ServingsField
						servings={ servings }
						text={ shown.text }
						unit={ shown.unit }
						draft={ draft }
						problemId={ problemId }
						onStep={ change }
						onType={ take }
						// The last good number is back in the field.
						onLeave={ () => setProblem( null ) }
					/>
				) }
				{ ( type === 'scale' || written === null ) && (
					<FactorButtons
						factor={ servings / base }
						onChange={ ( factor ) => change( base * factor ) }
					/>
				) }
				{ pan && (
					<PanControl
						pan={ pan }
						factor={ servings / base }
						onChange={ ( factor ) => {
							const next =
								Math.round( base * factor * 1000 ) / 1000;
							if ( isServings( next ) ) {
								change( next );
							}
						} }
					/>
				) }
			</div>
			<p
				id={ problemId }
				className="wp-block-larder-ingredients__message"
				role="status"
			>
				{ problem && explain( problem ) }
			</p>
		</>
	);
}
