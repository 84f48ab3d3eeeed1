import { Button, CheckboxControl, Dropdown } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { SEASONS } from '../../recipe/facts';
import { seasonWord } from '../../recipe/words';
import type { FactsProps } from './use-facts';

/**
 * Renders the best seasons: several may hold.
 *
 * @return A button that names them, and opens the choice.
 */
export function SeasonsField( { facts, update }: FactsProps ): ReactElement {
	const { seasons } = facts;
	// A season that the site added keeps its place among the choices.
	const all = [ ...new Set< string >( [ ...SEASONS, ...seasons ] ) ];
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="larder-field__button"
					variant="link"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ seasons.map( seasonWord ).join( ', ' ) ||
						__( 'not set', 'larder' ) }
				</Button>
			) }
			renderContent={ () => (
				<div className="larder-choices">
					{ all.map( ( season ) => (
						<CheckboxControl
							key={ season }
							__nextHasNoMarginBottom
							label={ seasonWord( season ) }
							checked={ seasons.includes( season ) }
							onChange={ ( isOn ) =>
								update( {
									seasons: all.filter( ( each ) =>
										each === season
											? isOn
											: seasons.includes( each )
									),
								} )
							}
						/>
					) ) }
				</div>
			) }
		/>
	);
}
