import { useTerms, type TermKind } from '@larder/editor';
import { isLoose, readHtml } from '@larder/editor/content';
import { store as noticesStore } from '@wordpress/notices';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { TokensField } from './tokens-field';

type Props = {
	kind: TermKind;
	postType: string;
	postId: number;
};

/**
 * The recipe's terms in one taxonomy; new ones are made as they are typed.
 *
 * @param props          Props.
 * @param props.kind     The taxonomy.
 * @param props.postType The post type.
 * @param props.postId   The post.
 * @return The field.
 */
export function TermField( { kind, postType, postId }: Props ): ReactElement {
	const { names, suggestions, search, setNames, isBusy } = useTerms(
		kind,
		postType,
		postId
	);
	const { createErrorNotice } = useDispatch( noticesStore );
	return (
		<TokensField
			label={ kind.label }
			values={ names }
			isBusy={ isBusy }
			suggestions={ suggestions }
			onInputChange={ search }
			onChange={ ( next ) => {
				setNames( next ).catch( ( reason: unknown ) =>
					createErrorNotice(
						sprintf(
							/* translators: 1: name of a taxonomy, such as "Cuisine", 2: why, as a sentence. */
							__(
								'%1$s: the new term could not be saved. %2$s',
								'larder'
							),
							kind.label,
							isLoose( reason )
								? readHtml( reason[ 'message' ] )
								: ''
						).trim(),
						{ type: 'snackbar' }
					)
				);
			} }
		/>
	);
}
