import { Button, Dropdown, FormTokenField } from '@wordpress/components';
import { isSave } from '@larder/editor';
import { focus } from '@wordpress/dom';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent, ReactElement } from 'react';

type Props = {
	/** What they are. */
	label: string;
	/** Plain text. */
	values: string[];
	/** Called with the new words. */
	onChange: ( values: string[] ) => void;
	/** Words to offer. */
	suggestions?: string[];
	/** Called with what is being typed. */
	onInputChange?: ( text: string ) => void;
	/** What they are for, and where they are shown. */
	help: string;
	/** True while the words are on their way to the site. */
	isBusy?: boolean;
};

type FieldProps = Pick< Props, 'label' | 'values' | 'onChange' | 'help' > & {
	suggestions: string[];
	onInputChange: ( text: string ) => void;
	/** Adds the word that is being typed, when the post is saved. */
	onSave: () => void;
	/** Closes the field, and leads back to where it was opened. */
	onLeave: () => void;
};

/**
 * Returns whether a key leaves the field: Escape, where it closes no suggestions, and
 * Tab from its first or last element. FormTokenField keeps Escape from the popover, and
 * behind a popover Tab would begin at the top of the page.
 */
function isLeaving(
	{ key, shiftKey, target }: KeyboardEvent,
	area: HTMLElement | null
): boolean {
	if ( ! ( target instanceof HTMLElement ) ) {
		return false;
	}
	if ( key === 'Tab' ) {
		const next =
			focus.tabbable[ shiftKey ? 'findPrevious' : 'findNext' ]( target );
		return ! area?.contains( next ?? null );
	}
	return (
		key === 'Escape' && target.getAttribute( 'aria-expanded' ) !== 'true'
	);
}

/**
 * Renders the field with its tokens. The caret is where one types: on the first token's
 * button, Enter would remove that.
 */
function Tokens( {
	onChange,
	onSave,
	onLeave,
	help,
	...props
}: FieldProps ): ReactElement {
	const area = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const input = area.current?.querySelector( 'input' );
		// The popover finds its place first.
		const frame = requestAnimationFrame( () => input?.focus() );
		return () => cancelAnimationFrame( frame );
	}, [] );
	return (
		<div
			className="larder-choices"
			ref={ area }
			onKeyDownCapture={ ( event ) => {
				if ( isSave( event ) ) {
					onSave();
				} else if ( isLeaving( event, area.current ) ) {
					event.preventDefault();
					event.stopPropagation();
					onLeave();
				}
			} }
		>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				tokenizeOnBlur
				{ ...props }
				value={ props.values }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						)
					)
				}
			/>
			<p className="larder-choices__help">{ help }</p>
		</div>
	);
}

/**
 * Renders words as a line of text that is edited as tokens.
 *
 * @return A button that names them, and opens the field.
 */
export function TokensField( {
	label,
	values,
	onChange,
	suggestions = [],
	onInputChange,
	help,
	isBusy = false,
}: Props ): ReactElement {
	const typed = useRef( '' );
	const toggle = useRef< HTMLButtonElement >( null );
	// A word that was begun counts, however the field is left.
	const keepTyped = () => {
		const word = typed.current.trim();
		typed.current = '';
		if ( word !== '' && ! values.includes( word ) ) {
			onChange( [ ...values, word ] );
		}
	};
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			focusOnMount={ false }
			onClose={ keepTyped }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					ref={ toggle }
					className={ `larder-field__button${ values.length > 0 ? '' : ' is-empty' }` }
					variant="link"
					aria-expanded={ isOpen }
					aria-busy={ isBusy }
					onClick={ onToggle }
				>
					{ values.join( ', ' ) ||
						sprintf(
							/* translators: %s: what is added, such as "Cuisine" or "Keywords" */
							__( 'Add: %s', 'larder' ),
							label
						) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Tokens
					label={ label }
					values={ values }
					suggestions={ suggestions }
					help={ help }
					onSave={ keepTyped }
					onLeave={ () => {
						onClose();
						toggle.current?.focus();
					} }
					onChange={ ( words ) => {
						typed.current = '';
						onChange( words );
					} }
					onInputChange={ ( text ) => {
						typed.current = text;
						onInputChange?.( text );
					} }
				/>
			) }
		/>
	);
}
