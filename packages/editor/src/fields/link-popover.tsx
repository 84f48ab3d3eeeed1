import { LinkControl } from '@wordpress/block-editor';
import { Popover } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, KeyboardEvent, ReactElement } from 'react';
import type { RowLink } from '../list/read';
import { decodeUrl, readAddress } from '../text/html-text';
import { REL_WORDS, relWords, withRelWord } from '../text/rel';
import { isSave } from './field-keys';

/** What can be told of a link beside its address. */
const SETTINGS = [
	{ id: 'opensInNewTab', title: __( 'Open in new tab', 'larder' ) },
	...REL_WORDS.map( ( { word, label } ) => ( { id: word, title: label } ) ),
];

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
 * @param take Stores the address.
 * @return What the field tells.
 */
function useTypedAddress( take: ( url: string ) => void ): Typed {
	const typed = useRef( '' );
	const latest = useRef( take );
	useEffect( () => {
		latest.current = take;
	} );
	const store = (): void => {
		const url = readAddress( typed.current ) ?? '';
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

/**
 * Renders a popover that asks where a link leads. A URL that was typed counts
 * also where one goes on without pressing Enter; Escape discards it.
 *
 * @return The popover.
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
	const rel = link?.rel ?? '';
	const { forget, ...typed } = useTypedAddress( ( url ) =>
		onChange( { ...link, url } )
	);
	return (
		<Popover placement="bottom" shift onClose={ onClose }>
			<div { ...typed }>
				<LinkControl
					{ ...( hasRel && { settings: SETTINGS } ) }
					value={
						link && {
							url: decodeUrl( link.url ),
							opensInNewTab: link.newTab === true,
							nofollow: relWords( rel ).includes( 'nofollow' ),
							sponsored: relWords( rel ).includes( 'sponsored' ),
						}
					}
					onChange={ ( { url, opensInNewTab, ...asked } ) => {
						forget();
						const words = REL_WORDS.reduce(
							( kept, { word } ) =>
								withRelWord(
									kept,
									word,
									asked[ word ] === true
								),
							rel
						);
						onChange( {
							url,
							...( opensInNewTab && { newTab: true } ),
							...( words !== '' && { rel: words } ),
						} );
					} }
					onCancel={ forget }
					onRemove={ () => {
						forget();
						onRemove();
						onClose();
					} }
				/>
			</div>
		</Popover>
	);
}
