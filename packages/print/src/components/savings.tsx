import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import type { PrintProps } from '@larder/contracts';
import { pageLocale } from '@larder/ui';
import { pagesText } from '../pages-text';
import type { Saving } from '../savings';

type Props = {
	savings: readonly Saving[];
	parts: PrintProps[ 'parts' ];
	/** Called with the names of the parts to leave out. */
	onLeaveOut: ( names: readonly string[] ) => void;
};

/**
 * Renders what can be left out to save a page, and a button that leaves it out.
 *
 * @return A line, empty where nothing helps.
 */
export function Savings( { savings, parts, onLeaveOut }: Props ): ReactElement {
	const labels = ( { names }: Saving ): string =>
		new Intl.ListFormat( pageLocale() ).format(
			parts
				.filter( ( { name } ) => names.includes( name ) )
				.map( ( { label } ) => label )
		);
	return (
		<p className="larder-print__savings" role="status">
			{ savings.map( ( saving ) => (
				<button
					key={ saving.names.join() }
					type="button"
					onClick={ () => onLeaveOut( saving.names ) }
				>
					{ sprintf(
						/* translators: 1: parts of a recipe such as "Pictures and Notes", 2: number of pages such as "2 pages". */
						__( 'Leave out %1$s: %2$s', 'larder' ),
						labels( saving ),
						pagesText( saving.pages )
					) }
				</button>
			) ) }
		</p>
	);
}
