import { CheckboxControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { PluginPostStatusInfo } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import { FEATURED_META } from '@larder/contracts/constants';
import type { ReactElement } from 'react';

/**
 * Features the recipe that is edited, beside its status.
 *
 * @return The box; nothing while the recipe loads.
 */
function FeaturedBox(): ReactElement | null {
	const [ meta, setMeta ] = useEntityProp( 'postType', 'recipe', 'meta' ) as [
		Record< string, unknown > | undefined,
		( meta: Record< string, unknown > ) => void,
		unknown,
	];
	return meta ? (
		<PluginPostStatusInfo>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __(
					'Show this recipe among the featured ones',
					'larder'
				) }
				checked={ meta[ FEATURED_META ] === 'yes' }
				onChange={ ( isOn ) =>
					setMeta( {
						...meta,
						[ FEATURED_META ]: isOn ? 'yes' : 'no',
					} )
				}
			/>
		</PluginPostStatusInfo>
	) : null;
}

registerPlugin( 'larder-featured', { render: FeaturedBox } );
