import { __ } from '@wordpress/i18n';
import { oppositeOf } from '../contrast';
import type { ScreenData, Values } from '../types';

type Props = {
	readonly values: Values;
	readonly theme: ScreenData[ 'theme' ];
};

/**
 * Shows at once what the look makes of a recipe, on the site's background and on its opposite.
 */
export function LookPreview( { values, theme }: Props ) {
	const radius = Number( values[ 'cornerRadius' ] );
	const { primaryColor } = values;
	const accent = typeof primaryColor === 'string' ? primaryColor : '';
	return (
		<figure className="larder-settings__previews">
			<figcaption>{ __( 'Preview', 'larder' ) }</figcaption>
			{ [ theme.background, oppositeOf( theme.background ) ].map(
				( background ) => (
					<div
						key={ background }
						className="larder-settings__preview"
						style={ {
							background,
							color: oppositeOf( background ),
							borderRadius: Number.isNaN( radius )
								? 0
								: 3 * radius,
						} }
					>
						<p
							className="larder-settings__preview-line"
							style={ {
								borderInlineStartColor:
									accent || 'currentcolor',
							} }
						>
							{ __( '2 tbsp olive oil', 'larder' ) }
						</p>
						<span
							className="larder-settings__preview-button"
							style={ {
								borderRadius: Number.isNaN( radius )
									? 0
									: radius,
								outlineColor: accent || 'currentcolor',
							} }
						>
							{ __( 'Save', 'larder' ) }
						</span>
					</div>
				)
			) }
		</figure>
	);
}
