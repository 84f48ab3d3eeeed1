import { decodeText, encodeText, PlainField, type Html } from '@larder/editor';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { NUTRIENTS } from '@larder/contracts/constants';
import { isAmount, nutrients, PARTS, type Nutrient } from '../nutrients';
import { nutrientName } from '../words';

type Props = {
	/** HTML by nutrient. */
	values: Partial< Record< Nutrient, Html > >;
	/** Called with each change. */
	setValue: ( nutrient: Nutrient, value: Html ) => void;
	/** True shows the empty ones, too. */
	isSelected: boolean;
};

/** From here on most authors know nothing. */
const MINOR = nutrients().indexOf( 'vitaminD' );

/**
 * Renders one nutrient: its name, and a field for what a serving has of it.
 */
function Row( {
	nutrient,
	value,
	setValue,
}: {
	nutrient: Nutrient;
	/** HTML, as typed. */
	value: Html;
	/** Called with each change. */
	setValue: Props[ 'setValue' ];
} ): ReactElement {
	const unit = NUTRIENTS[ nutrient ];
	const text = decodeText( value );
	return (
		<li
			className={ `wp-block-larder-nutrition__row${ PARTS.has( nutrient ) ? ' is-part' : '' }` }
		>
			<PlainField
				label={ nutrientName( nutrient ) }
				hasLabel
				placeholder="–"
				value={ text }
				onChange={ ( typed ) =>
					setValue( nutrient, encodeText( typed ) )
				}
				note={
					isAmount( text )
						? ''
						: __(
								'Shown as it is: only a number from 0 up is counted.',
								'larder'
							)
				}
			/>
			<span className="wp-block-larder-nutrition__unit">{ unit }</span>
		</li>
	);
}

/**
 * Renders the nutrients of a serving, vitamins and minerals folded in until one is known.
 *
 * @return Lists of fields.
 */
export function NutrientRows( {
	values,
	setValue,
	isSelected,
}: Props ): ReactElement {
	const list = ( keys: Nutrient[] ): ReactElement => (
		<ul className="wp-block-larder-nutrition__rows">
			{ keys
				.filter( ( key ) => isSelected || values[ key ] !== undefined )
				.map( ( key ) => (
					<Row
						key={ key }
						nutrient={ key }
						value={ values[ key ] ?? '' }
						setValue={ setValue }
					/>
				) ) }
		</ul>
	);
	const minor = nutrients().slice( MINOR );
	const knows = minor.some( ( key ) => values[ key ] !== undefined );
	return (
		<>
			{ list( nutrients().slice( 0, MINOR ) ) }
			{ isSelected ? (
				<details open={ knows }>
					<summary>
						{ __( 'Vitamins and minerals', 'larder' ) }
					</summary>
					{ list( minor ) }
				</details>
			) : (
				knows && list( minor )
			) }
		</>
	);
}
