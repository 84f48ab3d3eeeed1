import { __, sprintf } from '@wordpress/i18n';
import type { SettingsHandle } from '../hooks/use-settings';
import { isLinkList, isTextList } from '../record';
import type { Field, ScreenData } from '../types';
import { ColorField } from './color-field';
import { KeywordLinksField } from './keyword-links-field';
import { PageField } from './page-field';
import { SecretField } from './secret-field';
import {
	ChoiceField,
	ChoicesField,
	NumberField,
	SwitchField,
	TextField,
} from './text-fields';

type Props = {
	readonly field: Field;
	readonly settings: SettingsHandle;
	readonly theme: ScreenData[ 'theme' ];
};

/**
 * Returns the names of settings that a switch requires and that are empty.
 *
 * @param field The switch.
 */
function missingOf( field: Field, settings: SettingsHandle ): string[] {
	const { values, secretsSet, edits } = settings;
	return field.requires
		.filter( ( { key, isSecret } ) =>
			isSecret && ! ( key in edits )
				? ! secretsSet.includes( key )
				: ( values[ key ] ?? '' ) === ''
		)
		.map( ( { title } ) => title );
}

function helpOf(
	field: Field,
	problem: string | undefined,
	missing: readonly string[]
): string {
	if ( problem !== undefined ) {
		return problem;
	}
	if ( missing.length > 0 ) {
		return sprintf(
			/* translators: %s: names of settings. */
			__( 'Not active. Missing: %s.', 'larder' ),
			missing.join( ', ' )
		);
	}
	return field.isLocked
		? __( 'Only administrators can change this.', 'larder' )
		: field.description;
}

/**
 * Renders the control of a setting, chosen by its type.
 */
export function FieldControl( { field, settings, theme }: Props ) {
	const { key, type, control } = field;
	const value = settings.values[ key ] ?? field.fallback;
	const text = typeof value === 'object' ? '' : String( value );
	const help = helpOf(
		field,
		settings.problem?.fields[ key ],
		value === true ? missingOf( field, settings ) : []
	);
	const shared = {
		field,
		help,
		onChange: settings.change.bind( null, key ),
	};
	if ( field.isSecret ) {
		return (
			<SecretField
				{ ...shared }
				value={ text }
				isSet={ settings.secretsSet.includes( key ) }
				isEdited={ key in settings.edits }
			/>
		);
	}
	if ( type === 'boolean' ) {
		return <SwitchField { ...shared } value={ value === true } />;
	}
	if ( type === 'integer' ) {
		return control === 'page' ? (
			<PageField { ...shared } value={ Number( value ) } />
		) : (
			<NumberField { ...shared } value={ Number( value ) } />
		);
	}
	if ( control === 'links' ) {
		return (
			<KeywordLinksField
				{ ...shared }
				value={ isLinkList( value ) ? value : [] }
				isRefused={ key in ( settings.problem?.fields ?? {} ) }
			/>
		);
	}
	if ( type === 'array' ) {
		return (
			<ChoicesField
				{ ...shared }
				value={ isTextList( value ) ? value : [] }
			/>
		);
	}
	if ( control === 'color' ) {
		return <ColorField { ...shared } theme={ theme } value={ text } />;
	}
	return field.options.length > 0 ? (
		<ChoiceField { ...shared } value={ text } />
	) : (
		<TextField { ...shared } value={ text } />
	);
}
