import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldProps } from '../types';

type Props = FieldProps< string > & {
	/** Whether the server has one. */
	readonly isSet: boolean;
	/** Whether what the field shows is not saved yet. */
	readonly isEdited: boolean;
};

/**
 * Renders the field of a secret: it can be set, replaced and removed, but never read.
 */
export function SecretField( props: Props ) {
	const { field, value, help, isSet, isEdited, onChange } = props;
	const [ isReplacing, setIsReplacing ] = useState( false );
	const [ wasEdited, setWasEdited ] = useState( isEdited );
	if ( wasEdited !== isEdited ) {
		setWasEdited( isEdited );
		// What was typed is saved or given up: the secret is one to replace again.
		setIsReplacing( isReplacing && isEdited );
	}
	if ( isSet && ! isReplacing && ! isEdited ) {
		return (
			<div
				role="group"
				aria-label={ field.title }
				className="larder-settings__secret"
			>
				<p>
					<strong>{ field.title }</strong>
					{ ': ' }
					{ __( 'set. It is not shown.', 'larder' ) }
				</p>
				<Button
					variant="secondary"
					disabled={ field.isLocked }
					onClick={ () => setIsReplacing( true ) }
				>
					{ __( 'Replace', 'larder' ) }
				</Button>
				<Button
					variant="tertiary"
					isDestructive
					disabled={ field.isLocked }
					onClick={ () => onChange( '' ) }
				>
					{ __( 'Remove', 'larder' ) }
				</Button>
				{ help && <p className="larder-settings__help">{ help }</p> }
			</div>
		);
	}
	const isRemoved = isSet && isEdited && value === '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="password"
			autoComplete="off"
			label={ field.title }
			help={
				isRemoved
					? sprintf(
							/* translators: %s: name of a secret. */
							__( '%s is removed when you save.', 'larder' ),
							field.title
						)
					: help
			}
			value={ value }
			disabled={ field.isLocked }
			onChange={ onChange }
		/>
	);
}
