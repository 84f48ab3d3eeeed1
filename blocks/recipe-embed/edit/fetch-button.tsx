import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readMessage } from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeEmbedAttributes } from '../types';
import { readPage } from './read-page';

type Props = {
	/** URL of the page. */
	url: string;
	/** Called with what the page says. */
	onFound: ( found: Partial< RecipeEmbedAttributes > ) => void;
};

/** Renders a button that fetches name, picture and description from the page of a recipe. */
export function FetchButton( { url, onFound }: Props ): ReactElement {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const ask = async (): Promise< void > => {
		setIsAsking( true );
		setProblem( '' );
		try {
			const page = await readPage( url );
			if ( page ) {
				onFound( page );
			} else {
				setProblem(
					__( 'No recipe was found on that page.', 'larder' )
				);
			}
		} catch ( error ) {
			setProblem(
				readMessage( error ) ||
					__( 'That page does not answer.', 'larder' )
			);
		}
		setIsAsking( false );
	};
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isAsking }
				disabled={ isAsking }
				accessibleWhenDisabled
				onClick={ () => void ask() }
			>
				{ __( 'Take these from its page', 'larder' ) }
			</Button>
			{ problem !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</>
	);
}
