import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { hasTwoSides, SHAPES, type Pan } from '../pan';
import { shapeNames } from '../pan-text';

type Props = {
	/** What the recipe is written for; the fields begin with it. */
	pan: Pan;
	/** Called with what is typed, whether or not that is a pan. */
	onChange: ( typed: Pan ) => void;
};

type Side = 'width' | 'length' | 'height';

/** Reads a side as it was typed, with a comma or a point. */
const toNumber = ( typed: string ): number =>
	Number( typed.trim().replace( ',', '.' ) );

/** Names a side of a shape. */
function labelOf( side: Side, shape: Pan[ 'shape' ] ): string {
	switch ( side ) {
		case 'length':
			return __( 'Length', 'larder' );
		case 'height':
			return __( 'Height', 'larder' );
		default:
			return shape === 'round' || shape === 'ring'
				? __( 'Diameter', 'larder' )
				: __( 'Width', 'larder' );
	}
}

/**
 * Renders the fields for a pan of any size.
 */
export function PanFields( { pan, onChange }: Props ): ReactElement {
	const [ shape, setShape ] = useState( pan.shape );
	const [ unit, setUnit ] = useState( pan.unit );
	const [ sides, setSides ] = useState< Record< Side, string > >( {
		width: String( pan.width ),
		length: pan.length > 0 ? String( pan.length ) : '',
		height: pan.height > 0 ? String( pan.height ) : '',
	} );
	const change = ( next: Partial< Pan >, typed = sides ): void =>
		onChange( {
			shape,
			unit,
			...next,
			width: toNumber( typed.width ),
			length: toNumber( typed.length ),
			height: toNumber( typed.height ),
		} );
	const asked: Side[] = [
		'width',
		...( hasTwoSides( shape ) ? [ 'length' as const ] : [] ),
		...( pan.height > 0 ? [ 'height' as const ] : [] ),
	];
	return (
		<>
			<select
				aria-label={ __( 'Shape of the pan', 'larder' ) }
				value={ shape }
				onChange={ ( { target } ) => {
					const next =
						SHAPES.find( ( one ) => one === target.value ) ?? shape;
					setShape( next );
					change( { shape: next } );
				} }
			>
				{ SHAPES.map( ( one ) => (
					<option key={ one } value={ one }>
						{ shapeNames()[ one ] }
					</option>
				) ) }
			</select>
			{ asked.map( ( side ) => (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- It is around its field.
				<label
					key={ side }
					className="wp-block-larder-ingredients__pan-field"
				>
					{ labelOf( side, shape ) }{ ' ' }
					<input
						type="text"
						inputMode="decimal"
						autoComplete="off"
						className="wp-block-larder-ingredients__amount-field"
						value={ sides[ side ] }
						onChange={ ( { target } ) => {
							const next = { ...sides, [ side ]: target.value };
							setSides( next );
							change( {}, next );
						} }
					/>
				</label>
			) ) }
			<select
				aria-label={ __( 'Unit of the pan', 'larder' ) }
				value={ unit }
				onChange={ ( { target } ) => {
					const next = target.value === 'in' ? 'in' : 'cm';
					setUnit( next );
					change( { unit: next } );
				} }
			>
				<option value="cm">{ __( 'cm', 'larder' ) }</option>
				<option value="in">{ __( 'in', 'larder' ) }</option>
			</select>
		</>
	);
}
