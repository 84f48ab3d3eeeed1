import { lazy, Suspense, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type {
	FocusEvent,
	KeyboardEvent,
	MouseEvent,
	ReactElement,
} from 'react';
import {
	scaledUrl,
	ShareIcon,
	useCopy,
	useVisit,
	type CopyState,
} from '@larder/ui';
import { useSystemShare } from '../hooks/use-system-share';
import type { ShareProps } from '../view-types';
import { ShareLinks } from './share-links';

const BLOCK = 'wp-block-larder-share';

/** Loaded once somebody opens it. */
const QrCode = lazy( async () => ( {
	default: (
		await import(
			/* webpackChunkName: "chunks/qr-code" */ '@larder/ui/qr-code'
		)
	).QrCode,
} ) );

/**
 * Renders the control that shares the recipe: the system's sheet on touch screens, and
 * a toggle with links everywhere else.
 *
 * @return What is inside the block's element.
 */
export function ShareView( props: ShareProps ): ReactElement {
	const { recipeId, url, title, label, isLabelHidden, links } = props;
	const { servings } = useVisit( recipeId );
	const toggle = useRef< HTMLDetailsElement >( null );
	const [ hasCode, setHasCode ] = useState( false );
	const [ copyState, copy ] = useCopy();
	const copyLabels: Record< CopyState, string > = {
		idle: __( 'Copy link', 'larder' ),
		copied: __( 'Copied', 'larder' ),
		failed: __( 'Please copy the address of the page', 'larder' ),
	};
	const setOpen = ( isOpen: boolean ): void => {
		if ( toggle.current ) {
			toggle.current.open = isOpen;
		}
	};
	const { hasSheet, share, shareFirst } = useSystemShare(
		{ title, url },
		setOpen
	);
	const onPress = ( event: MouseEvent ): void => {
		if ( shareFirst() ) {
			event.preventDefault();
		}
	};

	const onKeyDown = ( { key }: KeyboardEvent ): void => {
		if ( key === 'Escape' ) {
			setOpen( false );
			toggle.current?.querySelector( 'summary' )?.focus();
		}
	};
	const onBlur = ( { relatedTarget }: FocusEvent ): void => {
		if ( relatedTarget && ! toggle.current?.contains( relatedTarget ) ) {
			setOpen( false );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and leaving close it, as any menu.
		<details
			className={ `${ BLOCK }__toggle` }
			ref={ toggle }
			onKeyDown={ onKeyDown }
			onBlur={ onBlur }
		>
			<summary className="larder-vote" onClick={ onPress }>
				{ ShareIcon }
				<span
					className={ `larder-vote__label${ isLabelHidden ? ' screen-reader-text' : '' }` }
				>
					{ label || __( 'Share', 'larder' ) }
				</span>
			</summary>
			<div className={ `${ BLOCK }__panel social-networks` }>
				<button
					type="button"
					className={ `${ BLOCK }__copy` }
					onClick={ () => copy( url ) }
				>
					<span aria-live="polite">{ copyLabels[ copyState ] }</span>
				</button>
				<button
					type="button"
					className={ `${ BLOCK }__code` }
					aria-expanded={ hasCode }
					onClick={ () => setHasCode( ! hasCode ) }
				>
					{ __( 'Open on a phone', 'larder' ) }
				</button>
				{ hasCode && (
					<Suspense>
						<QrCode
							text={ scaledUrl( url, servings ) }
							label={ __(
								'Code that opens the recipe on a phone',
								'larder'
							) }
						/>
					</Suspense>
				) }
				<ShareLinks links={ links } />
				{ hasSheet && (
					<button type="button" onClick={ share }>
						{ __( 'Other apps…', 'larder' ) }
					</button>
				) }
			</div>
		</details>
	);
}
