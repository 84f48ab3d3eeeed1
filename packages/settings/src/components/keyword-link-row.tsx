import {
	Button,
	CheckboxControl,
	FormTokenField,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeywordLink } from '../types';

type Rel = KeywordLink[ 'rel' ][ number ];

/** What editors choose of `rel`; other values stay as they are. */
const RELS = [ 'nofollow', 'sponsored', 'ugc' ] as const;

function explain( rel: Rel ): string {
	switch ( rel ) {
		case 'nofollow':
			return __( 'Not endorsed (nofollow)', 'larder' );
		case 'sponsored':
			return __( 'Paid for (sponsored)', 'larder' );
		default:
			return __( 'By visitors (ugc)', 'larder' );
	}
}

type Props = {
	readonly link: KeywordLink;
	/** Its number, from 1. */
	readonly number: number;
	/** What is wrong with it, empty for nothing. */
	readonly problem: string;
	/** Whether it was just added, so that it takes the focus. */
	readonly isNew: boolean;
	readonly onChange: ( link: KeywordLink ) => void;
	readonly onRemove: () => void;
};

/**
 * Renders check boxes for the values of `rel` that editors choose.
 */
function RelOptions( { link, onChange }: Pick< Props, 'link' | 'onChange' > ) {
	return (
		<>
			{ RELS.map( ( rel ) => (
				<CheckboxControl
					key={ rel }
					__nextHasNoMarginBottom
					label={ explain( rel ) }
					checked={ link.rel.includes( rel ) }
					onChange={ ( isOn ) =>
						onChange( {
							...link,
							rel: [
								...link.rel.filter(
									( other ) => other !== rel
								),
								...( isOn ? [ rel ] : [] ),
							],
						} )
					}
				/>
			) ) }
		</>
	);
}

/**
 * Words, the URL that they link to, and how.
 *
 * What is wrong is said once the card was left, not while somebody types.
 */
export function KeywordLinkRow( props: Props ) {
	const { link, number, problem, isNew, onChange, onRemove } = props;
	const card = useRef< HTMLFieldSetElement >( null );
	const [ wasLeft, setWasLeft ] = useState( ! isNew );
	const problemId = useId();
	const isWrong = wasLeft && problem !== '';
	useEffect( () => {
		if ( isNew ) {
			card.current?.querySelector( 'input' )?.focus();
		}
	}, [ isNew ] );
	return (
		<fieldset
			className="larder-settings__link"
			ref={ card }
			aria-describedby={ isWrong ? problemId : undefined }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setWasLeft( true );
				}
			} }
		>
			<legend className="larder-settings__link-name">
				{
					/* translators: %d: number of a link. */
					sprintf( __( 'Link %d', 'larder' ), number )
				}
			</legend>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Words', 'larder' ) }
				value={ [ ...link.keywords ] }
				tokenizeOnBlur
				onChange={ ( tokens ) =>
					onChange( {
						...link,
						keywords: tokens.map( ( token ) =>
							typeof token === 'string' ? token : token.value
						),
					} )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				dir="ltr"
				label={ __( 'Address', 'larder' ) }
				placeholder="https://"
				value={ link.url }
				aria-invalid={ isWrong || undefined }
				onChange={ ( url ) => onChange( { ...link, url } ) }
			/>
			<div className="larder-settings__link-options">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Opens in a new tab', 'larder' ) }
					checked={ link.newTab }
					onChange={ ( newTab ) => onChange( { ...link, newTab } ) }
				/>
				<RelOptions link={ link } onChange={ onChange } />
			</div>
			{ isWrong && (
				<p
					className="larder-settings__wrong"
					id={ problemId }
					role="alert"
				>
					{ problem }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				aria-label={
					/* translators: %d: number of a link. */
					sprintf( __( 'Remove link %d', 'larder' ), number )
				}
				onClick={ onRemove }
			>
				{ __( 'Remove', 'larder' ) }
			</Button>
		</fieldset>
	);
}
