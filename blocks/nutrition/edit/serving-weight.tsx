import { asciiDigits } from '@larder/duration';
import { ValueField } from '@larder/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

type Props = {
	/** Grams; undefined where that is not known. */
	weight: number | undefined;
	/** Called with each weight that can be read. */
	onChange: ( weight: number | undefined ) => void;
};

/** A weight as people type it: `30`, `30 g`, `1,5 g`. */
const GRAMS = /^(\d{1,5}(?:[.,]\d{1,2})?)\s?g?$/iu;

/** Reads a weight; undefined where it cannot be read. */
function readGrams( text: string ): { grams: number | undefined } | undefined {
	const typed = asciiDigits( text.trim() );
	if ( typed === '' ) {
		return { grams: undefined };
	}
	const [ , number = '' ] = GRAMS.exec( typed ) ?? [];
	const grams = Number( number.replace( ',', '.' ) );
	return grams > 0 ? { grams } : undefined;
}

/**
 * Renders the field of how much a serving weighs. It is a text, for the browser's own field for numbers has
 * nothing to say of "1,5" or "30 g", and what was there would be gone.
 */
export function ServingWeight( { weight, onChange }: Props ): ReactElement {
	return (
		<>
			<ValueField< { grams: number | undefined } >
				hasLabel
				label={ __( 'Weight of a serving in grams', 'larder' ) }
				value={ { grams: weight } }
				format={ ( { grams } ) => grams?.toString() ?? '' }
				parse={ readGrams }
				onChange={ ( { grams } ) => onChange( grams ) }
				hint={ __( 'Write a weight in grams such as 250.', 'larder' ) }
				placeholder="250"
				inputMode="decimal"
			/>
			<p>
				{ __(
					'For amounts per 100 g, where the serving size does not say.',
					'larder'
				) }
			</p>
		</>
	);
}
