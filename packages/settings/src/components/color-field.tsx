import { BaseControl, ColorPalette, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { contrast, MIN_CONTRAST, oppositeOf } from '../contrast';
import type { FieldProps, ScreenData } from '../types';

type Props = FieldProps< string > & {
	readonly theme: ScreenData[ 'theme' ];
};

function Ratio( { color, background }: Record< string, string > ) {
	const ratio = contrast( color ?? '', background ?? '' );
	if ( ratio === null ) {
		return null;
	}
	return (
		<li>
			<span
				className="larder-settings__swatch"
				style={ { color, background } }
				aria-hidden="true"
			>
				✓
			</span>
			{ ratio < MIN_CONTRAST
				? sprintf(
						/* translators: 1: contrast, such as 2.4; 2: colour of the background, such as #ffffff; 3: the least contrast. */
						__(
							'%1$s to 1 on %2$s: hard to see, %3$s to 1 is the least.',
							'larder'
						),
						String( ratio ),
						background ?? '',
						String( MIN_CONTRAST )
					)
				: sprintf(
						/* translators: 1: contrast, such as 5.1; 2: colour of the background, such as #ffffff. */
						__( '%1$s to 1 on %2$s: easy to see.', 'larder' ),
						String( ratio ),
						background ?? ''
					) }
		</li>
	);
}

/**
 * Renders the field of a colour, with how well it stands out on the site's background.
 */
export function ColorField( props: Props ) {
	const { field, value, help, theme, onChange } = props;
	const ratio = contrast( value, theme.background );
	return (
		<fieldset className="larder-settings__choices">
			<BaseControl.VisualLabel as="legend">
				{ field.title }
			</BaseControl.VisualLabel>
			<ColorPalette
				aria-label={ field.title }
				colors={ theme.palette.map( ( color ) => ( { ...color } ) ) }
				{ ...( value === '' ? {} : { value } ) }
				onChange={ ( color ) => onChange( color ?? '' ) }
			/>
			{ help && <p className="larder-settings__help">{ help }</p> }
			{ value !== '' && (
				<ul className="larder-settings__ratios">
					<Ratio color={ value } background={ theme.background } />
					<Ratio
						color={ value }
						background={ oppositeOf( theme.background ) }
					/>
				</ul>
			) }
			{ ratio !== null && ratio < MIN_CONTRAST && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Marks in this colour are hard to see on the background of your site. Choose a darker or a lighter one.',
						'larder'
					) }
				</Notice>
			) }
		</fieldset>
	);
}
