import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { panFactor, readPan, TINS, type Pan } from '../pan';
import { panText } from '../pan-text';
import { PanFields } from './pan-fields';

type Props = {
	/** What the recipe is written for. */
	pan: Pan;
	/** What the recipe is multiplied by now. */
	factor: number;
	/** Called with the factor of another pan. */
	onChange: ( factor: number ) => void;
};

const CLASS = 'wp-block-larder-ingredients';

/** How far a factor may be from that of a tin: servings are kept with few digits. */
const TOLERANCE = 0.005;

/** The choice of a size of one's own. */
const OWN = 'own';

/** The pan of the recipe among the choices. */
const WRITTEN = 'written';

/** Returns the tins that are offered, those in the unit of the recipe first. */
function tinsFor( pan: Pan ): Array< readonly [ string, readonly Pan[] ] > {
	const groups = [
		[ __( 'Centimetres', 'larder' ), TINS.cm ],
		[ __( 'Inches', 'larder' ), TINS.in ],
	] as const;
	return pan.unit === 'in' ? [ ...groups ].reverse() : [ ...groups ];
}

/** Names the choice that a factor stands for; empty where it is that of no tin. */
function choiceOf( pan: Pan, factor: number, chosen: string ): string {
	if ( Math.abs( factor - 1 ) < 1e-6 ) {
		return WRITTEN;
	}
	const fits = [ ...TINS.cm, ...TINS.in ]
		.filter(
			( tin ) =>
				Math.abs( panFactor( pan, tin ) / factor - 1 ) < TOLERANCE
		)
		.map( panText );
	return fits.includes( chosen ) ? chosen : '';
}

/**
 * Scales a recipe by the pan that a visitor has: the factor is that of the areas.
 *
 * @return A button, and the pans once it was pressed.
 */
export function PanControl( { pan, factor, onChange }: Props ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const [ chosen, setChosen ] = useState( '' );
	const id = useId();
	const take = ( choice: string ): void => {
		setChosen( choice );
		const tin =
			choice === WRITTEN
				? pan
				: [ ...TINS.cm, ...TINS.in ].find(
						( one ) => panText( one ) === choice
					);
		if ( tin ) {
			onChange( panFactor( pan, tin ) );
		}
	};
	const choice = chosen === OWN ? OWN : choiceOf( pan, factor, chosen );
	return (
		<>
			<div className={ `${ CLASS }__pan` }>
				<button
					type="button"
					className={ `${ CLASS }__factor` }
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					{ __( 'Change the pan', 'larder' ) }
				</button>
			</div>
			{ isOpen && (
				<div
					className={ `${ CLASS }__controls` }
					role="group"
					aria-labelledby={ id }
				>
					<span id={ id }>
						{ sprintf(
							/* translators: %s: a pan, such as "20 cm, round". */
							__( 'Written for a pan of %s', 'larder' ),
							panText( pan )
						) }
					</span>
					{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- It is around its field, from which no line break parts it. */ }
					<label className={ `${ CLASS }__pan-field` }>
						{ __( 'Your pan', 'larder' ) }{ ' ' }
						<select
							value={ choice }
							onChange={ ( { target } ) => take( target.value ) }
						>
							<option value="">
								{ __( 'Choose a size', 'larder' ) }
							</option>
							<option value={ WRITTEN }>
								{ __( 'As written', 'larder' ) }
							</option>
							<option value={ OWN }>
								{ __( 'Another size', 'larder' ) }
							</option>
							{ tinsFor( pan ).map( ( [ label, tins ] ) => (
								<optgroup key={ label } label={ label }>
									{ tins.map( panText ).map( ( text ) => (
										<option key={ text } value={ text }>
											{ text }
										</option>
									) ) }
								</optgroup>
							) ) }
						</select>
					</label>
					{ choice === OWN && (
						<PanFields
							pan={ pan }
							onChange={ ( typed ) => {
								const own = readPan( typed );
								if ( own ) {
									onChange( panFactor( pan, own ) );
								}
							} }
						/>
					) }
				</div>
			) }
		</>
	);
}
