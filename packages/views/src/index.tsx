import type { ComponentType } from 'react';
import { register } from '@larder/islands';
import { partsOf } from './parts';
import { AT_ONCE, show } from './show';
import { inSlices } from './slices';

export { Part, useRoot } from './parts';

/**
 * Registers a React component as the front end of a block.
 *
 * It is rendered in slices, between which the page answers, and then takes the
 * place of the markup that PHP printed in one frame. It has to render the same,
 * as a whole or in each `Part`. If it throws, the printed markup comes back.
 * Where the server sends a `label`, it is that which the page shows.
 *
 * @param definition           The island.
 * @param definition.name      Name of the block without its namespace.
 * @param definition.component Gets the props that the server printed.
 * @param definition.prepare   Works out, in small steps, what the first render takes long for.
 */
export function defineIsland< Props extends object >( {
	name,
	component: View,
	prepare,
}: {
	name: string;
	component: ComponentType< Props >;
	prepare?: ( props: Props ) => Iterator< unknown >;
} ): void {
	register( name, async ( root, sent, swap = AT_ONCE ) => {
		const printed = sent as Props; // The server prints those of the same version of the view.
		const label = root.querySelector( '.larder-vote__label' )?.textContent;
		// What a translation has made of it stays.
		const props =
			label && 'label' in printed ? { ...printed, label } : printed;
		if ( prepare ) {
			await inSlices( prepare( props ) );
		}
		return show(
			{ name, root, parts: partsOf( root ) },
			<View { ...props } />,
			swap
		);
	} );
}
