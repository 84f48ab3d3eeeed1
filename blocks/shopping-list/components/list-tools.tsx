import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { copyText } from '@larder/ui';
import type { ShoppingControls } from '../hooks/use-shopping-list';
import { listText } from '../list-text';
import { BLOCK } from '../block-class';

type Props = Pick<
	ShoppingControls,
	'sections' | 'clearTicked' | 'empty' | 'say'
> & {
	hasTicked: boolean;
	/** Called when lines have gone with what had the focus. */
	onCleared: () => void;
};

/** On the page's root while the list alone is printed. */
const PRINTING = 'larder-prints-list';

/** Prints the list, without what a theme has around it. */
function print(): void {
	const { classList } = document.documentElement;
	classList.add( PRINTING );
	window.addEventListener( 'afterprint', () => classList.remove( PRINTING ), {
		once: true,
	} );
	window.print();
}

/**
 * Renders what can be done with the whole list: clear, share, copy, print, empty it.
 */
export function ListTools( {
	sections,
	hasTicked,
	clearTicked,
	empty,
	say,
	onCleared,
}: Props ): ReactElement {
	const copy = async (): Promise< void > =>
		say(
			( await copyText( listText( sections ) ) )
				? __( 'The list was copied.', 'larder' )
				: __( 'Your browser does not allow copying here', 'larder' )
		);
	const share = (): void => {
		navigator
			.share( {
				title: __( 'Shopping list', 'larder' ),
				text: listText( sections ),
			} )
			.catch( ( error: unknown ) => {
				// A visitor who closes the sheet wants nothing else.
				if (
					! ( error instanceof DOMException ) ||
					error.name !== 'AbortError'
				) {
					void copy();
				}
			} );
	};
	return (
		<div className={ `${ BLOCK }__tools` }>
			{ hasTicked && (
				<button
					type="button"
					onClick={ () => {
						clearTicked();
						onCleared();
					} }
				>
					{ __( 'Clear ticked', 'larder' ) }
				</button>
			) }
			{ 'share' in navigator && (
				<button type="button" onClick={ share }>
					{ __( 'Share', 'larder' ) }
				</button>
			) }
			<button type="button" onClick={ () => void copy() }>
				{ __( 'Copy', 'larder' ) }
			</button>
			<button type="button" onClick={ print }>
				{ __( 'Print', 'larder' ) }
			</button>
			<button
				type="button"
				onClick={ () => {
					empty();
					onCleared();
				} }
			>
				{ __( 'Empty the list', 'larder' ) }
			</button>
		</div>
	);
}
