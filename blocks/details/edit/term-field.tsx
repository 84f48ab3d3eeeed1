import { termHelp, useHold, useTerms, type TermKind } from '@larder/editor';
import { readMessage } from '@larder/editor/content';
import { store as noticesStore } from '@wordpress/notices';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { TokensField } from './tokens-field';

type Props = {
	/** The taxonomy. */
	kind: TermKind;
	postType: string;
	postId: number;
};

/**
 * Renders the recipe's terms in one taxonomy; new ones are made as they are typed.
 */
export function TermField( { kind, postType, postId }: Props ): ReactElement {
	const { names, suggestions, search, setNames, isBusy } = useTerms(
		kind,
		postType,
		postId
	);
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ problem, setProblem ] = useState( '' );
	const place = useRef< HTMLSpanElement >( null );
	const change = async ( next: string[] ): Promise< void > => {
		setProblem( '' );
		try {
			await setNames( next );
		} catch ( reason ) {
			const message = sprintf(
				/* translators: 1: name of a taxonomy, such as "Cuisine", 2: why, as a sentence. */
				__( '%1$s: the new term could not be saved. %2$s', 'larder' ),
				kind.label,
				readMessage( reason )
			).trim();
			setProblem( message );
			void createErrorNotice( message, { type: 'snackbar' } );
		}
	};
	useHold(
		isBusy,
		problem,
		() => {
			const button = place.current?.querySelector( 'button' );
			button?.focus();
			return button !== undefined;
		},
		() => void change( names )
	);
	return (
		<span ref={ place }>
			<TokensField
				label={ kind.label }
				values={ names }
				isBusy={ isBusy }
				help={ termHelp( kind.slug ) }
				suggestions={ suggestions }
				onInputChange={ search }
				onChange={ ( next ) => void change( next ) }
			/>
		</span>
	);
}
