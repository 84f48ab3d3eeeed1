import { LinkControl } from '@wordpress/block-editor';
import { CheckboxControl, Popover } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';
import type { RowLink } from '../list/read';
import { decodeUrl, readUrl } from '../text/html-text';
import { isSave } from './field-keys';
import { RelFields } from './rel-fields';

/** None: those of the editor wait to be applied, ours count at once. */
const NO_SETTINGS: readonly never[] = [];

/** What is changed, and what that does. */
export type LinkProps = {
	/** The link so far. */
	link: RowLink | undefined;
	/** Stores another one. */
	onChange: ( link: RowLink ) => void;
	/** Removes the link. */
	onRemove: () => void;
	/** Whether to ask also how search engines are to treat the link. */
	hasRel?: boolean;
};

type Typed = {
	/** Of what is around the field. */
	onChange: ( event: FormEvent ) => void;
	onKeyDownCapture: ( event: KeyboardEvent ) => void;
	/** Forgets what was typed, as it was stored or given up. */
	forget: () => void;
};

/**
 * Stores a URL that was typed and not confirmed, when the field unmounts or the
 * post is saved; other words are a search.
 *
 * @param take Stores the URL.
 * @return What the field tells.
 */
function useTypedUrl( take: ( url: string ) => void ): Typed {
	const typed = useRef( '' );
	const latest = useRef( take );
	useEffect( () => {
		latest.current = take;
	} );
	const store = (): void => {
		const url = readUrl( typed.current ) ?? '';
		typed.current = '';
		if ( url !== '' ) {
			latest.current( url );
		}
	};
	useEffect( () => store, [] );
	return {
		onChange: ( { target } ) => {
			if (
				target instanceof HTMLInputElement &&
				target.type === 'text'
			) {
				typed.current = target.value;
			}
		},
		onKeyDownCapture: ( event ) => {
			if ( event.key === 'Escape' ) {
				typed.current = '';
			}
			if ( isSave( event ) ) {
				store();
			}
		},
		forget: () => {
			typed.current = '';
		},
	};
}

type Marks = Omit< RowLink, 'url' >;

type MarkProps = {
	/** What is said about the link so far. */
	marks: Marks;
	onChange: ( marks: Marks ) => void;
	/** Whether to ask also how search engines are to treat the link. */
	hasRel: boolean;
};

/** Renders the choice how a link opens, and how search engines are to take it. */
function MarkFields( { marks, onChange, hasRel }: MarkProps ): ReactElement {
	const { newTab = false, rel = '', ...others } = marks;
	const change = ( isNewTab: boolean, words: string ): void =>
		onChange( {
			...others,
			...( isNewTab && { newTab: true } ),
			...( words !== '' && { rel: words } ),
		} );
	return (
		<div className="larder-choices larder-link-marks">
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Open in new tab', 'larder' ) }
				checked={ newTab }
				onChange={ ( isNewTab ) => change( isNewTab, rel ) }
			/>
			{ hasRel && (
				<RelFields
					rel={ rel }
					onChange={ ( words ) => change( newTab, words ) }
				/>
			) }
		</div>
	);
}

/**
 * Renders a popover that asks where a link leads. A URL that was typed counts
 * also where one continues without pressing Enter; Escape discards it. What is
 * ticked counts at once, or with the URL where there is none yet.
 */
export function LinkPopover( {
	link,
	onChange,
	onRemove,
	onClose,
	hasRel = false,
}: LinkProps & {
	/** Called when it is to go. */
	onClose: () => void;
} ): ReactElement {
	const [ waiting, setWaiting ] = useState< Marks >( {} );
	const { url: _address, ...stored } = link ?? { url: '' };
	const marks = link ? stored : waiting;
	const { forget, ...typed } = useTypedUrl( ( url ) =>
		onChange( { ...marks, url } )
	);
	return (
		<Popover placement="bottom" shift onClose={ onClose }>
			<div { ...typed }>
				<LinkControl
					settings={ NO_SETTINGS }
					value={ link && { url: decodeUrl( link.url ) } }
					onChange={ ( { url } ) => {
						forget();
						onChange( { ...marks, url } );
					} }
					onCancel={ forget }
					onRemove={ () => {
						forget();
						onRemove();
						onClose();
					} }
					renderControlBottom={ () => (
						<MarkFields
							marks={ marks }
							hasRel={ hasRel }
							onChange={ ( next ) =>
								link
									? onChange( { ...next, url: link.url } )
									: setWaiting( next )
							}
						/>
					) }
				/>
			</div>
		</Popover>
	);
}
