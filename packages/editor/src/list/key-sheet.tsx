import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

/**
 * Renders the keyboard shortcuts of a list, in the sidebar of its block.
 */
export function KeySheet(): ReactElement {
	const keys = [
		[ 'Enter', __( 'Next line; on an empty one a new group', 'larder' ) ],
		[ 'Backspace', __( 'At the start: joins two lines', 'larder' ) ],
		[ 'Alt + ↑ ↓', __( 'Moves a line or a group', 'larder' ) ],
		[ 'Tab', __( 'To the fields of the line', 'larder' ) ],
		[
			'Shift + Alt + 1 / 7',
			__( 'Makes a heading / a line of it', 'larder' ),
		],
	] as const;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Keys', 'larder' ) } initialOpen={ false }>
				<dl>
					{ keys.map( ( [ key, does ] ) => (
						<div key={ key }>
							<dt>
								<kbd>{ key }</kbd>
							</dt>
							<dd>{ does }</dd>
						</div>
					) ) }
				</dl>
			</PanelBody>
		</InspectorControls>
	);
}
