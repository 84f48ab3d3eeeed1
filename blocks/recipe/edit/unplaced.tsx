import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import {
	afterRemoval,
	decodeText,
	isBlank,
	placeLine,
	readHtml,
	readList,
	useNextFocus,
	type Html,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeAttributes } from '../types';

/** The blocks that take a line, by what their buttons say. */
const PLACES = [
	[ 'larder/ingredients', __( 'To the ingredients', 'larder' ) ],
	[ 'larder/instructions', __( 'To the steps', 'larder' ) ],
	[ 'larder/notes', __( 'To the notes', 'larder' ) ],
] as const;

type Props = {
	/** The recipe's block. */
	clientId: string;
	/** What is stored. */
	lines: unknown;
	description: Html;
	/** Changes the recipe. */
	update: ( attributes: Partial< RecipeAttributes > ) => void;
};

/**
 * Renders the lines of a pasted recipe that fit no block, until somebody says where each of them belongs. Only the editor shows them.
 *
 * @return The list; nothing where none waits.
 */
export function Unplaced( {
	clientId,
	lines,
	description,
	update,
}: Props ): ReactElement | null {
	const registry = useRegistry();
	const { area, focusNext } = useNextFocus< HTMLUListElement >();
	const waiting = readList( lines ).map( readHtml ).filter( Boolean );
	/** Removes a line; the focus moves to the next one. */
	const without = ( at: number ): Html[] => {
		focusNext( afterRemoval( at ) );
		return waiting.toSpliced( at, 1 );
	};
	return waiting.length === 0 ? null : (
		<aside className="larder-unplaced">
			<p>
				{ __(
					'These lines of what was pasted found no place. Readers do not see them.',
					'larder'
				) }
			</p>
			<ul ref={ area }>
				{ waiting.map( ( line, at ) => (
					<li key={ `${ at }:${ line }` }>
						<span>{ decodeText( line ) }</span>
						<Button
							variant="link"
							onClick={ () =>
								update( {
									description: isBlank( description )
										? line
										: `${ description }<br>${ line }`,
									unplaced: without( at ),
								} )
							}
						>
							{ __( 'To the description', 'larder' ) }
						</Button>
						{ PLACES.map( ( [ block, label ] ) => (
							<Button
								key={ block }
								variant="link"
								onClick={ () =>
									placeLine(
										registry,
										clientId,
										block,
										line,
										without( at )
									)
								}
							>
								{ label }
							</Button>
						) ) }
						<Button
							variant="link"
							isDestructive
							data-larder-remove
							onClick={ () =>
								update( { unplaced: without( at ) } )
							}
						>
							{ __( 'Leave out', 'larder' ) }
						</Button>
					</li>
				) ) }
			</ul>
		</aside>
	);
}
