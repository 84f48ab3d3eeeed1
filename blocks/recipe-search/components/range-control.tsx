import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { Filter } from '../view-types';
import { mostText } from '../words';

const BLOCK = 'wp-block-larder-recipe-search';

/** How long a slider has to rest before a search starts. */
const REST_MS = 250;

type Props = {
	filter: Filter;
	/** Such as `-30`; undefined when everything is let through. */
	value: string | undefined;
	/** Called with a range, or with none at the slider's end. */
	onChange: ( values: string[] ) => void;
};

/**
 * A slider for the most minutes or calories.
 *
 * @return The slider with what it means.
 */
export function RangeControl( {
	filter: { id, label, max, step },
	value,
	onChange,
}: Props ): ReactElement {
	const chosen =
		value === undefined ? max : Number( value.replace( /^-/, '' ) );
	const [ draft, setDraft ] = useState< number | null >( null );
	const most = draft ?? chosen;
	const text = most >= max ? __( 'Any', 'larder' ) : mostText( id, most );

	useEffect( () => {
		if ( draft === null ) {
			return;
		}
		const timer = setTimeout( () => {
			setDraft( null );
			if ( draft !== chosen ) {
				onChange( draft >= max ? [] : [ `-${ draft }` ] );
			}
		}, REST_MS );
		return () => clearTimeout( timer );
	}, [ draft, chosen, max, onChange ] );

	return (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The slider is in it; the rule does not see the text beside it.
		<label className={ `${ BLOCK }__filter is-range` }>
			<span className={ `${ BLOCK }__range-label` }>{ label }</span>
			<input
				type="range"
				name={ id }
				min={ step }
				max={ max }
				step={ step }
				value={ most }
				aria-valuetext={ text }
				onChange={ ( { target } ) =>
					setDraft( Number( target.value ) )
				}
			/>
			<span className={ `${ BLOCK }__range-text` }>{ text }</span>
		</label>
	);
}
