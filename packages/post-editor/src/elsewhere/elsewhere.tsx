import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useCallback, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { goToField } from '../check/go-to-field';
import { emptyRecipe } from '../recipe-for';
import { foundPictures, insertRecipe } from './insert';
import { mayBring } from '../pictures/say';
import { Preview } from './preview';
import { readElsewhere, type Elsewhere, type Found } from './read-elsewhere';
import { Sources, type Typed } from './sources';
import { useFileDrop } from './use-file-drop';
import { useUrlPaste } from './use-url-paste';

/** As the dialog begins. */
const NOTHING: Typed = { url: '', text: '' };

/**
 * Returns whether the editor holds a recipe that nobody has written into.
 *
 * @return Whether a recipe from elsewhere can go into it.
 */
function useIsEmptyRecipe(): boolean {
	const registry = useRegistry();
	return useSelect(
		( select ) => {
			// Asked so that it is told again with each change.
			select( blockEditorStore ).getBlocks();
			return (
				select( editorStore ).getCurrentPostType() === 'recipe' &&
				emptyRecipe( registry ) !== null
			);
		},
		[ registry ]
	);
}

/** Reads a recipe; a refusal is a notice like those of the reader. */
function readOrRefuse( source: Elsewhere ): Promise< Found > {
	return readElsewhere( source ).catch( ( refusal: unknown ) => ( {
		recipes: [],
		notices: [
			refusal instanceof Object && 'message' in refusal
				? String( refusal.message )
				: __( 'The server did not answer.', 'larder' ),
		],
	} ) );
}

/** Reads one recipe after the other; the answer to what somebody chose before counts no more. */
function useReading(): {
	found: Found | null;
	isBusy: boolean;
	begin: ( source: Elsewhere ) => void;
	setFound: ( found: null ) => void;
	setBusy: ( isBusy: boolean ) => void;
} {
	const [ isBusy, setBusy ] = useState( false );
	const [ found, setFound ] = useState< Found | null >( null );
	const last = useRef( 0 );
	const begin = useCallback( ( source: Elsewhere ): void => {
		const own = ++last.current;
		setBusy( true );
		setFound( null );
		void readOrRefuse( source ).then( ( next ) => {
			if ( own === last.current ) {
				setFound( next );
				setBusy( false );
			}
		} );
	}, [] );
	return { found, isBusy, begin, setFound, setBusy };
}

/**
 * Renders the offer to begin an empty recipe with one from elsewhere: a link, a
 * file, a text, or a photo.
 *
 * @return A panel beside the recipe, and a dialog while somebody is at it.
 */
export function FromElsewhere(): ReactElement | null {
	const registry = useRegistry();
	const [ isOpen, setOpen ] = useState( false );
	const [ typed, setTyped ] = useState( NOTHING );
	const { found, isBusy, begin, setFound, setBusy } = useReading();
	const isEmpty = useIsEmptyRecipe();
	const read = useCallback(
		( source: Elsewhere ): void => {
			setOpen( true );
			begin( source );
		},
		[ begin ]
	);
	useUrlPaste( useCallback( ( url ) => read( { url } ), [ read ] ) );
	useFileDrop( useCallback( ( file ) => read( { file } ), [ read ] ) );
	const close = (): void => {
		setOpen( false );
		setFound( null );
	};
	return (
		<>
			{ isEmpty && (
				<PluginDocumentSettingPanel
					name="larder-elsewhere"
					title={ __(
						'Begin with a recipe from elsewhere',
						'larder'
					) }
				>
					<Button
						variant="secondary"
						// A class name of our own would lose its styles; its words need two lines in a sidebar.
						style={ { blockSize: 'auto', whiteSpace: 'normal' } }
						onClick={ () => setOpen( true ) }
					>
						{ __(
							'Read a link, a file, a text or a photo',
							'larder'
						) }
					</Button>
				</PluginDocumentSettingPanel>
			) }
			{ isOpen && (
				<Modal
					title={ __( 'A recipe from elsewhere', 'larder' ) }
					onRequestClose={ close }
					focusOnMount="firstContentElement"
				>
					<Sources
						typed={ typed }
						isBusy={ isBusy }
						onType={ setTyped }
						onRead={ read }
					/>
					{ isBusy && <Spinner /> }
					<div role="status">
						{ found?.notices.map( ( notice ) => (
							<Notice
								key={ notice }
								status="warning"
								isDismissible={ false }
							>
								{ notice }
							</Notice>
						) ) }
					</div>
					{ ! isBusy &&
						found?.recipes.map( ( recipe, at ) => (
							<Preview
								key={ at }
								found={ recipe }
								pictures={
									mayBring( registry )
										? foundPictures( recipe ).length
										: 0
								}
								onInsert={ ( isWithPictures ) => {
									setBusy( true );
									void insertRecipe(
										registry,
										recipe,
										isWithPictures
									)
										.then( () => {
											setTyped( NOTHING );
											close();
											// What opened the dialog is gone with the empty recipe, and would get the focus.
											requestAnimationFrame( () =>
												goToField( registry, 'name' )
											);
										} )
										.finally( () => setBusy( false ) );
								} }
							/>
						) ) }
				</Modal>
			) }
		</>
	);
}
