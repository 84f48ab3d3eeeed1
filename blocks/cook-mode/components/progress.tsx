import type { ReactElement } from 'react';

type Props = {
	/** Ids of all steps. */
	ids: readonly string[];
	/** Index of the one that is shown. */
	at: number;
	/** Ids of those that are done. */
	done: readonly string[];
};

/**
 * Draws a piece of a line for each step: which are done, and which is shown.
 * The heading of the step says the same in words.
 */
export function Progress( { ids, at, done }: Props ): ReactElement {
	return (
		<div className="larder-cook__progress" aria-hidden="true">
			{ ids.map( ( id, index ) => (
				<span
					key={ id }
					className={ [
						...( done.includes( id ) ? [ 'is-done' ] : [] ),
						...( index === at ? [ 'is-here' ] : [] ),
					].join( ' ' ) }
				/>
			) ) }
		</div>
	);
}
