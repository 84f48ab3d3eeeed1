import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	decodeText,
	isBlank,
	readHtml,
	readList,
	type Html,
} from '@larder/editor';
import type { ReactElement } from 'react';
import type { RecipeAttributes } from '../types';

type Props = {
	/** What is stored. */
	lines: unknown;
	description: Html;
	/** Changes the recipe. */
	update: ( attributes: Partial< RecipeAttributes > ) => void;
};

/**
 * Lines of a pasted recipe that found no place: each waits until somebody says
 * where it belongs. Nobody else sees them.
 *
 * @return The list; nothing where none waits.
 */
export function Unplaced( {
	lines,
	description,
	update,
}: Props ): ReactElement | null {
	const waiting = readList( lines ).map( readHtml ).filter( Boolean );
	const without = ( at: number ) => waiting.toSpliced( at, 1 );
	return waiting.length === 0 ? null : (
		<aside className="larder-unplaced">
			<p>
				{ __(
					'These lines of what was pasted found no place. Readers do not see them.',
					'larder'
				) }
			</p>
			<ul>
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
						<Button
							variant="link"
							isDestructive
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
