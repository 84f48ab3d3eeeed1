import { Button, Dropdown, FormTokenField } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';

type Props = {
	label: string;
	/** Plain text. */
	values: string[];
	onChange: ( values: string[] ) => void;
	suggestions?: string[];
	onInputChange?: ( text: string ) => void;
	/** True while the words are on their way to the site. */
	isBusy?: boolean;
};

/**
 * Words that are read as a line and edited as tokens.
 *
 * @param props               Props.
 * @param props.label         What they are.
 * @param props.values        The words.
 * @param props.onChange      Called with the new words.
 * @param props.suggestions   Words to offer.
 * @param props.onInputChange Called with what is being typed.
 * @param props.isBusy        True while the words are being stored.
 * @return A button that names them, and opens the field.
 */
export function TokensField( {
	label,
	values,
	onChange,
	suggestions = [],
	onInputChange,
	isBusy = false,
}: Props ): ReactElement {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			focusOnMount="firstElement"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="larder-field__button"
					variant="link"
					aria-expanded={ isOpen }
					aria-busy={ isBusy }
					onClick={ onToggle }
				>
					{ values.join( ', ' ) || __( 'Add', 'larder' ) }
				</Button>
			) }
			renderContent={ () => (
				<div className="larder-choices">
					<FormTokenField
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ label }
						value={ values }
						suggestions={ suggestions }
						{ ...( onInputChange && { onInputChange } ) }
						onChange={ ( tokens ) =>
							onChange(
								tokens.map( ( token ) =>
									typeof token === 'string'
										? token
										: token.value
								)
							)
						}
					/>
				</div>
			) }
		/>
	);
}
