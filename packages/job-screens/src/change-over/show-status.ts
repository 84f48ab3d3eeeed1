import { __, sprintf } from '@wordpress/i18n';
import { element, find, link } from '../elements';
import { formatNumber } from '../page-data';
import { offersOf } from './progress';
import { countLabel } from './status-text';
import type { Status } from './types';

/**
 * Shows what was counted; nothing before that.
 *
 * @param section The section of the plugin.
 * @param status  The change-over.
 */
export function showCounts( section: ParentNode, status: Status ): void {
	const counts =
		status.phase === 'idle' ? [] : Object.entries( status.counts );
	find( section, 'dl', HTMLElement ).replaceChildren(
		...counts
			.filter( ( [ , count ] ) => count > 0 )
			.map( ( [ kind, count ] ) =>
				element(
					'div',
					element( 'dt', countLabel( kind ) ),
					element( 'dd', formatNumber( count ) )
				)
			)
	);
}

/**
 * Shows which recipes were damaged before.
 *
 * @param section The section of the plugin.
 * @param status  The change-over.
 */
export function showDamage( section: ParentNode, status: Status ): void {
	const { damaged, named } = status;
	const damage = find( section, '.larder-switch__damage', HTMLElement );
	damage.hidden = damaged === 0;
	find( damage, 'summary', HTMLElement ).textContent = sprintf(
		/* translators: %s: number of recipes. */
		__( 'Recipes with damage (%s)', 'larder' ),
		formatNumber( damaged )
	);
	find( damage, 'ul', HTMLElement ).replaceChildren(
		...named.map( ( { name, edit, texts } ) =>
			element( 'li', link( name, edit ), `: ${ texts.join( ' ' ) }` )
		)
	);
}

/**
 * Shows which buttons have something to do, and whether posts of the plugin keep
 * their type.
 *
 * @param section The section of the plugin.
 * @param status  The change-over.
 */
export function showOffers( section: ParentNode, status: Status ): void {
	const { isBusy, isActive, keepsType, posts, changed, copied } = status;
	const hide = ( selector: string, isHidden: boolean ): void => {
		find( section, selector, HTMLElement ).hidden = isHidden;
	};
	for ( const [ action, isOffered ] of Object.entries(
		offersOf( status )
	) ) {
		hide( `[data-do="${ action }"]`, ! isOffered );
	}
	// Plugins without a type of their own have none.
	const type = section.querySelector< HTMLInputElement >(
		'.larder-switch__type input'
	);
	if ( type ) {
		type.checked = keepsType;
		type.disabled = isBusy || changed > 0;
	}
	hide( '.larder-switch__end', isBusy || ( posts === 0 && copied === 0 ) );
	hide( '.larder-switch__active', ! isActive );
}
